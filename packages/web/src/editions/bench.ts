import type { Game } from '@flotilla/kernel'
import { createContext, use, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Say } from '../words.ts'
import { checksOf, type Check } from './checks.ts'
import { asPrinted, fileOf, lookAt, typed, type Draft, type Entry, type Look, type Thing } from './draft.ts'
import { keepDraft } from './kept.ts'
import { labelOf, thingName } from './names.ts'
import { at } from '@flotilla/kernel/edition-sheet'
import type { Pictures } from './pictures.ts'

/** What all parts of the page share: the numbers, what is in hand, and how they are changed. */
export interface Bench {
  readonly game: Game
  readonly say: Say
  readonly pictures: Pictures
  readonly draft: Draft
  readonly look: Look
  readonly checks: readonly Check[]
  /** The number in hand. */
  readonly hand: Entry | null
  readonly isKept: boolean
  readonly compares: boolean
  readonly setCompares: (compares: boolean) => void
  readonly take: (id: string) => void
  /** Takes it in hand and goes there. */
  readonly go: (id: string) => void
  readonly change: (draft: Draft) => void
  readonly type: (entry: Entry, value: unknown) => void
  readonly print: (entries: readonly Entry[]) => void
  /** The next number that is to be checked, or null. */
  readonly nextToCheck: (after: string) => Entry | null
  readonly undo: (() => void) | null
  readonly nameOf: (thing: Thing) => string
}

const BenchContext = createContext<Bench | null>(null)
export const BenchProvider = BenchContext

export function useBench(): Bench {
  const bench = use(BenchContext)
  if (bench === null) throw new Error('there is no edition on the page')
  return bench
}

/** So many changes can be taken back. */
const MOST_UNDO = 200

export const thingOf = ({ things }: Look, id: string): Thing | undefined => things.find(({ fields }) => fields.some((one) => one.id === id))

/** With the file for a table, where the numbers can be played. */
export function kept(game: Game, { file: _before, ...draft }: Draft): Draft {
  const file = fileOf(game, draft)
  return game.editionSchema.safeParse(file).success ? { ...draft, file } : draft
}

const focusOn = (id: string): void => document.getElementById(`number-${id}`)?.focus()

export function useNewBench(game: Game, first: Draft, say: Say, pictures: Pictures): Bench {
  const [draft, setDraft] = useState(first)
  const [hand, setHand] = useState<string | null>(null)
  const [isKept, setIsKept] = useState(true)
  const [compares, setCompares] = useState(false)
  const past = useRef<Draft[]>([])
  const look = useMemo(() => lookAt(game, draft), [game, draft])
  const checks = useMemo(() => checksOf(game, draft, look), [game, draft, look])
  const order = useMemo(() => [...look.entries.values()], [look])
  const put = (next: Draft): void => {
    setDraft(next)
    setIsKept(keepDraft(kept(game, next)))
  }
  const change = (next: Draft): void => {
    past.current = [...past.current.slice(1 - MOST_UNDO), draft]
    put(next)
  }
  const nextToCheck = (after: string): Entry | null => {
    const from = order.findIndex(({ id }) => id === after) + 1
    return [...order.slice(from), ...order.slice(0, from)].find(({ id, mark }) => mark === 'house' && id !== after) ?? null
  }
  const undo = (): void => {
    const before = past.current.pop()
    if (before !== undefined) put(before)
  }
  const entryOf = (id: string | null): Entry | null => (id === null ? null : (look.entries.get(id) ?? null))
  return {
    game,
    say,
    pictures,
    draft,
    look,
    checks,
    hand: entryOf(hand) ?? order.find(({ mark }) => mark === 'house') ?? order.at(0) ?? null,
    isKept,
    compares,
    setCompares,
    take: setHand,
    go(id) {
      // What is not on the page yet cannot be focused.
      flushSync(() => setHand(id))
      focusOn(id)
    },
    change,
    type: (entry, value) => change(typed(draft, entry, value)),
    print: (entries) => change(asPrinted(draft, entries)),
    nextToCheck,
    undo: past.current.length === 0 ? null : undo,
    nameOf: (thing) =>
      thingName(say, game, thing, at(draft.edition, thing.name === null && thing.nth === 0 ? [thing.key] : [thing.key, thing.nth - 1])),
  }
}

/** Where a check is about, in words: a number of a thing, a thing, or a part. */
export function placeOf({ look, say, nameOf }: Bench, id: string): string {
  const entry = look.entries.get(id)
  const thing = entry === undefined ? look.things.find((one) => one.id === id) : thingOf(look, id)
  if (thing === undefined) return ''
  return entry === undefined ? nameOf(thing) : `${nameOf(thing)}, ${labelOf(say, entry)}`
}
