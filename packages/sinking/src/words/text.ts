import { UNKNOWN, type Ask, type Choice, type Message, type Seat, type Strict, type Words } from '@flotilla/kernel'
import { describe } from './describe.ts'
import type { Edition } from '../edition/schema.ts'
import type { ItemChoice } from '../rules/items/vocabulary.ts'
import { columnOfDial, type SinkingState, type ReadCtx } from '../board/state.ts'
import { nameOfThing, say } from './names.ts'
import { cites } from './cites.ts'
import { messages } from './en.ts'
import { sums } from './sums.ts'
import { nameOfResult, resultOf } from '../rules/threat.ts'
import { COLUMNS, ACTIONS, CHARACTERS, cannonType, CANNON_TYPES, type Action, type Column } from '../board/things.ts'
import { isBareDie } from '../rules/fire.ts'

interface AnyAsk extends Ask {
  readonly by?: Seat
  readonly breach?: number
  readonly from?: Seat
  readonly caught?: number
}

function prompt(ctx: ReadCtx, ask: Ask): Message {
  const { round } = ctx.state
  const { by, breach, from, caught } = ask as AnyAsk
  return say(`ask.${ask.kind}${ask.kind === 'declare.dial' && ctx.state.screech ? '.screech' : ''}`, {
    round,
    ...(by === undefined ? {} : { by }),
    ...(breach === undefined ? {} : { breach: nameOfThing(ctx.state, breach) }),
    ...(from === undefined || caught === undefined ? {} : { from, caught: nameOfThing(ctx.state, caught) }),
  })
}

/** A choice's part that is a word, as most are. */
const word = (part: Chosen[string]): string => (typeof part === 'string' ? part : '')

type Chosen = Readonly<
  Record<string, string | number | boolean | readonly number[] | { readonly seat: Seat; readonly action: Action } | ItemChoice>
>

function choice(ctx: ReadCtx, ask: Ask, chosen: Choice): Message {
  const c = chosen as Chosen
  const thing = (key: string): string => nameOfThing(ctx.state, Number(c[key]))
  if ('item' in c) return itemChoice(ctx, chosen as ItemChoice)
  if ('shoot' in c) return say('choice.shoot', { cannon: thing('shoot'), card: thing('card') })
  if ('chest' in c && ask.kind !== 'patch.hammer') return chestChoice(ctx, c)
  if ('plead' in c) {
    const { seat, action } = c.plead as { seat: Seat; action: Action }
    return say('choice.plead', { target: seat, action })
  }
  if ('action' in c && ask.kind === 'declare.dial') return dialChoice(ctx, c)
  if ('action' in c) return say('choice.turn', { action: word(c.action) })
  if ('character' in c) {
    const { job, item } = ctx.edition.characters[CHARACTERS.findIndex((id) => id === c.character)]
    return say('choice.character', { character: word(c.character), job: job.toLowerCase(), item })
  }
  if ('card' in c) return cardChoice(ctx, ask, Number(c.card))
  if ('draw' in c) return say(`choice.${ask.kind === 'tune.draw' ? 'tune' : 'patch'}.${c.draw === true ? 'draw' : 'not'}`)
  if ('agree' in c) return say(`choice.agree.${c.agree === true ? 'yes' : 'no'}`)
  const [key] = Object.keys(c)
  switch (key) {
    case 'discard':
    case 'breach':
    case 'cannon':
    case 'chest':
    case 'show':
      return say(`choice.${key}`, { card: thing(key) })
    case 'propose':
      return say('choice.propose', { card: thing(key), hammers: ctx.edition.breaches[ctx.state.faces[Number(c.propose)]].hammers })
    case 'claim':
      return say('choice.claim', { action: word(c.claim) })
    case 'doubt':
      return say('choice.doubt', { target: Number(c.doubt) })
    default:
      return say(`choice.${key}`)
  }
}

function dialChoice(ctx: ReadCtx, c: Chosen): Message {
  if (c.column === undefined) return say('choice.dial.silent', { action: word(c.action) })
  const lie = ACTIONS.indexOf(c.action as Action) !== COLUMNS.indexOf(c.column as Column)
  const laid = { claim: ACTIONS[COLUMNS.indexOf(c.column as Column)], action: word(c.action), lie }
  if (c.play === undefined) return say('choice.dial', laid)
  const { item, seat: target, card } = c.play as ItemChoice
  const played = { ...laid, card: nameOfThing(ctx.state, item) }
  return card === undefined
    ? say('choice.dial.seat', { ...played, target: target ?? 0 })
    : say('choice.dial.card', { ...played, named: nameOfThing(ctx.state, card) })
}

