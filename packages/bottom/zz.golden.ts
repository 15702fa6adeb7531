import { writeFileSync } from 'node:fs'
import { bottom } from './src/index.ts'
import { rng, type Game } from '@flotilla/kernel'
import { goldenOf, optionSets } from '@flotilla/kernel/kit'
const STYLES = ['advised', 'random', 'advised', 'fallback'] as const
const game = bottom as unknown as Game
let n = 0
for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
  const sets = optionSets(game, seats, rng(seats), 1)
  for (const options of [sets[0], sets[sets.length - 1]]) {
    const play = { seats, options, luck: 1000 + n, style: STYLES[n % STYLES.length] }
    writeFileSync(`../fleet/test/golden/bottom-${++n}.json`, `${JSON.stringify(goldenOf(game, play))}\n`)
  }
}
