import { parseEdition, type Game } from '@flotilla/kernel'
import { at, editionBase, editionThings, editionWith, type EditionField, type EditionThing } from '@flotilla/kernel/edition-sheet'

/** Somebody's own numbers while they are typed in. */
export interface Draft {
  readonly id: string
  readonly game: string
  readonly name: string
  /** The id of the built-in edition that it goes out from. */
  readonly base: string
  /** The numbers as they are now, with the sources of the built-in ones. */
  readonly edition: object
  /** The numbers that somebody has seen in a box, by id: also where they are the same. */
  readonly seen: readonly string[]
  /** The questions of checks that were answered: they are not asked again. */
  readonly settled: readonly string[]
  /** Where it can be played: the whole file, for a table. */
  readonly file?: object
}

/** How a number stands: changed, seen in a box, or where the built-in one comes from. */
export type Mark = 'yours' | 'seen' | 'rulebook' | 'published' | 'house' | 'none'

/** A number with all that is said about it. */
export interface Entry extends EditionField {
  readonly value: unknown
  readonly builtIn: unknown
  readonly mark: Mark
}

export interface Thing extends EditionThing {
  readonly fields: readonly Entry[]
  readonly changed: number
  readonly toCheck: number
}

export interface Look {
  readonly things: readonly Thing[]
  readonly entries: ReadonlyMap<string, Entry>
  readonly changed: number
  /** House numbers that nobody has looked for in a box. */
  readonly toCheck: number
}

export const idOf = (edition: unknown): string => String((edition as { readonly id?: unknown }).id)

export function builtIn(game: Game, draft: Pick<Draft, 'base'>): object {
  return [game.edition, ...(game.editions ?? [])].find((one) => idOf(one) === draft.base) as object
}

const newId = (): string => `own-${crypto.randomUUID().slice(0, 8)}`

export function newDraft(game: Game, name: string, base = game.edition as object): Draft {
  return { id: newId(), game: game.id, name, base: idOf(base), edition: base, seen: [], settled: [] }
}

const markOf = (field: EditionField, isChanged: boolean, isSeen: boolean): Mark => {
  if (isChanged) return 'yours'
  if (isSeen || field.source === 'box') return 'seen'
  return field.source ?? 'none'
}

/** All that the page shows of a draft. */
export function lookAt(game: Game, draft: Draft): Look {
  const base = builtIn(game, draft)
  const seen = new Set(draft.seen)
  const entries = new Map<string, Entry>()
  const things = editionThings(game, draft.edition).map((thing): Thing => {
    const fields = thing.fields.map((field): Entry => {
      const value = at(draft.edition, field.path)
      const printed = at(base, field.path)
      const entry = { ...field, value, builtIn: printed, mark: markOf(field, value !== printed, seen.has(field.id)) }
      entries.set(field.id, entry)
      return entry
    })
    const count = (mark: Mark): number => fields.filter((field) => field.mark === mark).length
    return { ...thing, fields, changed: count('yours'), toCheck: count('house') }
  })
  const sum = (of: 'changed' | 'toCheck'): number => things.reduce((all, thing) => all + thing[of], 0)
  return { things, entries, changed: sum('changed'), toCheck: sum('toCheck') }
}

export const typed = (draft: Draft, field: EditionField, value: unknown): Draft => ({
  ...draft,
  edition: editionWith(draft.edition, field.path, value),
})

/** These numbers are in the box as they are here. */
export const asPrinted = (draft: Draft, fields: readonly EditionField[]): Draft => ({
  ...draft,
  seen: [...new Set([...draft.seen, ...fields.map(({ id }) => id)])],
})

export const startedAgain = (draft: Draft, base: object): Draft => ({ ...draft, base: idOf(base), edition: base, seen: [], settled: [] })

export const settle = (draft: Draft, key: string): Draft => ({ ...draft, settled: [...draft.settled, key] })

/** The edition as a file, a table and the terminal take it: what was seen or changed has the box as its source. */
export function fileOf(game: Game, draft: Draft): object {
  const { things } = lookAt(game, draft)
  const covered = new Map<string, { readonly at: NonNullable<Entry['sourceAt']>; isBox: boolean }>()
  for (const { sourceAt, mark } of things.flatMap(({ fields }) => fields)) {
    if (sourceAt === null) continue
    const key = sourceAt.join('.')
    const one = covered.get(key) ?? { at: sourceAt, isBox: true }
    covered.set(key, { ...one, isBox: one.isBox && (mark === 'yours' || mark === 'seen') })
  }
  let edition: object = { ...draft.edition, id: draft.id, title: draft.name.trim() === '' ? draft.id : draft.name.trim() }
  for (const { at: path, isBox } of covered.values()) if (isBox) edition = editionWith(edition, path, 'box')
  return edition
}

/** An edition from a file or a link, checked by the game's schema: refused with a sentence that names the place. */
export function draftOf(game: Game, value: unknown): Draft {
  const edition = parseEdition(game, value) as object
  const base = editionBase(game as Game<never>, edition) as object
  const fields = editionThings(game, edition).flatMap((thing) => thing.fields)
  const isOwn = idOf(edition) !== idOf(base)
  const given = edition as { readonly title?: unknown; readonly name?: unknown }
  return {
    id: isOwn && /^own-[\da-f]{8}$/.test(idOf(edition)) ? idOf(edition) : newId(),
    game: game.id,
    name: typeof given.title === 'string' ? given.title : idOf(edition),
    base: idOf(base),
    edition,
    seen: fields.flatMap(({ id, source }) => (source === 'box' ? [id] : [])),
    settled: [],
  }
}
