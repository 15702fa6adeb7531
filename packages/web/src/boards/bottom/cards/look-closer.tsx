import { createContext, use, useEffect } from 'react'
import type { Offered } from '../../../table/board.ts'
import type { Here } from '../../kit/here.ts'
import { inspect } from '../../kit/inspector.ts'
import { PanelBeside } from '../../kit/panel-beside.tsx'
import { useCloserLook } from '../../kit/use-closer-look.ts'
import type { BottomProps } from '../props.ts'
import { CardFace } from './card-face.tsx'
import cardStyles from './card.module.css'
import styles from './look-closer.module.css'

/** What is told of a card that is looked at closely: its rule, and what can and cannot be done with it there. */
interface CardLook {
  readonly kind: number
  readonly here: Here
  readonly press: (offered: Offered) => void
}

interface Look {
  /** By the element that a card is drawn as. */
  readonly cards: WeakMap<Element, CardLook>
  /** Keeps this card's panel open, with buttons for what can be done. */
  readonly pin: (element: HTMLElement) => void
}

export const makeLook = (): Look => ({ cards: new WeakMap(), pin: (element) => inspect(element, true) })
export const LookContext = createContext<Look>(makeLook())
export const useLook = (): Look => use(LookContext)

const WIDTH = 232

interface LookCloserProps {
  readonly board: BottomProps
  /** How large a unit of the stage is. */
  readonly k: number
}

/** The card that is looked at, large and with its whole rule; above it what it would bring, or why it cannot be done. */
export function LookCloser({ board, k }: LookCloserProps) {
  const look = useLook()
  const { looked, close } = useCloserLook()
  const pinned = looked?.held === true || looked?.pinned === true
  const { say, openRule, game } = board
  // What is offered has changed: nothing that was said there holds any more.
  useEffect(() => close(), [board.offered, close])
  const card = looked === null ? undefined : look.cards.get(looked.element)
  if (looked === null || card === undefined) return null
  const { kind, here, press } = card
  const { colour, id, value, buy = value } = game.edition.cards[kind]
  return (
    <PanelBeside
      thing={looked.element}
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
              close()
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
      {[...new Map(here.refused.map((one) => [`${one.code} ${one.rule}`, one])).values()].map(({ code, params, rule, choice }) => (
        <p key={JSON.stringify(choice)} className={styles.why}>
          {say(params === undefined ? { code } : { code, params })}{' '}
          {rule === null ? null : (
            <button type="button" tabIndex={pinned ? 0 : -1} className={styles.rule} onClick={() => openRule(rule)}>
              {rule}
            </button>
          )}
        </p>
      ))}
      {buy === value || id === 'iceberg' ? null : (
        <p className={styles.brings}>{say({ code: 'board.dearer', params: { price: Number(buy), value: Number(value) } })}</p>
      )}
      <div className={cardStyles.card} data-size="large" data-colour={colour}>
        <CardFace board={board} kind={kind} size="full" />
      </div>
    </PanelBeside>
  )
}
