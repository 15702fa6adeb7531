import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { builtInGames } from '@flotilla/games'
import { gameWithBots } from '@flotilla/games/bots'
import { rng, type Game } from '@flotilla/kernel'
import { goldenOf, optionSets, type Play } from '@flotilla/kernel/conformance'
import { names, pathOf } from './files.ts'
import { modesIn, modesOf } from './modes.ts'

/** Writes the golden records that the present rules lack, and never changes one: `npx tsx --conditions=source packages/games/test/golden/write.ts`. */

const STYLES = ['advised', 'random', 'advised', 'fallback'] as const

/** How many option sets are drawn for a number of seats, to choose the most useful from. */
const DRAWN = 60
const LEAST = 10

/** Every number of seats with the defaults and once more with options drawn at random; then further games until every mode has been played. */
function playsOf(game: Game): Play[] {
  const plays: Play[] = []
  const { rate } = gameWithBots(game).advice
  const add = (seats: number, options: object): void =>
    void plays.push({ seats, options, luck: 1000 + plays.length, style: STYLES[plays.length % STYLES.length], rate })
  const counts = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, n) => game.seats.min + n)
  const pools = new Map(counts.map((seats) => [seats, optionSets(game, seats, rng(seats), DRAWN)]))
  const missing = new Set(modesOf(game))
  const gain = (options: object): number => modesIn(options).filter((mode) => missing.has(mode)).length
  /** Of the sets for so many seats, the one with the most modes that have not been played. */
  const best = (seats: number): { options: object; gain: number } => {
    const all = (pools.get(seats) ?? []).map((options) => ({ options, gain: gain(options) }))
    return all.reduce((a, b) => (b.gain > a.gain ? b : a))
  }
  const addBest = (seats: number): void => {
    const { options } = best(seats)
    modesIn(options).forEach((mode) => missing.delete(mode))
    add(seats, options)
  }
  for (const seats of counts) {
    add(seats, pools.get(seats)?.[0] ?? {})
    addBest(seats)
  }
  while (missing.size > 0 || plays.length < LEAST) addBest(counts.reduce((a, b) => (best(b).gain > best(a).gain ? b : a)))
  return plays
}

for (const game of builtInGames)
  playsOf(game).forEach((play, at) => {
    const name = `${game.id}-${game.rulesVersion}-${at + 1}.json`
    if (names().includes(name)) return console.log(`${name}: kept`)
    mkdirSync(dirname(pathOf(name)), { recursive: true })
    writeFileSync(pathOf(name), `${JSON.stringify(goldenOf(game, play))}\n`)
    console.log(`${name}: written`)
  })
