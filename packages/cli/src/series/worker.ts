import { workerData } from 'piscina'
import { loadExternalGames } from '@flotilla/games'
import { gamesAt, playFixture, type Fixture, type Result } from './game.ts'
import type { Berth } from './series.ts'

const { tables, aboard } = workerData as Berth
await loadExternalGames(aboard)
const games = gamesAt(tables)

/** Plays some games of the series, one after another, and says how long it took. */
export default function play(fixtures: readonly Fixture[]): { readonly results: Result[]; readonly ms: number } {
  const begun = performance.now()
  const results = fixtures.map((fixture) => playFixture(tables, games, fixture))
  return { results, ms: performance.now() - begun }
}
