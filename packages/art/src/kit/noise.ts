const hash = (x: number, y: number, seed: number): number => {
  let n = Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(seed, 974711)
  n = Math.imul(n ^ (n >>> 13), 1274126177)
  return ((n ^ (n >>> 16)) >>> 0) / 4294967296
}
const ease = (t: number): number => t * t * (3 - 2 * t)

/** Smooth noise from 0 to 1 over the plane, the same for the same seed. */
export function valueNoise(x: number, y: number, seed = 0): number {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const [u, v] = [ease(x - left), ease(y - top)]
  const a = hash(left, top, seed)
  const b = hash(left + 1, top, seed)
  const c = hash(left, top + 1, seed)
  const d = hash(left + 1, top + 1, seed)
  return a + (b - a) * u + (c - a) * v + (a - b - c + d) * u * v
}

/** The same with finer noise laid over it. */
export const fractalNoise = (x: number, y: number, seed = 0): number =>
  valueNoise(x, y, seed) * 0.55 + valueNoise(x * 2.1, y * 2.1, seed + 7) * 0.3 + valueNoise(x * 4.3, y * 4.3, seed + 13) * 0.15
