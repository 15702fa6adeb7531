import { everyone, PUBLIC, repeat, seatBit, type Ask, type Choice, type Seat, type Seen } from '../../src/index.ts'
import { bids, dials, hold, squawks, sures, turn } from './asks.ts'
import { steps } from './steps.ts'
import {
  asking,
  dialBack,
  editionSchema,
  holding,
  house,
  KINDS,
  options,
  SILK,
  step,
  type Contraband,
  type ContrabandState,
  type ReadCtx,
} from './table.ts'
import { words } from './words.ts'

const silkIn = (s: Pick<Seen<ContrabandState>, 'hands' | 'faces'>, seat: Seat): number =>
  s.hands[seat].filter((card) => s.faces[card] === SILK).length

export const contraband: Contraband = {
  id: 'contraband',
  title: 'Contraband',
  rulesVersion: 1,
  seats: { min: 2, max: 4 },
  options,
  fits: ({ copies }, seats) => (seats === 4 && copies < 5 ? `${copies} copies of each card are too few for 4 seats` : null),
  edition: house,
  editionSchema,
  chance: ['deck', 'slips'],
  setup(blank) {
    const { seats } = blank
    const composition = KINDS.flatMap((_, kind) => repeat(blank.options.copies, kind))
    return Object.assign(blank, {
      round: 0,
      turn: 0,
      deck: composition.map((_, back) => back),
      discard: [],
      hands: Array.from({ length: seats }, () => []),
      gold: repeat(seats, blank.options.start === 'rich' ? 3 : 0),
      ready: repeat(seats, false),
      pools: [{ name: 'cargo', first: 0, faces: composition }],
      faces: [...composition, ...repeat(seats, 0)],
      known: [...repeat(composition.length, 0), ...repeat(seats, PUBLIC | everyone(seats))],
    })
  },
  firstStep: step('deal'),
  steps,
  asks: { turn, squawk: squawks, bid: bids, dial: dials, sure: sures, hold },
  score: ({ state: s }, seat) => s.gold[seat],
  outcome({ state: s }) {
    const scores = s.gold.map((gold, seat) => gold + silkIn(s, seat))
    const best = Math.max(...scores)
    const rankOf = (score: number): number => 1 + scores.filter((other) => other > score).length
    return {
      why: 'ended.rounds',
      standings: scores.map((score, seat) => ({ seat, rank: rankOf(score), score, parts: { gold: s.gold[seat], silk: silkIn(s, seat) } })),
      winners: scores.flatMap((score, seat) => (score === best ? [seat] : [])),
    }
  },
  zones({ state: s }, visit) {
    visit(s.deck, 0)
    visit(s.discard, PUBLIC | everyone(s.seats))
    for (let seat = 0; seat < s.seats; seat++) visit(s.hands[seat], seatBit(seat))
  },
  /** Another's dial is somewhere, if it is set at all. */
  imagine(ctx, me, rng) {
    const s = ctx.state
    if (s.sealed?.ask.kind !== 'dial') return
    for (let i = 0; i < s.asks.length; i++) {
      const { seat } = s.asks[i]
      if (seat === me) continue
      ctx.lay(dialBack(s, seat), s.ready[seat] ? rng.below(3) : 0, seatBit(seat))
      s.asks[i] = s.ready[seat] ? holding(seat) : asking('dial', seat)
    }
  },
  invariants({ state: s }) {
    const cards = [...s.deck, ...s.discard, ...s.hands.flat()]
    if (cards.length !== 4 * s.options.copies || new Set(cards).size !== cards.length) throw new Error(`${cards.length} cards lie about`)
    if (s.gold.some((gold) => gold < 0)) throw new Error('gold below zero')
  },
  words,
  tells: { slipped: 'plain', squawked: 'plain', landed: 'plain', drew: 'small', bids: 'big', dials: 'big' },
}

/** How an advised player of it chooses. */
export const rate = ({ state: s }: ReadCtx, _ask: Ask, choice: Choice): number => ('land' in choice ? 3 - s.faces[Number(choice.land)] : 0)

export { dials, squawks, steps, turn }
export * from './table.ts'
