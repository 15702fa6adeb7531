import type { ClientGame } from '@flotilla/kernel'
import type { Clock, GameInfo, House, SeatPlan } from '@flotilla/protocol'
import { Suspense, lazy, useEffect, useState } from 'react'
import { HintsField } from '../analysis/hints-field.tsx'
import { api } from '../net/api.ts'
import { go } from '../router.ts'
import { useSettings } from '../settings.ts'
import { Page } from '../layout/page.tsx'
import { tellFault, useSay, type Say } from '../words.ts'
import { EditionField } from './edition-field.tsx'
import { games } from './games.ts'
import styles from './lobby.module.css'
import { likedSeat } from './liked-seat.ts'
import { NameForm } from './name.tsx'
import { clockWords, isMain } from './option-words.ts'
import { OptionFields } from './options.tsx'
import { SeatSelect } from './seat-select.tsx'
import { useLoad } from './use-load.ts'

const GameBox = lazy(() => import('./game-box.tsx'))
/** The games whose tables have a map to choose. */
const MAPS: Readonly<Record<string, ReturnType<typeof lazy<typeof import('../maps/choose-map.tsx').default>>>> = {
  quests: lazy(() => import('../maps/choose-map.tsx')),
}

export default function NewTable({ game: id }: { game: string }) {
  const say = useSay()
  const { value, fault } = useLoad(api.games)
  const game = value?.find((one) => one.id === id)
  return (
    <Page>
      {fault !== null ? (
        <p role="alert">{tellFault(say, fault)}</p>
      ) : value !== null && game === undefined ? (
        <p role="alert">{say('web.noSuchGame', { game: id })}</p>
      ) : null}
      {game === undefined ? null : <NewTableForm game={game} />}
    </Page>
  )
}

const CLOCKS: readonly Clock[] = [
  { kind: 'none' },
  { kind: 'live', bank: 300, increment: 10, sealed: 90 },
  { kind: 'live', bank: 900, increment: 20, sealed: 180 },
  { kind: 'slow', hours: 24 },
  { kind: 'slow', hours: 72 },
]

