import type { GameRecord, Seat } from '@flotilla/kernel'
import { useCallback, useState } from 'react'
import styles from '../lobby/lobby.module.css'
import { useLoad } from '../lobby/use-load.ts'
import { keptStudy } from '../local/kept.ts'
import { localWords } from '../local/text.ts'
import { follow, go } from '../router.ts'
import { Dialog } from '../layout/dialog.tsx'
import { useSay } from '../words.ts'
import { beginBranch, studyOf } from './branches.ts'

interface Props {
  /** What is looked at: the game itself, or a branch of it. */
  readonly table: string
  readonly record: GameRecord
  readonly at: number
  readonly seat: Seat | null
}

/** From this moment of a finished game: play on by hand for all seats, or from one seat with bots in the others. */
export default function PlayOn({ table, record, at, seat }: Props) {
  const say = useSay([localWords], record.names ?? [])
  const [asks, setAsks] = useState(false)
  const [name, setName] = useState('')
  const [note, setNote] = useState('')
  const study = studyOf(record)
  const { value: known } = useLoad(useCallback(() => keptStudy(study), [study]))
  const open = (by: Seat | null): void => void beginBranch(table, record, at, by, { name, note }).then(go)
  return (
    <>
      {at >= record.answers.length ? null : (
        <button type="button" onClick={() => setAsks(true)}>
          {say('local.playOn')}
        </button>
      )}
      {asks ? (
        <Dialog title={say('local.playOn')} onClose={() => setAsks(false)}>
          <p>{say('local.playOn.about')}</p>
          <label className={styles.field}>
            {say('local.playOn.name')}
            <input value={name} maxLength={80} onChange={({ target }) => setName(target.value)} />
          </label>
          <label className={styles.field}>
            {say('local.playOn.note')}
            <input value={note} maxLength={400} onChange={({ target }) => setNote(target.value)} />
          </label>
          <p className={styles.row}>
            {seat === null ? null : (
              <button type="button" className="primary" onClick={() => open(seat)}>
                {say('local.playOn.one', { who: seat })}
              </button>
            )}
            <button type="button" onClick={() => open(null)}>
              {say('local.playOn.all')}
            </button>
          </p>
          {known === undefined || known === null ? null : (
            <p>
              <a href={`/study/${study}`} onClick={follow}>
                {say('local.playOn.branches')}
              </a>
            </p>
          )}
        </Dialog>
      ) : null}
    </>
  )
}
