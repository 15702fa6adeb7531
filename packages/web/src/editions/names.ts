import type { Game } from '@flotilla/kernel'
import type { EditionField, EditionThing } from '@flotilla/kernel/edition-sheet'
import type { Say } from '../words.ts'

type Sheeted = Pick<Game, 'editionSheet'>

/** `crewPerSeat` as one would write it: what a game has not named. */
const spelled = (key: string): string => {
  const words = key.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2').replaceAll(/[-_.]+/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase()
}

/** The patterns that may have words for this one: from the most particular to the most general. */
function* patterns(pattern: string): Generator<string> {
  const keys = pattern.split('.')
  for (let end = keys.length; end > 0; end--) for (let from = 0; from < end; from++) yield keys.slice(from, end).join('.')
}

function found(say: Say, kind: string, pattern: string, params: Readonly<Record<string, string | number>>): string | null {
  for (const one of patterns(pattern)) if (say.has(`${kind}.${one}`)) return say(`${kind}.${one}`, params)
  return null
}

/** The place of a pattern whose words name the part only: they do not name what is in it. */
const inPart = (pattern: string): string => (pattern.includes('.') ? pattern.slice(pattern.indexOf('.') + 1) : pattern)

export function labelOf(say: Say, { pattern, nth }: Pick<EditionField, 'pattern' | 'nth'>): string {
  const params = { n: nth, i: nth - 1 }
  for (const one of patterns(pattern)) {
    if (one === pattern.split('.')[0] && one !== pattern) continue
    if (say.has(`printed.${one}`)) return say(`printed.${one}`, params)
  }
  const name = spelled(inPart(pattern).split('.').at(-1) ?? pattern)
  return nth === 0 ? name : `${name} ${nth}`
}

/** What a number does, in a sentence; empty where the game says nothing. */
export const doesOf = (say: Say, { pattern }: Pick<EditionField, 'pattern'>): string => found(say, 'does', pattern, {}) ?? ''

/** The name of a part of the edition. */
export function partName(say: Say, key: string): string {
  const code = [`printed.${key}.all`, `printed.${key}`].find((one) => say.has(one))
  return code === undefined ? spelled(key) : say(code)
}

/** What a thing is called: by the game's words for its id, by the name in the file, or by its part. */
export function thingName(
  say: Say,
  { editionSheet }: Sheeted,
  { key, name, nth }: Pick<EditionThing, 'key' | 'name' | 'nth'>,
  entry?: unknown,
): string {
  const kind = editionSheet?.names?.[key]
  if (name !== null && kind !== undefined && say.has(`${kind}.${name.id}`)) return say(`${kind}.${name.id}`)
  if (name !== null && name.text !== '') return name.text
  const params = Object.fromEntries(
    Object.entries((entry ?? {}) as Record<string, unknown>).flatMap(([of, value]) =>
      typeof value === 'number' || typeof value === 'string' ? [[of, value] as const] : [],
    ),
  )
  const part = say.has(`printed.${key}`) ? say(`printed.${key}`, params) : spelled(key)
  return nth === 0 || Object.keys(params).some((of) => say.takes(`printed.${key}`, of)) ? part : `${part} ${nth}`
}

/** A value as one says it. */
export function valueOf(say: Say, { pattern }: Pick<EditionField, 'pattern'>, value: unknown): string {
  if (value === undefined || value === null) return '–'
  if (typeof value === 'object') return JSON.stringify(value)
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  for (const one of patterns(pattern)) if (say.has(`printed.${one}.${text}`)) return say(`printed.${one}.${text}`)
  if (typeof value === 'boolean') return say(value ? 'edition.yes' : 'edition.no')
  return typeof value === 'string' ? spelled(value) : text
}

/** The rule that a number belongs to. */
export function ruleOf({ editionSheet }: Sheeted, { pattern }: Pick<EditionField, 'pattern'>): string | null {
  const rules = editionSheet?.rules ?? {}
  const keys = pattern.split('.')
  for (let end = keys.length; end > 0; end--) {
    const rule = rules[keys.slice(0, end).join('.')]
    if (rule !== undefined) return rule
  }
  return null
}
