import type { Choice } from '@flotilla/kernel'
import { answersByItself, type OwnAsk, type StandingOrder, type TableInfo } from '@flotilla/protocol'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useSettings } from '../../settings.ts'
import type { Say } from '../../words.ts'
import type { TableLink, TableState } from '../table-link.ts'
import styles from './notices.module.css'

interface Props {
  readonly link: TableLink
  readonly state: TableState
  readonly info: TableInfo
  /** The kind of ask in which a turn is taken. */
  readonly turnAsk: string
  readonly say: Say
}

/** So long one may stop a turn from ending. */
const MOMENT_MS = 4000

/** A turn in which nothing is left to do: that it ends is shown for a moment, and it can be stopped. */
export default function TurnEnds({ link, state, info, turnAsk, say }: Props) {
  const isShown = useSettings(({ turnEnds }) => turnEnds === 'shown')
  // Whoever answers once in two days does not come back for that.
  const counts = isShown && info.house.clock.kind !== 'slow'
  useAskedForEnd(link, state, info, turnAsk, counts)
  const ask = state.ask
  const last = state.log.at(-1)
  // Whoever has just taken something back wants to look around.
  const isBack = last?.undo === true && last.seat === info.seat
  const ends = counts && ask !== null && ask.kind === turnAsk && isEnd(ask) && !isBack
  const [stopped, setStopped] = useState(-1)
  const n = ends && ask.n !== stopped ? ask.n : null
  useCountdown(link, n === null ? null : ask)
  if (n === null) return null
  return (
    <p key={n} className={styles.slip} role="status" data-counts="" style={{ ['--lasts' as string]: `${MOMENT_MS}ms` }}>
      <span>{say('web.turnEnds.now')}</span>
      <button type="button" className="primary" onClick={() => setStopped(n)}>
        {say('web.turnEnds.stop')}
      </button>
    </p>
  )
}

const isEnd = ({ choices, optional, byHand }: OwnAsk): boolean => choices.length === 1 && optional === undefined && byHand === undefined

/** Somebody who shall see that their turn ends is asked about it, and the answer comes from here. */
function useAskedForEnd(
  link: TableLink,
  { view, seatSettings }: TableState,
  { seat, status }: TableInfo,
  turnAsk: string,
  counts: boolean,
): void {
  const isKnown = view !== null && seat !== null && status === 'playing'
  const byItself = answersByItself(turnAsk, seatSettings)
  useEffect(() => {
    if (!isKnown) return
    const asks: StandingOrder = { ask: turnAsk, order: 'ask' }
    const others = seatSettings.standing.filter(({ ask }) => ask !== turnAsk)
    const standing = counts ? [...others, asks] : others
    if (counts ? byItself : others.length < seatSettings.standing.length)
      link.request({ type: 'orders', orders: { ...seatSettings, standing } })
    // What else is ordered makes no difference to it.
  }, [link, isKnown, turnAsk, counts, byItself])
}

/** Ends the turn after a moment, or at once where the page is left meanwhile: nobody waits for somebody who has gone. */
function useCountdown(link: TableLink, ask: OwnAsk | null): void {
  const pending = useRef<(() => void) | null>(null)
  const n = ask?.n ?? null
  useEffect(() => {
    if (ask === null) return
    const end = (): void => {
      if (pending.current !== end) return
      pending.current = null
      link.answer(ask.choices[0].choice as Choice)
    }
    pending.current = end
    const timer = setTimeout(end, MOMENT_MS)
    addEventListener('pagehide', end)
    return () => {
      pending.current = null
      clearTimeout(timer)
      removeEventListener('pagehide', end)
    }
    // The same ask may come as another object.
  }, [link, n])
  // Before the link is closed.
  useLayoutEffect(() => () => pending.current?.(), [])
}
