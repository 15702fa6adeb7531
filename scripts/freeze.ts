import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { builtInGames, findGame } from '@flotilla/games'
import { freeze } from './freeze/bundle.ts'
import { nameOf, versionsIn } from './freeze/kept.ts'

/**
 * Keeps today's rules of a game for ever: `npm run freeze -- waves`, or without a name every game whose rules are not kept yet.
 * The file has all that its rules touch, the kernel's hands and chance too, and imports only zod: nothing of ours changes it any more.
 */

const packageRoot = join(import.meta.dirname, '../packages/releases')
const rules = join(packageRoot, 'rules')

/** The list of what is kept, for the bundlers of server and client: every file a chunk of its own. */
function writeList(): void {
  const kept = versionsIn(rules)
  const ofGame = (id: string): string => {
    const lines = kept.filter((one) => one.id === id).map((one) => `    ${one.rulesVersion}: () => import('../rules/${nameOf(one)}'),\n`)
    return `  ${id}: {\n${lines.join('')}  },\n`
  }
  const list = [...new Set(kept.map(({ id }) => id))].map(ofGame)
  writeFileSync(
    join(packageRoot, 'src/versions.ts'),
    `import type { Release } from './index.ts'\n\n/** Every rules version that is kept, written by \`npm run freeze\`; each is loaded when it is needed. */\nexport const versions: Readonly<Record<string, Readonly<Record<number, () => Promise<Release>>>>> = {${list.length > 0 ? '\n' : ''}${list.join('')}}\n`,
  )
}

const isKept = (id: string): boolean => existsSync(join(rules, nameOf(findGame(id))))

const again = process.argv.includes('--again')
const named = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const wanted = named.length > 0 ? named : builtInGames.map(({ id }) => id).filter((id) => !isKept(id))
const kept = wanted.filter(isKept)
if (kept.length > 0 && !again) {
  console.error(
    `${kept.join(', ')}: the present rules version is kept already. Rules that changed need a higher rulesVersion; --again writes anew what has not been released`,
  )
  process.exitCode = 1
} else {
  for (const game of wanted.map(findGame)) console.log(`${nameOf(game)}: ${Math.round((await freeze(game, rules)) / 1000)} kB`)
  writeList()
}
