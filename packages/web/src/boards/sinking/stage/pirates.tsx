import { TOP, dial, dialSpot, person, type Mood, type Stage } from '@flotilla/art/sinking'
import { CHARACTERS } from '@flotilla/sinking/client'
import { standIn, type Standing } from './arrange.ts'
import { Art } from './art.tsx'
import { isTiled, joining, standingIn } from './crowd.ts'
import styles from './pirates.module.css'
import { standingsOf } from './places.ts'
import type { SinkingProps } from '../props.ts'
import { turning, wordOf, type Word } from '../moments/said.ts'

interface PiratesProps {
  readonly board: SinkingProps
  readonly stage: Stage
  /** Where the own pirate would stand by what is being set just now. */
  readonly ghost: number | null
}

/** The crew, each where they declared or claim to be; who has said nothing leans on the rail. They walk when that changes. */
export function Pirates({ board, stage, ghost }: PiratesProps) {
  const { view } = board
  const standings = standingsOf(view, stage, (column) => joining(board, column, ghost))
  return (
    <div className={styles.crew} aria-hidden>
      <Beam standing={standings.get(turning(board) ?? -1)} stage={stage} />
      {[...standings.keys()]
        .sort((a, b) => a - b)
        .map((seat) => {
          const standing = standings.get(seat)
          const column = wordOf(view, seat).room
          if (standing === undefined || (column !== -1 && isTiled(stage, view, column))) return null
          return <Figure key={seat} board={board} seat={seat} standing={standing} stage={stage} />
        })}
      {ghost === null || board.seat === null ? null : <Ghost board={board} seat={board.seat} column={ghost} stage={stage} />}
    </div>
  )
}

/** What is known of somebody shows in the face; and what befalls all. */
function moodOf({ view, moment }: SinkingProps, word: Word, seat: number): Mood {
  const type = moment?.event.type
  const ending = moment?.event.ending
  if (type === 'sank' || type === 'attack' || ending === 'sunk') return 'shock'
  if (type === 'damage' || ending === 'saved') return 'laugh'
  if (word.verdict !== null) return word.verdict.lied ? 'shock' : word.verdict.broke ? 'smirk' : 'grin'
  if (view.doubts.includes(seat)) return 'grit'
  return word.laid || view.claims[seat] !== -1 ? 'smirk' : 'calm'
}

function Figure({ board, seat, standing, stage }: { board: SinkingProps; seat: number; standing: Standing; stage: Stage }) {
  const { view, moment } = board
  const who = CHARACTERS[view.characters[seat]]
  if (who === undefined) return null
  const word = wordOf(view, seat)
  const mood = moodOf(board, word, seat)
  const { x, y, scale, flip, behindRail } = standing
  const turns = turning(board) === seat && moment?.still === false
  const event = moment?.event
  const acts = event !== undefined && event.seat === seat
  const name = `${who} ${seat} ${mood} ${word.shows ?? 'none'} ${flip} ${behindRail}`
  const absent = board.crew[seat].kind === 'person' && !board.crew[seat].online
  // At the rail the body is behind it: the picture ends where the rail begins.
  const cut = behindRail ? (stage.phone ? 27 : 36) / scale : 0
  return (
    <div
      className={styles.figure}
      style={{ transform: `translate(${x}px, ${y - TOP}px) scale(${scale})` }}
      data-figure={seat}
      data-walks={event?.type === 'walked' && acts}
      data-acts={acts && event?.type !== 'walked'}
      data-absent={absent}
    >
      <div className={styles.body} data-idle="pirate" style={{ clipPath: behindRail ? `inset(0 0 ${cut}px 0)` : undefined }}>
        {behindRail ? null : <i className={styles.shadow} />}
        <Art
          name={name}
          draw={() => person(who, seat, { mood, flip, tool: !behindRail, dial: behindRail && stage.phone ? undefined : word.shows })}
          box={[-96, -190, 192, 196]}
          className={styles.person}
        />
        {turns ? <Turning who={who} seat={seat} flip={flip} /> : null}
      </div>
      {absent ? <b className={styles.zzz}>z z z</b> : null}
    </div>
  )
}

/** The light falls on whose dial is turned. */
function Beam({ standing, stage }: { standing: Standing | undefined; stage: Stage }) {
  if (standing === undefined) return null
  return <div className={styles.beam} style={{ left: standing.x, top: stage.deckY - TOP - 80, height: standing.y - stage.deckY + 90 }} />
}

/** The back of a dial that is turned: it lies over the face until then. */
function Turning({ who, seat, flip }: { who: (typeof CHARACTERS)[number]; seat: number; flip: boolean }) {
  const [x, y] = dialSpot(who)
  return (
    <div className={styles.turning} style={{ left: 96 + (flip ? -x : x) - 32, top: 190 + y - 32 }}>
      <Art name={`turning ${seat}`} draw={() => dial('back', seat, 22)} box={[-32, -32, 64, 64]} />
    </div>
  )
}

/** A pale picture of oneself where one is about to declare. */
function Ghost({ board, seat, column, stage }: { board: SinkingProps; seat: number; column: number; stage: Stage }) {
  const { view } = board
  const who = CHARACTERS[view.characters[seat]]
  const n = standingIn(view, column).filter((other) => other !== seat).length
  const { x, y, scale, flip } = standIn(stage, column, n, n + 1)
  if (who === undefined) return null
  return (
    <div className={`${styles.figure} ${styles.ghost}`} style={{ transform: `translate(${x}px, ${y - TOP}px) scale(${scale})` }}>
      <div className={styles.body}>
        <Art
          name={`ghost ${who} ${seat} ${flip}`}
          draw={() => person(who, seat, { mood: 'smirk', flip, dial: 'back' })}
          box={[-96, -190, 192, 196]}
          className={styles.person}
        />
      </div>
    </div>
  )
}

export const faceOf = (view: SinkingProps['view'], seat: number): (typeof CHARACTERS)[number] | null =>
  CHARACTERS[view.characters[seat]] ?? null

/** A pirate's head and shoulders, for panels. */
export function Bust({
  view,
  seat,
  mood = 'smirk',
  close = false,
  className,
}: {
  view: SinkingProps['view']
  seat: number
  mood?: Mood
  /** The face alone. */
  close?: boolean
  className?: string | undefined
}) {
  const who = faceOf(view, seat)
  if (who === null) return null
  return (
    <Art
      name={`bust ${who} ${seat} ${mood}`}
      draw={() => person(who, seat, { mood, look: [3, 1], tool: false })}
      box={close ? [-52, -182, 104, 108] : [-75, -178, 150, 158]}
      className={className}
    />
  )
}
