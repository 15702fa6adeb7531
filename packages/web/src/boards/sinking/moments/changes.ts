import type { Glyph } from '@flotilla/art/sinking'
import { readView, type Message } from '@flotilla/kernel'
import {
  BREACHES,
  CANNON_TYPES,
  TREASURE,
  WATER,
  cannonType,
  countedCards,
  leakOf,
  nameOfThing,
  pointsOf,
  totalOf,
  type ReadCtx,
} from '@flotilla/sinking/client'
import type { Offered } from '../../../table/board.ts'
import type { SinkingProps, SinkingView } from '../props.ts'
import { figuresOf } from '../stage/thing.tsx'

/** A number of the table that a choice alters: how it is now, and afterwards. */
export interface Change {
  readonly sign: Glyph
  readonly label: string
  readonly from: number
  readonly to: number
}

type Fields = Readonly<Record<string, unknown>>
const back = (value: unknown): number | null => (typeof value === 'number' ? value : null)

/** What was asked, with all that the ask says. */
export const askOf = ({ ask }: SinkingProps): Fields => (ask ?? {}) as unknown as Fields

const LEAVES = new Set(['bucket.discard', 'spyglass.discard', 'patch.first'])
const COMES = new Set(['bucket.draw', 'plunder.take', 'stash.take', 'sifter.take'])
const TUNE_CARDS = 2

/** The own hand after a choice; null where it stays or nobody can know. */
function handAfter(board: SinkingProps, hand: readonly number[], choice: Fields): readonly number[] | null {
  const kind = String(askOf(board).kind)
  const card = back(choice.item ?? choice.card ?? choice.discard)
  if (card === null) return null
  const without = hand.filter((one) => one !== card)
  if (LEAVES.has(kind) || choice.item !== undefined || choice.shoot !== undefined) return without
  if (kind === 'rod.give') return [...without, back(askOf(board).caught) ?? card]
  return COMES.has(kind) ? [...hand, card] : null
}

const withHand = (view: SinkingView, seat: number, hand: readonly number[]): SinkingView => ({
  ...view,
  hands: view.hands.with(seat, [...hand]),
})

/** So much longer the own hand gets by cards that nobody has seen. */
function drawn(board: SinkingProps, choice: Fields): number {
  return choice.draw !== true ? 0 : askOf(board).kind === 'tune.draw' ? TUNE_CARDS : 1
}

/** What a choice alters, in numbers: told before it is committed to. */
export function changesOf(board: SinkingProps, ctx: ReadCtx, { choice }: Offered): readonly Change[] {
  const { view, seat, game, say } = board
  const fields = choice as Fields
  if (seat === null) return []
  const changes: Change[] = []
  const add = (sign: Glyph, code: string, from: number, to: number): void => {
    if (from !== to) changes.push({ sign, label: say({ code: `board.change.${code}` }), from, to })
  }
  const water = view.columns[WATER].length
  if (askOf(board).kind === 'bucket.draw') add('drop', 'water', water, water - 1)
  const breach = back(fields.breach ?? fields.propose ?? (fields.agree === true ? askOf(board).breach : null))
  if (breach !== null) add('breach', 'leaks', leakOf(ctx), leakOf(ctx) - (figuresOf(board, breach).water ?? 0))
  const thing = back(fields.breach ?? fields.cannon ?? fields.chest)
  if (thing !== null && askOf(board).kind === 'patch.hammer')
    add('patch', 'hammers', view.hammers[seat], view.hammers[seat] - (figuresOf(board, thing).hammers ?? 1))
  const gun = back(fields.chest) === null ? null : back(fields.cannon)
  if (gun !== null && askOf(board).kind !== 'patch.hammer') {
    const hits = (type: number): number => game.edition.dice.hits[CANNON_TYPES[type] ?? 'triple'].length
    add('fire', 'odds', hits(cannonType(gun)), hits(cannonType(gun) + 1))
  }
  const hand = view.hands[seat]
  const more = drawn(board, fields)
  if (more > 0) add('cards', 'hand', hand.length, hand.length + more)
  const after = handAfter(board, hand, fields)
  if (after === null) return changes
  const then = readView(game, withHand(view, seat, after))
  if (after.every((card) => view.faces[card] >= 0)) {
    add('afloat', 'win', totalOf(pointsOf(ctx, seat)), totalOf(pointsOf(then, seat)))
    add('sunk', 'sink', countedCards(ctx, seat), countedCards(then, seat))
  } else add('cards', 'hand', hand.length, after.length)
  return changes
}

/** What follows besides: where a card goes, who sees it, who is next, who could help. */
export function remarksOf(board: SinkingProps, { choice }: Offered): readonly Message[] {
  const { view, seat } = board
  const fields = choice as Fields
  const kind = String(askOf(board).kind)
  if (seat === null) return []
  if (kind === 'patch.agree') return [{ code: 'board.remark.sealed' }]
  if (LEAVES.has(kind) && (fields.card !== undefined || fields.discard !== undefined)) {
    const belly = view.chomp ? [{ code: 'board.remark.belly' }] : []
    const angry = view.angered > 0 ? [{ code: 'board.remark.angered' }] : []
    return [...belly, ...angry, ...(kind === 'patch.first' ? [hammersFollow(view, seat)] : [])]
  }
  if (kind === 'patch.first') return [hammersFollow(view, seat)]
  if (kind === 'bucket.draw') return view.faceUp.includes(back(fields.card) ?? -1) ? [] : [{ code: 'board.remark.onlyYou' }]
  if (kind === 'stash.take') return [{ code: 'board.remark.seen' }]
  if (kind === 'sifter.take') return [{ code: 'board.remark.seen' }]
  if (kind === 'rod.give')
    return [{ code: 'board.remark.rod', params: { got: nameOf(view, askOf(board).caught), given: nameOf(view, fields.card) } }]
  if (kind === 'plunder.take') return nextPlunderer(view, seat)
  if (fields.propose !== undefined) return helpers(view, seat, figuresOf(board, Number(fields.propose)).hammers ?? 0)
  return fields.chest !== undefined && kind === 'patch.hammer' ? [{ code: 'board.remark.onlyYou' }] : []
}

const nameOf = (view: SinkingView, card: unknown): string => nameOfThing(view, Number(card))

const hammersFollow = (view: SinkingView, seat: number): Message => ({
  code: 'board.remark.hammers',
  params: { hammers: view.hammers[seat] },
})

/** All take turns until what is left would not suffice for another round of all. */
function nextPlunderer({ columns, dials }: SinkingView, seat: number): readonly Message[] {
  const here = dials[TREASURE]
  const k = here.indexOf(seat)
  const left = columns[TREASURE].length
  const lapsed = (left + k) % here.length
  return k === -1 || left - lapsed < 2 ? [] : [{ code: 'board.remark.next', params: { seat: here[(k + 1) % here.length] } }]
}

/** Who could give a hammer for it. */
function helpers({ dials, hammers }: SinkingView, seat: number, needed: number): readonly Message[] {
  const seats = dials[BREACHES].filter((other) => other !== seat && hammers[other] > 0)
  const more = seats.reduce((sum, other) => sum + hammers[other], 0)
  return [{ code: 'board.remark.helpers', params: { needed, hammers: hammers[seat], seats, more } }, { code: 'board.remark.sealed' }]
}
