const KEY = 'flotilla.mate'

type Met = Readonly<Record<string, number>>

function read(): Readonly<Record<string, Met>> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Readonly<Record<string, Met>>
  } catch {
    return {}
  }
}

/** How often somebody on this device has met a kind of decision of a game, this time included. */
export function meet(game: string, kind: string): number {
  const all = read()
  const times = (all[game]?.[kind] ?? 0) + 1
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all, [game]: { ...all[game], [kind]: times } }))
  } catch {
    // A browser that keeps nothing is told it every time.
  }
  return times
}

/** Whoever begins anew is told all of it again. */
export function forgetMet(game: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...read(), [game]: {} }))
  } catch {
    // Nothing is kept, so nothing is to be forgotten.
  }
}