function cardChoice(ctx: ReadCtx, ask: Ask, card: number): Message {
  const s = ctx.state
  const name = nameOfThing(s, card)
  if (ask.kind === 'bucket.draw') {
    const hidden = s.columns[0].filter((one) => !s.faceUp.includes(one))
    const place = hidden.indexOf(card) + 1
    return place === 0 ? say('choice.bucket.up', { card: name }) : say('choice.bucket.down', { place, of: hidden.length, card: name })
  }
  if (ask.kind === 'bucket.discard' || ask.kind === 'spyglass.discard') return say('choice.discard', { card: name })
  return say(ask.kind === 'rod.give' ? 'choice.give' : 'choice.take', { card: name })
}

function itemChoice(ctx: ReadCtx, { item, die, seat, card, token, cannon, action, count, from }: ItemChoice): Message {
  const s = ctx.state
  const name = nameOfThing(s, item)
  if (die !== undefined) return say('choice.item.die', { card: name, die, result: nameOfResult(ctx, resultOf(ctx, die - 1)) })
  if (seat !== undefined) {
    const column = columnOfDial(s, seat)
    return say('choice.item.seat', { card: name, target: seat, laid: column !== -1, column: COLUMNS[Math.max(0, column)] })
  }
  if (card !== undefined) {
    const place = s.columns[0].indexOf(card) + 1
    return say('choice.item.card', { card: name, named: nameOfThing(s, card), placed: place > 0, place })
  }
  if (token !== undefined) return say('choice.item.token', { card: name, place: s.columns[2].indexOf(token) + 1 })
  if (cannon !== undefined) return say('choice.item.cannon', { card: name, cannon: nameOfThing(s, cannon) })
  if (action !== undefined) return say('choice.item.action', { card: name, action })
  if (count !== undefined) return say('choice.item.count', { card: name, count })
  if (from !== undefined) return say(`choice.item.from.${from}`, { card: name })
  return say('choice.item', { card: name })
}

function chestChoice(ctx: ReadCtx, c: Chosen): Message {
  const s = ctx.state
  const card = nameOfThing(s, Number(c.chest))
  if (c.cannon !== undefined) return say('choice.useChest.cannon', { card, cannon: nameOfThing(s, Number(c.cannon)) })
  if (c.dice === undefined) return say('choice.useChest', { card })
  const dice = (c.dice as readonly number[]).map((die) => s.rolled[die - 1])
  return say('choice.useChest.dice', { card, dice: dice.map((die) => CANNON_TYPES[isBareDie(die) ? -1 - die : cannonType(die)]) })
}

type Told = Parameters<NonNullable<Words['event']>>[0]

/** Backs become names, as far as the viewer knows them. */
function event(told: Told): Message {
  const { type, faces = {}, card, cards, ...rest } = told as Told & { readonly faces?: Readonly<Record<number, number>> }
  const seen = (back: number): string => nameOfThing({ faces: { [back]: faces[back] ?? UNKNOWN } }, back)
  const params: Record<string, unknown> = rest
  if (typeof card === 'number') params.card = seen(card)
  if (Array.isArray(cards)) params.cards = (cards as number[]).map(seen)
  if (Array.isArray(params.hits) && Array.isArray(params.cannons)) {
    const hits = params.hits as boolean[]
    params.hitters = params.cannons.filter((_, k) => hits[k])
    params.hits = hits.filter(Boolean).length
    params.any = params.hits !== 0
  }
  const code =
    type === 'ended'
      ? `event.ended.${String(params.ending)}`
      : type === 'sank' && params.section === 4
        ? 'event.sank.last'
        : type === 'played' && params.target !== undefined
          ? 'event.played.at'
          : type === 'tuned' || type === 'spied' || type === 'agreed'
            ? `event.${type}.${String(params.draw ?? params.lie ?? params.done)}`
            : `event.${type}`
  return { code, params: params as NonNullable<Message['params']> }
}

/** The items in the own hand, each as soon as its window opens. */
const plans = ({ state: s, edition }: ReadCtx, seat: Seat): readonly { readonly ask: string; readonly text: Message }[] =>
  s.hands[seat]
    .filter(
      (card) => s.faces[card] !== UNKNOWN && edition.cards[s.faces[card]].kind !== 'water' && edition.cards[s.faces[card]].kind !== 'gem',
    )
    .map((card) => ({ ask: '*', text: say('choice.item', { card: nameOfThing(s, card) }) }))

export const words: Strict<Words<SinkingState, Edition>> = { messages, prompt, choice, describe, plans, event, cites, sums }
