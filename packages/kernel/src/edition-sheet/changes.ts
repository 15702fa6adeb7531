import { builtInEdition, idOf } from '../built-in.ts'
import type { Game } from '../game.ts'
import { at, patternOf, type Path } from './path.ts'

/** A number or a text that two editions do not have in common. */
export interface EditionChange {
  readonly path: Path
  readonly pattern: string
  /** Undefined where the one or the other has nothing there. */
  readonly was: unknown
  readonly now: unknown
}

const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null
/** What a file says about itself and about its sources changes nothing that is played. */
const ASIDE = new Set(['source'])
const HEAD = new Set(['id', 'title'])

/** What another edition changes, in the order of the file. What it is called and where its numbers come from does not count. */
export function editionChanges(was: unknown, now: unknown, path: Path = []): EditionChange[] {
  if (was === now) return []
  if (isPlain(was) || isPlain(now)) return [{ path, pattern: patternOf(path), was, now }]
  const keys = new Set([...Object.keys(was as object), ...Object.keys(now as object)])
  return [...keys].flatMap((key) => {
    if (ASIDE.has(key) || (path.length === 0 && HEAD.has(key))) return []
    const step = Array.isArray(was) && Array.isArray(now) ? Number(key) : key
    return editionChanges(at(was, [step]), at(now, [step]), [...path, step])
  })
}

/** The same edition with something else in one place. */
export function editionWith<T>(edition: T, path: Path, value: unknown): T {
  if (path.length === 0) return value as T
  const [key, ...rest] = path
  const inner = editionWith(at(edition, [key]), rest, value)
  if (Array.isArray(edition)) return edition.map((one: unknown, i) => (i === key ? inner : one)) as T
  return { ...edition, [key]: inner }
}

/** The built-in edition that this one has most in common with: what it was made from. */
export function editionBase<E>({ edition, editions = [] }: Pick<Game<never, E>, 'edition' | 'editions'>, own: unknown): E {
  const named = builtInEdition({ edition, editions }, idOf(own))
  if (named !== undefined) return named
  const counted = [edition, ...editions].map((one) => ({ one, n: editionChanges(one, own).length }))
  return counted.reduce((best, other) => (other.n < best.n ? other : best)).one
}
