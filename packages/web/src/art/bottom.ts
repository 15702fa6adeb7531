import {
  BACK_SIZE,
  CARDS,
  CARD_SIZE,
  DAWN,
  DAY,
  DUSK,
  NIGHT,
  SHEET,
  awning,
  backPicture,
  cardPicture,
  collision,
  deckChair,
  flood,
  iceberg,
  isCard,
  lifeboat,
  liner,
  moon,
  planks,
  rail,
  rocket,
  sky,
} from '@flotilla/art/bottom'
import { seatColour } from '@flotilla/art/kit'
import { clientGame } from '@flotilla/bottom/client'
import type { Piece, Sheet } from './sheets.ts'

const cards = clientGame.edition.cards.flatMap(({ id, colour }): Piece[] =>
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
    ...[0, 1, 2, 3, 4].map((seat): Piece => ({
      name: `lifeboat ${seat + 1}`,
      svg: lifeboat(DAY, { length: 260, height: 34, colour: seatColour(seat).plain, sea: DAY.sea[2] }),
      box: [-34, -60, 330, 84],
    })),
    {
      name: 'rockets and moon',
      svg: sky(NIGHT, 310, 200, 220) + rocket(110, 70, 42, 200) + rocket(50, 130, 26, 200) + moon(250, 60, 30),
      box: [0, 0, 310, 200],
    },
    {
      name: 'the Iceberg is rammed',
      svg: collision({ day: DAY, night: NIGHT, hero: seatColour(0).plain, others: [seatColour(1).plain, seatColour(2).plain] }, 'iris'),
      box: [0, 0, SHEET.width, SHEET.height],
    },
    { name: 'rail', svg: rail(DAY, 310, 10, 60, [6, 300]), box: [0, 0, 310, 70] },
    { name: 'flood', svg: flood(), box: [0, 0, 760, 400] },
    { name: 'awning', svg: awning(310, 30, 31), box: [0, 0, 310, 44] },
    { name: 'deck chair', svg: deckChair(60, 60, 1), box: [0, 0, 130, 130] },
  ],
}
