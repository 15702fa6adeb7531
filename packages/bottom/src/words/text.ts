import type { Ask, Choice, Message, Seat, Section, Strict, Words } from '@flotilla/kernel'
import { boardOf, costSum, worth } from '../board/board.ts'
import { isCovered, timesOf } from '../board/assistant.ts'
import { CARDS } from '../rules/cards/index.ts'
import { describe } from './describe.ts'
import { drawNumber } from '../rules/drawing-number.ts'
import type { Edition } from '../edition/schema.ts'
import { attackOf, isHit } from '../rules/effects/attacks-and-burdens.ts'
import { leftOfBatch } from '../rules/effects/jettison.ts'
import { KINDS, kindName, type Kind } from '../board/kinds.ts'
import { priceIn } from '../rules/asks/reasons.ts'
import { pointsOf } from '../rules/points-and-sacrifice.ts'
import type { Slot } from '../rules/shop.ts'
import { NONE, READY, numberOf, sacrificeAt, topDeed, type BottomState, type ReadCtx } from '../board/state.ts'
import { cites } from './cites.ts'
import { messages } from './en.ts'

type Params = NonNullable<Message['params']>
const say = (code: string, params: Params = {}): Message => ({ code, params })

/** What a card does, with the edition's numbers. */
export const effectText = ({ cards }: Edition, kind: Kind): Message => say(`effect.${KINDS[kind]}`, cards[kind].params)
/** The same in a few words. */
export const gistText = ({ cards }: Edition, kind: Kind): Message => say(`gist.${KINDS[kind]}`, cards[kind].params)

function prompt(ctx: ReadCtx, ask: Ask): Message {
  const params = promptParams(ctx, ask as Ask & { readonly [field: string]: number })
  return say(`ask.${ask.kind}${ask.kind === 'react.hit' ? effectKind(ctx) : ''}`, params)
}

/** What an effect on a seat is, where it takes no cards of the attacker's choice. */
function effectKind(ctx: ReadCtx): '' | '.guest' | '.tale' | '.choose' {
  const hit = topDeed(ctx)
  if (!isHit(hit)) return CARDS[hit.kind].hosted === true ? '.guest' : '.tale'
  return attackOf(ctx, hit) === undefined ? '.choose' : ''
}

/** What the question is about: the last deed of the chain, seen by the seat asked. */
function promptParams(ctx: ReadCtx, ask: Ask & { readonly [field: string]: number }): Params {
  const s = ctx.state
  const { seat } = ask
  switch (ask.kind) {
    case 'main':
      return { points: s.points, shop: s.phase === 'cruise' }
    case 'tycoon.order':
      return { n: drawNumber(ctx, seat) }
    case 'draw.between':
      return { left: ask.left }
    case 'play.host':
      return { card: kindName(s.faces[ask.card]) }
    case 'purse':
      return { points: inPurse(ctx, seat) }
    case 'limit':
      return { n: s.ships[seat].hand.length }
    case 'react.teacher':
      return { by: topDeed(ctx).seat, cards: leftOfBatch(s, topDeed(ctx)).map((card) => kindName(s.faces[card])) }
    case 'act.seat':
    case 'act.card':
    case 'hand.pick':
    case 'own.pick':
    case 'react.guard':
    case 'react.bar':
    case 'react.hit':
    case 'steward.pick': {
      const deed = topDeed(ctx)
      const zone = deed.what === 'hit' ? (attackOf(ctx, deed)?.zone ?? 'board') : 'board'
      const cards = zone === 'board' ? deed.picks.map((card) => kindName(s.faces[card])) : []
      return { card: KINDS[deed.kind], by: deed.seat, zone, cost: deed.count, n: deed.count, cards, at: ask.at ?? 0, of: ask.of ?? seat }
    }
    default:
      return {}
  }
}

const inPurse = (ctx: ReadCtx, seat: Seat): number => (seat === ctx.state.active ? ctx.state.points : ctx.state.purse)

