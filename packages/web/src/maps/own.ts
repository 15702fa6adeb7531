/** A layout file of one's own, as it is kept in this browser and handed to a table. */
export interface OwnMap {
  readonly id: string
  readonly title: string
}

const KEY = 'flotilla.maps'

const isMap = (one: unknown): one is OwnMap =>
  typeof one === 'object' && one !== null && typeof (one as OwnMap).id === 'string' && typeof (one as OwnMap).title === 'string'

export function ownMaps(): readonly OwnMap[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isMap) : []
  } catch {
    return []
  }
}

/** Keeps a map under its title, the newest first, and remembers it for the next table. */
export function keepMap(map: OwnMap): void {
  localStorage.setItem(KEY, JSON.stringify([map, ...ownMaps().filter(({ title }) => title !== map.title)]))
  sessionStorage.setItem(KEY, map.title)
}

/** The map just drawn for a table, once. */
export function mapForNextTable(): OwnMap | undefined {
  const title = sessionStorage.getItem(KEY)
  sessionStorage.removeItem(KEY)
  return ownMaps().find((map) => map.title === title)
}
