import { freeBerth, mooredShip, roads } from '@flotilla/art/harbour'
import { useMemo } from 'react'
import { Drawing } from '../shell/drawing.tsx'

/** Where the ships of a table lie before they sail. */
export function Roads({ className }: { className?: string | undefined }) {
  const svg = useMemo(roads, [])
  return <Drawing svg={svg} box="0 0 1280 516" slice="xMinYMax" className={className} />
}

/** A seat as a ship, or the place where one is missing. */
export function Mooring({ seat, taken, className }: { seat: number; taken: boolean; className?: string | undefined }) {
  const svg = useMemo(() => (taken ? mooredShip(seat) : freeBerth()), [seat, taken])
  return <Drawing svg={svg} box="-6 -6 242 214" className={className} />
}
