import { useLoad } from '../lobby/use-load.ts'
import type { Say } from '../words.ts'
import { you } from './api.ts'
import { Sheet, Trouble } from './sheet.tsx'
import { useWork } from './use-work.ts'
import styles from './you.module.css'

/** People one has played with: to be followed, or kept away. */
export function Company({ say }: { say: Say }) {
  const people = useLoad(you.people)
  const work = useWork()
  const set = (person: string, kind: 'follow' | 'block', on: boolean): void => work.run(() => you.bond(person, kind, on).then(people.again))
  return (
    <Sheet id="people" title={say('you.people')}>
      {people.value?.length === 0 ? <p className={styles.hint}>{say('you.none')}</p> : null}
      <ul className={styles.rows}>
        {people.value?.map(({ person, games, follows, blocked }) => (
          <li key={person.id}>
            <span>
              <strong>{person.name}</strong>
              <small>{say('you.together', { n: games })}</small>
            </span>
            <span className={styles.buttons}>
              {blocked ? null : (
                <button type="button" aria-pressed={follows} disabled={work.busy} onClick={() => set(person.id, 'follow', !follows)}>
                  {say(follows ? 'you.unfollow' : 'you.follow')}
                </button>
              )}
              <button type="button" aria-pressed={blocked} disabled={work.busy} onClick={() => set(person.id, 'block', !blocked)}>
                {say(blocked ? 'you.unblock' : 'you.block')}
              </button>
            </span>
          </li>
        ))}
      </ul>
      <Trouble work={work} say={say} />
    </Sheet>
  )
}
