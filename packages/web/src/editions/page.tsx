import type { Game } from '@flotilla/kernel'
import { useCallback, useEffect, useState } from 'react'
import { useLoad } from '../lobby/use-load.ts'
import { loadEngine } from '../rules/engines.ts'
import { Loading } from '../layout/loading.tsx'
import { Page } from '../layout/page.tsx'
import { addressHere, replace } from '../router.ts'
import { tellFault, useSay } from '../words.ts'
import { kept } from './bench.ts'
import { Workbench } from './workbench.tsx'
import { newDraft, type Draft } from './draft.ts'
import { keepDraft, ownEditions } from './kept.ts'
import { picturesOf, type Pictures } from './pictures.ts'
import { Brought, Received } from './received.tsx'
import { tellBad } from './keep.tsx'
import { broughtAlong, ofLetters } from './share.ts'
import { editionPageWords } from './text.ts'

/** The numbers of one's own box: `/editions/{game}`. */
export default function EditionsPage({ game: id }: { game: string }) {
  const say = useSay([editionPageWords])
  const load = useCallback(async () => {
    const game = await loadEngine(id)
    return game === undefined ? undefined : { game, pictures: await picturesOf(id) }
  }, [id])
  const { value, fault } = useLoad(load)
  if (fault !== null || value === undefined)
    return (
      <Page>
        <p role="alert">{fault === null ? say('web.noSuchGame', { game: id }) : tellFault(say, fault)}</p>
      </Page>
    )
  return value === null ? <Loading /> : <Editions {...value} />
}

function Editions({ game, pictures }: { readonly game: Game; readonly pictures: Pictures }) {
  const sheet = game.editionSheet?.messages
  const say = useSay([game.words.messages, ...(sheet === undefined ? [] : [sheet]), editionPageWords])
  const [letters, setLetters] = useState(broughtAlong)
  const [received, setReceived] = useState<Draft | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const [draft, setDraft] = useState(() => ownEditions(game.id)[0] ?? newDraft(game, say('edition.usualName')))
  useEffect(() => {
    document.title = say('edition.page', { game: game.title })
  }, [say, game])
  const answer = (isWanted: boolean): void => {
    setLetters('')
    replace(`/editions/${game.id}`)
    if (isWanted) ofLetters(game, letters).then(setReceived, (error: unknown) => setFault(tellBad(say, error)))
  }
  const takeOver = (own: Draft): void => {
    keepDraft(kept(game, own))
    setDraft(own)
    setReceived(null)
  }
  if (letters !== '') return <Brought game={game} letters={letters} onAnswer={answer} say={say} />
  if (fault !== null)
    return (
      <Page>
        <p role="alert">{fault}</p>
        <a className="button" href={addressHere({})} onClick={() => setFault(null)}>
          {say('edition.page', { game: game.title })}
        </a>
      </Page>
    )
  if (received !== null)
    return <Received game={game} draft={received} say={say} onTake={() => takeOver(received)} onLeave={() => setReceived(null)} />
  return <Workbench key={draft.id} game={game} pictures={pictures} draft={draft} say={say} onReceived={setReceived} onChoose={setDraft} />
}
