import { GOODS, isGood, lootArt, medal } from '@flotilla/art/quests'
import { SEATS } from '@flotilla/art/kit'
import { championOf, isCoop, missionTold, type Io } from '@flotilla/quests/face'
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { Drawing } from '../../shell/drawing.tsx'
import styles from './lens.module.css'
import { LetterFace, clueLetter, questCard } from './letters.tsx'
import type { QuestsProps } from './props.ts'
import { Ability } from './ship.tsx'
import { Thing } from './thing.tsx'

/** A mouse rests so long on a thing, a finger lies so long on it, until it is shown large. */
const RESTS = 350
const GAP = 8

interface Looked {
  readonly what: string
  readonly element: Element
}

/** The thing with a `data-look` that is pointed at, focused by key or pressed for long. */
function useLooked(root: RefObject<HTMLElement | null>): Looked | null {
  const [looked, set] = useState<Looked | null>(null)
  useEffect(() => {
    const board = root.current
    if (board === null) return
    let waiting: ReturnType<typeof setTimeout> | undefined
    const look = (event: Event, after: number): void => {
      clearTimeout(waiting)
      const element = event.target instanceof Element ? event.target.closest('[data-look]') : null
      if (element === null) return set(null)
      waiting = setTimeout(() => set({ what: element.getAttribute('data-look') ?? '', element }), after)
    }
    const over = (event: PointerEvent): void => (event.pointerType === 'mouse' ? look(event, RESTS) : undefined)
    const down = (event: PointerEvent): void => (event.pointerType === 'mouse' ? leave() : look(event, RESTS))
    const focus = (event: FocusEvent): void =>
      event.target instanceof Element && event.target.matches(':focus-visible') ? look(event, 0) : undefined
    const leave = (): void => {
      clearTimeout(waiting)
      set(null)
    }
    const listened = {
      pointerover: over,
      pointerdown: down,
      focusin: focus,
      pointerup: leave,
      pointercancel: leave,
      pointerleave: leave,
      focusout: leave,
    }
    for (const [name, listener] of Object.entries(listened)) board.addEventListener(name, listener as EventListener)
    return () => {
      clearTimeout(waiting)
      for (const [name, listener] of Object.entries(listened)) board.removeEventListener(name, listener as EventListener)
    }
  }, [root])
  return looked
}

/** What is looked at, large and with its whole rule. Its words stand at the thing itself for whoever does not see it. */
export function Lens({ board, io, root }: { board: QuestsProps; io: Io; root: RefObject<HTMLElement | null> }) {
  const looked = useLooked(root)
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (looked === null || box.current === null) return
    if (!box.current.matches(':popover-open')) box.current.showPopover()
    layBeside(box.current, looked.element)
  })
  const shown = looked === null || !looked.element.isConnected ? null : about(board, io, looked.what)
  return shown === null ? null : (
    <div ref={box} popover="manual" className={styles.lens} aria-hidden>
      {shown}
    </div>
  )
}

function about(board: QuestsProps, io: Io, what: string): ReactNode {
  const { say, view, names } = board
  const [kind, id] = [what.slice(0, what.indexOf(':')), what.slice(what.indexOf(':') + 1)]
  if (kind === 'captain') {
    const seat = Number(id)
    if (view.ships[seat].champion === -1) return null
    const one = championOf(io, seat)
    return (
      <div className={styles.thing}>
        <Drawing svg={medal(one.id, SEATS[seat].light)} box="0 0 100 104" width={104} height={108} />
        <div>
          <h3>{say({ code: `champion.${one.id}` })}</h3>
          <p>{names[seat]}</p>
          {[`ability.${one.id}`, `nationAbility.${one.nation}`].map((code) => (
            <p key={code}>
              <Ability text={say({ code })} />
            </p>
          ))}
          {isCoop(view) ? <p>{say(missionTold(io, seat))}</p> : null}
        </div>
      </div>
    )
  }
  const plain = id.replace(/-\d+$/, '')
  if (kind === 'letter') {
    const letter = id.startsWith('clue-') ? clueLetter(id, say, false) : questCard(io, id, say)
    return letter === null ? null : (
      <div className={styles.letter}>
        <LetterFace letter={letter} />
        <p>{letter.text}</p>
      </div>
    )
  }
  return (
    <div className={styles.thing}>
      <Thing art={isGood(plain) ? GOODS[plain] : lootArt(plain)} size={88} />
      <div>
        <h3>{say({ code: `thing.${plain}` })}</h3>
        {isGood(plain) ? null : <p>{say({ code: `effect.${plain}` })}</p>}
      </div>
    </div>
  )
}

/** Beside the thing, on whichever side there is room. */
function layBeside(box: HTMLElement, element: Element): void {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = box
  const x = left - GAP - width >= 0 ? left - GAP - width : right + GAP + width <= innerWidth ? right + GAP : (left + right - width) / 2
  const beside = x + width <= left || x >= right
  const y = beside ? (top + bottom - height) / 2 : top - GAP - height >= 0 ? top - GAP - height : bottom + GAP
  box.style.left = `${Math.max(GAP, Math.min(x, innerWidth - width - GAP))}px`
  box.style.top = `${Math.max(GAP, Math.min(y, innerHeight - height - GAP))}px`
}
