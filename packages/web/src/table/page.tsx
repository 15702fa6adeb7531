import type { ClientGame } from '@flotilla/kernel'
import { Suspense, useEffect, useState } from 'react'
import { lazyPart } from '../layout/lazy-part.ts'
import { useStore } from 'zustand'
import type { TableInfo } from '@flotilla/protocol'
import { loadClientGame } from '../lobby/games.ts'
import { tableHostOf } from '../net/table-host.ts'
import { useSettings } from '../settings.ts'
import { TableLoading } from '../layout/loading.tsx'
import { TableNotFound } from './table-not-found.tsx'
import { Play } from './play/play.tsx'
import { TableLink } from './table-link.ts'

/** Whoever comes to a game under way has no need of it. */
const Room = lazyPart(() => import('./room/room.tsx'))

/** A table behind its link: the room before the start, then the game. */
export default function TablePage({ table }: { table: string }) {
  const [link, setLink] = useState<TableLink | null>(null)
  useEffect(() => {
    let opened: TableLink | null = null
    let isGone = false
    void tableHostOf(table).then((host) => {
      if (isGone) return
      opened = new TableLink(table, host)
      setLink(opened)
    })
    return () => {
      isGone = true
      opened?.close()
    }
  }, [table])
  return link === null ? <TableLoading waits="web.fetchingTable" /> : <Linked link={link} />
}

function Linked({ link }: { link: TableLink }) {
  const info = useStore(link.store, (state) => state.info)
  const missing = useStore(link.store, (state) => state.missing)
  const fault = useStore(link.store, (state) => state.fault)
  const begun = useStore(link.store, (state) => state.view !== null)
  const game = useClientGame(info)
  if (missing && fault !== null) return <TableNotFound fault={fault} />
  if (info === null) return <TableLoading waits="web.fetchingTable" />
  if (game === null) return <TableLoading game={info.game} waits="web.fetchingGame" />
  if (begun) return <Play link={link} game={game} info={info} />
  return (
    <Suspense fallback={<TableLoading game={info.game} waits="web.fetchingGame" />}>
      <Room link={link} game={game} info={info} />
    </Suspense>
  )
}

/** Loads a game's words and numbers when a table of it is opened. */
function useClientGame(info: TableInfo | null): ClientGame | null {
  const [game, setGame] = useState<ClientGame | null>(null)
  const known = info === null ? null : info.id
  const language = useSettings((settings) => settings.language)
  useEffect(() => {
    let wanted = true
    if (info !== null)
      void loadClientGame(info).then((loaded) => {
        if (wanted) setGame(loaded)
      })
    return () => {
      wanted = false
    }
    // The game and the edition of a table never change, but its words may be wanted in another language.
  }, [known, language])
  return game
}
