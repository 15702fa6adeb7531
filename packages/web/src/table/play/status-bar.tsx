import type { ClientGame } from '@flotilla/kernel'
import type { OwnAsk, TableInfo } from '@flotilla/protocol'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { follow } from '../../router.ts'
import { Flag } from '../../layout/flag.tsx'
import { Glyph } from '../../layout/glyph.tsx'
import { SettingsButton } from '../../layout/settings-dialog.tsx'
import { Wheel } from '../../layout/wheel.tsx'
import { useSettings } from '../../settings.ts'
import type { StoryShown } from '../../story/use-story.ts'
import type { Say } from '../../words.ts'
import { useWhen } from '../../when.ts'
import { openAskOf } from '../open-ask.ts'
import { spoken } from '../talk/chat.tsx'
import { isOver, isRank, victory } from '../game-over.ts'
import { lineOf } from '../event-text.ts'
import { sumInWords, useSums } from './sums.ts'
import { SinceYourTurn } from './since-your-turn.tsx'
import { bell } from './sound.ts'
import styles from './status-bar.module.css'
import type { TableLink, TableState } from '../table-link.ts'
import type { DrawerState } from '../drawer/use-drawer.ts'

interface Props {
  readonly link: TableLink
  readonly state: TableState
  readonly info: TableInfo
  readonly game: ClientGame
  readonly say: Say
  readonly barRef: (bar: HTMLElement | null) => void
  readonly story: StoryShown
  /** What the board says is awaited, where it knows better. */
  readonly awaited: string | null
  readonly drawer: DrawerState
  readonly openRule: (rule: string) => void
  readonly children: ReactNode
}

/** One sentence says what is awaited and from whom; beside it the buttons that belong to no place on the board. */
export function StatusBar({ link, state, info, game, say, barRef, story, awaited, drawer, openRule, children }: Props) {
  const sound = useSettings((settings) => settings.sound)
  const ask = openAskOf(state)
  const asked = ask !== null && ask.optional === undefined
  const sums = useSums(game, state, ask?.n ?? null).map((line) => sumInWords(say, line))
  const rung = useRef(-1)
  useEffect(() => {
    if (asked && ask.n !== rung.current) {
      if (sound && rung.current !== -1) bell()
      rung.current = ask.n
    }
  }, [asked, ask, sound])
  return (
    <header className={styles.bar} data-mine={asked}>
      <a href="/" onClick={follow} className={styles.home} aria-label={say('web.home')}>
        <Wheel />
      </a>
      <div className={styles.words}>
        <Sentence text={ask !== null && awaited !== null ? awaited : sentence(state, ask, info, say)} story={story} />
        <Ticker state={state} game={game} say={say} story={story} sums={sums} />
      </div>
      <Clock state={state} info={info} say={say} />
      {story.playing ? (
        <button type="button" className={styles.skip} onClick={story.skip}>
          {say('web.skip', { n: story.left })}
        </button>
      ) : null}
      <div className={styles.buttons} ref={barRef} />
      <UndoButton link={link} state={state} info={info} say={say} />
      <div className={styles.tools}>
        <SinceYourTurn story={story} state={state} sums={sums} game={game} say={say} className={styles.tool} />
        {(['log', 'chat'] as const).map((name) => (
          <button
            key={name}
            type="button"
            data-wide={name === 'log' ? '' : undefined}
            className={styles.tool}
            aria-expanded={drawer.tab === name}
            aria-label={say(`web.${name}`)}
            title={say(`web.${name}`)}
            onClick={() => drawer.toggle(name)}
          >
            <Glyph name={name} />
            {name === 'chat' && drawer.unread > 0 ? <b className={styles.badge}>{drawer.unread}</b> : null}
          </button>
        ))}
        <button type="button" className={styles.tool} onClick={() => openRule('')} aria-label={say('web.rules')} title={say('web.rules')}>
          <Glyph name="book" />
        </button>
        <button
          type="button"
          className={styles.tool}
          aria-expanded={drawer.tab === 'crew'}
          aria-label={say('web.menu')}
          title={say('web.menu')}
          onClick={() => drawer.toggle('crew')}
        >
          <Glyph name="crew" />
        </button>
        <SettingsButton className={styles.tool} />
      </div>
      {children}
    </header>
  )
}

/** Sentences of more letters than these are set smaller, so that none is cut. */
const LONG_SENTENCE = 34
const VERY_LONG_SENTENCE = 52
const lengthOf = (sentence: string | null): 'long' | 'very' | undefined => {
  const letters = sentence?.length ?? 0
  return letters > VERY_LONG_SENTENCE ? 'very' : letters > LONG_SENTENCE ? 'long' : undefined
}

