import { useSyncExternalStore, type MouseEvent } from 'react'

const listeners = new Set<() => void>()
const tell = (): void => listeners.forEach((listener) => listener())
addEventListener('popstate', tell)

export function go(path: string): void {
  history.pushState(null, '', path)
  scrollTo(0, 0)
  tell()
}

export const usePath = (): string =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => location.pathname,
  )

/** For links inside the site: ordinary links, without loading the page anew. */
export const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
  event.preventDefault()
  go(event.currentTarget.pathname + event.currentTarget.search)
}
