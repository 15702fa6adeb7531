import { assert, check, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SETTINGS, interleave, scripts } from './settings.ts'
import { noCounts, type Counts, type Fault } from './world-parts.ts'

/** More by the command `npm run interleave`. */
const RUNS = Number(process.env['FLOTILLA_INTERLEAVINGS'] ?? 28)
const SEED = Number(process.env['FLOTILLA_SEED'] ?? 2026)

describe('every interleaving keeps the laws', () => {
  const all = noCounts()

  test.each(SETTINGS)('$name', (setting) => {
    const counts = noCounts()
    assert(
      property(scripts, (script) => interleave(setting, script, counts)),
      { numRuns: RUNS, seed: SEED, interruptAfterTimeLimit: 3_600_000 },
    )
    for (const [what, times] of Object.entries(counts) as [keyof Counts, number][]) all[what] += times
    expect(counts.steps).toBeGreaterThan(100 * RUNS)
  })

  test('and so much of each kind has happened that no law is empty', () => {
    if (RUNS >= 1000) console.log(all)
    expect(all.steps).toBeGreaterThan(50_000)
    const floors: Partial<Counts> = {
      closedLate: 100,
      closedFull: 100,
      overtaken: 100,
      unknownStored: 50,
      undone: 30,
      handedOver: 200,
      killed: 100,
      paused: 50,
    }
    for (const [what, floor] of Object.entries(floors) as [keyof Counts, number][]) expect(all[what], what).toBeGreaterThan(floor)
  })
})

describe('each law sees the fault that it is for', () => {
  const faults: [Fault, RegExp][] = [
    ['shownBeforeStored', /law 1: /],
    ['stateBeforeSubscription', /law (2|10): /],
    ['unknownTakenForFailed', /law 3: /],
    ['hintDropped', /law (2|6): /],
    ['aloneFromRecord', /law (2|6|7): /],
    ['wakeUpLost', /law (5|8): /],
    ['updatesAfterLeave', /law 10: /],
  ]
  test.each(faults)('%s', (fault, law) => {
    // The first run that fails is enough: nobody needs the shortest.
    const failures = SETTINGS.flatMap((setting) => {
      const found = check(
        property(scripts, (script) => interleave(setting, script, noCounts(), fault)),
        { numRuns: 12, seed: SEED, endOnFailure: true },
      )
      const { errorInstance } = found
      return errorInstance instanceof Error ? [errorInstance.message] : []
    })
    expect(failures.join('\n')).toMatch(law)
  })
})
