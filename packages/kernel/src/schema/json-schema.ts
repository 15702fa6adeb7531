import type { Game } from '../game.ts'
import { KERNEL_ASK, KERNEL_EVENT, KERNEL_VIEW, type Described, type Field, type Fields } from './described.ts'

/** As much of JSON Schema as we write. */
export interface JsonSchema {
  readonly type?: string | readonly string[]
  readonly description?: string
  readonly enum?: readonly (string | number | null)[]
  readonly const?: string
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: JsonSchema
  readonly items?: JsonSchema
}

/** JSON Schemas of a game's view, asks, choices and events. */
export interface GameSchema {
  readonly title: string
  readonly view: JsonSchema
  /** By kind: the ask and its answers. */
  readonly asks: Readonly<Record<string, { readonly description: string; readonly ask: JsonSchema; readonly choice: JsonSchema }>>
  /** By type; the description is the sentence of the log. */
  readonly events: Readonly<Record<string, JsonSchema>>
}

/** The kinds of fields that hold a whole number. */
export const INTEGERS: ReadonlySet<string> = new Set(['int', 'seat', 'seats', 'back', 'bits'])
const PLAIN: Readonly<Record<string, string>> = { number: 'number', bool: 'boolean', text: 'string' }

/** The values in `'up' | 'down' | 3`; undefined where the word is no list of values. */
export const valuesIn = (kind: string): (string | number)[] | undefined =>
  /^('|-?\d)/.test(kind) ? kind.split(' | ').map((one) => (one.startsWith("'") ? one.slice(1, -1) : Number(one))) : undefined

function leaf([word, description]: Field): JsonSchema {
  const mayBeNull = word.endsWith('?')
  const kind = mayBeNull ? word.slice(0, -1) : word
  const values = valuesIn(kind)
  if (values !== undefined) return { enum: mayBeNull ? [...values, null] : values, description }
  const type = INTEGERS.has(kind) ? 'integer' : PLAIN[kind]
  if (type === undefined) return { description }
  return { type: mayBeNull ? [type, 'null'] : type, description }
}

interface Grown {
  readonly properties: Map<string, Grown>
  readonly optional: Set<string>
  items?: Grown
  values?: Grown
  leaf?: JsonSchema
}

const grown = (): Grown => ({ properties: new Map(), optional: new Set() })

/** The parts of a path: names, `[]` and `{}`. */
export const partsOf = (path: string): string[] => path.replace(/\?$/, '').match(/\[\]|\{\}|[^.[\]{}]+/g) ?? []

function plant(root: Grown, path: string, field: Field): void {
  let at = root
  for (const part of partsOf(path)) {
    if (part === '[]') at = at.items ??= grown()
    else if (part === '{}') at = at.values ??= grown()
    else {
      if (path.endsWith('?') && at === root) at.optional.add(part)
      const next = at.properties.get(part) ?? grown()
      at.properties.set(part, next)
      at = next
    }
  }
  at.leaf = leaf(field)
}

function written({ properties, optional, items, values, leaf: own }: Grown, isWhole: boolean): JsonSchema {
  if (items !== undefined) return { type: 'array', items: written(items, isWhole) }
  if (values !== undefined) return { type: 'object', additionalProperties: written(values, isWhole) }
  if (properties.size === 0) return own ?? {}
  const inside = Object.fromEntries([...properties].map(([name, one]) => [name, written(one, isWhole)]))
  const required = isWhole ? [...properties.keys()].filter((name) => !optional.has(name)) : []
  // An object that may be null says so in an entry of its own.
  const type = own === undefined ? 'object' : ['object', 'null']
  return {
    type,
    ...(own?.description === undefined ? {} : { description: own.description }),
    properties: inside,
    ...(required.length > 0 ? { required } : {}),
  }
}

/** An object with these fields; `isWhole`: with all of them that are not marked otherwise. */
function objectOf(fields: Fields, isWhole: boolean): JsonSchema {
  const root = grown()
  for (const [path, field] of Object.entries(fields)) plant(root, path, field)
  return written(root, isWhole)
}

const aloud = (game: Game, type: string): string => game.words.messages.en[`event.${type}`] ?? `What '${type}' tells.`

const nameIn = (path: string): string => partsOf(path)[0]

/** What an event has, by path. */
export function fieldsOfEvent({ events, told }: Described, type: string): Fields {
  const names = (events[type] ?? '').split(' ').filter((name) => name !== '')
  const found = names.flatMap((name) => {
    const bare = name.replace(/\?$/, '')
    const own = Object.entries(told).filter(([path]) => path.startsWith(`${type}.`) && nameIn(path.slice(type.length + 1)) === bare)
    const all =
      own.length > 0
        ? own.map(([path, field]) => [path.slice(type.length + 1), field] as const)
        : Object.entries(told).filter(([path]) => nameIn(path) === bare)
    return all.map(([path, field]) => [name === bare ? path : `${path.replace(/\?$/, '')}?`, field] as const)
  })
  const { 'faces{}?': seen, ...always } = KERNEL_EVENT
  // An event that names no card may have faces of its own: of dice.
  const ofCards = names.includes('faces') ? {} : { 'faces{}?': seen }
  return { ...always, ...ofCards, type: [`'${type}'`, always.type[1]], ...Object.fromEntries(found) }
}

/** The kernel's part of a view, with what the numbers in `faces` mean in this game. */
export function kernelView({ faces = {} }: Described): Fields {
  const [kind, text] = KERNEL_VIEW['faces[]']
  const meanings = Object.entries(faces).map(([of, meaning]) => `${of}: ${meaning}`)
  return { ...KERNEL_VIEW, 'faces[]': [kind, [text, ...meanings].join(' ')] }
}

/** What a game's positions are made of, as JSON Schema. */
export function schemaOf(game: Game, described: Described): GameSchema {
  const { view, asks, events } = described
  return {
    title: game.title,
    view: objectOf({ ...kernelView(described), ...view }, true),
    asks: Object.fromEntries(
      Object.entries(asks).map(([kind, { about, fields = {}, choices }]) => [
        kind,
        {
          description: about,
          ask: objectOf({ ...KERNEL_ASK, kind: [`'${kind}'`, about], ...fields }, true),
          choice: objectOf(choices, false),
        },
      ]),
    ),
    events: Object.fromEntries(
      Object.keys(events).map((type) => [type, { ...objectOf(fieldsOfEvent(described, type), true), description: aloud(game, type) }]),
    ),
  }
}
