import { ENEMY_ART, SEAT_COLOURS, defsOf, gun, openChest, splash, type Light, type Stage } from '@flotilla/art/sinking'
import { ACTIONS, SECTIONS, type Io } from '@flotilla/sinking/face'
import type { Moment } from '../../story/moment.ts'
import { Art } from './art.tsx'
import { EnemyDie } from './enemy.tsx'
import styles from './moments.module.css'
import { Bust } from './pirates.tsx'
import type { SinkingProps } from './props.ts'
import { wordOf } from './said.ts'
import { CardPicture, Sign } from './thing.tsx'

interface StagedProps {
  readonly board: SinkingProps
  readonly io: Io
  readonly stage: Stage
  readonly light: Light
  readonly moment: Moment
}

type Staging = (props: StagedProps) => React.ReactNode

/** What is staged before everything else: some events have a picture of their own. */
export function Staged(props: Omit<StagedProps, 'moment'>) {
  const { board } = props
  const { moment } = board
  const staging = moment === null ? undefined : STAGED[moment.event.type]
  if (moment === null || staging === undefined) return null
  return (
    <div
      key={moment.n}
      className={styles.staged}
      data-event={moment.event.type}
      data-still={moment.still}
      style={{ ['--ms' as string]: `${moment.ms}ms` }}
      aria-hidden
    >
      {staging({ ...props, moment })}
    </div>
  )
}

const word = (value: unknown): string => (typeof value === 'string' ? value : '')
const named = (event: Moment['event'], key: string): string => word(event[key])
const listed = (event: Moment['event'], key: string): readonly unknown[] => (Array.isArray(event[key]) ? (event[key] as unknown[]) : [])

