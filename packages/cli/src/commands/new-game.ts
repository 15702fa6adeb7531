import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { builtInGames } from '@flotilla/games'
import { BadInput } from '@flotilla/kernel'
import type { Command } from 'commander'
import { isThere, trouble } from '../files.ts'
import type { Terminal } from '../terminal.ts'

const TEMPLATE = new URL('../../template/', import.meta.url)
const FILES = ['ready.js', 'index.js', 'words.js', 'rules.md', 'README.md', 'test/game.test.js']

/** The skeleton of a game: a small one that is whole, with a secret, a sealed ask and tests. */
export function newGame(program: Command, terminal: Terminal): void {
  program
    .command('new-game')
    .description('make the skeleton of a game of your own, with a secret, a sealed ask and tests')
    .argument('<name>', 'its id, in small letters: the folder gets the same name')
    .addHelpText('after', '\nExample:\n  flotilla new-game treasure-bids')
    .action((name: string) => {
      if (!/^[a-z][a-z0-9-]{1,30}$/.test(name))
        throw new BadInput('name', `name: '${name}' is no id: expected small letters, digits and dashes, for example treasure-bids`)
      if (builtInGames.some(({ id }) => id === name)) throw new BadInput('name', `name: '${name}' is one of our games`)
      if (isThere(name)) throw new BadInput('name', `name: '${name}' is there already`)
      try {
        for (const file of FILES) write(join(name, file), named(readFileSync(new URL(file, TEMPLATE), 'utf8'), name))
        write(join(name, 'package.json'), `${JSON.stringify(manifestOf(name), null, 2)}\n`)
      } catch (error) {
        throw new BadInput('name', `cannot write '${name}': ${trouble(error)}`)
      }
      terminal.write(
        [
          `${name} is a whole little game: change it into yours.`,
          `  cd ${name} && npm test          (it says what is missing where flotilla is not installed)`,
          `  npx flotilla check .`,
          `  npx flotilla --game . play ${name}`,
          '',
        ].join('\n'),
      )
    })
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

const titleOf = (name: string): string =>
  name.replaceAll(/(^|-)([a-z])/g, (_, dash: string, letter: string) => (dash === '' ? '' : ' ') + letter.toUpperCase())

/** The name of the game in its id and its title; its omens stay omens. */
const named = (text: string, name: string): string =>
  text
    .replace("id: 'omens'", `id: '${name}'`)
    .replace("title: 'Omens'", `title: '${titleOf(name)}'`)
    .replace("'game.title': 'Omens'", `'game.title': '${titleOf(name)}'`)
    .replace('# Omens', `# ${titleOf(name)}`)
    .replaceAll(/\b(play|lab) omens/g, `$1 ${name}`)

function manifestOf(name: string): object {
  const { version, dependencies } = createRequire(import.meta.url)('../../package.json') as {
    version: string
    dependencies: Record<string, string>
  }
  const zod = (createRequire(import.meta.resolve('@flotilla/kernel'))('zod/package.json') as { version: string }).version
  return {
    name,
    version: '0.1.0',
    type: 'module',
    main: 'index.js',
    exports: { '.': './index.js', './rules.md': './rules.md' },
    scripts: { pretest: 'node ready.js', test: 'node --test' },
    dependencies: { '@flotilla/kernel': dependencies['@flotilla/kernel'], zod },
    devDependencies: { flotilla: version },
  }
}
