import { answer, choices, copy, explain, ctxOn, same, view, type Ask, type Event } from '@flotilla/kernel'
import { playOut } from '@flotilla/kernel/conformance'
import { describe, expect, test } from 'vitest'
import { FREEBOOTER, ownerOf } from '../src/board/dice.ts'
import { waves } from '../src/index.ts'
import { CANNONS, MERCHANTMAN, crews, type Ctx, type Ship, type WavesState } from '../src/board/state.ts'
import { ROWS, chestSquares, rowLevel, sum } from '../src/board/terms.ts'

interface Move {
  readonly before: WavesState
  readonly after: WavesState
  readonly events: readonly Event[]
}

/** A whole game between players who answer anything legal with equal chance. */
function play(seats: number, options: object, luck: number): Move[] {
  const moves: Move[] = []
  playOut(waves, { seats, options, luck }, ({ state, move }) => {
    if (move === null) return
    const before = copy(waves, state as WavesState)
    const after = copy(waves, before)
    const events = answer(waves, after, move.ask.seat, move.choice).map(({ event }) => event)
    moves.push({ before, after, events })
  })
  return moves
}

const OTHER_OPTIONS = {
  portsTie: 'none',
  hullAgainstTwo: 'perCannon',
  cannonShots: 'fixed',
  fireTie: 'fromFirst',
  emptyTargets: 'forbidden',
  lootChest: 'once',
  buryNamed: 'atWriting',
  roundLimit: 'off',
  raiseTiming: 'atReveal',
  draftOrder: 'snake',
  length: 'short',
}

const GAMES: readonly (readonly [string, Move[]])[] = [
  ['2 seats', play(2, {}, 1)],
  ['3 seats', play(3, {}, 2)],
  ['4 seats', play(4, {}, 3)],
  ['5 seats', play(5, {}, 4)],
  ['3 seats, every other option', play(3, OTHER_OPTIONS, 5)],
  ['solo', play(1, { mode: 'solo' }, 6)],
]

const ctx = (state: WavesState): Ctx => ctxOn(waves, state)
const ships = ({ ships: all, seats }: WavesState): readonly Ship[] => all.slice(0, seats)
const isPrefix = (short: readonly number[], long: readonly number[]): boolean => short.every((value, i) => long[i] === value)
const kinds = ({ asks }: WavesState): string[] => asks.map((ask: Ask & { step?: string }) => ask.step ?? ask.kind)
const treasure = (s: WavesState): number => sum(s.ships.flatMap(({ chests }) => chests.flat())) + sum(s.loot)

/** The longest list each kind of ask can have. */
const MOST: Readonly<Record<string, number>> = { draft: 30, place: 12, yarrr: 2, hold: 1, raise: 5, bury: 3, aim: 24, stow: 3 }

