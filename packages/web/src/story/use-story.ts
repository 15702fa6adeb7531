import type { Event, ClientGame, Seat } from '@flotilla/kernel'
import { useEffect, useMemo, useState, type RefObject } from 'react'
import { useSettings } from '../settings.ts'
import { headlineOf, lineOf } from '../table/event-text.ts'
import { chime } from '../table/play/sound.ts'
import type { TableLink, TableState } from '../table/table-link.ts'
import type { Say } from '../words.ts'
import type { Moment } from './moment.ts'
import { linesOf, sinceAnswer, type Line } from './since.ts'

export interface StoryShown {
  /** What is on the board just now; null at now. */
  readonly moment: Moment | null
  readonly playing: boolean
  /** How many moments there are until now, this one included. */
  readonly left: number
  readonly skip: () => void
  /** Plays what came after that entry of the log once more. */
  readonly watch: (from: number) => void
  /** How long the moment is shown. */
  readonly ms: number
  /** It in words. */
  readonly caption: string
  /** One announcement a turn, for the screen reader. */
  readonly spoken: string
  /** What the others did since one's own last answer, at most six lines, what touches oneself first. */
  readonly sinceYourTurn: readonly Line[]
  /** What happened while one was away, and how to see it; null for whoever was here. */
  readonly recap: { readonly lines: readonly Line[]; readonly watch: () => void; readonly close: () => void } | null
}

/** The story as the shell shows it. A key, a click or a tap on the board goes to its end. */
export function useStory(
  link: TableLink,
  { story, log }: Pick<TableState, 'story' | 'log'>,
  { game, seat, say, board }: { game: ClientGame; seat: Seat | null; say: Say; board: RefObject<HTMLElement | null> },
): StoryShown {
  const { moment, playing, left, told, recap: missed } = story
  const { tells } = game
  const sound = useSettings((settings) => settings.sound)
  const [spoken, setSpoken] = useState('')
  useEffect(() => link.cast(game), [link, game])
  useEffect(() => {
    if (told.events.length > 0) setSpoken(told.events.map((event: Event) => say(lineOf(game, event))).join('. '))
    // It is said once, in the language of that time.
  }, [told])
  useEffect(() => {
    if (sound && moment !== null) chime(tells, moment.events)
  }, [sound, moment, tells])
  useSkipping(board, playing, link)
  const sinceYourTurn = useMemo(() => linesOf(sinceAnswer(log, seat), seat, tells), [log, seat, tells])
  const away = useMemo(
    () =>
      missed === null
        ? []
        : linesOf(
            log.filter(({ seq }) => seq > missed),
            seat,
            tells,
          ),
    [missed, log, seat, tells],
  )
  const watch = (from: number): void => void link.watch(from)
  return {
    moment,
    playing,
    left,
    skip: () => link.skip(),
    watch,
    ms: moment?.ms ?? 0,
    caption: moment === null ? '' : say(headlineOf(say, game, moment.event)),
    spoken,
    sinceYourTurn,
    recap: missed === null || away.length === 0 ? null : { lines: away, watch: () => watch(missed), close: () => link.forgetRecap() },
  }
}

/** Fields that are typed into, and keys that only move about. */
const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName))
const MOVING = new Set(['Tab', 'Shift', 'Control', 'Alt', 'Meta'])

/** Whoever skips has chosen nothing: nothing was offered yet where they pressed. */
function useSkipping(board: RefObject<HTMLElement | null>, playing: boolean, link: TableLink): void {
  useEffect(() => {
    const area = board.current
    if (!playing || area === null) return
    const isInside = ({ target }: globalThis.Event): boolean => target instanceof Node && area.contains(target)
    const press = (event: PointerEvent): void => {
      if (!isInside(event)) return
      link.skip()
      const swallow = (click: globalThis.Event): void => {
        if (!isInside(click)) return
        click.preventDefault()
        click.stopPropagation()
      }
      addEventListener('click', swallow, { capture: true, once: true })
      // A press that turns into no click, as when one drags, takes nothing from the next.
      addEventListener('pointerdown', () => removeEventListener('click', swallow, { capture: true }), { capture: true, once: true })
    }
    const key = (event: KeyboardEvent): void => {
      if (isTyping(event) || MOVING.has(event.key) || event.ctrlKey || event.metaKey || event.altKey) return
      const elsewhere = event.target !== document.body && !isInside(event)
      if (elsewhere && event.key !== 'Escape') return
      link.skip()
      event.preventDefault()
    }
    addEventListener('pointerdown', press, { capture: true })
    addEventListener('keydown', key, { capture: true })
    return () => {
      removeEventListener('pointerdown', press, { capture: true })
      removeEventListener('keydown', key, { capture: true })
    }
  }, [board, playing, link])
}