/** What is awaited; while a story plays, what is told just now. Only what is awaited is announced: the story is, when it is over. */
function Sentence({ text, story: { playing, caption } }: { text: string; story: StoryShown }) {
  const [awaited, setAwaited] = useState(text)
  if (!playing && awaited !== text) setAwaited(text)
  return (
    <>
      <strong role="status" className={playing ? 'visually-hidden' : undefined} data-long={lengthOf(awaited)}>
        {awaited}
      </strong>
      {playing ? (
        <strong aria-hidden className={styles.telling} data-long={lengthOf(caption)}>
          {caption}
        </strong>
      ) : null}
    </>
  )
}

/** How far back one may go, or that the way is closed. */
function UndoButton({ link, state, info, say }: Pick<Props, 'link' | 'state' | 'info' | 'say'>) {
  const { undo } = state
  if (info.seat === null || info.house.undo === 'off' || (isOver(state) && undo === 0)) return null
  const byConsent = info.house.undo === 'consent'
  return (
    <button
      type="button"
      className={styles.undo}
      aria-disabled={undo === 0}
      aria-label={say(byConsent ? 'web.undoAsk' : 'web.undoButton')}
      title={undo === 0 ? say('web.undoLocked') : say(byConsent ? 'web.undoConsent' : 'web.undoReach', { n: undo })}
      onClick={() => {
        if (undo > 0) link.request(byConsent ? { type: 'vote', kind: 'undo', yes: true } : { type: 'undo' })
      }}
    >
      <Glyph name={undo === 0 ? 'lock' : 'undo'} size={18} />
      <span className={styles.undoWord}>{say(byConsent ? 'web.undoAsk' : 'web.undoButton')}</span>
    </button>
  )
}

/** One slim line: what has come of what happened since the own last decision, or what happened last; and the last thing said. While a story plays its sentence has this place on a phone, and else a word on how to go on. */
function Ticker({ state, game, say, story, sums }: Pick<Props, 'state' | 'game' | 'say' | 'story'> & { sums: readonly string[] }) {
  const last = state.log.findLast(({ events }) => events.length > 0)
  const latest = last?.events.at(-1)
  const seat = latest?.seat
  const talk = state.talk.at(-1)
  return (
    <span className={styles.ticker} data-telling={story.playing ? '' : undefined}>
      {story.playing ? (
        <>
          <span className={styles.hint}>{say('web.anyKey')}</span>
          <span className={styles.caption}>{story.caption}</span>
        </>
      ) : (
        <span className={styles.caption} data-sum={sums.length > 0 ? '' : undefined}>
          {sums.length > 0 ? (
            sums.join(' · ')
          ) : (
            <>
              {typeof seat === 'number' && seat >= 0 ? <Flag seat={seat} size={16} /> : null}{' '}
              {latest === undefined ? '' : say(lineOf(game, latest))}
            </>
          )}
        </span>
      )}
      {talk === undefined ? null : (
        <span className={styles.talk}>
          <Glyph name="chat" size={14} /> {talk.name}: {spoken(talk, say)}
        </span>
      )}
    </span>
  )
}

function sentence(state: TableState, ask: OwnAsk | null, info: TableInfo, say: Say): string {
  if (state.outcome !== null)
    return isRank(state.outcome) ? victory(state.outcome, say) : `${say('web.over')} · ${victory(state.outcome, say)}`
  if (info.status === 'ended') return say('web.ended')
  if (info.status === 'paused') return say('web.paused')
  if (ask !== null) return say(ask.prompt)
  const waiting = (state.view as unknown as { asks: readonly { seat: number; optional?: boolean; sealed?: boolean }[] }).asks.filter(
    ({ optional, seat }) => optional !== true && seat !== info.seat,
  )
  if (waiting.length === 0 || waiting.some(({ sealed }) => sealed === true)) return say('web.crewThinks')
  return say('web.waitFor', { who: waiting.map(({ seat }) => seat) })
}

const LONG = 7200

/** The time that runs for the decision, counted here between two messages. */
function Clock({ state, info, say }: Pick<Props, 'state' | 'info' | 'say'>) {
  const { until } = useWhen()
  const [now, setNow] = useState(Date.now)
  const { clocks } = state
  const left = clocks?.left ?? null
  useEffect(() => {
    if (left === null) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [left])
  if (clocks === null || left === null || info.house.clock.kind === 'none') return null
  const seconds = Math.max(0, Math.round((left - (now - clocks.since)) / 1000))
  // Of what lasts for hours one wants to know when it is over, on one's own clock.
  if (seconds >= LONG)
    return (
      <time className={styles.clock} dateTime={new Date(clocks.since + left).toISOString()}>
        {say('web.until', { when: until(clocks.since + left) })}
      </time>
    )
  return <span className={styles.clock}>{`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`}</span>
}
