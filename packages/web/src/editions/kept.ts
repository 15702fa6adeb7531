import type { Draft } from './draft.ts'

const KEY = 'flotilla.editions'
/** So many editions are kept in a browser. */
const MOST = 40

const isDraft = (one: unknown): one is Draft => {
  const { id, game, name, base, edition, seen, settled } = (one ?? {}) as Partial<Record<keyof Draft, unknown>>
  const isText = [id, game, name, base].every((text) => typeof text === 'string')
  return isText && typeof edition === 'object' && edition !== null && Array.isArray(seen) && Array.isArray(settled)
}

function all(): readonly Draft[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isDraft) : []
  } catch {
    return []
  }
}

function write(drafts: readonly Draft[]): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(drafts.slice(0, MOST)))
    return true
  } catch {
    return false
  }
}

/** The editions of one's own for a game, the one that was changed last first. */
export const ownEditions = (game: string): readonly Draft[] => all().filter((draft) => draft.game === game)

/** Keeps it; false where the browser keeps nothing, or has no room. */
export const keepDraft = (draft: Draft): boolean => write([draft, ...all().filter(({ id }) => id !== draft.id)])

export const forgetDraft = (id: string): boolean => write(all().filter((draft) => draft.id !== id))

/** For the next table: which of them it is opened with, once. */
export function chooseForTable(id: string): void {
  try {
    sessionStorage.setItem(KEY, id)
  } catch {
    // Then it is chosen by hand.
  }
}

export function chosenForTable(game: string): Draft | undefined {
  try {
    const id = sessionStorage.getItem(KEY)
    const draft = ownEditions(game).find((one) => one.id === id)
    if (draft !== undefined) sessionStorage.removeItem(KEY)
    return draft
  } catch {
    return undefined
  }
}
