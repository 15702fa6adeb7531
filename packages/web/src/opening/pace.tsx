import type { Clock } from '@flotilla/protocol'
import { useId } from 'react'
import { Chips } from './chips.tsx'
import { NO_CLOCK } from './in-words.ts'
import box from './opening.module.css'
import styles from './pictures.module.css'
import type { Tools } from './tools.ts'

const LIVE: readonly Clock[] = [
  { kind: 'live', bank: 300, increment: 10, sealed: 90 },
  { kind: 'live', bank: 900, increment: 20, sealed: 180 },
]
const SLOW: readonly Clock[] = [
  { kind: 'slow', hours: 24 },
  { kind: 'slow', hours: 72 },
]
const CLOCKS: Readonly<Record<Clock['kind'], readonly Clock[]>> = { none: [NO_CLOCK], live: LIVE, slow: SLOW }
const KINDS = ['none', 'live', 'slow'] as const

/** A hammock, a watch, and sun and moon over a calendar. */
const SIGNS: Readonly<Record<Clock['kind'], string>> = {
  none: 'M4 27Q20 37 36 27M3 12V34M37 12V34M4 26Q9 20 13 22M11 14.7a3.8 3.8 0 1 0 .01 0M14 22.5Q24 29 33 27',
  live: 'M20 10.5a12.5 12.5 0 1 0 .01 0M20 23V15.5M20 23l5 3M20 10.5V7M17 5h6M20 32v1.5M9.5 23H11M29 23h1.5',
  slow: 'M6 9H34V34H6ZM6 16H34M13 5V11M27 5V11M14 21.4a3.6 3.6 0 1 0 .01 0M29.5 28.5A5.2 5.2 0 1 1 25 20.4A4.2 4.2 0 0 0 29.5 28.5Z',
}

/** How fast: no clock, all at once, or over days. */
export function Pace({ tools: { plan, say, change } }: { tools: Tools }) {
  const name = useId()
  const clock = plan.house.clock ?? NO_CLOCK
  const set = (next: Clock): void => {
    const { clock: _, ...house } = plan.house
    change({ ...plan, house: next.kind === 'none' ? house : { ...house, clock: next } })
  }
  const times = CLOCKS[clock.kind]
  const at = times.findIndex((one) => JSON.stringify(one) === JSON.stringify(clock))
  return (
    <section className={`sheet ${box.box}`}>
      <fieldset className={styles.pick} data-columns="3">
        <legend>{say('opening.pace')}</legend>
        <div className={styles.tiles}>
          {KINDS.map((kind) => (
            <label key={kind} className={styles.pace} data-on={clock.kind === kind ? '' : undefined}>
              <input
                type="radio"
                name={name}
                checked={clock.kind === kind}
                aria-label={say('opening.told', { name: say(`opening.pace.${kind}`), sentence: say(`opening.pace.${kind}.say`) })}
                onChange={() => set(CLOCKS[kind][0])}
              />
              <svg viewBox="0 0 40 40" width="30" height="30" aria-hidden>
                <path d={SIGNS[kind]} fill="none" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" strokeLinejoin="round" />
              </svg>
              <span>{say(`opening.pace.${kind}`)}</span>
            </label>
          ))}
        </div>
        <p className={styles.say} aria-hidden>
          {say(`opening.pace.${clock.kind}.say`)}
        </p>
      </fieldset>
      {times.length < 2 ? null : (
        <Chips
          bare
          label={say('opening.pace')}
          values={times.map((one, k) => ({ value: k, words: timeWords(one, say) }))}
          value={at}
          onChange={(k) => set(times[k])}
        />
      )}
    </section>
  )
}

const timeWords = (clock: Clock, say: Tools['say']): string =>
  clock.kind === 'live'
    ? say('opening.live', { minutes: clock.bank / 60, increment: clock.increment })
    : clock.kind === 'slow'
      ? say('opening.slow', { days: clock.hours / 24 })
      : ''
