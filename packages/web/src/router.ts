import { useSyncExternalStore, type MouseEvent } from 'react'
import { hasServer } from './net/offline.ts'

const listeners = new Set<() => void>()
const tell = (): void => listeners.forEach((listener) => listener())
addEventListener('popstate', tell)

/** Where there is no server, nobody would answer to other paths than the page's own: what is shown stands behind a hash. */
export const addressOf = (path: string): string => (hasServer ? path : `#${path}`)

const here = (): string => (hasServer ? location.pathname + location.search : location.hash.slice(1) || '/')

export function go(path: string): void {
  history.pushState(null, '', addressOf(path))
  scrollTo(0, 0)
  tell()
}

/** Goes there instead: the way back does not lead here again. */
export function replace(path: string): void {
  history.replaceState(null, '', addressOf(path))
  tell()
}

export const usePath = (): string =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => here().split('?')[0],
  )

/** What the address says besides the path. */
export const query = (): URLSearchParams => new URLSearchParams(here().split('?')[1] ?? '')

/** This page's whole address, with these words behind it. */
export const addressHere = (words: Readonly<Record<string, string>>): string =>
  new URL(addressOf(`${here().split('?')[0]}?${new URLSearchParams(words).toString()}`), location.href).href

/** For links inside the site: ordinary links, without loading the page anew. */
export const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
  const path = event.currentTarget.pathname + event.currentTarget.search
  const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0
  if (isElsewhere && hasServer) return
  event.preventDefault()
  if (isElsewhere) open(addressOf(path))
  else go(path)
}
