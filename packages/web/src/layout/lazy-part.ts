import { lazy } from 'react'

const PAUSE = 1000

/** Whether the server of this site answers: a part that cannot be fetched from one that does is no longer there. */
export async function siteAnswers(): Promise<boolean> {
  try {
    return (await fetch(location.href, { method: 'HEAD', cache: 'no-store' })).ok
  } catch {
    return false
  }
}

/** Fetches a part of the site. While the connection is lost it waits and tries again, so that what is on the screen stays there. */
export async function fetchPart<Part>(load: () => Promise<Part>, answers = siteAnswers): Promise<Part> {
  for (;;) {
    try {
      return await load()
    } catch (error) {
      if (await answers()) throw error
      do await new Promise((resolve) => setTimeout(resolve, PAUSE))
      while (!(await answers()))
    }
  }
}

/** A component that is fetched when it is first shown, and that outlasts a lost connection. */
export const lazyPart: typeof lazy = (load) => lazy(() => fetchPart(load))
