/** A name to be written on the chart, in map units. */
export interface Name {
  readonly x: number
  readonly y: number
  readonly words: string
  readonly size: number
  /** Ports and homes are written in small capitals, islands in a hand. */
  readonly capitals: boolean
}

/** Something that a name should not cover; the weight says how bad it is. */
export interface Obstacle {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly weight: number
}

export interface PlacedName extends Name {
  readonly box: Obstacle
}

const DOWN = [28, 34, 22, 40, -30, -36, 16, 46, -44]
const ASIDE = [0, -10, 10, -20, 20, -32, 32, -44, 44]

/** What a place takes of the chart: another name that lies on it would be taken for its own. */
const PLACE = { wide: 23, up: 20, down: 15, weight: 2 } as const
/** A name nearer to another place than to its own misleads. */
const ASTRAY = 420

const overlap = (a: Obstacle, b: Obstacle): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))

/** Each name takes the cheapest of its places, three times over, so that none covers another, a ship or a pin. */
export function placeNames(names: readonly Name[], obstacles: readonly Obstacle[], left: number, right: number): PlacedName[] {
  const placed: PlacedName[] = []
  for (const name of names) placed.push(cheapest(name, names, obstacles, placed, left, right))
  for (let round = 0; round < 3; round++)
    for (const [i, name] of names.entries())
      placed[i] = cheapest(
        name,
        names,
        obstacles,
        placed.filter((_, other) => other !== i),
        left,
        right,
      )
  return placed
}

/** How much a name in this place would be taken for that of another place. */
function straysTo(box: Obstacle, own: Name, other: Name): number {
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
  const place = {
    left: other.x - PLACE.wide,
    right: other.x + PLACE.wide,
    top: other.y - PLACE.up,
    bottom: other.y + PLACE.down,
    weight: PLACE.weight,
  }
  const astray = Math.hypot(x - other.x, y - other.y) < Math.hypot(x - own.x, y - own.y) ? ASTRAY : 0
  return astray + overlap(box, place) * PLACE.weight
}

function cheapest(
  name: Name,
  names: readonly Name[],
  obstacles: readonly Obstacle[],
  others: readonly PlacedName[],
  left: number,
  right: number,
): PlacedName {
  let best: PlacedName | null = null
  let least = Infinity
  const [half, high] = [name.words.length * name.size * 0.245 + 3, name.size * 0.56]
  for (const dy of DOWN)
    for (const dx of ASIDE) {
      const [x, y] = [name.x + dx, name.y + dy]
      const box: Obstacle = { left: x - half, top: y - high - 3, right: x + half, bottom: y + high - 2, weight: 2.2 }
      let cost = Math.abs(dx) * 2.2 + Math.abs(dy - 28) * (dy < 0 ? 1.5 : 2.4) - (dy < 0 ? 0 : 18)
      cost += (Math.max(0, left - box.left) + Math.max(0, box.right - right)) * 40
      for (const other of others) cost += overlap(box, other.box) * 2.2
      for (const other of names) if (other !== name) cost += straysTo(box, name, other)
      for (const obstacle of obstacles) cost += overlap(box, obstacle) * obstacle.weight
      if (cost < least) {
        least = cost
        best = { ...name, x, y, box }
      }
    }
  return best ?? { ...name, box: { left: 0, top: 0, right: 0, bottom: 0, weight: 0 } }
}
