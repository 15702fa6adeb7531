import type { Box, PartName } from '@flotilla/art/waves'
import type { Seat } from '@flotilla/kernel'
import { useMemo } from 'react'
import { chestBox, shipBox, type berths } from '../stage/rivals.tsx'
import { useStage } from '../stage/stage.tsx'
import type { Whereabouts } from './scenes.tsx'

/** Where the parts of every ship are on the stage: the one that lies large, and the rivals at their berths. */
export function useWhereabouts(shown: Seat, others: readonly Seat[], lie: ReturnType<typeof berths>): Whereabouts {
  const { layout } = useStage()
  return useMemo((): Whereabouts => {
    const berthOf = (of: Seat): (typeof lie)[number] | null => (of === shown ? null : (lie[others.indexOf(of)] ?? null))
    const box = (of: Seat): Box | null => {
      const berth = berthOf(of)
      return berth === null ? null : shipBox(berth)
    }
    return {
      muzzle: (of, cannon) => {
        const at = box(of)
        return at === null ? layout.muzzles[cannon] : [at[0] + 18, at[1] + at[3] * (cannon === 'small' ? 0.72 : 0.8)]
      },
      chest: (of, chest) => {
        const berth = berthOf(of)
        return berth === null ? layout.targets[`chest${chest}` as PartName] : chestBox(berth, chest)
      },
      hold: (of) => {
        const at = box(of)
        return at === null ? (layout.tall ? [230, 560] : [405, 470]) : [at[0] + at[2] / 2, at[1] + at[3] * 0.75]
      },
      grave: (of, chest) => {
        const at = box(of)
        const [x, y, w, h] = layout.targets[`bury${chest}` as PartName]
        return at === null ? [x + w / 2, y + h / 2] : layout.strand
      },
      side: (of) => {
        const at = box(of)
        if (at === null) return layout.side
        const low = at[1] + at[3]
        return { hull: [at[0] + 34, low - 30], water: [at[0] + 4, low - 12] }
      },
    }
    // Rivals lie where their number and the layout put them
    // Rivals lie where their number and the layout put them.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [others.join(), shown, layout])
}
