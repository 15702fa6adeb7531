import type { GameRecord, Seat } from '@flotilla/kernel'
import { useState } from 'react'
import styles from '../lobby/lobby.module.css'
import { newTableId } from '../net/shore.ts'
import { go } from '../router.ts'
import { Dialog } from '../shell/dialog.tsx'
import { useSay } from '../words.ts'
import { keep, type KeptTable } from './kept.ts'
import { localWords } from './text.ts'

/** Who plays for the others when a game goes on elsewhere than it did. */
const OTHERS = 'mate'

/** The same game up to a moment, with the same luck, to be played on here; `by` is the seat that is played by hand, null for all of them. */
function branchOf(record: GameRecord, at: number, by: Seat | null): KeptTable {
  const now = Date.now()
  const nameOf = (seat: Seat): string => record.names?.[seat] ?? `#${seat + 1}`
  return {
    id: newTableId(),
    game: record.game,
    rulesVersion: record.rulesVersion,
    edition: record.edition,
    options: record.options as KeptTable['options'],
    seats: Array.from({ length: record.seats }, (_, seat) => ({
      name: nameOf(seat),
      ...(by === null || by === seat ? {} : { bot: OTHERS }),
    })),
    seed: record.seed,
    nonces: record.nonces,
    undo: 'free',
    created: now,
    answers: record.answers.slice(0, at).map(([seat, choice]) => ({ seat, choice, by: 'person', at: now })),
    from: at,
    status: 'playing',
    away: [],
    orders: { plans: [], standing: [] },
    rematch: null,
  }
}

/** From this moment of a finished game: play on by hand for all seats, or from one seat with bots in the others. */
export default function PlayOn({ record, at, seat }: { record: GameRecord; at: number; seat: Seat | null }) {
  const say = useSay(localWords, record.names ?? [])
  const [asks, setAsks] = useState(false)
  if (at >= record.answers.length) return null
  const open = (by: Seat | null): void => {
    const table = branchOf(record, at, by)
    void keep(table).then(() => go(`/t/${table.id}`))
  }
  return (
    <>
      <button type="button" onClick={() => setAsks(true)}>
        {say('local.playOn')}
      </button>
      {asks ? (
        <Dialog title={say('local.playOn')} onClose={() => setAsks(false)}>
          <p>{say('local.playOn.about')}</p>
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
        </Dialog>
      ) : null}
    </>
  )
}
