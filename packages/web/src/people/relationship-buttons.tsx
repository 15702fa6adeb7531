import type { Profile } from '@flotilla/protocol'
import type { Say } from '../words.ts'
import { Trouble } from '../account/sheet.tsx'
import { useTask } from '../account/use-task.ts'
import { people } from './api.ts'
import styles from './people.module.css'

/** To follow somebody, or to keep them away. */
export function RelationshipButtons({
  profile,
  say,
  again,
}: {
  profile: Pick<Profile, 'person' | 'follows' | 'blocked'>
  say: Say
  again: () => void
}) {
  const { person, follows, blocked } = profile
  const work = useTask()
  const set = (kind: 'follow' | 'block', on: boolean): void => work.run(() => people.bond(person.id, kind, on).then(again))
  return (
    <>
      <div className={styles.deeds}>
        {blocked ? null : (
          <button type="button" aria-pressed={follows} disabled={work.busy} onClick={() => set('follow', !follows)}>
            {say(follows ? 'people.following' : 'people.follow')}
          </button>
        )}
        <button type="button" aria-pressed={blocked} disabled={work.busy} onClick={() => set('block', !blocked)}>
          {say(blocked ? 'people.keptAway' : 'people.keepAway')}
        </button>
      </div>
      <p className={styles.hint}>{say(blocked ? 'people.keptAwayWhat' : follows ? 'people.followWhat' : 'people.keepAwayWhat')}</p>
      <Trouble work={work} say={say} />
    </>
  )
}
