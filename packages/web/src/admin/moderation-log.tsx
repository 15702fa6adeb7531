import type { Deed } from '@flotilla/protocol'
import { useLoad } from '../lobby/use-load.ts'
import { useWhen } from '../when.ts'
import type { Say } from '../words.ts'
import { Sheet, Trouble } from '../account/sheet.tsx'
import { useTask } from '../account/use-task.ts'
import styles from '../account/account.module.css'
import { adminApi } from './api.ts'

/** Who is muted, suspended or banned now, each to be taken back. */
export function Rulings({ say, onPardoned }: { say: Say; onPardoned: () => void }) {
  const rulings = useLoad(adminApi.rulings)
  const work = useTask()
  const when = useWhen()
  return (
    <Sheet id="rulings" title={say('host.rulings')}>
      {rulings.value?.length === 0 ? <p className={styles.hint}>{say('host.nobody')}</p> : null}
      <ul className={styles.rows}>
        {rulings.value?.map(({ person, name, kind, reason, until }) => (
          <li key={`${person} ${kind}`}>
            <span>
              <strong>{`${name}: ${say(`host.is.${kind}`)}`}</strong>
              <small>
                {reason} · {until === null ? say('host.forever') : say('host.until', { when: when.day(until) })}
              </small>
            </span>
            <button type="button" disabled={work.busy} onClick={() => work.run(() => adminApi.pardon(person, kind).then(onPardoned))}>
              {say('host.pardon')}
            </button>
          </li>
        ))}
      </ul>
      <Trouble work={work} say={say} />
    </Sheet>
  )
}

/** `pardon mute` is stored; `pardonMute` is said. */
const codeOf = (what: string): string => `host.deed.${what.replaceAll(/ (\w)/g, (_, letter: string) => letter.toUpperCase())}`

/** What administrators did. */
export function Audit({ say }: { say: Say }) {
  const { value } = useLoad(adminApi.audit)
  const when = useWhen()
  const by = (deed: Deed): string => (deed.by === 'host' ? say('host.byHost') : deed.byName || deed.by)
  return (
    <Sheet id="audit" title={say('host.audit')}>
      <ul className={styles.rows}>
        {value?.map((deed) => (
          <li key={`${deed.at} ${deed.what} ${deed.about}`}>
            <span>
              <strong>{say(codeOf(deed.what), { name: deed.aboutName || deed.about })}</strong>
              <small>{[when.ago(deed.at), by(deed), deed.details].filter(Boolean).join(' · ')}</small>
            </span>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
