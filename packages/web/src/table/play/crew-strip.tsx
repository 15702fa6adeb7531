import { Flag } from '../../layout/flag.tsx'
import type { Say } from '../../words.ts'
import type { CrewMember } from '../board.ts'
import styles from './crew-strip.module.css'

/** What there is to say about somebody just now. */
export function stateOf({ thinking, away, online }: CrewMember, say: Say): string {
  if (away) return say('web.away')
  if (!online) return say('web.offlineSeat')
  return thinking ? say('web.thinking') : ''
}

/** The crew over a board that does not draw them: flag, name, score in sight, and whose decision is awaited. */
export function CrewStrip({ crew, say }: { crew: readonly CrewMember[]; say: Say }) {
  return (
    <section className={styles.strip} aria-label={say('web.crew')}>
      <ul data-many={crew.length > 3}>
        {crew.map((member) => (
          <li key={member.seat} data-thinking={member.thinking} title={stateOf(member, say)}>
            <Flag seat={member.seat} size={24} />
            <span className={styles.name}>
              {member.name}
              {member.isYou ? <small> ({say('web.you')})</small> : null}
              {member.bot === null ? null : <small> ({member.bot})</small>}
            </span>
            <small className={styles.state}>{stateOf(member, say)}</small>
            <b className={styles.score}>{member.score}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}