function NewTableForm({ game }: { game: GameInfo }) {
  const [face, setFace] = useState<ClientGame>()
  const say = useSay(face === undefined || face === null ? [] : [face.words.messages])
  const language = useSettings((settings) => settings.language)
  const [options, setOptions] = useState<Readonly<Record<string, unknown>>>({})
  const [edition, setEdition] = useState<string>()
  const [seats, setSeats] = useState<readonly SeatPlan[]>(() =>
    Array.from({ length: Math.max(3, game.seats.min) }, () => ({ kind: 'open' })),
  )
  const [house, setHouse] = useState<Partial<House>>({})
  const [clock, setClock] = useState(0)
  const [liked, setLiked] = useState(0)
  const own = liked < seats.length ? liked : 0
  useEffect(() => {
    void games[game.id]?.clientGame().then(setFace)
  }, [game.id, language])
  useEffect(() => {
    void likedSeat(game.seats.max).then(setLiked)
  }, [game.seats.max])
  const ChooseMap = MAPS[game.id]
  const setSeat = (at: number, plan: SeatPlan): void => setSeats(seats.map((old, k) => (k === at ? plan : old)))
  const tick = (name: 'public' | 'whispers' | 'spectators', usual: boolean) => (
    <label className={styles.check}>
      <input type="checkbox" checked={house[name] ?? usual} onChange={(event) => setHouse({ ...house, [name]: event.target.checked })} />
      {say(`web.${name}`)}
    </label>
  )

  const create = async (): Promise<void> => {
    const { sitSealed } = await import('../net/own-dice.ts')
    const table = await sitSealed((seal) =>
      api.create({
        game: game.id,
        options: { ...options },
        ...(edition === undefined ? {} : { edition }),
        seats: seats.map((plan, at) => (at === own ? { kind: 'open' } : plan)),
        house: { ...house, clock: CLOCKS[clock] },
        sit: own,
        seal,
      }),
    )
    go(`/t/${table.id}`)
  }

  return (
    <>
      <h1>{game.title}</h1>
      <div className={styles.cover} aria-hidden>
        <Suspense fallback={null}>
          <GameBox game={game.id} />
        </Suspense>
      </div>
      <div className={styles.form}>
        <fieldset className={styles.group}>
          <legend>{say('web.seats')}</legend>
          <div className={styles.columns}>
            {seats.map((plan, at) => (
              <label key={at} className={styles.field}>
                {say('web.seat', { seat: at + 1 })}
                <SeatSelect
                  plan={at === own ? { kind: 'open' } : plan}
                  bots={game.bots}
                  open={say(at === own ? 'web.seat.you' : 'web.seat.open')}
                  disabled={at === own}
                  say={say}
                  onChange={(next) => setSeat(at, next)}
                />
              </label>
            ))}
          </div>
          <div className={styles.seatCount}>
            <button type="button" disabled={seats.length >= game.seats.max} onClick={() => setSeats([...seats, { kind: 'open' }])}>
              + {say('web.seatMore')}
            </button>
            <button type="button" disabled={seats.length <= game.seats.min} onClick={() => setSeats(seats.slice(0, -1))}>
              − {say('web.seatFewer')}
            </button>
          </div>
          <OptionFields schema={game.options} value={options} onChange={setOptions} say={say} which={isMain} />
          {tick('public', false)}
        </fieldset>
        <section className={styles.group}>
          <NameForm action={say('web.create')} then={create} />
        </section>
        <details className={`${styles.group} ${styles.fold}`}>
          <summary>
            <h2>{say('web.house')}</h2>
            <span className={styles.hint}>{say('web.houseUsual')}</span>
          </summary>
          <HouseFields house={house} clock={clock} say={say} onHouse={setHouse} onClock={setClock} />
          {tick('whispers', false)}
          {tick('spectators', true)}
        </details>
        <details className={`${styles.group} ${styles.fold}`}>
          <summary>
            <h2>{say('web.options')}</h2>
            <span className={styles.hint}>{say('web.optionsUsual')}</span>
          </summary>
          {ChooseMap === undefined ? null : (
            <Suspense>
              <ChooseMap schema={game.options} value={options.layout} say={say} onChange={(layout) => setOptions({ ...options, layout })} />
            </Suspense>
          )}
          {face === undefined ? null : <EditionField game={face} value={edition} onChange={setEdition} say={say} />}
          <OptionFields schema={game.options} value={options} onChange={setOptions} say={say} which={(option) => !isMain(option)} />
        </details>
      </div>
    </>
  )
}

interface HouseProps {
  readonly house: Partial<House>
  /** Which of the clocks. */
  readonly clock: number
  readonly say: Say
  readonly onHouse: (house: Partial<House>) => void
  readonly onClock: (clock: number) => void
}

/** Clock, talk, undo and hints of a table. */
function HouseFields({ house, clock, say, onHouse, onClock }: HouseProps) {
  return (
    <div className={styles.columns}>
      <label className={styles.field}>
        {say('web.clock')}
        <select value={clock} onChange={(event) => onClock(Number(event.target.value))}>
          {CLOCKS.map((one, k) => (
            <option key={k} value={k}>
              {clockWords(say, one)}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.field}>
        {say('web.talk')}
        <select value={house.talk ?? 'open'} onChange={(event) => onHouse({ ...house, talk: event.target.value as House['talk'] })}>
          {(['open', 'phrases', 'off'] as const).map((talk) => (
            <option key={talk} value={talk}>
              {say(`web.talk.${talk}`)}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.field}>
        {say('web.undo')}
        <select value={house.undo ?? 'free'} onChange={(event) => onHouse({ ...house, undo: event.target.value as House['undo'] })}>
          {(['free', 'consent', 'off'] as const).map((undo) => (
            <option key={undo} value={undo}>
              {say(`web.undo.${undo}`)}
            </option>
          ))}
        </select>
      </label>
      <HintsField value={house.hints ?? 'alone'} onChange={(hints) => onHouse({ ...house, hints })} />
    </div>
  )
}
