import { CARD_SIZE, cardPicture, isCard, type CardColour } from '@flotilla/art/bottom'
import { effectText, type Edition } from '@flotilla/bottom/client'
import type { Pictures } from '../pictures.ts'

export const pictures: Pictures = {
  thing: ({ name }, { colour }) =>
    name !== null && isCard(name.id)
      ? { svg: cardPicture(name.id, colour as CardColour), box: `0 0 ${CARD_SIZE.width} ${CARD_SIZE.height}`, fills: true }
      : null,
  text: (say, edition, { nth }) => say(effectText(edition as Edition, nth - 1)),
}
