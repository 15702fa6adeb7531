import { gameWithBots } from '@flotilla/games/bots'
import { choices, view, type Ask, type Choice, type Game, type View } from '@flotilla/kernel'
import { playOut } from '@flotilla/kernel/conformance'
import { valuesIn, type Described } from '@flotilla/kernel/schema'

/** There is nothing at this place. */
const NOTHING = -2
/** A text longer than this is a drawing: it is read sign by sign. */
const LONGEST_WORD = 24
const EXPLORED = 6

/** Some neighbouring numbers of an array that belong together. */
export interface Column {
  /** The path of the field: `ships[].hand[]`. */
  readonly name: string
  readonly at: number
  /** How many there are at each level of the path; one number has none. */
  readonly shape: readonly number[]
  /** What stands for the numbers, where they are words: the place in this list. */
  readonly words?: readonly string[]
}

/** What the numbers of an array mean. */
export interface Layout {
  readonly width: number
  readonly columns: readonly Column[]
}

interface Field {
  readonly path: string
  readonly kind: string
  /** As many as were met, level by level. */
  readonly shape: number[]
  readonly words: Set<string>
}

type Visit = (path: string, places: readonly number[], value: unknown, kind: string) => void

/** Fields of plain data by their paths; numbers of cards become their faces. */
class Reader {
  readonly #kinds: ReadonlyMap<string, string>

  constructor(kinds: ReadonlyMap<string, string>) {
    this.#kinds = kinds
  }

  read(value: object, faces: readonly number[], visit: Visit, skip: ReadonlySet<string> = new Set()): void {
    for (const [name, inner] of Object.entries(value)) if (!skip.has(name)) this.#walk(name, [], inner, faces, visit)
  }

  #walk(path: string, places: readonly number[], value: unknown, faces: readonly number[], visit: Visit): void {
    const kind = this.#kinds.get(path) ?? ''
    if (kind === 'any') return
    if (Array.isArray(value)) value.forEach((item, k) => this.#walk(`${path}[]`, [...places, k], item, faces, visit))
    else if (typeof value === 'object' && value !== null)
      for (const [name, inner] of Object.entries(value)) this.#walk(`${path}.${name}`, places, inner, faces, visit)
    else if (typeof value === 'string' && value.length > LONGEST_WORD)
      for (let k = 0; k < value.length; k++) visit(`${path}[]`, [...places, k], value.charCodeAt(k), 'int')
    else visit(path, places, kind === 'back' && typeof value === 'number' ? (faces[value] ?? NOTHING) : value, kind)
  }
}

/** What lies under a name: entries of a list, fields of an object, or a number with its place. */
interface Branch {
  items: Branch | null
  column: Column | null
  isBack: boolean
  readonly names: Map<string, Branch>
}

const branch = (): Branch => ({ items: null, column: null, isBack: false, names: new Map() })

function plant(root: Branch, path: string, column: Column, isBack: boolean): void {
  let at = root
  for (const part of path.match(/\[\]|[^.[\]]+/g) ?? []) {
    if (part === '[]') at = at.items ??= branch()
    else {
      const next = at.names.get(part) ?? branch()
      at.names.set(part, next)
      at = next
    }
  }
  at.column = column
  at.isBack = isBack
}

/** Turns plain data of one kind into arrays of one width. */
class Columns {
  readonly #reader: Reader
  readonly #fields = new Map<string, Field>()
  readonly #at = new Map<string, Column>()
  readonly #root: Branch = branch()
  /** Where in the lists on the way we are. */
  readonly #places: number[] = []
  #width = 0

  constructor(kinds: ReadonlyMap<string, string>) {
    this.#reader = new Reader(kinds)
  }

