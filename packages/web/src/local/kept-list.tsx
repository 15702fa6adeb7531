import { useCallback } from 'react'
import styles from '../lobby/lobby.module.css'
import { sitter } from '../lobby/bot-name.ts'
import { useLoad } from '../lobby/use-load.ts'
import { tableHostOf } from '../net/table-host.ts'
import { follow, go } from '../router.ts'
import { useWhen } from '../when.ts'
import type { Say } from '../words.ts'
import { allKept, forget, type KeptTable } from './kept.ts'

/** The games of this kind that this browser keeps, to be gone on with, looked at, begun anew or thrown away. */
export function KeptList({ game, say }: { game: string; say: Say }) {
  const load = useCallback(async () => (await allKept()).filter((one) => one.game === game && one.branch === undefined), [game])
  const { value, again } = useLoad(load)
  if (value === null) return null
  return (
    <section className={styles.group} aria-labelledby="kept">
      <h2 id="kept">{say('local.kept')}</h2>
      <p>
        <a href="/study" onClick={follow}>
          {say('local.studies')}
        </a>
      </p>
      <ul className={styles.seats}>
        {value.map((table) => (
          <Kept key={table.id} table={table} say={say} onForget={() => void forget(table.id).then(again)} />
        ))}
      </ul>
    </section>
  )
}

function Kept({ table, say, onForget }: { table: KeptTable; say: Say; onForget: () => void }) {
  const when = useWhen()
  const over = table.status === 'over' || table.status === 'ended'
  const { seats, id, created, answers } = table
  const others = seats.flatMap(({ name, bot }) =>
    bot === undefined ? [] : [sitter(say, { kind: 'bot', name, bot, online: true, away: false, host: false })],
  )
  const restart = (): void => {
    void tableHostOf(id)
      .then((host) => host.playAgain(id, true))
      .then(go)
  }
  return (
    <li className={styles.seat}>
      <span>
        {when.dayAndTime(created)} · {say('local.answers', { n: answers.length })}
        <br />
        <small className={styles.hint}>{others.join(', ')}</small>
      </span>
      <a className="button" href={`/t/${id}`} onClick={follow}>
        {say(over ? 'local.look' : 'local.goOn')}
      </a>
      <button type="button" onClick={restart}>
        {say('local.again')}
      </button>
      <button type="button" className="quiet" onClick={onForget}>
        {say('local.forget')}
      </button>
    </li>
  )
}
