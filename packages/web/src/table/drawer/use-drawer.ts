import type { TableInfo } from '@flotilla/protocol'
import { useCallback, useEffect, useRef, useState } from 'react'
import { tabsOf, type Tab } from './drawer.tsx'
import { isOver } from '../game-over.ts'
import type { TableState } from '../table-link.ts'

/** From this width on the drawer lies beside the board and takes nothing from it. */
const BESIDE = '(width >= 1600px)'

export interface DrawerState {
  /** What it shows; null while it is closed. */
  readonly tab: Tab | null
  readonly unread: number
  readonly show: (tab: Tab) => void
  /** Opens it, or closes it if that is what it shows. */
  readonly toggle: (tab: Tab) => void
  readonly close: () => void
}

/** What is open beside the board. When the game ends it is laid away: the end is in sight whatever was open. */
export function useDrawer(state: TableState, info: TableInfo): DrawerState {
  const [chosen, setTab] = useState<Tab | null>(() => (matchMedia(BESIDE).matches ? 'log' : null))
  const [read, setRead] = useState(state.talk.length)
  const opener = useRef<Element | null>(null)
  const over = isOver(state)
  const tab = chosen === null || tabsOf(state, info).includes(chosen) ? chosen : tabsOf(state, info)[0]
  useEffect(() => {
    if (over) setTab(null)
  }, [over])
  useEffect(() => {
    if (tab === 'chat') setRead(state.talk.length)
  }, [tab, state.talk.length])
  const show = useCallback((next: Tab): void => {
    if (!(document.activeElement?.closest('aside') instanceof HTMLElement)) opener.current = document.activeElement
    setTab(next)
  }, [])
  const close = useCallback((): void => {
    setTab(null)
    if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus()
  }, [])
  const toggle = (next: Tab): void => (tab === next ? close() : show(next))
  return { tab, unread: tab === 'chat' ? 0 : state.talk.length - read, show, toggle, close }
}
