import { writeFileSync } from 'node:fs'
import { fleet } from '@flotilla/fleet'
import { rng, type Game } from '@flotilla/kernel'
import { goldenOf, optionSets, type Play } from '@flotilla/kernel/kit'
import { names, pathOf } from './files.ts'

/** Writes the golden records that the present rules lack, and never changes one: `npx tsx --conditions=source packages/fleet/test/golden/write.ts`. */

const STYLES = ['advised', 'random', 'advised', 'fallback'] as const

/** Every number of seats once with the defaults, and once more with options drawn at random. */
function playsOf(game: Game): Play[] {
  const plays: Play[] = []
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
    const sets = optionSets(game, seats, rng(seats), 1)
    for (const options of [sets[0], sets[sets.length - 1]])
      plays.push({ seats, options, luck: 1000 + plays.length, style: STYLES[plays.length % STYLES.length] })
  }
  return plays
}

for (const game of fleet)
  playsOf(game).forEach((play, at) => {
    const name = `${game.id}-${game.rulesVersion}-${at + 1}.json`
    if (names().includes(name)) return console.log(`${name}: kept`)
    writeFileSync(pathOf(name), `${JSON.stringify(goldenOf(game, play))}\n`)
    console.log(`${name}: written`)
  })
