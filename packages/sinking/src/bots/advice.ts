import type { Advice, Bias } from '@flotilla/bots/advice'
import { UNKNOWN, type Ask, type Choice, type Seat } from '@flotilla/kernel'
import { worthOfHammer } from './actions.ts'
import { gainOfLosing, worthOf, worthOfDraw } from './cards.ts'
import { outlookOf, shareOf } from './outlook.ts'
import { valueNetwork } from './models/value-network.ts'
import { winModel } from './models/win-model.ts'
import { rateAgreement, rateChest, ratePlay, rateShot } from './plays.ts'
import { speak } from './talk.ts'
import { bestAction, columnOf, think, worthsFor, type Thought } from './thought.ts'
import { whim } from './whim.ts'
import type { Edition } from '../edition/schema.ts'
import type { SinkingState, ReadCtx } from '../board/state.ts'
import type { ShowChoice } from '../rules/chest-tokens.ts'
import type { DialChoice } from '../rules/declare.ts'
import type { DiscussChoice } from '../rules/discuss.ts'
import { COLUMNS, numberOf, placeOf, type Action } from '../board/things.ts'
import type { WindowChoice } from '../rules/windows.ts'

/** What a choice of one kind of ask is worth. A method type, so that each may name its own kind of choice. */
type Rate = { rate(ctx: ReadCtx, thought: Thought, ask: Ask, choice: Choice): number }['rate']

/** Says once where the dial will lie, then is ready. */
const rateTalk: Rate = (ctx: ReadCtx, thought: Thought, { seat }: Ask, choice: DiscussChoice) => {
  if ('ready' in choice) return 0
  if ('chest' in choice) return rateChest(ctx, thought.outlook, choice)
  if (!('claim' in choice) || ctx.state.claims[seat] !== -1) return -1
  return numberOf(choice.claim) === columnOf(ctx, thought, seat, bestAction(ctx, thought, seat)) ? 0.00001 : -1
}

/** Less than whatever else there is to do. */
const NEVER = -10

const rateDial: Rate = (ctx: ReadCtx, thought: Thought, { seat }: Ask, choice: DialChoice | ShowChoice) => {
  // Showing a chest to everybody is for those who want to persuade somebody.
  if ('show' in choice) return NEVER
  const { action, column, play } = choice
  const chosen = numberOf(action)
  const worth = worthsFor(ctx, thought, seat)[chosen] + (play === undefined ? 0 : ratePlay(ctx, thought.outlook, seat, play))
  return column === undefined || placeOf(column) === columnOf(ctx, thought, seat, chosen) ? worth : worth - 1
}

const rateWindow: Rate = (ctx: ReadCtx, { outlook }: Thought, { seat }: Ask, choice: WindowChoice) => {
  if ('item' in choice) return ratePlay(ctx, outlook, seat, choice)
  if ('chest' in choice) return rateChest(ctx, outlook, choice)
  return 'shoot' in choice ? rateShot(ctx, outlook, seat, choice) : 0
}

type Any = Readonly<Record<string, number | boolean | string | undefined>>

const faceOf = (ctx: ReadCtx, seat: Seat, back: number): number => (ctx.knows(back, seat) ? ctx.state.faces[back] : UNKNOWN)

const rateLoss: Rate = (ctx: ReadCtx, { outlook }: Thought, { seat }: Ask, { card }: Any) =>
  -worthOf(ctx, outlook, seat, faceOf(ctx, seat, Number(card)))

const rateGain: Rate = (ctx: ReadCtx, { outlook }: Thought, { seat }: Ask, choice: Any) =>
  'pass' in choice ? 0 : worthOf(ctx, outlook, seat, faceOf(ctx, seat, Number(choice.card)))

const rateFirst: Rate = (ctx: ReadCtx, { outlook }: Thought, { seat }: Ask, choice: Any) =>
  'draw' in choice ? worthOfDraw(outlook) : gainOfLosing(ctx, outlook, seat, faceOf(ctx, seat, Number(choice.discard)))

const rateHammer: Rate = (ctx: ReadCtx, { outlook }: Thought, { seat }: Ask, choice: Any) => {
  if ('stop' in choice) return 0
  const { breach, cannon, chest, propose } = choice
  const thing = Number(breach ?? cannon ?? chest ?? propose)
  if (propose === undefined) return worthOfHammer(ctx, outlook, thing, 9)
  const helpers = ctx.state.hammers.reduce((sum, hammers, other) => sum + (other === seat ? hammers - 1 : hammers), 0)
  return worthOfHammer(ctx, outlook, thing, helpers) * 0.9
}

