/** What is not acknowledged is sent again at once: nothing older than this many requests comes again. */
const MOST_REMEMBERED = 100

/**
 * A client's request as it is remembered with what it changed: sent twice, even to a restarted or another server, it is done once.
 * It goes by the person: somebody who takes the same seat later may use the same ids.
 */
export const requestOf = (person: string, id: string): string => `${person} ${id}`

/** The id as the client gave it; ids of persons have no gaps. */
export const idOfRequest = (request: string): string => request.slice(request.indexOf(' ') + 1)

/** The person of a request; null for what is older than persons in it. */
export const personOf = (request: string): string | null => (request.includes(' ') ? request.slice(0, request.indexOf(' ')) : null)

export const remembered = (done: readonly string[] | undefined, request: string): readonly string[] => [
  ...(done ?? []).slice(1 - MOST_REMEMBERED),
  request,
]
