import type { GameRecord } from '@flotilla/kernel'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { StandingThere } from '../analysis/standing.ts'
import { reasonWords } from '../analysis/words.ts'
import { think } from '../analysis/thinker.ts'
import { findShown } from '../lobby/games.ts'
import { useLoad } from '../lobby/use-load.ts'
import { useSay } from '../words.ts'
import tree from './study.module.css'
import { studyWords } from './text.ts'

const percent = (value: number): number => Math.round(value * 100)

/** On request: everybody's chances with their error, and the three best choices. */
export function Standing({ record }: { record: GameRecord }) {
  const say = useSay([studyWords])
  const [state, setState] = useState<StandingThere | 'thinking' | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const stop = useRef<() => void>(() => {})
  useEffect(() => () => stop.current(), [])
  const ask = (): void => {
    stop.current()
    setState('thinking')
    stop.current = think({ kind: 'standing', record }, (heard) => {
      if (heard.kind === 'standing') setState(heard.standing)
      if (heard.kind === 'failed') {
        setState(null)
        setFault(heard.why)
      }
    })
  }
  return (
    <div className={tree.standing} aria-live="polite">
      {state === null ? (
        <button type="button" onClick={ask}>
          {say('study.ask')}
        </button>
      ) : state === 'thinking' ? (
        <p>{say('study.thinking')}</p>
      ) : (
        <Told standing={state} record={record} />
      )}
      {fault === null ? null : <p role="alert">{say('study.bad', { why: fault })}</p>}
    </div>
  )
}

function Told({ standing: { seat, chances, games: played, best, why }, record }: { standing: StandingThere; record: GameRecord }) {
  const { value: face } = useLoad(useCallback(() => findShown(record.game).then((shown) => shown?.clientGame() ?? null), [record.game]))
  const names = useMemo(() => record.names ?? [], [record])
  const say = useSay([...(face === null ? [] : [face.words.messages]), ...reasonWords(record.game), studyWords], names)
  if (face === null) return null
  if (seat === null) return <p>{say('study.over')}</p>
  return (
    <>
      <p>{say('study.chances', { seat, games: played })}</p>
      <ul>
        {chances.map(({ chance, error }, one) => (
          <li key={one}>{say('study.chance', { seat: one, percent: percent(chance), error: Math.max(1, percent(error)) })}</li>
        ))}
      </ul>
      <p>{say('study.best', { seat })}</p>
      <ol>
        {best.map(({ text, value, error }, k) => (
          <li key={k}>
            {say(text)} · {percent(value)} % ± {Math.max(1, percent(error))}
          </li>
        ))}
      </ol>
      {why === null ? null : <p>{say('study.why', { other: say(why.other), why: say(why.reason) })}</p>}
    </>
  )
}
