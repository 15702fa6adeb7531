/** Numbers from 0 to 1 that are the same for the same seed: a drawing never differs between two looks. */
export function random(seed: number): () => number {
  let s = seed | 0
  return () => {
    s = (s + 0x6d2b79f5) | 0
    let t = Math.imul(s ^ (s >>> 15), 1 | s)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** A seed from a name. */
export const seedOf = (name: string): number => {
  let seed = 7
  for (let i = 0; i < name.length; i++) seed = (Math.imul(seed, 31) + name.charCodeAt(i)) | 0
  return seed
}

/** A number from 0 to 1 for a number: scattered, and always the same. */
export const scatter = (i: number): number => {
  const x = Math.sin(i * 127.1) * 43758.5453
  return x - Math.floor(x)
}

/** A line that wanders smoothly between -1 and 1. */
export const wander = (x: number): number => {
  const i = Math.floor(x)
  const u = x - i
  const v = u * u * (3 - 2 * u)
  return (scatter(i) + (scatter(i + 1) - scatter(i)) * v) * 2 - 1
}
