import type { TableLine } from '@flotilla/protocol'
import { useEffect, useState } from 'react'
import { api } from '../../net/api.ts'
import { socket } from '../../net/socket.ts'

/** Whoever waits so long has time for another table. */
const IDLE = 1500

/** While one is not asked here: the table of one's own that has waited longest, if any does. */
export function useNextTable(here: string, idle: boolean): TableLine | null {
  const [next, setNext] = useState<TableLine | null>(null)
  useEffect(() => {
    if (!idle) return
    let wanted = true
    const look = (): void =>
      void api.mine().then(
        (tables) => {
          if (wanted) setNext(tables.find(({ id, waits }) => waits && id !== here) ?? null)
        },
        () => {},
      )
    const timer = setTimeout(look, IDLE)
    const unlisten = socket.listen(
      (message) => {
        if (message.type === 'waits' && message.table !== here) look()
      },
      () => {},
    )
    return () => {
      wanted = false
      clearTimeout(timer)
      unlisten()
      setNext(null)
    }
  }, [here, idle])
  return next
}
