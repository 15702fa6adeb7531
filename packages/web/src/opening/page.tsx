import type { ClientGame, Opening } from '@flotilla/kernel'
import type { GameInfo } from '@flotilla/protocol'
import { useEffect, useState } from 'react'
import { findShown } from '../lobby/games.ts'
import { useLoad } from '../lobby/use-load.ts'
import { Page } from '../layout/page.tsx'
import { Loading } from '../layout/loading.tsx'
import { api } from '../net/api.ts'
import { tellFault, useSay } from '../words.ts'
import { NewTable } from './new-table.tsx'
import { openings } from './openings.ts'

/** What a game says about its tables; nothing where it says nothing, or cannot be had. */
interface Told {
  readonly face: ClientGame | null
  readonly opening: Opening | null
}

async function loadTold(game: string): Promise<Told> {
  const [face, opening] = await Promise.all([
    findShown(game)
      .then((shown) => shown?.clientGame() ?? null)
      .catch(() => null),
    openings[game]?.().catch(() => null) ?? null,
  ])
  return { face, opening }
}

/** A table is opened: the room, one moment earlier. */
export default function OpeningPage({ game: id }: { game: string }) {
  const say = useSay()
  const { value, fault } = useLoad(api.games)
  const [told, setTold] = useState<Told | null>(null)
  useEffect(() => {
    let wanted = true
    void loadTold(id).then((loaded) => {
      if (wanted) setTold(loaded)
    })
    return () => {
      wanted = false
    }
  }, [id])
  const game: GameInfo | undefined = value?.find((one) => one.id === id)
  if (game !== undefined && told !== null) return <NewTable key={id} game={game} face={told.face} opening={told.opening} />
  if (fault === null && (value === null || game !== undefined)) return <Loading />
  return (
    <Page>
      <p role="alert">{fault === null ? say('web.noSuchGame', { game: id }) : tellFault(say, fault)}</p>
    </Page>
  )
}
