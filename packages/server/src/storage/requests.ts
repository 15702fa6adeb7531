/** What is not acknowledged is sent again at once: nothing older than this many requests comes again. */
const MOST_REMEMBERED = 100

/** A client's request as it is remembered with what it changed: sent twice, even to a restarted or another server, it is done once. */
export const requestOf = (seat: number, id: string): string => `${seat} ${id}`

export const remembered = (done: readonly string[] | undefined, request: string): readonly string[] => [
  ...(done ?? []).slice(1 - MOST_REMEMBERED),
  request,
]
