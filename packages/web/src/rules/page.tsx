import { Suspense, lazy, useCallback } from 'react'
import { findShown, games } from '../lobby/games.ts'
import { useLoad } from '../lobby/use-load.ts'
import { Page } from '../layout/page.tsx'
import { useSay } from '../words.ts'
import { RulesText } from './text.tsx'

/** What comes first on the page keeps its place while it is fetched. */
const ROOM = { minHeight: '100vh' }

const HowToPlay = lazy(() => import('./how-to-play.tsx'))

/** A game's rules: first how it is played, in pictures, then every rule with its number. A link to a rule leads to it at once. */
export default function RulesPage({ game, rule }: { game: string; rule: string }) {
  const say = useSay()
  const { value: outside } = useLoad(useCallback(async () => (Object.hasOwn(games, game) ? undefined : findShown(game)), [game]))
  const shown = games[game] ?? outside
  const isMissing = games[game] === undefined && outside === undefined
  return (
    <Page>
      <h1>{shown?.title ?? say('web.rules')}</h1>
      {rule === '' && games[game] !== undefined ? (
        <Suspense fallback={<div style={ROOM} />}>
          <HowToPlay key={game} game={game} />
        </Suspense>
      ) : null}
      {isMissing ? <p role="alert">{say('web.noSuchGame', { game })}</p> : null}
      {shown === null || shown === undefined ? null : (
        <>
          <h2>{say('web.rules')}</h2>
          <RulesText game={game} rule={rule} say={say} />
        </>
      )}
    </Page>
  )
}
