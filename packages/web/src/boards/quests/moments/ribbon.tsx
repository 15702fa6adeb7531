import type { Svg } from '@flotilla/art/kit'
import { SEATS } from '@flotilla/art/kit'
import { GOODS, coin, heart, isGood, lootArt, seal, skull, star } from '@flotilla/art/quests'
import { readView } from '@flotilla/kernel'
import { MARAUDERS, outcome, type QuestsEvent } from '@flotilla/quests/client'
import type { Moment } from '../../../story/moment.ts'
import { Thing } from '../stage/thing.tsx'
import styles from './ribbon.module.css'
import type { QuestsProps } from '../props.ts'

interface Banner {
  readonly code: string
  readonly params: Readonly<Record<string, string | number | readonly number[]>>
  /** Whose colours it has; nobody's is the sea's own. */
  readonly seat: number
  readonly things: readonly { readonly art: Svg; readonly n?: number }[]
}

const inSquare = (art: Svg): Svg => `<g transform="translate(12,12) scale(.75)">${art}</g>`
const shipIn = (as: string, ship: number): Record<string, number> =>
  ship >= MARAUDERS ? { [as]: 0, [`${as}Marauder`]: ship - MARAUDERS + 1 } : { [as]: ship, [`${as}Marauder`]: 0 }

/** What a moment says on its ribbon; null for those that the board shows without words. */
export function bannerOf({ game, view }: QuestsProps, event: QuestsEvent): Banner | null {
  const { seat = -1, ship = -1, by = -1, coins = 0 } = event
  switch (event.type) {
    case 'explored': {
      const good = event.good
      return {
        code: 'explored',
        params: { seat, island: event.island },
        seat,
        things: [{ art: isGood(good) ? GOODS[good] : lootArt('') }],
      }
    }
    case 'failed':
      return { code: 'failed', params: {}, seat, things: [{ art: heart }] }
    case 'finished':
      return { code: 'finished', params: { seat, what: event.what }, seat, things: [{ art: inSquare(seal('quest')) }] }
    case 'solved':
      return { code: 'solved', params: { seat }, seat, things: [{ art: inSquare(seal('clue')) }] }
    case 'delivered':
      return { code: 'delivered', params: { seat }, seat, things: [{ art: inSquare(seal('solved')) }] }
    case 'sinking':
    case 'sunk':
      return {
        code: 'sunk',
        params: shipIn('target', ship),
        seat: by >= 0 && by < MARAUDERS ? by : -1,
        things: [{ art: inSquare(skull()) }, ...(coins > 0 ? [{ art: coin, n: coins }] : [])],
      }
    case 'missed':
      return { code: 'missed', params: {}, seat: -1, things: [] }
    case 'called':
      return { code: 'called', params: {}, seat, things: [{ art: star, n: event.total }] }
    case 'reinforced':
      return {
        code: 'reinforced',
        params: { island: event.island },
        seat: -1,
        things: [{ art: inSquare(skull()), n: event.marauder }],
      }
    case 'marauderMoved':
    case 'marauderAttacks':
      return {
        code: event.type,
        params: { n: event.marauder, seat },
        seat: -1,
        things: [{ art: inSquare(skull()), n: event.marauder }],
      }
    case 'round':
      return { code: 'round', params: { round: event.round }, seat: -1, things: [] }
    case 'ended': {
      const { winners, standings } = outcome(readView(game, view))
      if (winners.length === 0) return { code: 'lost', params: {}, seat: -1, things: [{ art: inSquare(skull()) }] }
      return {
        code: 'wins',
        params: { seats: winners, one: winners.length === 1 ? 1 : 0 },
        seat: winners[0],
        things: [{ art: star, n: standings[0].score }],
      }
    }
    default:
      return null
  }
}

/** A ribbon for what deserves one: who did what, in the colours of whoever did it. */
export function Ribbon({ board, moment, event = moment.event }: { board: QuestsProps; moment: Moment<QuestsEvent>; event?: QuestsEvent }) {
  const banner = bannerOf(board, event)
  if (banner === null) return null
  const { code, params, seat, things } = banner
  const colours = seat < 0 ? { plain: '#3a2414', dark: '#20120a' } : SEATS[seat]
  return (
    <div
      className={styles.ribbon}
      data-still={moment.still ? '' : undefined}
      data-moment={event.type}
      style={{ ['--plain' as string]: colours.plain, ['--dark' as string]: colours.dark, animationDuration: `${moment.ms}ms` }}
      aria-hidden
    >
      <strong>{board.say({ code: `chart.told.${code}`, params })}</strong>
      {things.map(({ art, n }, k) => (
        <span key={k}>
          <Thing art={art} size={30} />
          {n ?? ''}
        </span>
      ))}
    </div>
  )
}
