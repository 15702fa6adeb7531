import { botsAt } from '@flotilla/bots'
import { withBots, type AdvisedGame } from '@flotilla/bots/advice'
import { optionsSchema } from '@flotilla/protocol'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { EditionChoice } from '../editions/edition-choice.tsx'
import styles from '../lobby/lobby.module.css'
import { isMain } from '../lobby/option-words.ts'
import { OptionFields } from '../lobby/options.tsx'
import { SeatSelect } from '../lobby/seat-select.tsx'
import { useLoad } from '../lobby/use-load.ts'
import { useTitle } from '../lobby/use-title.ts'
import { faultOf } from '../net/api.ts'
import { cacheWholeSite } from '../net/offline.ts'
import { go } from '../router.ts'
import { loadGameBots } from '../rules/bots.ts'
import { loadEngine } from '../rules/engines.ts'
import { useSettings } from '../settings.ts'
import { Page } from '../layout/page.tsx'
import { tellFault, useSay } from '../words.ts'
import type { KeptTable } from './kept.ts'
import { KeptList } from './kept-list.tsx'
import { open } from './open.ts'
import { localWords } from './text.ts'
import type { Fault } from '@flotilla/protocol'

const loadAdvised = async (id: string): Promise<AdvisedGame | undefined> => {
  const [game, known] = await Promise.all([loadEngine(id), loadGameBots(id)])
  return game === undefined ? undefined : withBots(game, known)
}

/** Play against bots in this browser: who they are, how far one may take back, and what was begun before. */
export default function PractisePage({ game: id }: { game: string }) {
  const say = useSay([localWords])
  const { value: game, fault } = useLoad(useCallback(() => loadAdvised(id), [id]))
  const title = useTitle(id)
  useEffect(cacheWholeSite, [])
  return (
    <Page>
      <h1>{say('local.title', { game: title })}</h1>
      {fault !== null ? <p role="alert">{tellFault(say, fault)}</p> : null}
      {game === undefined ? <p role="alert">{say('web.noSuchGame', { game: id })}</p> : null}
      {game === null || game === undefined ? null : <Practise game={game} />}
    </Page>
  )
}

const UNDO = ['free', 'rules', 'off'] as const

/** For a first game, bots that leave one a chance. */
const USUAL_BOT = 'cabin-boy'

function Practise({ game }: { game: AdvisedGame }) {
  const say = useSay([game.words.messages, localWords])
  const bots = useMemo(() => botsAt(game), [game])
  const schema = useMemo(() => optionsSchema(game), [game])
  const [crew, setCrew] = useState<readonly string[]>(() =>
    Array.from({ length: Math.max(game.seats.min, Math.min(3, game.seats.max)) - 1 }, () => USUAL_BOT),
  )
  const [undo, setUndo] = useState<KeptTable['undo']>('free')
  const [options, setOptions] = useState<Readonly<Record<string, unknown>>>({})
  const [edition, setEdition] = useState<string | object>()
  const [fault, setFault] = useState<Fault | null>(null)
  const { min, max } = game.seats
  const start = (): void => {
    const { name } = useSettings.getState()
    const called = name === '' ? say('web.youHere') : name
    const numbers = edition === undefined ? {} : { edition }
    open({ game: game.id, options, ...numbers, seats: [null, ...crew], undo, name: called }).then(go, (error: unknown) =>
      setFault(faultOf(error)),
    )
  }
  return (
    <>
      <p>{say('local.about')}</p>
      <div className={styles.form}>
        <fieldset className={styles.group}>
          <legend>{say('local.crew')}</legend>
          <div className={styles.columns}>
            {crew.map((bot, at) => (
              <label key={at} className={styles.field}>
                {say('web.seat', { seat: at + 2 })}
                <SeatSelect
                  plan={{ kind: 'bot', bot }}
                  bots={bots}
                  say={say}
                  onChange={(plan) => setCrew(crew.map((old, k) => (k === at && plan.kind === 'bot' ? plan.bot : old)))}
                />
              </label>
            ))}
          </div>
          <div className={styles.seatCount}>
            <button type="button" disabled={crew.length + 1 >= max} onClick={() => setCrew([...crew, crew.at(-1) ?? USUAL_BOT])}>
              + {say('web.seatMore')}
            </button>
            <button type="button" disabled={crew.length + 1 <= min} onClick={() => setCrew(crew.slice(0, -1))}>
              − {say('web.seatFewer')}
            </button>
          </div>
          <label className={styles.field}>
            {say('local.undo')}
            <select value={undo} onChange={({ target }) => setUndo(UNDO.find((one) => one === target.value) ?? 'free')}>
              {UNDO.map((one) => (
                <option key={one} value={one}>
                  {say(`local.undo.${one}`)}
                </option>
              ))}
            </select>
          </label>
          <OptionFields schema={schema} value={options} onChange={setOptions} say={say} which={isMain} />
          {fault === null ? null : (
            <p role="alert" className={styles.fault}>
              {tellFault(say, fault)}
            </p>
          )}
          <button type="button" className="primary" onClick={start}>
            {say('local.start')}
          </button>
        </fieldset>
        <details className={`${styles.group} ${styles.fold}`}>
          <summary>
            <h2>{say('web.options')}</h2>
            <span className={styles.hint}>{say('web.optionsUsual')}</span>
          </summary>
          <EditionChoice game={game} value={edition} onChange={setEdition} />
          <OptionFields schema={schema} value={options} onChange={setOptions} say={say} which={(option) => !isMain(option)} />
        </details>
        <KeptList game={game.id} say={say} />
      </div>
    </>
  )
}
