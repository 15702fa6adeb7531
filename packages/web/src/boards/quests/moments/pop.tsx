import type { QuestsEvent } from '@flotilla/quests/client'
import { SEATS, type Svg } from '@flotilla/art/kit'
import { BACKS, balls, coin, crest, heart, lootArt, smallGun, smallSail, smallSlot, star } from '@flotilla/art/quests'
import { berthOf } from '../chart/geometry.ts'
import { pictureOf } from '../stage/pictures.ts'
import type { QuestsProps } from '../props.ts'
import type { Sight } from '../sight.ts'
import styles from './volley.module.css'

/** What happens to a ship besides sailing and shooting, as a picture over her. */
interface Popped {
  readonly ship: number
  readonly art: Svg
  readonly mark: string
}

const DECKS: Readonly<Record<string, Svg>> = { loot: BACKS.loot, quests: BACKS.quest, clues: BACKS.clue }
const PARTS: Readonly<Record<string, Svg>> = { sail: smallSail('ready'), cannon: smallGun('ready'), cargo: smallSlot('open') }
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)

export function poppedBy(event: QuestsEvent): Popped | null {
  const { seat = -1, ship = seat, gained = 0, n = 1, to = -1 } = event
  const { what = '', deck = '', good = '', part = '', nation = '' } = event
  const design = what.replace(/-\d+$/, '')
  switch (event.type) {
    case 'coins':
      return { ship: seat, art: coin, mark: signed(gained) }
    case 'ammo':
      return { ship: seat, art: balls, mark: signed(gained) }
    case 'prosperity':
      return { ship: seat, art: star, mark: signed(gained) }
    case 'goods':
      return { ship: seat, art: pictureOf(good), mark: signed(gained) }
    case 'mended':
      return { ship, art: heart, mark: '+1' }
    case 'upgraded':
      return { ship: seat, art: PARTS[part] ?? '', mark: '+1' }
    case 'reloaded':
      return { ship: seat, art: smallGun('ready'), mark: '' }
    case 'drew':
      return { ship: seat, art: DECKS[deck] ?? '', mark: '+1' }
    case 'looked':
      return { ship: seat, art: DECKS[deck] ?? '', mark: '?' }
    case 'discarded':
      return { ship: seat, art: deck === 'loot' ? lootArt(design) || BACKS.loot : (DECKS[deck] ?? ''), mark: '✕' }
    case 'equipped':
    case 'played':
    case 'kept':
      return { ship: seat, art: lootArt(design), mark: '!' }
    case 'spied':
      return { ship: seat, art: lootArt('spyglass'), mark: '?' }
    case 'nation':
      return { ship: seat, art: crest(nation), mark: '!' }
    case 'gave':
      return { ship: to, art: pictureOf(what), mark: `+${n}` }
    case 'stole':
      return { ship: seat, art: pictureOf(what), mark: '+1' }
    default:
      return null
  }
}

/** A small sign over a ship, in the colour of her flag, for as long as it is told. */
export function Pop({ board: { moment }, sight: { ships }, size }: { board: QuestsProps; sight: Sight; size: number }) {
  if (moment === null) return null
  const popped = poppedBy(moment.event)
  const cell = ships.find(({ id }) => id === popped?.ship)?.cell
  if (popped === null || popped.art === '' || cell === undefined) return null
  const [x, y] = berthOf(ships, popped.ship, cell)
  const wide = popped.mark.length > 1 ? 58 : popped.mark === '' ? 34 : 46
  return (
    <g transform={`translate(${x} ${y - 16}) scale(${size})`} key={moment.n}>
      <g className={styles.pop}>
        <path d={`M-7,-1L0,9L7,-1Z`} fill={SEATS[popped.ship].plain} />
        <rect x={-wide / 2} y="-34" width={wide} height="34" rx="17" className={styles.bubble} stroke={SEATS[popped.ship].plain} />
        <g transform={`translate(${-wide / 2 + 5} -29)`} dangerouslySetInnerHTML={{ __html: popped.art }} />
        <text x={wide / 2 - 8} y="-11" className={styles.popped}>
          {popped.mark}
        </text>
      </g>
    </g>
  )
}
