import { freeBerth, mooredShip, roads } from '@flotilla/art/harbour'
import type { Hour } from '@flotilla/art/harbour/plan'
import { portraitOf, seafarer } from '@flotilla/art/people'
import type { SeatInfo } from '@flotilla/protocol'
import { useMemo } from 'react'
import { Drawing } from '../../layout/drawing.tsx'

/** Where the ships of a table lie before they sail. */
export function Anchorage({ hour, className }: { hour: Hour; className?: string | undefined }) {
  const svg = useMemo(() => roads(hour), [hour])
  return <Drawing svg={svg} box="0 0 1280 516" slice="xMinYMax" className={className} />
}

interface Props {
  readonly at: number
  readonly seat: SeatInfo
  /** Farther out, where the quay has no room for all. */
  readonly atAnchor: boolean
  readonly className?: string | undefined
}

/** A seat as a ship with whoever has it at the stern, or the place where one is missing. */
export function SeatShip({ at, seat: { kind, name, avatar = '' }, atAnchor, className }: Props) {
  const taken = kind === 'person' || kind === 'bot'
  const svg = useMemo(
    () => (taken ? mooredShip(at, seafarer(portraitOf(avatar, name)), atAnchor) : freeBerth(atAnchor)),
    [at, taken, avatar, name, atAnchor],
  )
  return <Drawing svg={svg} box="-6 -6 242 240" className={className} />
}