const LAWS: Readonly<Record<string, (move: Move) => boolean>> = {
  'no die is lost or made: bag, pool, nests and supply (RW-1.3, RW-1.4, RW-11.2, RW-12.2)': ({ after: s }) => {
    const inPlay = [...s.bag, ...s.pool, ...s.ships.flatMap(({ nest }) => nest)]
    const levels = ships(s).map((_, seat) => rowLevel(ctx(s), seat, 'crew'))
    const freebooters = inPlay.filter((die) => ownerOf(ctx(s), die) === FREEBOOTER)
    return (
      new Set(inPlay).size === inPlay.length &&
      inPlay.length === 3 * crews(s) + 1 + sum(levels) &&
      levels.every((level, seat) => s.supply[seat] === 3 - level) &&
      freebooters.length === crews(s) + 1
    )
  },

  'Infamy is from 0 to 18 (RW-0.5)': ({ after }) => ships(after).every(({ infamy }) => infamy >= 0 && infamy <= 18),

  'written values and squares (RW-4.2)': ({ after: s }) =>
    ships(s).every((ship) => {
      const written = [...ship.chests.flat(), ...ROWS.flatMap((row) => ship[row]), ...CANNONS.flatMap((cannon) => ship[cannon])]
      return (
        written.every((value) => value >= 1 && value <= 7) &&
        ship.spirits.every((value) => value >= 1 && value <= 6) &&
        ship.spirits.length <= 2 &&
        ROWS.every((row) => ship[row].length <= 5) &&
        ship.chests.every((values, chest) => values.length <= chestSquares(ctx(s), chest))
      )
    }),

  'after W5 no cannon is filled (RW-9.18)': ({ after: s }) =>
    kinds(s).some((kind) => kind === 'aim' || kind === 'stow') ||
    ships(s).every(({ small, large }) => small.length < 2 && large.length < 3),

  'hull, ports and crew only grow (RW-4.5)': ({ before, after }) =>
    ships(after).every((ship, seat) => ROWS.every((row) => isPrefix(before.ships[seat][row], ship[row]))),

  'a buried chest holds a value and never changes again (RW-6.5, RW-7.3)': ({ before, after }) =>
    ships(before).every(({ buried, chests }, seat) =>
      chests.every((values, chest) => {
        const { chests: now, buried: still } = after.ships[seat]
        return !buried[chest] || (still[chest] && values.length > 0 && same(now[chest], values))
      }),
    ),

  'treasure goes only with loot that did not fit, and alone with the Navy and full holds (RW-4.5, RW-9.15, RW-S5, RW-S8)': ({
    before,
    after,
    events,
  }) => {
    const wrote = events.flatMap(({ type, icon, value }) => (type === 'wrote' && String(icon).startsWith('chest') ? Number(value) : []))
    const lost = events.flatMap(({ type, lost: gone, hold }) => {
      if (type === 'stowed' || type === 'navy') return gone as number[]
      return type === 'sailedHome' ? before.ships[MERCHANTMAN].chests[Number(hold)] : []
    })
    return treasure(after) - treasure(before) === sum(wrote) - sum(lost)
  },

  'at the start of an allocation there are at least four places (RW-4.4, RW-R12)': ({ after: s }) =>
    s.asks
      .filter((one: Ask & { die?: number }) => one.kind === 'place' && one.die === 0)
      .every((ask) => choices(waves, s, ask).filter((choice) => 'at' in choice && choice.at !== 'bury').length >= 4),

  'between the roll and the next roll nothing consumes chance (RW-2.1)': ({ before, after }) =>
    before.round !== after.round || same(after.luck, before.luck),

  'the choices of a seat are the same on its view and on the state': ({ after: s }) =>
    s.asks.every((ask) => {
      const seen = view(waves, s, ask.seat)
      return same(choices(waves, seen, ask), choices(waves, s, ask)) && same(explain(waves, seen, ask), explain(waves, s, ask))
    }),

  'no list of choices is longer than the asks allow': ({ after: s }) =>
    s.asks.every((ask) => choices(waves, s, ask).length <= MOST[ask.kind]),
}

describe.each(GAMES)('%s', (_name, moves) => {
  test('the game comes to an end', () => {
    expect(moves.length).toBeGreaterThan(50)
    expect(moves.at(-1)?.after.ended).not.toBe('')
  })

  test.each(Object.entries(LAWS))('%s', (_law, holds) => {
    expect(moves.find((move) => !holds(move))).toBeUndefined()
  })

  test('at most one raise per seat and round, one die per icon (RW-3.3, RW-5.6)', () => {
    const raised = moves.flatMap(({ before, events }) =>
      events.filter((event) => event.type === 'wrote' && event.raised === true).map(({ seat }) => `${before.round} ${String(seat)}`),
    )
    const plans = moves.flatMap(({ events }) => events.flatMap(({ type, plans: all }) => (type === 'revealed' ? (all as string[][]) : [])))
    expect(new Set(raised).size).toBe(raised.length)
    expect(plans.length).toBeGreaterThan(0)
    for (const plan of plans) expect(new Set(plan).size).toBe(plan[0] === 'bury' ? 1 : 3)
  })

  test("the game's own check agrees", () => {
    for (const { after } of moves) waves.invariants?.(ctx(after))
  })
})
