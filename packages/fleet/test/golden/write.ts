import { writeFileSync } from 'node:fs'
import { fleet } from '@flotilla/fleet'
import { rng, type Game } from '@flotilla/kernel'
import { goldenOf, optionSets, type Play } from '@flotilla/kernel/kit'
import { names, pathOf, read } from './files.ts'

/** Writes the golden records that are missing: `npx tsx --conditions=source packages/fleet/test/golden/write.ts`. */

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

/** An old record stays as it is until the rules have a new version: that is what it is for. */
function isKept(game: Game, name: string): boolean {
  return names().includes(name) && read(name).record.rulesVersion >= game.rulesVersion
}

for (const game of fleet)
  playsOf(game).forEach((play, at) => {
    const name = `${game.id}-${at + 1}.json`
    if (isKept(game, name)) return console.log(`${name}: kept`)
    writeFileSync(pathOf(name), `${JSON.stringify(goldenOf(game, play))}\n`)
    console.log(`${name}: written`)
  })
