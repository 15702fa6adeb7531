import { z } from 'zod'
import type { Game } from '../game.ts'
import { source as anySource, type Source } from '../edition.ts'
import { at, patternOf, type Path } from './path.ts'
import type { EditionSheet } from './sheet.ts'

/** One thing that somebody with the box can type in. */
export interface EditionField {
  /** The path with dots. */
  readonly id: string
  readonly path: Path
  /** The path without places in lists: words and rules are found by it. */
  readonly pattern: string
  /** Its place in the innermost list within its thing, from 1; 0 outside of lists. */
  readonly nth: number
  readonly kind: 'number' | 'flag' | 'choice' | 'text'
  readonly min: number
  readonly max: number
  readonly choices: readonly string[]
  /** Null where the file says nothing about it. */
  readonly source: Source | null
  /** Where the source stands in the file; several numbers may have one in common. */
  readonly sourceAt: Path | null
}

/** Something that lies in the box or is printed on one piece: a card, a row of the map, the prices. */
export interface EditionThing {
  /** `cards.3`, or `hull`. */
  readonly id: string
  /** The part of the edition that it belongs to. */
  readonly key: string
  /** Of an entry of a list: the id that the rules know it by, and the name that the file gives it. */
  readonly name: { readonly id: string; readonly text: string } | null
  readonly nth: number
  readonly fields: readonly EditionField[]
}

/** As much of JSON Schema as zod writes for editions. */
interface Schema {
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly minimum?: number
  readonly maximum?: number
  readonly maxLength?: number
  readonly properties?: Readonly<Record<string, Schema>>
  readonly additionalProperties?: Schema | boolean
  readonly items?: Schema
  readonly prefixItems?: readonly Schema[]
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function suits(schema: Schema, value: unknown): boolean {
  if (schema.const !== undefined) return schema.const === value
  if (schema.enum !== undefined) return schema.enum.includes(value)
  if (schema.type === 'null') return value === null
  if (schema.type === 'array') return Array.isArray(value)
  if (schema.type === 'integer' || schema.type === 'number') return typeof value === 'number'
  if (schema.type !== 'object') return schema.type === typeof value
  if (!isObject(value)) return false
  const { properties = {}, additionalProperties } = schema
  if (Object.entries(properties).some(([key, one]) => one.const !== undefined && one.const !== value[key])) return false
  if (Object.entries(properties).some(([key, one]) => one.enum !== undefined && key in value && !one.enum.includes(value[key])))
    return false
  return isObject(additionalProperties) || Object.keys(value).every((key) => key in properties)
}

/** The part of a schema that this value follows. */
function branch(schema: Schema, value: unknown): Schema {
  const branches = schema.anyOf ?? schema.oneOf
  const found = branches?.find((one) => suits(one, value))
  return branches === undefined || found === undefined ? schema : branch(found, value)
}

function inside(schema: Schema, key: string | number): Schema | undefined {
  if (typeof key === 'number') return schema.prefixItems?.[key] ?? schema.items
  const { properties, additionalProperties } = schema
  if (properties !== undefined && Object.hasOwn(properties, key)) return properties[key]
  return isObject(additionalProperties) ? additionalProperties : undefined
}

/** The nearest source that covers a number: that of its own name where each has one, otherwise that of what it is a part of. */
function sourceOf(edition: unknown, path: Path, names: Readonly<Record<string, string>>): Path | null {
  for (let depth = path.length - 1; depth >= 0; depth--) {
    const around = [...path.slice(0, depth), 'source']
    const found = at(edition, around)
    if (typeof found === 'string') return around
    if (!isObject(found)) continue
    const key = path[depth]
    const name = typeof key === 'string' && !Object.hasOwn(found, key) && Object.hasOwn(names, key) ? names[key] : key
    const place = [...around, name, ...path.slice(depth + 1)]
    for (let end = place.length; end > around.length; end--)
      if (typeof at(edition, place.slice(0, end)) === 'string') return place.slice(0, end)
  }
  return null
}

const NO_FIELDS = new Set(['id', 'source'])
const NO_PARTS = new Set(['id', 'title', 'source'])
const KINDS: Readonly<Record<string, EditionField['kind']>> = {
  integer: 'number',
  number: 'number',
  boolean: 'flag',
  string: 'text',
}

function leaf(schema: Schema, path: Path, edition: unknown, { sources = {}, fixed = [] }: EditionSheet): EditionField[] {
  const pattern = patternOf(path)
  const kind = schema.enum === undefined ? KINDS[schema.type ?? ''] : 'choice'
  if (kind === undefined || schema.const !== undefined || fixed.some((one) => pattern === one || pattern.startsWith(`${one}.`))) return []
  const sourceAt = sourceOf(edition, path, sources)
  const said = sourceAt === null ? undefined : at(edition, sourceAt)
  const place = path.slice(isObject(at(edition, path.slice(0, 2))) ? 2 : 1).findLast((key) => typeof key === 'number')
  return [
    {
      id: path.join('.'),
      path,
      pattern,
      nth: place === undefined ? 0 : place + 1,
      kind,
      min: schema.minimum ?? 0,
      max: kind === 'text' ? (schema.maxLength ?? 120) : (schema.maximum ?? 99),
      choices: (schema.enum ?? []).map(String),
      source: anySource.options.find((one) => one === said) ?? null,
      sourceAt,
    },
  ]
}

function fieldsIn(given: Schema, path: Path, edition: unknown, sheet: EditionSheet): EditionField[] {
  const value = at(edition, path)
  const schema = branch(given, value)
  if (Array.isArray(value))
    return value.flatMap((_, i) => {
      const one = inside(schema, i)
      return one === undefined ? [] : fieldsIn(one, [...path, i], edition, sheet)
    })
  if (!isObject(value)) return value === null || value === undefined ? [] : leaf(schema, path, edition, sheet)
  return Object.keys(value).flatMap((key) => {
    const one = NO_FIELDS.has(key) ? undefined : inside(schema, key)
    return one === undefined ? [] : fieldsIn(one, [...path, key], edition, sheet)
  })
}

const schemas = new WeakMap<z.ZodType, Schema>()

function schemaOf(game: Pick<Game, 'editionSchema'>): Schema {
  let schema = schemas.get(game.editionSchema)
  if (schema === undefined) {
    schema = z.toJSONSchema(game.editionSchema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Schema
    schemas.set(game.editionSchema, schema)
  }
  return schema
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** What lies in the box, thing by thing, in the order of the file, with all that can be typed in on each. */
export function editionThings(game: Pick<Game, 'editionSchema' | 'editionSheet'>, edition: unknown): EditionThing[] {
  const { editionSheet: sheet = {} } = game
  const schema = branch(schemaOf(game), edition)
  if (!isObject(edition)) return []
  const things = Object.entries(edition).flatMap(([key, value]): EditionThing[] => {
    const part = NO_PARTS.has(key) ? undefined : inside(schema, key)
    if (part === undefined) return []
    if (!Array.isArray(value) || !value.every(isObject))
      return [{ id: key, key, name: null, nth: 0, fields: fieldsIn(part, [key], edition, sheet) }]
    const list = branch(part, value)
    return value.flatMap((entry, i) => {
      const one = inside(list, i)
      const name = { id: textOf(entry.id), text: textOf(entry.name) || textOf(entry.title) || textOf(entry.id) }
      return one === undefined ? [] : [{ id: `${key}.${i}`, key, name, nth: i + 1, fields: fieldsIn(one, [key, i], edition, sheet) }]
    })
  })
  return things.filter(({ fields }) => fields.length > 0)
}
