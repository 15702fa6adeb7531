import { workerData } from 'piscina'
import { gamesAt, playFixture, type Fixture, type Result, type SeriesTable } from './game.ts'

const tables = workerData as readonly SeriesTable[]
const games = gamesAt(tables)

/** Plays some games of the series, one after another, and says how long it took. */
export default function play(fixtures: readonly Fixture[]): { readonly results: Result[]; readonly ms: number } {
  const begun = performance.now()
  const results = fixtures.map((fixture) => playFixture(tables, games, fixture))
  return { results, ms: performance.now() - begun }
}