  /** Notes what there is, before the first array is made. */
  meet(value: object, faces: readonly number[], skip?: ReadonlySet<string>): void {
    this.#reader.read(
      value,
      faces,
      (path, places, one, kind) => {
        const known = this.#fields.get(path) ?? { path, kind, shape: places.map(() => 0), words: new Set(valuesIn(kind)?.map(String)) }
        places.forEach((place, level) => (known.shape[level] = Math.max(known.shape[level], place + 1)))
        if (typeof one === 'string') known.words.add(one)
        this.#fields.set(path, known)
      },
      skip,
    )
  }

  /** All has been met: from now on every array has this layout. */
  settle(): Layout {
    const sorted = [...this.#fields.values()].sort((a, b) => (a.path < b.path ? -1 : 1))
    for (const { path, kind, shape, words } of sorted) {
      const column = { name: path, at: this.#width, shape, ...(words.size > 0 ? { words: [...words].sort() } : {}) }
      this.#at.set(path, column)
      plant(this.#root, path, column, kind === 'back')
      this.#width += shape.reduce((all, n) => all * n, 1)
    }
    return { width: this.#width, columns: [...this.#at.values()] }
  }

  /** Writes a value to its place: the tree has only what has a place, so nothing else is looked at. */
  write(value: object, faces: readonly number[], into: number[], from: number): void {
    for (let k = 0; k < this.#width; k++) into[from + k] = NOTHING
    this.#put(value, this.#root, 0, faces, into, from)
  }

  #put(value: unknown, node: Branch, depth: number, faces: readonly number[], into: number[], from: number): void {
    if (value === undefined || value === null) return
    const { items, column, names } = node
    if (items !== null && typeof value === 'string') {
      for (let k = 0; k < value.length; k++) {
        this.#places[depth] = k
        this.#put(value.charCodeAt(k), items, depth + 1, faces, into, from)
      }
    } else if (items !== null && Array.isArray(value)) {
      for (let k = 0; k < value.length; k++) {
        this.#places[depth] = k
        this.#put(value[k], items, depth + 1, faces, into, from)
      }
    } else if (column !== null && typeof value !== 'object') {
      let place = 0
      for (let level = 0; level < depth; level++) {
        // What no game has shown before has no place.
        if (this.#places[level] >= column.shape[level]) return
        place = place * column.shape[level] + this.#places[level]
      }
      into[from + column.at + place] = node.isBack && typeof value === 'number' ? (faces[value] ?? NOTHING) : numberOf(value, column.words)
    } else for (const [name, inner] of names) this.#put((value as Record<string, unknown>)[name], inner, depth, faces, into, from)
  }
}

function numberOf(value: unknown, words: readonly string[] | undefined): number {
  if (typeof value === 'number') return value
  if (typeof value === 'boolean') return value ? 1 : 0
  return typeof value === 'string' ? (words?.indexOf(value) ?? NOTHING) : NOTHING
}

/** The kernel's own fields that are no part of a position, or have a column of their own. */
const OUTSIDE = new Set([
  'game',
  'sees',
  'seats',
  'options',
  'seed',
  'luck',
  'tide',
  'agenda',
  'asks',
  'sealed',
  'replies',
  'pools',
  'known',
])
const OF_ASK = new Set(['kind', 'seat', 'optional', 'sealed'])
/** Whose decision it is, and which. */
const HEAD = 2

const kindsIn = (fields: readonly Described['view'][]): Map<string, string> =>
  new Map(fields.flatMap((one) => Object.entries(one).map(([path, [kind]]) => [path.replace(/\?$/, ''), kind.replace(/\?$/, '')] as const)))

/** Positions of a game as arrays: the layout follows from the game, its seats and its options alone. */
export class Arrays {
  readonly observation: Layout
  readonly choice: Layout
  readonly #view: Columns
  readonly #ask: Columns
  readonly #choice: Columns
  readonly #kinds: readonly string[]
  readonly #askFrom: number

  constructor(game: Game, seats: number, options: object, described: Described | undefined) {
    const asks = Object.values(described?.asks ?? {})
    this.#view = new Columns(kindsIn([described?.view ?? {}]))
    this.#ask = new Columns(kindsIn(asks.map(({ fields = {} }) => fields)))
    this.#choice = new Columns(kindsIn(asks.map((one) => one.choices)))
    this.#kinds = Object.keys(game.asks).sort()
    const { rate } = gameWithBots(game).advice
    for (let luck = 0; luck < EXPLORED; luck++)
      playOut(game, { seats, options, luck, style: luck % 2 === 0 ? 'random' : 'advised', rate }, ({ state, move }) => {
        if (move === null) return
        const seen = view(game, state, move.ask.seat)
        this.#view.meet(seen, seen.faces, OUTSIDE)
        this.#ask.meet(move.ask, seen.faces, OF_ASK)
        for (const one of choices(game, state, move.ask)) this.#choice.meet(one, seen.faces)
      })
    const seen = this.#view.settle()
    const asked = this.#ask.settle()
    this.#askFrom = HEAD + seen.width
    const moved = (columns: readonly Column[], by: number, mark: string): Column[] =>
      columns.map((column) => ({ ...column, name: `${mark}${column.name}`, at: column.at + by }))
    this.observation = {
      width: this.#askFrom + asked.width,
      columns: [
        { name: 'seat', at: 0, shape: [] },
        { name: 'ask', at: 1, shape: [], words: this.#kinds },
        ...moved(seen.columns, HEAD, ''),
        ...moved(asked.columns, this.#askFrom, 'ask.'),
      ],
    }
    this.choice = this.#choice.settle()
  }

  observe(seen: View, ask: Ask): number[] {
    const into: number[] = []
    into[0] = ask.seat
    into[1] = this.#kinds.indexOf(ask.kind)
    this.#view.write(seen, seen.faces, into, HEAD)
    this.#ask.write(ask, seen.faces, into, this.#askFrom)
    return into
  }

  choices(seen: View, legal: readonly Choice[]): number[][] {
    return legal.map((one) => {
      const into: number[] = []
      this.#choice.write(one, seen.faces, into, 0)
      return into
    })
  }
}