/** By kind of ask; all others are windows. */
const rates: Readonly<Record<string, Rate>> = {
  'setup.character': () => 0,
  discuss: rateTalk,
  'declare.dial': rateDial,
  'dial.change': (ctx: ReadCtx, thought: Thought, { seat }: Ask, { action }: { readonly action: Action }) =>
    worthsFor(ctx, thought, seat)[numberOf(action)],
  'bucket.discard': rateLoss,
  'spyglass.discard': rateLoss,
  'rod.give': rateLoss,
  'bucket.draw': rateGain,
  'plunder.take': rateGain,
  'sifter.take': rateGain,
  'stash.take': rateGain,
  'tune.draw': (_io: ReadCtx, { outlook }: Thought, _ask: Ask, { draw }: Any) => (draw === true ? worthOfDraw(outlook) : 0),
  'patch.first': rateFirst,
  'patch.hammer': rateHammer,
  'patch.agree': (ctx: ReadCtx, { outlook }: Thought, { breach }: Ask & { readonly breach: number }, { agree }: Any) =>
    agree === true ? rateAgreement(ctx, outlook, breach) : 0,
}

// An object is slow to find what it does not have.
const RATES: ReadonlyMap<string, Rate> = new Map(Object.entries(rates))
const rateOf = ({ kind }: Ask): Rate => RATES.get(kind) ?? rateWindow

/** How often the sly would rather lie. */
const SLYNESS = 0.6

/** Whether a dial lies where it says what it does; null where nothing is said. */
function isTrue(choice: Choice): boolean | null {
  if (!('action' in choice) || !('column' in choice) || choice.column === undefined) return null
  return placeOf((choice as DialChoice).column ?? COLUMNS[0]) === numberOf((choice as DialChoice).action)
}

/** The honest lay their dial where it belongs and claim nothing else; the sly rather do not. */
const tempers: Readonly<Record<string, Bias<SinkingState, Edition>>> = {
  honest(ctx: ReadCtx, ask: Ask, choice: Choice): number {
    if (ask.kind === 'declare.dial') return isTrue(choice) === false ? -Infinity : 0
    if (ask.kind !== 'discuss' || !('claim' in choice)) return 0
    return numberOf(choice.claim as Action) === bestAction(ctx, think(ctx, ask.seat), ask.seat) ? 0 : -2
  },
  sly: (ctx: ReadCtx, ask: Ask, choice: Choice) =>
    ask.kind === 'declare.dial' && isTrue(choice) === true && whim(ctx, ask.seat, 3) < SLYNESS ? -2 : 0,
}

/** Beginners say what they do, are drawn to the treasure, and keep their items for later. */
const noviceBias: Bias<SinkingState, Edition> = (_io: ReadCtx, { kind }: Ask, choice: Choice) => {
  if (kind !== 'declare.dial') return 'item' in choice ? -0.25 : 0
  return (isTrue(choice) === false ? -0.6 : 0) + ('action' in choice && choice.action === 'plunder' ? 0.12 : 0)
}

/** Where to lay the dial is what the round is about. */
const HARD: Readonly<Record<string, number>> = { 'declare.dial': 1, discuss: 0.35, 'dial.change': 0.7, 'patch.hammer': 0.45 }

export const advice: Advice<SinkingState, Edition> = {
  rate: (ctx: ReadCtx, ask: Ask, choice: Choice) => rateOf(ask)(ctx, think(ctx, ask.seat), ask, choice),
  rateAll(ctx: ReadCtx, ask: Ask, choices: readonly Choice[], count: number, ratings: number[]): void {
    const thought = think(ctx, ask.seat)
    const rate = rateOf(ask)
    for (let i = 0; i < count; i++) ratings[i] = rate(ctx, thought, ask, choices[i])
  },
  value: (ctx: ReadCtx, seat: Seat) => 100 * shareOf(outlookOf(ctx, seat)),
  search: { clock: ({ state: s }: ReadCtx) => s.round },
  model: {
    winModel,
    valueNetwork,
    /** Nobody has laid a dial yet. */
    isQuiet: ({ state: s }: ReadCtx) => s.asks.length > 0 && (s.asks[0].kind === 'discuss' || s.asks[0].kind === 'declare.dial'),
  },
  persona: { tempers, speak, noviceBias, thinkingTime: (_ctx: ReadCtx, { kind }: Ask) => HARD[kind] ?? 0.25 },
  mixing: { secrets: { 'declare.dial': 'action' }, mixTolerance: 0.03 },
}
