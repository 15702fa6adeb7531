import {
  BACK_SIZE,
  CARDS,
  CARD_SIZE,
  DAWN,
  DAY,
  DUSK,
  NIGHT,
  awning,
  backPicture,
  cardPicture,
  deckChair,
  iceberg,
  isCard,
  liner,
  planks,
  sky,
} from '@flotilla/art/bottom'
import { seatColour } from '@flotilla/art/kit'
import { face } from '@flotilla/bottom/face'
import type { Piece, Sheet } from './sheets.ts'

const cards = face.edition.cards.flatMap(({ id, colour }): Piece[] =>
  isCard(id) ? [{ name: id, svg: cardPicture(id, colour), box: [0, 0, CARD_SIZE.width, CARD_SIZE.height] }] : [],
)
const lights = Object.entries({ day: DAY, dusk: DUSK, night: NIGHT, dawn: DAWN })
const count = Object.keys(CARDS).length

export const sheet: Sheet = {
  pieces: [
    ...cards,
    { name: `back of all ${count}`, svg: backPicture(), box: [0, 0, BACK_SIZE.width, BACK_SIZE.height] },
    ...lights.flatMap(([name, light]): Piece[] => [
      { name: `sky, ${name}`, svg: sky(light, 310, 160, 220), box: [0, 0, 310, 160] },
      { name: `Iceberg, ${name}`, svg: iceberg(light, 0, 0, 310, 242), box: [-10, -10, 330, 262] },
      {
        name: `liner, ${name}`,
        svg: liner(light, { length: 600, funnels: [90, 140, 190], colour: seatColour(0).plain, windows: true, smoke: true }),
        box: [-20, -120, 660, 190],
      },
      { name: `planks, ${name}`, svg: planks(light, 310, 0, 120, 155, -90), box: [0, 0, 310, 120] },
    ]),
    { name: 'awning', svg: awning(310, 30, 31), box: [0, 0, 310, 44] },
    { name: 'deck chair', svg: deckChair(60, 60, 1), box: [0, 0, 130, 130] },
  ],
}
