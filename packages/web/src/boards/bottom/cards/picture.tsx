import { BACK_SIZE, CARD_SIZE, backPicture, cardPicture, type CardColour } from '@flotilla/art/bottom'
import { KINDS } from '@flotilla/bottom/client'
import { useBaked } from './baked.ts'
import styles from './card.module.css'

/** Twice as many pixels as the sheet has units: sharp on the large card too. */
const SHARP = 2.4

/** Where the picture of a card is, painted once for all places where it lies. */
export function useCardPicture({ kind, colour }: { readonly kind: number; readonly colour: CardColour }): string {
  const { width, height } = CARD_SIZE
  return useBaked(`card/${kind}/${colour}`, () => cardPicture(KINDS[kind], colour), width * SHARP, height * SHARP)
}

export function Picture(card: Parameters<typeof useCardPicture>[0]) {
  const url = useCardPicture(card)
  return <span className={styles.art} style={{ backgroundImage: `url(${url})` }} />
}

export function BackPicture() {
  const { width, height } = BACK_SIZE
  const url = useBaked('card/back', backPicture, width * SHARP, height * SHARP)
  return <span className={styles.art} style={{ backgroundImage: `url(${url})` }} />
}
