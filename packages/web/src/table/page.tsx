import type { Face } from '@flotilla/kernel'
import { Suspense, lazy, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { TableInfo } from '@flotilla/wire'
import { faceOf } from '../lobby/games.ts'
import { shoreOf } from '../net/shore.ts'
import { useSettings } from '../settings.ts'
import { Loading } from '../shell/loading.tsx'
import { DeadLink } from './dead-link.tsx'
import { Play } from './play.tsx'
import { TableLink } from './store.ts'

/** Whoever comes to a game under way has no need of it. */
const Room = lazy(() => import('./room.tsx'))

/** A table behind its link: the room before the start, then the game. */
export default function TablePage({ table }: { table: string }) {
  const [link, setLink] = useState<TableLink | null>(null)
  useEffect(() => {
    let opened: TableLink | null = null
    let isGone = false
    void shoreOf(table).then((shore) => {
      if (isGone) return
      opened = new TableLink(table, shore)
      setLink(opened)
    })
    return () => {
      isGone = true
      opened?.close()
    }
  }, [table])
  return link === null ? <Loading /> : <Linked link={link} />
}

function Linked({ link }: { link: TableLink }) {
  const info = useStore(link.store, (state) => state.info)
  const missing = useStore(link.store, (state) => state.missing)
  const fault = useStore(link.store, (state) => state.fault)
  const begun = useStore(link.store, (state) => state.view !== null)
  const game = useFace(info)
  if (missing && fault !== null) return <DeadLink fault={fault} />
  if (info === null || game === null) return <Loading />
  if (begun) return <Play link={link} game={game} info={info} />
  return (
    <Suspense fallback={<Loading />}>
      <Room link={link} game={game} info={info} />
    </Suspense>
  )
}

/** Loads a game's words and numbers when a table of it is opened. */
function useFace(info: TableInfo | null): Face | null {
  const [game, setGame] = useState<Face | null>(null)
  const known = info === null ? null : info.id
  const language = useSettings((settings) => settings.language)
  useEffect(() => {
    let wanted = true
    if (info !== null)
      void faceOf(info).then((loaded) => {
        if (wanted) setGame(loaded)
      })
    return () => {
      wanted = false
    }
    // The game and the edition of a table never change, but its words may be wanted in another language.
  }, [known, language])
  return game
}
