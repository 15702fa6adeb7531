import type { Companion, TableInfo } from '@flotilla/protocol'
import { useState } from 'react'
import { useLoad } from '../lobby/use-load.ts'
import { tellFault, type Say } from '../words.ts'
import { Trouble } from '../account/sheet.tsx'
import { useTask } from '../account/use-task.ts'
import { people } from './api.ts'
import { Face } from './face.tsx'
import styles from './people.module.css'

/** Those whom one has played with or follows, to be called to a table. */
export default function Acquaintances({ info, say }: { info: TableInfo; say: Say }) {
  const known = useLoad(people.known)
  const here = new Set(info.seats.map(({ person }) => person))
  const others = known.value?.filter(({ person, blocked }) => !blocked && !here.has(person.id))
  if (known.fault !== null) return <p role="alert">{tellFault(say, known.fault)}</p>
  if (others?.length === 0) return <p className={styles.hint}>{say('web.nobodyKnown')}</p>
  return (
    <ul className={styles.known}>
      {others?.map((one) => (
        <Acquaintance key={one.person.id} one={one} table={info.id} say={say} />
      ))}
    </ul>
  )
}

function Acquaintance({ one: { person, games, avatar }, table, say }: { one: Companion; table: string; say: Say }) {
  const work = useTask()
  const [asked, setAsked] = useState(false)
  return (
    <li>
      <Face avatar={avatar} name={person.name} size={44} />
      <span>
        <b>{person.name}</b>
        <small>{say('web.together', { n: games })}</small>
        <Trouble work={work} say={say} />
      </span>
      {asked ? (
        <span role="status">{say('web.isInvited')}</span>
      ) : (
        <button
          type="button"
          aria-label={say('web.inviteWho', { name: person.name })}
          disabled={work.busy}
          onClick={() => work.run(() => people.invite(table, person.id).then(() => setAsked(true)))}
        >
          {say('web.invite.title')}
        </button>
      )}
    </li>
  )
}
