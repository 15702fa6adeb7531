import type { FnContext, PhaseConfig } from 'boardgame.io'
import { CREW_DICE, RAISED, ROUND_LIMIT, SPIRITS_SQUARES, crewLevel, portsLevel } from '../src/numbers.ts'
import { canAim, canStow, fire, orderShooters, putLoot } from './cannons.ts'
import { move } from './move.ts'
import { CANNONS, CHEST_ICONS, ROWS, chestOf, gainInfamy, isFullRow, isOpen, sum, type Icon, type Option, type Table } from './table.ts'

/** Players who have to decide before the writing goes on, with the stage they are in. */
type Waiting = Record<string, 'raise' | 'aim' | 'stow'> | null

const isReadyPair = (G: Table, seat: number): boolean => G.ships[seat].spirits === SPIRITS_SQUARES

/** Everybody with a ready pair and a die on one of these icons, together. */
const raising =
  (...icons: readonly Icon[]) =>
  (G: Table): Waiting => {
    G.raisable = [...icons]
    const asked = G.ships.flatMap((_, seat) =>
      isReadyPair(G, seat) && icons.some((icon) => G.players[seat].at.includes(icon)) ? [seat] : [],
    )
    G.raising = asked.length
    return asked.length === 0 ? null : Object.fromEntries(asked.map((seat) => [seat, 'raise']))
  }

const IN_ORDER: readonly Icon[] = [...CHEST_ICONS, 'hull', ...CANNONS, 'ports', 'crew']

/** The dice of a seat that are written in this step and after it. */
const toCome = (G: Table, seat: number): Icon[] =>
  IN_ORDER.slice(IN_ORDER.indexOf(G.raisable[0])).filter((icon) => G.players[seat].at.includes(icon))

function canRaise(G: Table, seat: number, icon: Icon | 'later' | null): boolean {
  if (!isReadyPair(G, seat)) return false
  // Whoever has decided is asked for form's sake, so that nobody sees it.
  const { decided, raise } = G.players[seat]
  if (decided) return icon === raise
  const coming = toCome(G, seat)
  if (icon === 'later') return coming.length > 0 && !G.raisable.includes(coming[coming.length - 1])
  return icon === null || coming.includes(icon)
}

/** What each seat's die on this icon writes. */
function writeAt(G: Table, icon: Icon, squares: (seat: number) => number[]): void {
  G.ships.forEach((ship, seat) => {
    const { at, raise } = G.players[seat]
    const die = at.indexOf(icon)
    if (die === -1) return
    if (raise === icon) ship.spirits = 0
    squares(seat).push(raise === icon ? RAISED : G.faces[ship.nest[die]])
  })
}

const writing =
  (icon: 'hull' | 'small' | 'large' | 'ports') =>
  (G: Table): null => {
    writeAt(G, icon, (seat) => G.ships[seat][icon])
    return null
  }

const STEPS: readonly ((G: Table) => Waiting | void)[] = [
  (G) => G.ships.forEach((ship, seat) => void (ship.spirits += G.players[seat].at.includes('spirits') ? 1 : 0)),
  raising(...CHEST_ICONS),
  (G) => CHEST_ICONS.forEach((icon) => writeAt(G, icon, (seat) => G.ships[seat].chests[chestOf(icon)].values)),
  bury,
  raising('hull'),
  writing('hull'),
  raising(...CANNONS),
  writing('small'),
  writing('large'),
  orderShooters,
  fire,
  raising('ports'),
  writing('ports'),
  raidPorts,
  raising('crew'),
  hireCrew,
  dropAnchor,
]

function bury(G: Table): void {
  G.ships.forEach(({ chests }, seat) => {
    const { chest } = G.players[seat]
    if (chest !== null) chests[chest].buried = true
  })
}

function raidPorts(G: Table): void {
  const sums = G.ships.map(({ ports }) => sum(ports))
  const most = Math.max(...sums)
  G.ships.forEach((ship, seat) => gainInfamy(ship, portsLevel(sums[seat]) + (most > 0 && sums[seat] === most ? 1 : 0)))
}

function hireCrew(G: Table): void {
  const before = G.ships.map(({ crew }) => crewLevel(sum(crew)))
  writeAt(G, 'crew', (seat) => G.ships[seat].crew)
  G.ships.forEach((ship, seat) => {
    for (let k = before[seat]; k < crewLevel(sum(ship.crew)); k++) G.bag.push((seat + 1) * CREW_DICE - ship.supply--)
  })
}

function dropAnchor(G: Table): void {
  G.ended = G.round >= ROUND_LIMIT || G.ships.some((ship) => !ship.chests.some(isOpen) || ROWS.every((row) => isFullRow(ship, row)))
  if (G.ended) return
  for (const ship of G.ships) {
    G.bag.push(...ship.nest)
    ship.nest = []
  }
  G.first = (G.first + 1) % G.ships.length
}

function goOn({ G, events }: FnContext<Table>): void {
  for (; G.step < STEPS.length; G.step++) {
    const waiting = STEPS[G.step](G)
    if (waiting) return events.setActivePlayers({ value: waiting, minMoves: 1, maxMoves: 1 })
  }
}

const raise = move(canRaise, (context, seat, icon) => {
  const { G } = context
  if (icon !== 'later') G.players[seat] = { ...G.players[seat], raise: icon, decided: true }
  G.raising--
  if (G.raising > 0) return
  G.step++
  goOn(context)
})

const aim = move(canAim, (context, _seat, aimed) => {
  context.G.aims.push(aimed)
  goOn(context)
})

const stow = move(canStow, (context, seat, chest) => {
  putLoot(context.G, seat, chest)
  goOn(context)
})

export const write: PhaseConfig<Table> = {
  turn: {
    onBegin: goOn,
    stages: { raise: { moves: { raise } }, aim: { moves: { aim } }, stow: { moves: { stow } } },
  },
  endIf: ({ G }) => G.step === STEPS.length,
  next: 'draft',
}

export const raiseOptions = (G: Table, seat: number): Option[] =>
  [null, ...toCome(G, seat), 'later' as const].filter((icon) => canRaise(G, seat, icon)).map((icon) => ({ move: 'raise', args: [icon] }))
