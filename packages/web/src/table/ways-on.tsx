import type { TableInfo } from '@flotilla/wire'
import { api, faultOf } from '../net/api.ts'
import { follow, go } from '../router.ts'
import type { Say } from '../words.ts'
import { hasNextLeg } from './series.tsx'
import type { TableLink } from './store.ts'

interface Props {
  readonly link: TableLink
  readonly info: TableInfo
  readonly say: Say
}

/** The next table of this crew. Where only bots are awaited, it sets sail at once. */
async function playAgain(table: string): Promise<string> {
  const { id, host, status, seat, seats } = await api.rematch(table)
  if (host && status === 'open' && seats.every(({ kind }, other) => other === seat || kind === 'bot')) await api.start(id)
  return `/t/${id}`
}

/** What one does after a game, beside the sentence, whatever lies below it. */
export function WaysOn({ link, info, say }: Props) {
  const rematch = (): void => {
    // In a series this says that one is ready, too.
    if (info.rematch !== null && info.series === null) go(`/t/${info.rematch}`)
    else
      playAgain(info.id).then(go, (error: unknown) => {
        link.store.setState({ fault: faultOf(error) })
      })
  }
  return (
    <>
      <a className="button" href={`/t/${info.id}/replay`} onClick={follow}>
        {say('web.replay')}
      </a>
      <a className="button" href={`/verify/${info.id}`} onClick={follow}>
        {say('web.verifyThis')}
      </a>
      {info.seat === null ? null : (
        <button type="button" className="primary" onClick={rematch}>
          {hasNextLeg(info) && info.series !== null
            ? say('series.next', { leg: info.series.leg + 1, of: info.series.of })
            : say(info.rematch === null ? 'web.rematch' : 'web.toRematch')}
        </button>
      )}
    </>
  )
}

/** The game as a file, to be proved anywhere. */
export function ExportButton({ link, info, say }: Props) {
  const save = (): void => {
    api.record(info.id).then(
      (record) => {
        const anchor = document.createElement('a')
        anchor.href = URL.createObjectURL(new Blob([JSON.stringify(record, null, 2)], { type: 'application/json' }))
        anchor.download = `flotilla-${info.game}-${info.id}.json`
        anchor.click()
        URL.revokeObjectURL(anchor.href)
      },
      (error: unknown) => link.store.setState({ fault: faultOf(error) }),
    )
  }
  return (
    <button type="button" onClick={save}>
      {say('web.export')}
    </button>
  )
}