/** The fields of all choices; one choice has a few of them, and its first says what it is. */
interface Chosen {
  readonly sacrifice: number
  readonly seal?: number
  readonly play: number
  readonly act: number
  readonly buy: Slot
  readonly put: number
  readonly first: string
  readonly seat: Seat
  readonly card: number
  readonly onto: number
  readonly use: number
  readonly position: number
  readonly copy: number
  readonly follow: boolean
  readonly take: number
  readonly next: number
  readonly discard: number
}

/** What the card that acts gains for a card of its player's board (TB-K29). */
const sold = (ctx: ReadCtx, card: number): number => {
  const { kind, times } = topDeed(ctx)
  return sacrificeAt(ctx, card) * numberOf(ctx, kind, 'factor') * times
}

/** A cost that is more than the value on the card. */
const isSum = ({ factor, discount }: { readonly factor?: unknown; readonly discount?: unknown }): boolean =>
  Number(factor ?? 1) > 1 || Number(discount ?? 0) > 0

function choice(ctx: ReadCtx, ask: Ask, chosen: Choice): Message {
  const s = ctx.state
  const { seat } = ask
  const c = chosen as Chosen
  const name = (back: number): string => kindName(s.faces[back])
  switch (Object.keys(c)[0]) {
    case 'sacrifice':
      return say(c.seal === undefined ? 'choice.sacrifice' : 'choice.pair', { card: name(c.sacrifice), points: pointsOf(ctx, c) })
    case 'play': {
      const sum = costSum(ctx, seat, c.play)
      return say('choice.play', { card: name(c.play), ...sum, sum: isSum(sum), ...leftOf(s.points - sum.cost) })
    }
    case 'act':
      return say(
        CARDS[s.faces[c.act] >> 6].sheds === true ? 'choice.shed' : wouldSink(ctx, seat, c.act) ? 'choice.act.sinks' : 'choice.act',
        {
          card: name(c.act),
        },
      )
    case 'buy':
      return purchaseText(ctx, c.buy)
    case 'end':
      return say('choice.end', { points: s.points })
    case 'abandon':
      return say('choice.abandon', { worth: worth(ctx, seat) })
    case 'maid':
      return say('choice.tidy', { card: name(c.put) })
    case 'first':
      return say(`choice.first.${c.first}`)
    case 'seat': {
      const { hand, deck } = s.ships[c.seat]
      return say('choice.seat', { target: c.seat, hand: hand.length, deck: deck.length, worth: worth(ctx, c.seat) })
    }
    case 'card':
      if (c.seal !== undefined) return say('choice.sellPair', { card: name(c.card), points: 2 * sold(ctx, c.card) })
      return cardText(ctx, seat, c.card)
    case 'onto':
      return say('choice.onto', { card: name(c.onto) })
    case 'use':
      return say(isCovered(ctx, c.use) && s.turned[c.use] === READY ? 'choice.use.first' : 'choice.use', { card: name(c.use) })
    case 'position': {
      const face = s.faces[s.ships[seat].deck[c.position - 1]]
      return say('choice.position', { position: c.position, card: face < 0 ? null : kindName(face) })
    }
    case 'copy':
      return say('choice.copy', { card: name(c.copy), owner: boardOf(ctx, c.copy) })
    case 'put':
      return say(`choice.put.${String(c.put)}`, { card: name(s.ships[seat].deck[0]) })
    case 'follow':
      return say(c.follow ? 'choice.follow.yes' : 'choice.follow.no')
    case 'take': {
      if (ask.kind === 'draft.pick') return say('choice.draft', { card: name(c.take) })
      const sum = costSum(ctx, seat, c.take)
      return say('choice.take', { card: name(c.take), ...sum, sum: isSum(sum), ...leftOf(inPurse(ctx, seat) - sum.cost) })
    }
    case 'next':
      return say('choice.next', { card: name(s.ships[seat].deck[c.next]) })
    case 'done':
      return say(ask.kind === 'draw.between' ? 'choice.drawOn' : 'choice.done')
    case 'discard':
      return say('choice.discard', { card: name(c.discard) })
    default:
      return say(`choice.${Object.keys(c)[0]}`)
  }
}

