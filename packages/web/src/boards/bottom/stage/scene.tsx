import {
  awning,
  deckChair,
  flood,
  glitter,
  gull,
  iceberg,
  moon,
  planks,
  rail,
  railShadow,
  rocket,
  seaStrips,
  sky,
  wall,
} from '@flotilla/art/bottom'
import { disc } from '@flotilla/art/kit'
import { useMemo } from 'react'
import { Layer } from './layer.tsx'
import type { TimeOfDay } from './light.ts'
import type { Plan } from './plan.ts'
import styles from './scene.module.css'

/** How large the Iceberg is drawn before it is scaled. */
const ICE = { width: 310, height: 242 }

/** Sky, Iceberg and sea behind everything. The Iceberg is as near as the reach of whoever is nearest: 0 far off, 1 within reach. */
export function Sky({ plan, time, reach }: { readonly plan: Plan; readonly time: TimeOfDay; readonly reach: number }) {
  const { width, horizon, narrow, k, sun } = plan
  const { light, name } = time
  const night = name === 'night'
  const bottom = plan.rail.top + 40
  const strips = useMemo(
    () => seaStrips(light, width, horizon, narrow ? plan.waterline + 30 : bottom),
    [light, width, horizon, narrow, bottom, plan.waterline],
  )
  const ice = narrow ? (night ? 130 : 84 + reach * 76) : night ? 250 : 150 + reach * 124
  const iceX = night && !narrow ? width * 0.65 : sun + 4
  const orb = narrow
    ? night
      ? moon(width * 0.9, 46, 17)
      : disc(sun, horizon - 8, 58, light.orb)
    : night
      ? moon(width * 0.885, 84, 40) + rocket(width * 0.535, 62, 40, horizon) + rocket(width * 0.485, 132, 24, horizon)
      : disc(sun, horizon - 14, 122, light.orb) +
        (name === 'day' ? gull(width * 0.6, 64, 1) + gull(width * 0.62, 48, 0.7) + gull(width * 0.81, 48, 0.8) : '')
  return (
    <div className={styles.sky} aria-hidden>
      <Layer name={`sky/${name}`} k={k} x={0} y={0} width={width} height={horizon + 2} draw={() => sky(light, width, horizon, sun) + orb} />
      <Layer
        name={`ice/${name}`}
        k={k}
        x={iceX - ice / 2}
        y={horizon + 4 - ice * 0.78}
        {...ICE}
        draw={() => iceberg(light, 155, 240, 300, 231)}
        shown={{ width: ice, height: ice * 0.78 }}
        className={styles.iceberg}
      />
      {strips.map((strip, i) => (
        <Layer
          key={i}
          name={`sea/${name}/${i}/${Math.round(horizon)}`}
          k={k}
          x={strip.x}
          y={strip.y}
          width={strip.width}
          height={strip.height}
          draw={() => strip.art}
          idle={`strip:${strip.period}`}
        />
      ))}
      <Layer
        name={`glitter/${name}/${Math.round(horizon)}`}
        k={k}
        x={0}
        y={0}
        width={width}
        height={bottom}
        draw={() => glitter(light, horizon, narrow ? plan.waterline + 20 : bottom, night && !narrow ? width * 0.885 : sun)}
      />
    </div>
  )
}

export function Awning({ plan: { width, k, narrow } }: { readonly plan: Plan }) {
  const step = narrow ? 26 : 32
  return (
    <Layer
      name={`awning/${step}`}
      k={k}
      x={0}
      y={0}
      width={width}
      height={40}
      draw={() => awning(width, narrow ? 4 : 12, step)}
      className={styles.awning}
    />
  )
}

/** The own deck with its rail; in the Sinking the water comes over it. */
export function Deck({ plan, time, bare }: { readonly plan: Plan; readonly time: TimeOfDay; readonly bare: boolean }) {
  const { width, height, k, sun, narrow, horizon } = plan
  const { top, bottom } = plan.rail
  const { light, name } = time
  const night = name === 'night'
  const from = narrow ? plan.waterline + 10 : top - 10
  const posts = narrow ? [2, width - 2] : [6, width * 0.508, width - 12]
  return (
    <>
      <Layer
        name={`deck/${name}/${bare}/${Math.round(height)}/${Math.round(from)}`}
        k={k}
        x={-60}
        y={from}
        width={width + 120}
        height={height - from + 60}
        box={`-60 ${from} ${width + 120} ${height - from + 60}`}
        draw={() =>
          (narrow ? wall(light, width, from, top + 6) : '') +
          planks(light, width, bottom - 8, height + 40, sun, horizon - 60) +
          railShadow(light, width, bottom - 2, height + 40, narrow ? 84 : 108) +
          rail(light, width, top, bottom, posts) +
          (night || narrow || bare ? '' : deckChair(width * 0.78, bottom + 40, 0.86))
        }
      />
      {night && !narrow ? (
        <Layer
          name="flood"
          k={k}
          x={width - 640}
          y={bottom - 6}
          width={760}
          height={400}
          draw={flood}
          shown={{ width: 760, height: height - bottom + 66 }}
        />
      ) : null}
    </>
  )
}
