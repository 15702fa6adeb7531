import { effectText, gistText, KINDS } from '@flotilla/bottom/client'
import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { BottomProps } from '../props.ts'
import styles from './card.module.css'
import { Mark } from './mark.tsx'
import { Picture } from './picture.tsx'
import { breakable } from './syllables.ts'

export type FaceSize = 'mini' | 'mid' | 'full' | 'gist'

/** Whether a whole rule leaves at least this much of a card to its picture. */
const PICTURE = 0.4

/** What fits was measured once for each card, width and language, and again whenever letters have come. */
const fits = new Map<string, boolean>()

const whenLetters = (then: () => void): (() => void) => {
  document.fonts.addEventListener('loadingdone', then)
  return () => document.fonts.removeEventListener('loadingdone', then)
}
let letters = 0
if (typeof document !== 'undefined')
  whenLetters(() => {
    fits.clear()
    letters++
  })

interface Props {
  readonly board: Pick<BottomProps, 'say' | 'game'>
  readonly kind: number
  readonly size: FaceSize
}

/** The printed side of a card: value in the shape of its kind, picture, name, and its rule, whole or in a few words. */
export function CardFace({ board: { say, game }, kind, size }: Props) {
  const { value, colour, entersTired } = game.edition.cards[kind]
  const name = say({ code: `card.${KINDS[kind]}` })
  return (
    <>
      <Picture kind={kind} colour={colour} />
      <Mark colour={colour} value={value} />
      {size === 'mini' ? null : (
        <span className={styles.name} data-long={name.length > 12 ? 2 : name.length > 8 ? 1 : 0} data-lines={name.length > 9 ? 2 : 1}>
          {size === 'full' ? name : breakable(name)}
        </span>
      )}
      {size === 'gist' ? <span className={styles.gist}>{say(gistText(game.edition, kind))}</span> : null}
      {size === 'full' ? (
        <Rule
          rule={say(effectText(game.edition, kind))}
          gist={say(gistText(game.edition, kind))}
          tired={entersTired ? say({ code: 'board.entersTired' }) : ''}
        />
      ) : null}
    </>
  )
}

/** The whole rule where there is room for it beside the picture; else what it comes to, and a brass corner that promises the rest. */
function Rule({ rule, gist, tired }: { readonly rule: string; readonly gist: string; readonly tired: string }) {
  const element = useRef<HTMLSpanElement>(null)
  const [whole, setWhole] = useState(true)
  useSyncExternalStore(whenLetters, () => letters)
  useLayoutEffect(() => {
    const text = element.current
    const card = text?.parentElement
    if (text === null || card === null || card === undefined) return
    const key = `${rule}/${card.clientWidth}`
    let fit = fits.get(key)
    if (fit === undefined && whole) {
      const picture = card.querySelector<HTMLElement>(`.${styles.art}`)
      fit =
        picture !== null &&
        picture.offsetHeight >= PICTURE * card.offsetHeight &&
        text.offsetTop + text.offsetHeight <= card.offsetHeight + 1
      fits.set(key, fit)
    }
    setWhole(fit ?? true)
  })
  const [, head = '', tail = rule] = /^([^:]{4,24}:)?([\s\S]*)$/.exec(rule) ?? []
  return whole ? (
    <span ref={element} className={styles.rule}>
      <b>{head}</b>
      {tail} <i>{tired}</i>
    </span>
  ) : (
    <span ref={element} className={styles.gist} data-more>
      {gist}
    </span>
  )
}