/** Points left over; nothing is left of what cannot be paid. */
const leftOf = (left: number) => ({ left, paid: left >= 0 })

/** An action that draws more than the deck holds, while nothing is shuffled back (TB-3.8). */
function wouldSink(ctx: ReadCtx, seat: Seat, card: number): boolean {
  const { phase, ships, faces } = ctx.state
  const kind = faces[card] >> 6
  if (phase !== 'sinking' || CARDS[kind].action?.own?.includes('draw') !== true) return false
  return ships[seat].deck.length < numberOf(ctx, kind, 'cards') * timesOf(ctx, card)
}

function purchaseText(ctx: ReadCtx, slot: Slot): Message {
  const s = ctx.state
  const price = slot === 'iceberg' || s.row[slot - 1] !== NONE ? priceIn(ctx, slot) : 0
  if (slot === 'iceberg') return say('choice.buy.iceberg', { price })
  if (s.row[slot - 1] === NONE) return say('choice.buy.empty', { slot })
  return say('choice.buy', { card: kindName(s.faces[s.row[slot - 1]]), price, ...leftOf(s.points - price) })
}

/** A card by name; on somebody's board, whose. */
function cardText(ctx: ReadCtx, seat: Seat, card: number): Message {
  const owner = boardOf(ctx, card)
  const name = kindName(ctx.state.faces[card])
  return owner === NONE || owner === seat ? say('choice.card', { card: name }) : say('choice.card.of', { card: name, owner })
}

/** The reactions of the cards on the own board. */
function plans({ state: s }: ReadCtx, seat: Seat): readonly { readonly ask: string; readonly text: Message }[] {
  const kinds = new Set(s.ships[seat].board.map((card) => s.faces[card] >> 6))
  return [...kinds].flatMap((kind) => {
    const { reaction, saves } = CARDS[kind]
    const ask = `react.${saves === true ? 'hit' : reaction}`
    if (reaction === undefined) return saves === true ? [{ ask, text: say('choice.lifebuoy') }] : []
    return [{ ask, text: reaction === 'hit' ? say('choice.steward') : say('choice.use', { card: KINDS[kind] }) }]
  })
}

interface Told {
  readonly type: string
  readonly faces?: Readonly<Record<number, number>>
  readonly card?: number
  readonly cards?: readonly number[]
  readonly [param: string]: unknown
}

/** Cards by the names the viewer knows; several cards are named only if all are known. */
function event(told: { readonly type: string; readonly [param: string]: unknown }): Message {
  const { type, faces = {}, card, cards, ...rest } = told as Told
  const params: Record<string, unknown> = { ...rest }
  if (card !== undefined) params.card = kindName(faces[card] ?? NONE)
  if (cards !== undefined) params.cards = cards.every((one) => faces[one] !== undefined) ? cards.map((one) => kindName(faces[one])) : []
  params.short = typeof rest.of === 'number' && typeof rest.n === 'number' && rest.n < rest.of
  params.aimed = rest.target !== undefined
  params.hosted = rest.host !== undefined
  params.doubled = rest.times === 2
  params.sum = isSum(rest)
  return { code: `event.${type}`, params: params as Params }
}

function cards({ edition }: ReadCtx): Section[] {
  return edition.cards.map(({ value, buy, sacrifice, colour, copies, entersTired }, kind) => ({
    title: say(`card.${KINDS[kind]}`),
    lines: [
      say('cards.facts', {
        value: value ?? '–',
        buy: buy ?? null,
        gives: sacrifice !== undefined,
        points: sacrifice ?? 0,
        colour,
        copies,
        entersTired,
      }),
      effectText(edition, kind),
    ],
  }))
}

export const words: Strict<Words<BottomState, Edition>> = { messages, prompt, choice, describe, cards, plans, event, cites }
