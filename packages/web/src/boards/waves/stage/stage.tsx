import { properties } from '@flotilla/art/kit'
import { TRIUMPH, WORLD, palette } from '@flotilla/art/waves'
import { createContext, use, useMemo, useRef, type ReactNode } from 'react'
import { parentOf, useSize } from '../../kit/size.ts'
import { useNight } from '../../kit/theme.ts'
import { tall, wide, wideFor, type Layout } from './layout.ts'
import styles from './stage.module.css'

interface StageView {
  readonly layout: Layout
  /** Pixels of the screen for one measure of the stage, with the screen's own density. */
  readonly density: number
  readonly colours: Readonly<Record<string, string>>
}

const StageContext = createContext<StageView>({ layout: wide, density: 1, colours: palette.day })
export const useStage = (): StageView => use(StageContext)

/** What lies inside is painted for a scale that is larger by so much. */
export function Magnified({ by, children }: { readonly by: number; readonly children: ReactNode }) {
  const { layout, density, colours } = useStage()
  const view = useMemo(() => ({ layout, density: density * by, colours }), [layout, density, colours, by])
  return <StageContext value={view}>{children}</StageContext>
}

/** As wide as its room: a sheet that is tall on a phone, or a picture that is always wide. */
type Elastic = 'sheet' | 'picture'

function layoutFor(width: number, height: number, elastic: Elastic | undefined): Layout {
  if (elastic !== 'picture' && (width < 700 || width < height * 0.95)) return tall
  if (elastic === undefined) return wideFor(width, height)
  const [x, y, most, h] = wide.stage
  const least = elastic === 'picture' ? TRIUMPH.narrowest : 860
  return { ...wide, stage: [x, y, Math.round(Math.max(least, Math.min(most, (width / height) * h))), h] }
}

/** Where the stage lies in the room it has: as large as fits; a phone that is too low scrolls rather than shrinks. */
function fitted(layout: Layout, width: number, height: number): { readonly scale: number; readonly x: number; readonly y: number } {
  const [, , w, h] = layout.stage
  const whole = Math.min(width / w, height / h)
  const across = width / w
  const scale = layout.tall && whole < across * 0.86 && across <= 1.3 ? across : whole
  return { scale, x: Math.max(0, (width - w * scale) / 2), y: Math.max(0, (height - h * scale) / 2) }
}

/** The table that all lies on: fills its room and scales what is drawn to it. */
export function Stage({ children, elastic }: { readonly children: ReactNode; readonly elastic?: Elastic }) {
  const room = useRef<HTMLDivElement>(null)
  // The room is what the shell gives; the table inside may be higher, and scrolls in it.
  const size = useSize(room, parentOf) ?? { width: innerWidth, height: Math.max(300, innerHeight - 56) }
  const night = useNight()
  const layout = useMemo(() => layoutFor(size.width, size.height, elastic), [size.width, size.height, elastic])
  const { scale, x, y } = fitted(layout, size.width, size.height)
  const colours = night ? palette.night : palette.day
  const [, top, w, h] = layout.stage
  return (
    <div ref={room} className={styles.room} style={properties(WORLD, colours)} data-layout={layout.tall ? 'tall' : 'wide'}>
      <div className={styles.fit} style={{ height: y * 2 + h * scale }}>
        <div className={styles.stage} style={{ width: w, height: h, transform: `translate(${x}px, ${y}px) scale(${scale})` }}>
          <div className={styles.measure} style={{ top: -top }}>
            <StageContext value={{ layout, density: scale * devicePixelRatio, colours }}>{children}</StageContext>
          </div>
        </div>
      </div>
    </div>
  )
}
