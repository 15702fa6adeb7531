import { homecoming } from '@flotilla/art/harbour'
import { lightOf } from '@flotilla/art/harbour/plan'
import type { Outcome } from '@flotilla/kernel'
import { useMemo } from 'react'
import { useHour } from '../../lobby/use-hour.ts'
import { Drawing } from '../../layout/drawing.tsx'

/** The end of a game whose world has no picture of its own for it: the winner's ship comes home to the harbour. */
export default function WinnersReturn({ outcome: { winners, standings } }: { outcome: Outcome }) {
  const hour = useHour()
  const svg = useMemo(
    () =>
      homecoming(
        hour,
        winners,
        standings.toSorted((a, b) => a.rank - b.rank).map(({ seat }) => seat),
      ),
    [hour, winners, standings],
  )
  return <Drawing svg={svg} box="0 0 784 516" slice="xMidYMax" style={{ width: '100%', height: '100%', ...lightOf(hour) }} />
}
