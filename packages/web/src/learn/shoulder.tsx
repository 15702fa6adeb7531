import type { Measures } from '@flotilla/bots/advice'
import { readView } from '@flotilla/kernel'
import { firstCode, type Lessons } from '@flotilla/kernel/lesson'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Hint } from '../analysis/hint.ts'
import { useMarks } from '../analysis/mark.ts'
import { measures } from '../analysis/measures.ts'
import { reasonWords } from '../analysis/words.ts'
import { think } from '../analysis/thinker.ts'
import { findShown } from '../lobby/games.ts'
import { useLoad } from '../lobby/use-load.ts'
import type { BoardProps } from '../table/board.ts'
import { useSay, type Say } from '../words.ts'
import styles from './guide.module.css'
import { meet } from './met.ts'
import { useStand } from './stand.ts'
import { mateWords } from './text.ts'

/** So often a kind of decision is explained without being asked; and so often what came of it is told. */
const LOUD = 2
const TOLD = 8
/** What is so little worse may be done as well. */
const NEARLY = 0.02

interface Props {
  readonly board: BoardProps
  /** The number of the ask; null where nothing is asked. */
  readonly asked: number | null
}

/** The mate at one's shoulder: says what is asked and why it matters, what it would do and why, and what came of it; less and less. */
export default function Shoulder({ board, asked }: Props) {
  const { value } = useLoad(
    useCallback(async () => {
      const lessons = await (await findShown(board.game.id))?.lessons?.()
      const measured = await measures[board.game.id]?.()
      return lessons === undefined || measured === undefined ? null : { lessons, measured }
    }, [board.game.id]),
  )
  const isChoice = board.ask?.optional === undefined && board.offered.filter(({ back }) => back !== true).length > 1
  if (value === null || value === undefined || board.ask === null || asked === null || !isChoice) return null
  return <Mate key={board.game.id} board={board} asked={asked} {...value} />
}

function Mate({
  board,
  asked,
  lessons,
  measured,
}: Props & { readonly asked: number; readonly lessons: Lessons; readonly measured: Measures }) {
  const { game, ask, names, seat } = board
  const say = useSay([game.words.messages, ...reasonWords(game.id), mateWords, lessons.words], names)
  const kind = ask?.kind ?? ''
  const times = useTimes(game.id, kind, asked)
  const [wish, setWish] = useState<{ readonly asked: number; readonly isLoud: boolean } | null>(null)
  const isLoud = wish?.asked === asked ? wish.isLoud : times <= LOUD
  const hint = useHint(board, asked, isLoud)
  const brought = useBrought(board, asked, measured, say)
  const steps = hint === null ? [] : hint.steps.map(({ text }) => say(text))
  useMarks(steps)
  const { side, across, slim, below, ref } = useStand(undefined)
  const also = hint === null ? [] : hint.best.slice(1).filter(({ value, error }) => value >= hint.value - Math.max(NEARLY, error))
  const about = firstCode(kind, say.has)
  if (seat === null) return null
  return (
    <aside
      ref={ref}
      className={`sheet ${styles.guide} ${styles.mate}`}
      data-side={side}
      data-across={across}
      data-slim={slim ? '' : undefined}
      data-loud={isLoud}
      style={side === 'top' ? { top: below } : undefined}
      aria-label={say('mate.title')}
    >
      {brought === '' || asked > TOLD * names.length ? null : <p className={styles.step}>{say('mate.brought', { what: brought })}</p>}
      {isLoud ? (
        <div aria-live="polite">
          <button type="button" className={`quiet ${styles.hush}`} onClick={() => setWish({ asked, isLoud: false })}>
            {say('mate.hush')}
          </button>
          <p className={styles.says}>{about === undefined ? null : say(about)}</p>
          {hint === null ? (
            <p className={styles.step}>{say('mate.thinking')}</p>
          ) : (
            <>
              <p className={styles.would}>
                <b>{say('mate.would', { what: steps.join(' → ') })}</b>{' '}
                {hint.why === null ? null : say('mate.why', { other: say(hint.why.other), why: say(hint.why.reason) })}
              </p>
              {also.length === 0 ? null : (
                <p className={styles.step}>{say('mate.also', { what: also.map(({ text }) => say(text)).join(' · ') })}</p>
              )}
            </>
          )}
        </div>
      ) : (
        <button type="button" onClick={() => setWish({ asked, isLoud: true })}>
          {say('mate.ask')}
        </button>
      )}
    </aside>
  )
}

/** How often this kind of decision has been met, counted once an ask. */
function useTimes(game: string, kind: string, asked: number): number {
  const counted = useRef({ asked: -1, times: 1 })
  if (counted.current.asked !== asked) counted.current = { asked, times: meet(game, kind) }
  return counted.current.times
}

/** What a captain would do, thought out as soon as it is wanted. */
function useHint({ game, view, seat }: BoardProps, asked: number, wanted: boolean): Hint | null {
  const [told, setTold] = useState<{ readonly asked: number; readonly hint: Hint } | null>(null)
  useEffect(() => {
    if (!wanted || seat === null) return
    return think({ kind: 'hint', game: game.id, edition: game.edition, view, seat, seed: asked }, (found) => {
      if (found.kind === 'hint') setTold({ asked, hint: found.hint })
    })
    // One thought an ask.
  }, [asked, wanted])
  return told?.asked === asked && wanted ? told.hint : null
}

/** What has changed for the better or worse since the last decision. */
function useBrought({ game, view, seat }: BoardProps, asked: number, measured: Measures, say: Say): string {
  const now = useMemo(() => {
    const ctx = readView(game, view)
    return measured.brought.map((name) => Math.round(measured.list[name].amount(ctx, seat ?? 0)))
    // What counts is how it stands when something is asked.
  }, [asked])
  const last = useRef({ asked, now, before: now })
  if (last.current.asked !== asked) last.current = { asked, now, before: last.current.now }
  const { before } = last.current
  return measured.brought
    .flatMap((name, k) => {
      const by = now[k] - before[k]
      const n = by > 0 ? `+${by}` : `−${-by}`
      return by === 0 ? [] : [say(`brought.${name}`, { n })]
    })
    .join(' · ')
}
