const KEY = 'flotilla.learned'

/** The lessons that were gone through on this device: `waves.draft`. */
export function learned(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : []
  } catch {
    return []
  }
}

export function noteLearned(game: string, lesson: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set([...learned(), `${game}.${lesson}`])]))
  } catch {
    // A browser that keeps nothing still teaches.
  }
}

/** Whether somebody on this device has begun to learn the game, or has no need to. */
export const knows = (game: string): boolean => learned().some((one) => one.startsWith(`${game}.`))

/** Whoever has played a game need not be told that it can be learned. */
export const notePlayed = (game: string): void => noteLearned(game, 'played')

/** The first game of each kind is kept under this name: a mate looks over one's shoulder there. */
export const FIRST_GAME = 'here-first-'
