import { BadInput, parseRecord, verify, type GameRecord, type Outcome } from '@flotilla/kernel'
import { useEffect, useState } from 'react'
import { games } from '../lobby/games.ts'
import { api, Refused } from '../net/api.ts'
import { Page } from '../shell/page.tsx'
import { tellFault, useSay } from '../words.ts'
import styles from '../lobby/lobby.module.css'

type Result = { readonly checks: readonly string[]; readonly outcome: Outcome; readonly record: GameRecord } | { readonly wrong: string }

async function prove(value: unknown): Promise<Result> {
  const record = parseRecord(value)
  const load = games[record.game]?.game
  if (load === undefined) return { wrong: `There is no game '${record.game}' here` }
  return { ...verify(await load(), record), record }
}

/** Proves a finished game with the kernel in this browser; works on an exported file from any host. */
export default function VerifyPage({ table }: { table: string }) {
  const say = useSay()
  const [result, setResult] = useState<Result | null>(null)
  const check = (value: Promise<unknown>): void => {
    value
      .then(prove)
      .then(setResult)
      .catch((error: unknown) => {
        if (error instanceof Refused) setResult({ wrong: tellFault(say, error.fault) })
        else if (error instanceof BadInput) setResult({ wrong: `${error.field}: ${error.message}` })
        else setResult({ wrong: error instanceof Error ? error.message : String(error) })
      })
  }
  useEffect(() => {
    if (table !== '') check(api.record(table))
  }, [table])
  return (
    <Page>
      <h1>{say('web.verify')}</h1>
      <p>{say('web.verifyIntro')}</p>
      <label className={styles.field}>
        {say('web.chooseFile')}
        <input
          type="file"
          accept="application/json,.json"
          onChange={(event) => {
            const file = event.target.files?.[0]
            if (file !== undefined) check(file.text().then((text) => JSON.parse(text) as unknown))
          }}
        />
      </label>
      <div aria-live="polite">
        {result === null ? null : 'wrong' in result ? (
          <>
            <h2>{say('web.notVerified')}</h2>
            <p className={styles.fault}>{result.wrong}</p>
          </>
        ) : (
          <>
            <h2>✓ {say('web.verified')}</h2>
            <h3>{say('web.checks')}</h3>
            <ul>
              {result.checks.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            <ul>
              {result.outcome.standings.map(({ seat, rank, score }) => (
                <li key={seat}>
                  {rank}. {result.record.names?.[seat] ?? say('web.seat', { seat: seat + 1 })}: {score}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Page>
  )
}