const STAGED: Readonly<Record<string, Staging>> = {
  begun: ({ board: { view, say }, light }) => (
    <Title words={say({ code: `enemy.${view.enemy}` })} more={say({ code: 'board.attacksUs' })}>
      <Art
        name={`strike ${view.enemy}`}
        draw={() => defsOf(light) + ENEMY_ART[view.enemy].strike(light)}
        box={[-220, -270, 440, 400]}
        className={styles.emblem}
      />
    </Title>
  ),
  round: ({ board: { say }, moment: { event } }) => (
    <p className={styles.ribbon}>{say({ code: 'board.roundLeaks', params: { round: Number(event.round), leak: Number(event.leak) } })}</p>
  ),
  /** One die after another; afterwards they fly to where they lie. */
  enemyDice: ({ board: { view, say }, io, moment: { event } }) => (
    <ul className={styles.cast}>
      {view.dice.map((_, k) => (
        <li key={k} style={{ ['--k' as string]: k / Math.max(1, view.dice.length) }}>
          <span data-piece={`die:${k}`}>
            <EnemyDie view={view} io={io} k={k} />
          </span>
          <b>{say({ code: `result.${word(listed(event, 'results')[k])}` })}</b>
        </li>
      ))}
    </ul>
  ),
  attack: ({ board: { view, say }, light, moment: { event } }) => (
    <>
      <Art
        name={`strike ${view.enemy}`}
        draw={() => defsOf(light) + ENEMY_ART[view.enemy].strike(light)}
        box={[-220, -270, 440, 400]}
        className={styles.strike}
      />
      <p className={styles.shout}>{say({ code: `result.${named(event, 'attack')}` })}</p>
    </>
  ),
  sank: ({ board: { say }, io, light, moment: { event } }) => {
    const section = Number(event.section)
    const level = io.edition.levels[section - 1]
    return (
      <>
        <div className={styles.flash} />
        <Art name="burst" draw={() => splash(560, 250, 9, 5, light)} box={[-640, -330, 1280, 380]} className={styles.burst} />
        <Title
          words={say({ code: 'board.sectionLost', params: { level: level?.id ?? 'main-deck' } })}
          more={say({ code: 'board.sections', params: { n: SECTIONS - section } })}
        />
      </>
    )
  },
  /** All side by side: who said what, who does what, and who lied. */
  revealed: ({ board }) => (
    <ul className={styles.summary}>
      {Array.from({ length: board.view.seats }, (_, k) => (board.view.firstMate + k) % board.view.seats).map((seat) => {
        const { verdict, shows } = wordOf(board.view, seat)
        const lied = verdict?.lied ?? false
        return (
          <li key={seat} data-lied={lied}>
            <Bust
              view={board.view}
              seat={seat}
              mood={lied ? 'shock' : verdict?.broke === true ? 'smirk' : 'grin'}
              className={styles.bust}
            />
            <b>{board.names[seat]}</b>
            <span>
              {verdict === null ? null : (
                <>
                  <Sign name={ACTIONS[verdict.said]} size={26} />
                  <i>→</i>
                </>
              )}
              {shows === undefined || shows === 'back' ? null : <Sign name={shows} size={26} />}
            </span>
            <em>{board.say({ code: lied ? 'board.lied' : verdict?.broke === true ? 'board.broke' : 'board.true' })}</em>
          </li>
        )
      })}
    </ul>
  ),
  volley: ({ board: { say }, moment: { event } }) => (
    <ul className={styles.volley}>
      {listed(event, 'cannons').map((type, k) => {
        const hit = listed(event, 'hits')[k] === true
        return (
          <li key={k} data-hit={hit} style={{ ['--k' as string]: k / Math.max(1, listed(event, 'cannons').length) }}>
            <Art
              name={`gun ${String(type)}`}
              draw={() => gun(type === 'double' ? 'double' : type === 'triple' ? 'triple' : 'single')}
              box={[-44, -58, 88, 62]}
              className={styles.gun}
            />
            <i className={styles.ball} />
            <i className={styles.smoke} />
            <b>{say({ code: hit ? 'board.hit' : 'board.miss' })}</b>
          </li>
        )
      })}
    </ul>
  ),
  damage: ({ board: { say }, moment: { event } }) => (
    <>
      <div className={styles.flash} />
      <p className={styles.shout}>{say({ code: 'event.damage', params: { damage: Number(event.damage) } })}</p>
    </>
  ),
  showedChest: (props) => <Chest {...props} />,
  tookChest: (props) => <Chest {...props} />,
  playedChest: (props) => <Chest {...props} />,
  played: ({ board, moment: { event } }) => {
    const seat = Number(event.seat)
    const face = board.game.edition.cards.findIndex(({ id }) => id === event.item)
    return (
      <div className={styles.played} style={{ ['--seat' as string]: SEAT_COLOURS[seat] }}>
        <CardPicture face={face} className={styles.playedCard} />
        <b>{board.say({ code: `thing.${named(event, 'item')}` })}</b>
        <small>{board.names[seat]}</small>
      </div>
    )
  },
  ended: ({ board: { say }, moment: { event } }) => (
    <Title words={say({ code: `board.${named(event, 'ending')}` })} more={say({ code: `event.ended.${named(event, 'ending')}` })} />
  ),
}

function Chest({ board: { say, names }, moment: { event } }: StagedProps) {
  const seat = Number(event.seat)
  return (
    <div className={styles.chest} style={{ ['--seat' as string]: SEAT_COLOURS[seat] }}>
      <Art name="open" draw={openChest} box={[-50, -56, 100, 76]} className={styles.open} />
      <b>{typeof event.chest === 'string' ? say({ code: `thing.${event.chest}` }) : say({ code: 'thing.hiddenChest' })}</b>
      <small>{names[seat]}</small>
    </div>
  )
}

function Title({ words, more, children }: { words: string; more: string; children?: React.ReactNode }) {
  return (
    <div className={styles.title}>
      {children}
      <strong>{words}</strong>
      <span>{more}</span>
    </div>
  )
}
