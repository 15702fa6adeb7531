import { expect, test } from 'vitest'
import { Race } from '../src/search/race.ts'

const COURSE = { candidates: 12, proof: 0, hopeless: 2.5, fewest: 6, stopMargin: 0.002 }

/** Lets choices race until one is left or nothing is: what each brings in a world. Tells how many worlds it took, and who is first. */
function raced(brings: readonly ((world: number) => number)[], course = COURSE): { readonly worlds: number; readonly first: number } {
  const race = new Race(
    brings.map(() => 1 / brings.length),
    1024,
    course,
  )
  while (race.isOn()) {
    for (const at of race.runners()) race.note(at, brings[at](race.worlds))
    race.endRound()
  }
  return { worlds: race.worlds, first: race.order()[0] }
}

const luck = (world: number): number => ((world * 7) % 10) / 10

test('the same by another name is found out as soon as anything may be', () => {
  expect(raced([luck, luck])).toEqual({ worlds: 8, first: 0 })
  expect(raced([luck, luck], { ...COURSE, stopMargin: 0 }).worlds).toBe(512)
})

test('what is better by less than a stopMargin is not raced for, what is better by more is', () => {
  const other = (gain: number) => (world: number) => luck(world) + gain + (world % 2 === 0 ? 0.01 : -0.01)
  expect(raced([luck, other(0.0005)]).worlds).toBeLessThan(512)
  expect(raced([luck, other(0.01)]).first).toBe(1)
})
