import { Page } from '../shell/page.tsx'
import { useSay } from '../words.ts'
import { RulesText } from './text.tsx'

export default function RulesPage({ game, rule }: { game: string; rule: string }) {
  const say = useSay()
  return (
    <Page>
      <h1>{say('web.rules')}</h1>
      <RulesText game={game} rule={rule} say={say} />
    </Page>
  )
}
