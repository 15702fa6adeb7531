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

/** What a name could come to touch in any of its places. */
const REACH = { aside: 54, up: 64, down: 62 } as const

interface Around {
  readonly names: readonly Name[]
  readonly obstacles: readonly Obstacle[]
}

function aroundOf(name: Name, names: readonly Name[], obstacles: readonly Obstacle[]): Around {
  const wide = halfOf(name) + REACH.aside
  const [left, right, top, bottom] = [name.x - wide, name.x + wide, name.y - REACH.up, name.y + REACH.down]
  return {
    names: names.filter(
      (other) =>
        other !== name &&
        other.x + PLACE.wide > left &&
        other.x - PLACE.wide < right &&
        other.y + PLACE.down > top &&
        other.y - PLACE.up < bottom,
    ),
    obstacles: obstacles.filter((one) => one.right > left && one.left < right && one.bottom > top && one.top < bottom),
  }
}

const ROUNDS = 3

/** Each name takes the cheapest of its places, up to three times over, so that none covers another, a ship or a pin. */
export function placeNames(names: readonly Name[], obstacles: readonly Obstacle[], left: number, right: number): PlacedName[] {
  const around = names.map((name) => aroundOf(name, names, obstacles))
  const placed: PlacedName[] = []
  for (const [i, name] of names.entries()) placed.push(cheapest(name, around[i], placed, left, right))
  for (let round = 0, moved = true; round < ROUNDS && moved; round++) {
    moved = false
    for (const [i, name] of names.entries()) {
      const others = placed.filter((other, k) => k !== i && Math.abs(other.y - name.y) < 90)
      const next = cheapest(name, around[i], others, left, right)
      if (next.x !== placed[i].x || next.y !== placed[i].y) moved = true
      placed[i] = next
    }
  }
  return placed
}

const halfOf = ({ words, size }: Name): number => words.length * size * 0.245 + 3

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

function cheapest(name: Name, around: Around, others: readonly PlacedName[], left: number, right: number): PlacedName {
  let best: PlacedName | null = null
  let least = Infinity
  const [half, high] = [halfOf(name), name.size * 0.56]
  for (const dy of DOWN)
    for (const dx of ASIDE) {
      const [x, y] = [name.x + dx, name.y + dy]
      const box: Obstacle = { left: x - half, top: y - high - 3, right: x + half, bottom: y + high - 2, weight: 2.2 }
      let cost = Math.abs(dx) * 2.2 + Math.abs(dy - 28) * (dy < 0 ? 1.5 : 2.4) - (dy < 0 ? 0 : 18)
      cost += (Math.max(0, left - box.left) + Math.max(0, box.right - right)) * 40
      // Nothing makes a place cheaper: what is dearer already is looked at no further.
      if (cost >= least) continue
      for (const obstacle of around.obstacles) cost += overlap(box, obstacle) * obstacle.weight
      if (cost >= least) continue
      for (const other of others) cost += overlap(box, other.box) * 2.2
      for (const other of around.names) cost += straysTo(box, name, other)
      if (cost < least) {
        least = cost
        best = { ...name, x, y, box }
      }
    }
  return best ?? { ...name, box: { left: 0, top: 0, right: 0, bottom: 0, weight: 0 } }
}
