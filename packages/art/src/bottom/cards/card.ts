import { disc, fill, line, picture, rays, slab, type Svg } from '../../kit/index.ts'
import { clipDefs } from '../clips.ts'
import type { CardColour } from '../palette.ts'
import { BACKDROPS } from './backdrops.ts'
import { crew } from './crew.ts'
import { guests } from './guests.ts'
import { rogues } from './rogues.ts'
import { service } from './service.ts'
import { stage } from './stage.ts'
import { things } from './things.ts'

/** All kinds of card, by the names that the rules give them. */
export const CARDS = { ...guests, ...crew, ...service, ...stage, ...rogues, ...things }
export type CardName = keyof typeof CARDS

export const isCard = (name: string): name is CardName => name in CARDS

export const CARD_SIZE = { width: 140, height: 178 } as const

/** The picture of a card, as a document. The Iceberg brings its own sky. */
export const cardPicture = (name: CardName, colour: CardColour): Svg =>
  picture(clipDefs + (name === 'iceberg' ? '' : BACKDROPS[colour]()) + CARDS[name](), CARD_SIZE.width, CARD_SIZE.height)

export const BACK_SIZE = { width: 100, height: 140 } as const

/** The back that all cards share: a bow at sea, in a brass frame. */
export const backPicture = (): Svg =>
  picture(
    slab(0, 0, 100, 140, '#12283c') +
      rays(50, 92, 140, 48, Math.PI, 2 * Math.PI, '#1c3d55') +
      disc(50, 66, 30, '#d9432c') +
      fill('M20,66a30,30 0 0 1 60,0z', '#e6553b') +
      fill('M50,22L58,40V50H42V40Z', '#f3d283') +
      fill('M50,30L80,52L72,108L50,124L28,108L20,52Z', '#0c1726') +
      fill('M50,30L80,52L72,108L50,124Z', '#223a57') +
      fill('M50,30L80,52L79,60L50,40L21,60L20,52Z', '#fbf1da') +
      fill('M28,108L50,124L72,108L71,114L50,130L29,114Z', '#d9432c') +
      line('M50,40V124', '#f3d283', 1.5) +
      disc(38, 74, 3, '#f3d283') +
      disc(62, 74, 3, '#f3d283') +
      fill('M0,122Q12,114 25,122T50,122T75,122T100,122V140H0Z', '#2f8577') +
      fill('M0,130Q12,122 25,130T50,130T75,130T100,130V140H0Z', '#1d5a55') +
      slab(5, 5, 90, 130, 'none', 'rx="5" stroke="#d9a441" stroke-width="2"') +
      line('M5,22H12V12H22V5M95,22H88V12H78V5M5,118H12V128H22V135M95,118H88V128H78V135', '#d9a441', 2),
    BACK_SIZE.width,
    BACK_SIZE.height,
  )

/** The mark that carries a card's value: square, round, gem, blade or shield, on 32 by 33. */
export const MARKS: Readonly<Record<CardColour, string>> = {
  plain: 'M3,3H29V29H3Z',
  green: 'M16,1.5A14.5,14.5 0 1 1 15.99,1.5Z',
  purple: 'M16,1L29.5,8.5V23.5L16,31L2.5,23.5V8.5Z',
  red: 'M2,2H22C28,2 30,8 30,14V30H14C6,30 2,24 2,16Z',
  blue: 'M16,1L30,5V16C30,24 22,29 16,31.5C10,29 2,24 2,16V5Z',
}
