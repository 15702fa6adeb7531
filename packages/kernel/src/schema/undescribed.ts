import { copy } from '../copy.ts'
import { carryOut, choices } from '../engine.ts'
import type { Game } from '../game.ts'
import { eventFor } from '../ctx.ts'
import { askOf } from '../state.ts'
import { view } from '../view.ts'
import { playOut, type Play } from '../conformance/play.ts'
import { KERNEL_ASK, KERNEL_VIEW, type Described, type DescribedAsk, type Fields } from './described.ts'
import { INTEGERS, fieldsOfEvent, partsOf, valuesIn } from './json-schema.ts'

function isA(word: string, value: unknown): boolean {
  const mayBeNull = word.endsWith('?')
  const kind = mayBeNull ? word.slice(0, -1) : word
  if (value === null) return mayBeNull || kind === 'any'
  const values = valuesIn(kind)
  if (values !== undefined) return values.some((one) => one === value)
  if (INTEGERS.has(kind)) return Number.isInteger(value)
  if (kind === 'number') return typeof value === 'number'
  if (kind === 'bool') return typeof value === 'boolean'
  if (kind === 'text') return typeof value === 'string'
  return kind === 'any'
}

const guess = (value: unknown): string =>
  typeof value === 'number'
    ? Number.isInteger(value)
      ? 'int'
      : 'number'
    : typeof value === 'boolean'
      ? 'bool'
      : value === null
        ? 'any?'
        : 'text'

/** What is described, path by path without the marks, and what was met that is not. */
class Book {
  readonly #fields = new Map<string, string>()
  readonly #always: string[]
  readonly missing = new Map<string, string>()

  constructor(fields: Fields) {
    for (const [path, [kind]] of Object.entries(fields)) this.#fields.set(path.replace(/\?$/, ''), kind)
    this.#always = Object.keys(fields).flatMap((path) => (path.endsWith('?') ? [] : partsOf(path).slice(0, 1)))
  }

  /** An object that should have all of it. */
  whole(value: object): void {
    for (const name of this.#always)
      if (!(name in value)) this.missing.set(`${name}?`, `'${name}' is not always there: describe it as '${name}?'`)
    this.part(value)
  }

  part(value: object, path = ''): void {
    for (const [name, inner] of Object.entries(value)) this.#look(path === '' ? name : `${path}.${name}`, inner)
  }

  #look(path: string, value: unknown): void {
    const kind = this.#fields.get(path)
    if (kind !== undefined && (kind === 'any' || typeof value !== 'object' || value === null)) {
      if (!isA(kind, value)) this.missing.set(path, `'${path}' is described as ${kind}, and was ${JSON.stringify(value)}`)
      return
    }
    if (Array.isArray(value)) for (const item of value) this.#look(`${path}[]`, item)
    else if (typeof value !== 'object' || value === null) this.missing.set(path, `'${path}': ['${guess(value)}', '…'],`)
    else if (this.#fields.has(`${path}{}`)) for (const inner of Object.values(value)) this.#look(`${path}{}`, inner)
    else this.part(value, path)
  }
}

/** What a play shows that nobody has described, each with the line to add; empty where the description is complete. */
export function undescribed(game: Game, described: Described, plays: readonly Play[]): string[] {
  const sights = new Book({ ...KERNEL_VIEW, ...described.view })
  const asked = new Map<string, { readonly ask: Book; readonly choice: Book }>()
  const told = new Map<string, Book>()
  const bookOfAsk = (kind: string): { readonly ask: Book; readonly choice: Book } => {
    const own: DescribedAsk | undefined = described.asks[kind]
    const book = asked.get(kind) ?? { ask: new Book({ ...KERNEL_ASK, ...own?.fields }), choice: new Book(own?.choices ?? {}) }
    asked.set(kind, book)
    return book
  }
  const bookOfEvent = (type: string): Book => {
    const book = told.get(type) ?? new Book(fieldsOfEvent(described, type))
    told.set(type, book)
    return book
  }
  for (const play of plays)
    playOut(game, play, ({ state, move }) => {
      for (const viewer of [null, move?.ask.seat ?? 0]) sights.whole(view(game, state, viewer))
      if (move === null) return
      for (const ask of state.asks) {
        const { ask: own, choice } = bookOfAsk(ask.kind)
        own.whole(ask)
        for (const one of choices(game, state, ask)) choice.part(one)
      }
      const next = copy(game, state)
      const ask = askOf(next, move.ask.seat)
      if (ask === undefined) return
      for (const emitted of carryOut(game, next, { ask, choice: move.choice })) {
        const event = eventFor(emitted, null)
        if (event !== null) bookOfEvent(event.type).whole(event)
      }
    })
  const of = (place: string, book: Book): string[] => [...book.missing.values()].map((line) => `${place}: ${line}`)
  return [
    ...Object.keys(game.asks).flatMap((kind) => (kind in described.asks ? [] : [`asks: '${kind}' is not described`])),
    ...Object.keys(described.asks).flatMap((kind) => (kind in game.asks ? [] : [`asks: '${kind}' is described, and there is no such ask`])),
    ...Object.keys(game.tells).flatMap((type) => (type in described.events ? [] : [`events: '${type}' is not described`])),
    ...Object.keys(described.events).flatMap((type) =>
      type in game.tells ? [] : [`events: '${type}' is described, and there is no such event`],
    ),
    ...of('view', sights),
    ...[...asked].flatMap(([kind, { ask, choice }]) => [...of(`asks.${kind}.fields`, ask), ...of(`asks.${kind}.choices`, choice)]),
    ...[...told].flatMap(([type, book]) => of(`events.${type} (its names there, what they mean under told)`, book)),
  ]
}
