import { answer, choices, explain, readCtx, start } from '../engine.ts'
import { copy } from '../copy.ts'
import { brief } from '../errors.ts'
import type { Game } from '../game.ts'
import { eventFor, type Emitted } from '../ctx.ts'
import { type Seat, type State, askOf } from '../state.ts'
import { catalogueOf } from '../icu/index.ts'
import { chosen, say, type Catalogue, type Message, type Params, type Pattern, type Speaker } from '../text.ts'
import { view } from '../view.ts'
import { optionSchemas, valuesOf } from './options.ts'
import { playOut, viewers, type Play } from './play.ts'
import { must } from './verdict.ts'

/** Every English message of a game can be compiled, and every option and its values have a name. */
export function messagesAreWhole(game: Game): void {
  const catalogue = catalogueOf(game.words.messages.en)
  for (const code of ['game.title', 'game.blurb']) must(Object.hasOwn(catalogue, code), `${game.id} has no '${code}'`)
  for (const [name, schema] of Object.entries(optionSchemas(game))) {
    mustSay(game, game.seats.max, { code: `option.${name}` })
    for (const value of valuesOf(schema)) if (typeof value === 'string') mustSay(game, game.seats.max, { code: `option.${name}.${value}` })
  }
}

/** Every word of a game is there: prompts, choices, refusals, the table, the log and the result. */
export function speaksEveryWord(game: Game, play: Play): void {
  const { words } = game
  const begun = readCtx(game, start(game, { seats: play.seats, seed: '0'.repeat(64), options: play.options }))
  for (const { title, lines } of words.cards?.(begun) ?? []) for (const line of [title, ...lines]) mustSay(game, play.seats, line)
  playOut(game, play, ({ state, move }) => {
    for (const viewer of viewers(state)) {
      const seen = view(game, state, viewer)
      for (const ask of seen.asks) mustSay(game, state.seats, words.prompt(readCtx(game, seen), ask))
      const own = viewer === null ? undefined : askOf(seen, viewer)
      if (own !== undefined) {
        const refused = explain(game, seen, own)
        for (const refusal of refused) mustSay(game, state.seats, refusal)
        const thinkable = [...choices(game, seen, own), ...refused.map(({ choice }) => choice as object)]
        for (const choice of thinkable) mustSay(game, state.seats, words.choice(readCtx(game, seen), own, choice))
      }
      for (const { title, lines } of words.describe(readCtx(game, seen), viewer))
        for (const line of [title, ...lines]) mustSay(game, state.seats, line)
    }
    if (move === null) return mustSayOutcome(game, state)
    const emitted = answer(game, copy(game, state), move.ask.seat, move.choice)
    for (const viewer of viewers(state)) for (const one of emitted) mustTell(game, state.seats, one, viewer)
  })
}

function mustTell(game: Game, seats: number, emitted: Emitted, viewer: Seat | null): void {
  const event = eventFor(emitted, viewer)
  if (event === null) return
  const { type, ...params } = event
  mustSay(game, seats, game.words.event?.(event) ?? { code: type, params: params as Params })
}

function mustSayOutcome(game: Game, state: State): void {
  const { why, title, standings } = game.outcome(readCtx(game, state))
  mustSay(game, state.seats, { code: why })
  if (title !== undefined) mustSay(game, state.seats, { code: title })
  for (const { parts } of standings) for (const part of Object.keys(parts)) mustSay(game, state.seats, { code: `score.${part}` })
}

const captains = (seats: number): string[] => Array.from({ length: seats }, (_, seat) => `Captain ${seat + 1}`)

/** Most of what is said has been said before. */
const said = new WeakMap<Game, Set<string>>()
const MOST_REMEMBERED = 100_000

/** Says it in English: each code and each parameter that the sentence asks for is there. */
function mustSay(game: Game, seats: number, message: Message): void {
  let before = said.get(game)
  if (before === undefined || before.size > MOST_REMEMBERED) said.set(game, (before = new Set()))
  const key = JSON.stringify([seats, message.code, message.params])
  if (before.has(key)) return
  const missing: string[] = []
  const catalogue: Catalogue = new Proxy(catalogueOf(game.words.messages.en), {
    get(patterns, code: string): Pattern | undefined {
      // A seat has a message only where the game names it.
      if (!Object.hasOwn(patterns, code) && !code.startsWith('seat.')) missing.push(code)
      return patterns[code]
    },
  })
  const speaker = { language: 'en', catalogue, names: captains(seats) }
  const text = say(speaker, message)
  must(missing.length === 0, `${game.id} has no '${missing.join("', '")}' (for ${brief(message)})`)
  const { code, params = {} } = message
  const unset = unsetIn(speaker, catalogue[code], params)
  must(unset.length === 0, `'${text}' is said without a value for '${unset.join("', '")}' (${brief(message)})`)
  must(!/[{}]|undefined|NaN|\[object/.test(text), `'${text}' is said (${brief(message)})`)
  before.add(key)
}

/** The slots that would be filled and have no value. */
function unsetIn(speaker: Speaker, pattern: Pattern, params: Params): string[] {
  if (typeof pattern === 'string') return []
  return pattern.flatMap((part) => {
    if (typeof part === 'string') return []
    if ('by' in part && part.as !== undefined && params[part.by] === undefined && !Object.hasOwn(part.cases, '=0')) return [part.by]
    if ('by' in part) return unsetIn(speaker, chosen(speaker, part, params), params)
    return params[part[0]] === undefined ? [part[0]] : []
  })
}
