import type { TableInfo } from '@flotilla/protocol'
import { Suspense } from 'react'
import { lazyPart } from '../../layout/lazy-part.ts'
import { faultOf } from '../../net/api.ts'
import { isHere, tableHostOf } from '../../net/table-host.ts'
import { follow, go } from '../../router.ts'
import type { Say } from '../../words.ts'
import { hasNextLeg } from './series-standings.tsx'
import type { TableLink } from '../table-link.ts'

/** Reading a record needs the rules' engine, which a table that is being played does not load. */
const OwnShareAlarm = lazyPart(() => import('../../verify/own-share.tsx').then((module) => ({ default: module.OwnShareAlarm })))

interface Props {
  readonly link: TableLink
  readonly info: TableInfo
  readonly say: Say
}

/** What one does after a game, beside the sentence, whatever lies below it. */
export function AfterGameButtons({ link, info, say }: Props) {
  const again = (sameLuck: boolean): void => {
    tableHostOf(info.id)
      .then((host) => host.playAgain(info.id, sameLuck))
      .then(go, (error: unknown) => {
        link.store.setState({ fault: faultOf(error) })
      })
  }
  const rematch = (): void => {
    // In a series this says that one is ready, too.
    if (info.rematch !== null && info.series === null) go(`/t/${info.rematch}`)
    else again(false)
  }
  return (
    <>
      <Suspense fallback={null}>
        <OwnShareAlarm info={info} />
      </Suspense>
      <a className="button" href={`/t/${info.id}/replay`} onClick={follow}>
        {say('web.replay')}
      </a>
      <a className="button" href={`/verify/${info.id}`} onClick={follow}>
        {say('web.verifyThis')}
      </a>
      {isHere(info.id) ? (
        <button type="button" onClick={() => again(true)}>
          {say('web.sameLuck')}
        </button>
      ) : null}
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
    tableHostOf(info.id)
      .then((host) => host.record(info.id))
      .then((record) => {
        const anchor = document.createElement('a')
        anchor.href = URL.createObjectURL(new Blob([JSON.stringify(record, null, 2)], { type: 'application/json' }))
        anchor.download = `flotilla-${info.game}-${info.id}.json`
        anchor.click()
        URL.revokeObjectURL(anchor.href)
      })
      .catch((error: unknown) => link.store.setState({ fault: faultOf(error) }))
  }
  return (
    <button type="button" onClick={save}>
      {say('web.export')}
    </button>
  )
}
