import { useSay } from '../words.ts'
import { Page } from './page.tsx'

export default function Credits() {
  const say = useSay()
  return (
    <Page>
      <h1>{say('web.credits')}</h1>
      <p>{say('web.icons')}</p>
    </Page>
  )
}
