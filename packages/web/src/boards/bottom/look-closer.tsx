import { createContext, use, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { CardFace } from './card-face.tsx'
import card from './card.module.css'
import { makeLook, type Look } from './look.ts'
import styles from './look-closer.module.css'
import type { BottomProps } from './props.ts'

export const LookContext = createContext<Look>(makeLook())
export const useLook = (): Look => use(LookContext)

const WIDTH = 232
const GAP = 8

/** The card that is looked at, large and with its whole rule; above it what it would bring, or why it cannot be done. */
export function LookCloser({ board, k }: { readonly board: BottomProps; readonly k: number }) {
  const look = useLook()
  const looked = useSyncExternalStore(look.subscribe, look.now)
  const box = useRef<HTMLDivElement>(null)
  const { say, openRule, game } = board
  useLayoutEffect(() => {
    if (looked === null || box.current === null) return
    // On top of everything, an open dialog too.
    if (!box.current.matches(':popover-open')) box.current.showPopover()
    layBeside(box.current, looked.element)
  })
  // What is offered has changed: nothing that was said there holds any more.
  useEffect(() => look.close(), [look, board.offered])
  useEffect(() => {
    if (looked?.pinned !== true) return
    const close = (event: Event): void => {
      const outside =
        event instanceof KeyboardEvent
          ? event.key === 'Escape'
          : !(event.target instanceof Node && box.current?.contains(event.target) === true)
      if (outside) look.close()
    }
    addEventListener('pointerdown', close)
    addEventListener('keydown', close)
    return () => {
      removeEventListener('pointerdown', close)
      removeEventListener('keydown', close)
    }
  }, [look, looked])
  if (looked === null || !looked.element.isConnected) return null
  const { kind, here, pinned, press } = looked
  const { colour, source, id } = game.edition.cards[kind]
  const house = Object.values(source).includes('house')
  return (
    <div
      ref={box}
      popover="manual"
      className={styles.box}
      data-pinned={pinned ? '' : undefined}
      style={{ ['--w' as string]: `${WIDTH * Math.max(0.85, k)}px` }}
      role={pinned ? 'group' : undefined}
      aria-label={pinned ? say({ code: `card.${id}` }) : undefined}
      aria-hidden={pinned ? undefined : true}
    >
      {here.offered.map((offered) =>
        pinned ? (
          <button
            key={JSON.stringify(offered.choice)}
            type="button"
            className="primary"
            onClick={() => {
              look.close()
              press(offered)
            }}
          >
            {say(offered.text)}
          </button>
        ) : (
          <p key={JSON.stringify(offered.choice)} className={styles.brings}>
            {say(offered.text)}
          </p>
        ),
      )}
      {here.refused.map(({ code, params, rule, choice }) => (
        <p key={JSON.stringify(choice)} className={styles.why}>
          {say(params === undefined ? { code } : { code, params })}{' '}
          {rule === null ? null : (
            <button type="button" tabIndex={pinned ? 0 : -1} className={styles.rule} onClick={() => openRule(rule)}>
              {rule}
            </button>
          )}
        </p>
      ))}
      <div className={card.card} data-size="large" data-colour={colour}>
        <CardFace board={board} kind={kind} size="full" />
      </div>
      {house ? <p className={styles.house}>{say({ code: 'board.house' })}</p> : null}
    </div>
  )
}

/** Above the card or below it, whichever has room, and never over it. */
function layBeside(box: HTMLElement, element: HTMLElement): void {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = box
  const fitsAbove = top - GAP - height >= 60
  const fitsBelow = bottom + GAP + height <= innerHeight
  const beside = !fitsAbove && !fitsBelow
  const x = beside ? (right + GAP + width <= innerWidth ? right + GAP : left - GAP - width) : (left + right) / 2 - width / 2
  const y = beside ? (top + bottom) / 2 - height / 2 : fitsAbove ? top - GAP - height : bottom + GAP
  box.style.left = `${Math.max(GAP, Math.min(x, innerWidth - width - GAP))}px`
  box.style.top = `${Math.max(GAP, Math.min(y, innerHeight - height - GAP))}px`
}
