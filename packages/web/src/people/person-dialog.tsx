import { useCallback } from 'react'
import { useLoad } from '../lobby/use-load.ts'
import { follow } from '../router.ts'
import { Dialog } from '../layout/dialog.tsx'
import { tellFault, useSay } from '../words.ts'
import { useWhen } from '../when.ts'
import { RelationshipButtons } from './relationship-buttons.tsx'
import { Face } from './face.tsx'
import { people } from './api.ts'
import styles from './people.module.css'
import { Report } from './report.tsx'
import { peopleWords } from './text.ts'

/** Whom one asks about, and by what: a name at a table, or something said there. */
export interface Somebody {
  readonly id: string
  readonly name: string
  readonly avatar?: string | undefined
  readonly table?: string
  readonly line?: { readonly n: number; readonly text: string }
}

/** Who somebody is, as far as they tell; to follow them, to keep them away, to report them. */
export default function PersonDialog({ who, onClose }: { who: Somebody; onClose: () => void }) {
  const say = useSay([peopleWords])
  const when = useWhen()
  const profile = useLoad(useCallback(() => people.profile(who.id), [who.id]))
  const { value, fault } = profile
  const played = value?.statistics?.games.reduce((sum, game) => sum + game.played, 0) ?? null
  return (
    <Dialog title={who.name} onClose={onClose}>
      <div className={styles.person}>
        <Face avatar={value?.avatar ?? who.avatar} name={who.name} size={92} />
        <div>
          {fault === null ? null : <p role="alert">{tellFault(say, fault)}</p>}
          {value === null ? null : (
            <>
              <p>{say('people.since', { when: when.day(value.since) })}</p>
              {played === null ? null : <p>{say('people.played', { n: played })}</p>}
              {value.open ? (
                <p>
                  <a href={`/people/${who.id}`} onClick={follow}>
                    {say('people.page')}
                  </a>
                </p>
              ) : null}
            </>
          )}
        </div>
      </div>
      {value === null ? null : <RelationshipButtons profile={value} say={say} again={profile.again} />}
      <Report who={who} say={say} />
    </Dialog>
  )
}
