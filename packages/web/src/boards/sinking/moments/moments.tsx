import {
  ENEMY_ART,
  SEAT_COLOURS,
  TOP,
  breakers,
  defsOf,
  doubloon,
  lostSection,
  openChest,
  stageOf,
  token,
  tornPlank,
  type Light,
  type Stage,
} from '@flotilla/art/sinking'
import { ACTIONS, CHEST_KINDS, SECTIONS, type ReadCtx, type SinkingEvent } from '@flotilla/sinking/client'
import type { Moment } from '../../../story/moment.ts'
import { Art } from '../stage/art.tsx'
import { Attack } from '../decisions/attack.tsx'
import { halves } from '../decisions/card-words.ts'
import { EnemyDie } from '../stage/enemy.tsx'
import styles from './moments.module.css'
import { Bust } from '../stage/pirates.tsx'
import { breastOf } from '../stage/places.ts'
import { SeatFlag } from '../stage/plates.tsx'
import type { SinkingProps } from '../props.ts'
import { wordOf } from './said.ts'
import { CardPicture, Sign } from '../stage/thing.tsx'

interface StagedProps {
  readonly board: SinkingProps
  readonly ctx: ReadCtx
  readonly stage: Stage
  readonly light: Light
  readonly moment: Moment<SinkingEvent>
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
const named = (event: SinkingEvent, key: 'item' | 'ending'): string => word(event[key])
const listed = (event: SinkingEvent, key: 'results'): readonly unknown[] => event[key] ?? []

/** Beside whom it is about, but whole. */
const clamp = (x: number | undefined, { width }: Stage, half: number): number => Math.max(half, Math.min(width - half, x ?? width / 2))

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
    <p className={styles.ribbon}>{say({ code: 'board.roundLeaks', params: { round: event.round ?? -1, leak: event.leak ?? -1 } })}</p>
  ),
  /** One die after another; afterwards they fly to where they lie. */
  enemyDice: ({ board: { view, say }, ctx, moment: { event } }) => (
    <ul className={styles.cast}>
      {view.dice.map((_, k) => (
        <li key={k} style={{ ['--k' as string]: k / Math.max(1, view.dice.length) }}>
          <span data-piece={`die:${k}`}>
            <EnemyDie view={view} ctx={ctx} k={k} />
          </span>
          <b>{say({ code: `result.${word(listed(event, 'results')[k])}` })}</b>
        </li>
      ))}
    </ul>
  ),
  attack: (props) => <Attack {...props} />,
  /** The flooded section cracks, breaks away and goes down; planks fly. */
  sank: ({ board: { say }, ctx, stage, light, moment: { event } }) => {
    const section = event.section ?? -1
    const level = ctx.edition.levels[section - 1]
    const lost = stageOf(stage.phone, section)
    return (
      <>
        <div className={styles.flash} />
        <Art
          name={`lost ${section} ${stage.phone} ${light.night}`}
          draw={() => defsOf(light) + lostSection(light, lost)}
          box={[0, TOP, stage.width, stage.height - TOP]}
          className={styles.lost}
        />
        <Breakers stage={stage} light={light} />
        {Array.from({ length: stage.phone ? 10 : 22 }, (_, k) => (
          <i
            key={`drop ${k}`}
            className={styles.drop}
            style={{
              left: stage.width * (0.1 + ((k * 41) % 80) / 100),
              top: lost.holdY - TOP - 10,
              ['--k' as string]: (k % 5) / 5,
              ['--dx' as string]: `${((k * 67) % 120) - 60}px`,
              ['--up' as string]: `${-70 - ((k * 43) % 130)}px`,
            }}
          />
        ))}
        {Array.from({ length: stage.phone ? 8 : 14 }, (_, k) => (
          <i
            key={k}
            className={styles.torn}
            style={{
              left: stage.width * (0.16 + ((k * 37) % 70) / 100),
              top: lost.holdY - TOP + ((k * 23) % 50),
              ['--k' as string]: k,
              ['--dx' as string]: `${((k * 53) % 160) - 80}px`,
              ['--turn' as string]: `${((k * 71) % 300) - 150}deg`,
              rotate: `${(k * 47) % 90}deg`,
            }}
          >
            <Art
              name={`torn ${k} ${light.night}`}
              draw={() => tornPlank(k + 3, light)}
              box={[-80, -20, 160, 40]}
              className={styles.plank}
            />
          </i>
        ))}
        <Title
          words={say({ code: 'board.sectionLost', params: { level: level?.id ?? 'main-deck' } })}
          more={say({ code: section === SECTIONS ? 'board.sections' : 'board.sectionsChests', params: { n: SECTIONS - section } })}
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
              close
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
  damage: ({ board: { say }, moment: { event } }) => (
    <>
      <div className={styles.flash} />
      <p className={styles.shout}>{say({ code: 'event.damage', params: { damage: event.damage ?? -1 } })}</p>
    </>
  ),
  showedChest: (props) => <Chest {...props} />,
  tookChest: (props) => <Chest {...props} />,
  playedChest: (props) => <Chest {...props} />,
  /** The card, face up, over whoever plays it, with its whole text. */
  played: ({ board, stage, moment: { event } }) => {
    const seat = event.seat ?? -1
    const item = named(event, 'item')
    const face = board.game.edition.cards.findIndex(({ id }) => id === item)
    const { moment, effect } = halves(board.say({ code: `item.${item}` }))
    const at = breastOf(board.view, stage, seat)
    const x = clamp(at?.x, stage, stage.phone ? 90 : 102)
    return (
      <div
        className={styles.played}
        style={{
          ['--seat' as string]: SEAT_COLOURS[seat],
          ['--fx' as string]: `${(at?.x ?? x) - x}px`,
          ['--fy' as string]: `${(at?.y ?? 0) - (stage.phone ? 190 : 200)}px`,
          left: x,
          top: stage.phone ? 190 : 200,
        }}
      >
        <CardPicture face={face} className={styles.playedCard} />
        <b>{board.say({ code: `thing.${item}` })}</b>
        <p>
          {moment === null ? null : <strong>{moment} </strong>}
          {effect}
        </p>
        <small>
          <SeatFlag seat={seat} size={19} /> {board.names[seat]}
        </small>
      </div>
    )
  },
  /** Gold rains on a saved crew; the sea closes over the others. */
  ended: ({ board: { say }, stage, light, moment: { event } }) => (
    <>
      {event.ending === 'saved' ? (
        Array.from({ length: stage.phone ? 12 : 26 }, (_, k) => (
          <i
            key={k}
            className={styles.coin}
            style={{
              left: `${(k * 37) % 100}%`,
              top: `${8 + ((k * 29) % 70)}%`,
              ['--k' as string]: (k % 7) / 7,
              ['--turn' as string]: `${(k * 97) % 360}deg`,
            }}
          >
            <Art name="doubloon" draw={doubloon} box={[-16, -16, 32, 32]} className={styles.doubloon} />
          </i>
        ))
      ) : (
        <Breakers stage={stage} light={light} high />
      )}
      <Title words={say({ code: `board.${named(event, 'ending')}` })} more={say({ code: `event.ended.${named(event, 'ending')}` })} />
    </>
  ),
}

/** The sea comes up before the ship. */
function Breakers({ stage: { phone, width, height }, light, high = false }: Pick<StagedProps, 'stage' | 'light'> & { high?: boolean }) {
  const [tall, period] = phone ? [high ? 420 : 250, 130] : [high ? 470 : 210, 230]
  return (
    <div className={styles.breakers} style={{ height: tall }}>
      <Art
        name={`breakers ${light.night} ${phone} ${high}`}
        draw={() => defsOf(light) + breakers(light, width + 900, height, period)}
        box={[0, -period * 0.3, width + 900, tall]}
        style={breakersStyle(width + 900, tall)}
      />
    </div>
  )
}

const kept = new Map<string, React.CSSProperties>()
function breakersStyle(width: number, height: number): React.CSSProperties {
  const key = `${width} ${height}`
  const style = kept.get(key) ?? { position: 'absolute', left: -450, top: 0, width, height }
  kept.set(key, style)
  return style
}

/** The lid is thrown open and the token comes out: face up for those who may know it. */
function Chest({ board: { view, say, names }, stage, moment: { event } }: StagedProps) {
  const seat = event.seat ?? -1
  const face = typeof event.card === 'number' ? view.faces[event.card] : -1
  const kind = typeof event.chest === 'string' ? event.chest : (CHEST_KINDS[face] ?? null)
  return (
    <div
      className={styles.chest}
      style={{ ['--seat' as string]: SEAT_COLOURS[seat], left: clamp(breastOf(view, stage, seat)?.x, stage, 130) }}
    >
      <Art name="open" draw={openChest} box={[-50, -56, 100, 76]} className={styles.open} />
      <Art name={`token ${kind}`} draw={() => token(kind)} box={[-47, -47, 94, 94]} className={styles.token} />
      <b>{say({ code: kind === null ? 'thing.hiddenChest' : `thing.${kind}` })}</b>
      <small>
        <SeatFlag seat={seat} size={19} /> {names[seat]}
      </small>
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
