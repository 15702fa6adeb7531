import type { Companion } from '@flotilla/protocol'
import { useLoad } from '../lobby/use-load.ts'
import { people } from '../people/api.ts'
import { Face } from '../people/face.tsx'
import { PersonButton } from '../people/person-button.tsx'
import { follow } from '../router.ts'
import type { Say } from '../words.ts'
import { Sheet, Trouble } from './sheet.tsx'
import { useTask } from './use-task.ts'
import styles from './account.module.css'

/** People one has played with: to be followed, or kept away. */
export function Companions({ say }: { say: Say }) {
  const known = useLoad(people.known)
  return (
    <Sheet id="people" title={say('you.people')}>
      {known.value?.length === 0 ? <p className={styles.hint}>{say('you.none')}</p> : null}
      <ul className={styles.rows}>
        {known.value?.map((one) => (
          <Known key={one.person.id} one={one} say={say} again={known.again} />
        ))}
      </ul>
    </Sheet>
  )
}

function Known({ one, say, again }: { one: Companion; say: Say; again: () => void }) {
  const { person, avatar, games, follows, blocked, table } = one
  const work = useTask()
  const set = (kind: 'follow' | 'block', on: boolean): void => work.run(() => people.bond(person.id, kind, on).then(again))
  return (
    <li>
      <Face avatar={avatar} name={person.name} size={44} />
      <span className={styles.who}>
        <PersonButton who={{ id: person.id, name: person.name, avatar }}>{person.name}</PersonButton>
        <small>
          {say('you.together', { n: games })}
          {table === null ? null : (
            <>
              {' · '}
              <a href={`/t/${table}`} onClick={follow}>
                {say('you.atTable')}
              </a>
            </>
          )}
        </small>
      </span>
      <span className={styles.buttons}>
        {blocked ? (
          <button type="button" aria-pressed disabled={work.busy} onClick={() => set('block', false)}>
            {say('you.unblock')}
          </button>
        ) : (
          <button type="button" aria-pressed={follows} disabled={work.busy} onClick={() => set('follow', !follows)}>
            {say(follows ? 'you.unfollow' : 'you.follow')}
          </button>
        )}
      </span>
      <Trouble work={work} say={say} />
    </li>
  )
}
