import { BadInput, flaw, parseRecord, proofWords, verify, type GameRecord, type Message, type Outcome } from '@flotilla/kernel'
import { useEffect, useState } from 'react'
import { loadGame } from '../lobby/games.ts'
import { Refusal } from '@flotilla/protocol'
import { tableHostOf } from '../net/table-host.ts'
import { Page } from '../layout/page.tsx'
import { go } from '../router.ts'
import { watch } from '../study/watch.ts'
import { useSay } from '../words.ts'
import styles from '../lobby/lobby.module.css'
import { ownUse } from '../net/own-dice.ts'
import { OwnShareLine } from './own-share.tsx'
import { Seal } from './seal.tsx'
import own from './verify.module.css'

type Result = { readonly checks: readonly Message[]; readonly outcome: Outcome; readonly record: GameRecord } | { readonly wrong: Message }

async function prove(value: unknown): Promise<Result> {
  const record = parseRecord(value)
  const game = await loadGame(record)
  if (game === undefined) return { wrong: { code: 'web.noSuchGame', params: { game: record.game } } }
  return { ...verify(game, record), record }
}

/** Proves a finished game with the kernel in this browser; works on an exported file from any host. */
export default function VerifyPage({ table }: { table: string }) {
  const say = useSay([proofWords])
  const [result, setResult] = useState<Result | null>(null)
  const check = (value: Promise<unknown>): void => {
    value
      .then(prove)
      .then(setResult)
      .catch((error: unknown) => {
        if (error instanceof Refusal) setResult({ wrong: { code: error.fault.code, params: error.fault.params ?? {} } })
        else if (error instanceof BadInput) setResult({ wrong: flaw(error) })
        else if (error instanceof SyntaxError) setResult({ wrong: { code: 'proof.wrong.format' } })
        else setResult({ wrong: { code: 'proof.wrong', params: { field: 'record', why: String(error) } } })
      })
  }
  const read = (file: File | undefined): void => {
    if (file !== undefined) check(file.text().then((text) => JSON.parse(text) as unknown))
  }
  useEffect(() => {
    if (table !== '') check(tableHostOf(table).then((shore) => shore.record(table)))
  }, [table])
  return (
    <Page>
      <h1>{say('web.verify')}</h1>
      <p>{say('web.verifyIntro')}</p>
      <label
        className={own.desk}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault()
          read(event.dataTransfer.files[0])
        }}
      >
        <Seal />
        <input
          type="file"
          className="visually-hidden"
          accept="application/json,.json"
          onChange={(event) => read(event.target.files?.[0])}
        />
        <span className="button primary">{say('web.chooseFile')}</span>
        <span>{say('web.dropFile')}</span>
      </label>
      <div aria-live="polite">
        {result === null ? null : 'wrong' in result ? (
          <>
            <h2>{say('web.notVerified')}</h2>
            <p className={styles.fault}>{say(result.wrong)}</p>
          </>
        ) : (
          <>
            <h2 className={own.proved}>
              <Seal good />
              {say('web.verified')}
            </h2>
            <button type="button" onClick={() => void watch(result.record).then(go)}>
              {say('web.watchGame')}
            </button>
            <h3>{say('web.checks')}</h3>
            <ul className={own.checks}>
              {result.checks.map((line) => (
                <li key={line.code}>{say(line)}</li>
              ))}
            </ul>
            {table === '' ? null : <OwnShareLine use={ownUse(table, result.record)} />}
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
