import { answer, choices, explain, ioOn, start } from '../engine.ts'
import { copy } from '../copy.ts'
import { brief } from '../errors.ts'
import type { Game } from '../game.ts'
import { eventFor, type Emitted } from '../io.ts'
import { type Seat, type State, askOf } from '../state.ts'
import { isTrue, parse, say, type Catalogue, type Message, type Params, type Piece } from '../text.ts'
import { view } from '../view.ts'
import { optionSchemas, valuesOf } from './options.ts'
import { playOut, viewers, type Play } from './play.ts'
import { must, mustEqual } from './verdict.ts'

/** A game speaks these languages, all that it has have the same codes, and every option and its values have a name. */
export function cataloguesAreWhole(game: Game, languages: readonly string[] = ['en', 'de']): void {
  const catalogues = Object.entries(game.words.catalogues)
  for (const language of languages) must(Object.hasOwn(game.words.catalogues, language), `${game.id} does not speak '${language}'`)
  const [, first] = catalogues[0]
  for (const [language, catalogue] of catalogues) {
    mustEqual(Object.keys(catalogue).toSorted(), Object.keys(first).toSorted(), `${game.id}: the codes of catalogue '${language}'`)
    for (const code of ['game.title', 'game.blurb']) must(Object.hasOwn(catalogue, code), `${game.id}: '${language}' has no '${code}'`)
    for (const sentence of Object.values(catalogue)) for (const piece of parse(sentence)) mustBeClean(piece, sentence)
  }
  for (const [name, schema] of Object.entries(optionSchemas(game))) {
    mustSay(game, game.seats.max, { code: `option.${name}` })
    for (const value of valuesOf(schema)) if (typeof value === 'string') mustSay(game, game.seats.max, { code: `option.${name}.${value}` })
  }
}

function mustBeClean(piece: Piece, sentence: string): void {
  if (typeof piece === 'string') must(!/[{}]/.test(piece), `a brace that is no slot in '${sentence}'`)
  else for (const text of piece.texts) for (const inner of text) mustBeClean(inner, sentence)
}

/** Every word of a game is there in every language: prompts, choices, refusals, the table, the log and the result. */
export function speaksEveryWord(game: Game, play: Play): void {
  const { words } = game
  const begun = ioOn(game, start(game, { seats: play.seats, seed: '0'.repeat(64), options: play.options }))
  for (const { title, lines } of words.cards?.(begun) ?? []) for (const line of [title, ...lines]) mustSay(game, play.seats, line)
  playOut(game, play, ({ state, move }) => {
    for (const viewer of viewers(state)) {
      const seen = view(game, state, viewer)
      for (const ask of seen.asks) mustSay(game, state.seats, words.prompt(ioOn(game, seen), ask))
      const own = viewer === null ? undefined : askOf(seen, viewer)
      if (own !== undefined) {
        const refused = explain(game, seen, own)
        for (const refusal of refused) mustSay(game, state.seats, refusal)
        const thinkable = [...choices(game, seen, own), ...refused.map(({ choice }) => choice as object)]
        for (const choice of thinkable) mustSay(game, state.seats, words.choice(ioOn(game, seen), own, choice))
      }
      for (const { title, lines } of words.describe(ioOn(game, seen), viewer))
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
  const { why, title, standings } = game.outcome(ioOn(game, state))
  mustSay(game, state.seats, { code: why })
  if (title !== undefined) mustSay(game, state.seats, { code: title })
  for (const { parts } of standings) for (const part of Object.keys(parts)) mustSay(game, state.seats, { code: `score.${part}` })
}

const captains = (seats: number): string[] => Array.from({ length: seats }, (_, seat) => `Captain ${seat + 1}`)

/** Most of what is said has been said before. */
const said = new WeakMap<Game, Set<string>>()
const MOST_REMEMBERED = 100_000

/** Says it in every language: each code and each parameter that the sentence asks for is there. */
function mustSay(game: Game, seats: number, message: Message): void {
  let before = said.get(game)
  if (before === undefined || before.size > MOST_REMEMBERED) said.set(game, (before = new Set()))
  const key = JSON.stringify([seats, message.code, message.params])
  if (before.has(key)) return
  for (const [language, catalogue] of Object.entries(game.words.catalogues)) {
    const missing: string[] = []
    const heard: Catalogue = new Proxy(catalogue, {
      get(sentences, code: string): string | undefined {
        if (!Object.hasOwn(sentences, code)) missing.push(code)
        return sentences[code]
      },
    })
    const text = say({ language, catalogue: heard, names: captains(seats) }, message)
    must(missing.length === 0, `catalogue '${language}' has no '${missing.join("', '")}' (for ${brief(message)})`)
    const { code, params = {} } = message
    const unset = unsetIn(parse(catalogue[code]), params)
    must(unset.length === 0, `'${language}' says '${text}' without a value for '${unset.join("', '")}' (${brief(message)})`)
    must(!/[{}]|undefined|NaN|\[object/.test(text), `'${language}' says '${text}' (${brief(message)})`)
  }
  before.add(key)
}

/** The slots that would be filled and have no value. */
function unsetIn(pieces: readonly Piece[], params: Params): string[] {
  return pieces.flatMap((piece) => {
    if (typeof piece === 'string') return []
    const { name, sign, texts } = piece
    if (sign === '?') return unsetIn(texts[isTrue(params[name] ?? null) ? 0 : 1] ?? [], params)
    return params[name] === undefined ? [name] : texts.flatMap((text) => unsetIn(text, params))
  })
}
