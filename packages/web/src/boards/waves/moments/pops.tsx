import { RIVAL_PARTS, skull, squareBox, c, type Box, type PartName } from '@flotilla/art/waves'
import type { Point } from '@flotilla/art/kit'
import type { Seat } from '@flotilla/kernel'
import { sum, type ReadCtx, type WavesEvent } from '@flotilla/waves/client'
import type { ReactNode } from 'react'
import type { Moment } from '../../../story/moment.ts'
import { NO_PENCIL, shipLook } from '../stage/looks.ts'
import paper from '../stage/paper.module.css'
import styles from './pops.module.css'
import type { Berth } from '../stage/rivals.tsx'
import { useStage } from '../stage/stage.tsx'

const Skull = () => (
  <svg
    viewBox="0 0 16 16"
    width="16"
    height="16"
    dangerouslySetInnerHTML={{ __html: skull(8, 8, 7, true, c.tagink, c.taghot) }}
    aria-hidden
  />
)

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)

/** What pops up over a ship for an event, and over which of its parts. */
function popOf(event: WavesEvent): { readonly over: string; readonly what: ReactNode } | null {
  switch (event.type) {
    case 'wrote':
      return { over: event.icon, what: <i className={styles.written}>{event.value}</i> }
    case 'infamy':
      return event.gained === 0 ? null : { over: 'infamy', what: [signed(event.gained), <Skull key="skull" />] }
    case 'drafted':
      return event.cost === 0 ? null : { over: 'infamy', what: [signed(-event.cost), <Skull key="skull" />] }
    case 'stowed':
      return event.chest >= 0 ? { over: `chest${event.chest}`, what: signed(sum(event.values)) } : null
    default:
      return null
  }
}

/** Small news on the ships themselves: a number written, Infamy won or spent, loot stowed. */
export function Pops({
  moment,
  shown,
  others,
  lie,
}: {
  readonly moment: Moment<WavesEvent>
  readonly shown: Seat
  readonly others: readonly Seat[]
  readonly lie: readonly Berth[]
}) {
  const { layout } = useStage()
  const pops = moment.events.flatMap((event, k) => {
    const seat = event.seat ?? -1
    const pop = popOf(event)
    if (pop === null) return []
    // The large ship has live numbers for its Infamy, and a pen for what is written.
    if (seat === shown) {
      if (!pop.over.startsWith('chest') || event.type === 'wrote') return []
      const [x, y, w] = layout.targets[pop.over as PartName]
      return [{ key: k, at: [x + w / 2, y + 10] as Point, what: pop.what }]
    }
    const berth = lie[others.indexOf(seat)]
    return berth === undefined ? [] : [{ key: k, at: overRival(berth, pop.over), what: pop.what }]
  })
  return pops.map(({ key, at, what }) => (
    <b
      key={`${moment.n}-${key}`}
      className={`${paper.slip} ${paper.hot} ${styles.pop}`}
      data-still={moment.still}
      style={{ left: at[0], top: at[1] }}
      aria-hidden
    >
      {what}
    </b>
  ))
}

function overRival({ kind, x, y, k, plate }: Berth, over: string): Point {
  if (over === 'infamy')
    return kind === 'cell' ? [x + 76, y + 62] : [plate[0] + (kind === 'large' ? 128 : 20), plate[1] + (kind === 'large' ? -8 : 50)]
  if (kind === 'cell') return [x + 96, y + 8]
  const [u, v] = RIVAL_PARTS[over] ?? [150, 90]
  return [x + u * k, y + v * k - 18 * k]
}

/** Where the pen writes just now on the ship that lies large, if it does. */
export function writtenAt(moment: Moment<WavesEvent> | null, ctx: ReadCtx, shown: Seat, tall: boolean): Box | null {
  const wrote = moment?.events.findLast(({ type, seat }) => type === 'wrote' && seat === shown)
  if (wrote === undefined) return null
  const icon = (wrote.icon ?? '') as PartName
  const look = shipLook(ctx, shown, NO_PENCIL)
  const row = icon.startsWith('chest') ? look.chests[Number(icon.slice(-1))] : icon.startsWith('bury') ? null : look[icon as 'hull']
  return row === null || row.values.length === 0 ? null : squareBox(icon, row.values.length - 1, look, tall)
}
