import { CHESTS, CHEST_SQUARES, LARGE_SQUARES, SMALL_SQUARES, hullLevel, largeShots, smallShots } from '../src/numbers.ts'
import { CANNONS, gainInfamy, isOpen, sum, type Aim, type Cannon, type Option, type Ship, type Table } from './table.ts'

const isLoaded = (ship: Ship, cannon: Cannon): boolean => ship[cannon].length >= (cannon === 'small' ? SMALL_SQUARES : LARGE_SQUARES)
const shots = (ship: Ship, cannon: Cannon): number => (cannon === 'small' ? smallShots : largeShots)(sum(ship[cannon]))

/** Who fires, in order: by Infamy, then by distance to the left of the first player. */
export function orderShooters(G: Table): void {
  const seats = G.ships.length
  const far = (seat: number): number => (seat - G.first - 1 + seats) % seats
  G.shooters = G.ships.flatMap((ship, seat) => (CANNONS.some((cannon) => isLoaded(ship, cannon)) ? [seat] : []))
  G.shooters.sort((a, b) => G.ships[b].infamy - G.ships[a].infamy || far(a) - far(b))
  G.volleys = null
}

export function canAim(G: Table, by: number, { cannon, seat, chest }: Aim): boolean {
  if (seat === by || !isLoaded(G.ships[by], cannon) || G.aims.some((aimed) => aimed.cannon === cannon)) return false
  return !G.ships[seat].chests[chest].buried && !G.aims.some((aimed) => aimed.seat === seat && aimed.chest !== chest)
}

export const canStow = (G: Table, seat: number, chest: number): boolean => isOpen(G.ships[seat].chests[chest])

/** Fires until somebody has to decide: who, and what. */
export function fire(G: Table): Record<string, 'aim' | 'stow'> | null {
  for (let by = G.shooters[0]; by !== undefined; by = G.shooters[0]) {
    if (G.volleys === null) {
      if (aimOptions(G, by).length > 0) return { [by]: 'aim' }
      G.volleys = G.aims.filter(({ seat }, i) => G.aims.findIndex((aimed) => aimed.seat === seat) === i)
    }
    for (let volley = G.volleys.shift(); volley !== undefined; volley = G.volleys.shift()) {
      steal(G, by, volley)
      const open = stowOptions(G, by)
      if (G.loot.length > 0 && open.length > 1) return { [by]: 'stow' }
      if (open.length === 1) putLoot(G, by, Number(open[0].args[0]))
    }
    wipeCannons(G, by)
  }
  return null
}

function steal(G: Table, by: number, { seat, chest }: Aim): void {
  const fired = G.aims.reduce((total, aimed) => total + (aimed.seat === seat ? shots(G.ships[by], aimed.cannon) : 0), 0)
  const hits = Math.max(0, fired - hullLevel(sum(G.ships[seat].hull)))
  const { values } = G.ships[seat].chests[chest]
  G.loot = values.splice(Math.max(0, values.length - hits)).reverse()
}

export function putLoot(G: Table, seat: number, chest: number): void {
  const { values } = G.ships[seat].chests[chest]
  values.push(...G.loot.slice(0, CHEST_SQUARES - values.length))
  G.loot = []
}

function wipeCannons(G: Table, seat: number): void {
  const ship = G.ships[seat]
  for (const cannon of CANNONS) {
    if (!isLoaded(ship, cannon)) continue
    gainInfamy(ship, Math.min(...ship[cannon]))
    ship[cannon] = []
  }
  G.shooters.shift()
  G.aims = []
  G.volleys = null
}

export function aimOptions(G: Table, by: number): Option[] {
  const legal: Option[] = []
  for (const cannon of CANNONS)
    for (let seat = 0; seat < G.ships.length; seat++)
      for (let chest = 0; chest < CHESTS; chest++)
        if (canAim(G, by, { cannon, seat, chest })) legal.push({ move: 'aim', args: [{ cannon, seat, chest }] })
  return legal
}

export const stowOptions = (G: Table, seat: number): Option[] =>
  [0, 1, 2].filter((chest) => canStow(G, seat, chest)).map((chest) => ({ move: 'stow', args: [chest] }))
