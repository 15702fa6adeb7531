import { PUBLIC, everyone, repeat, type State } from '@flotilla/kernel'
import type { Edition } from '../edition/schema.ts'
import { BABY, FIRST_OF_SHOP, ICEBERG, PASSENGER, faceOf } from '../board/kinds.ts'
import { mix } from '../board/lots.ts'
import type { Options } from './options.ts'
import { PLAN_SLOTS } from './asks/face-down-picks.ts'
import { shuffleDeck } from './drawing.ts'
import { fillRow } from './shop.ts'
import { NONE, READY, ROW, type BottomState, type Ctx, type Ship } from '../board/state.ts'
import { DRAFT_ROUND, FILL_ROW, TURN_READY } from './steps.ts'
import { dealPacks } from './draft.ts'

const emptyShip = (): Ship => ({ deck: [], hand: [], water: [], board: [], sunk: false, turns: 0, steered: false })

/** TB-1.1, TB-1.2, TB-1.3, TB-1.4: ten starting cards a seat, the Iceberg in its slot, the shop deck; nothing is shuffled yet. */
export function setup(blank: State<Options>, { cards }: Edition): BottomState {
  const faces: number[] = []
  const ships: Ship[] = []
  for (let seat = 0; seat < blank.seats; seat++) ships.push(emptyShip())
  for (const kind of [PASSENGER, BABY])
    for (let copy = 0; copy < cards[kind].copies * blank.seats; copy++) {
      ships[Math.floor(copy / cards[kind].copies)].deck.push(faces.length)
      faces.push(faceOf(kind, copy))
    }
  const iceberg = faces.length
  faces.push(faceOf(ICEBERG, 0))
  const shopDeck: number[] = []
  for (let kind = FIRST_OF_SHOP; kind < cards.length; kind++)
    for (let copy = 0; copy < cards[kind].copies; copy++) {
      shopDeck.push(faces.length)
      faces.push(faceOf(kind, copy))
    }
  const known = repeat(faces.length + PLAN_SLOTS, 0)
  known[iceberg] = PUBLIC | everyone(blank.seats)
  return Object.assign(blank, {
    phase: 'cruise' as const,
    turn: 0,
    active: 0,
    points: 0,
    purse: 0,
    ships,
    row: repeat(ROW, NONE),
    iceberg,
    shopDeck,
    shopDiscard: [],
    gone: [],
    packs: [],
    turned: repeat(faces.length, READY),
    partner: repeat(faces.length, NONE),
    guests: [],
    used: [],
    replayed: [],
    barred: [],
    tidied: [],
    chain: [],
    pending: [],
    batches: [],
    dealing: 0,
    lot: repeat(faces.length, 0),
    lotOfCard: repeat(faces.length, 0),
    lots: 1,
    pools: [{ name: 'cards', first: 0, faces: faces.slice() }],
    faces: faces.concat(repeat(PLAN_SLOTS, 0)),
    known,
  })
}

export const setupSteps = {
  /** Every pile is a lot of its own: who owns which cards is public from the start. */
  'setup.deal'(ctx: Ctx): void {
    const s = ctx.state
    const own = (backs: readonly number[]): void => {
      const id = s.lots++
      for (const back of backs) s.lot[back] = s.lotOfCard[back] = id
    }
    // TB-1.3: for sale from the start, in a slot of its own.
    own([s.iceberg])
    own(s.shopDeck)
    for (const { deck } of s.ships) own(deck)
    for (let seat = 0; seat < s.seats; seat++) shuffleDeck(ctx, seat)
    mix(ctx, s.shopDeck)
    ctx.shuffle(s.shopDeck, 'shop')
    if (s.options.start === 'standard') return ctx.push(FILL_ROW)
    s.phase = 'draft'
    dealPacks(ctx)
    ctx.push(DRAFT_ROUND)
  },

  /** TB-1.4, TB-1.5: the row, and who begins. */
  'setup.row'(ctx: Ctx): void {
    const s = ctx.state
    const { firstPlayer } = s.options
    s.phase = 'cruise'
    // TB-R8
    s.active = firstPlayer === 'random' ? ctx.draw('first', s.seats) : firstPlayer === 'host' ? 0 : firstPlayer
    ctx.emit?.({ type: 'first', seat: s.active })
    fillRow(ctx)
    ctx.push(TURN_READY)
  },
}
