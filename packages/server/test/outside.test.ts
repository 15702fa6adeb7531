import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { browserModules } from '../src/outside/modules.ts'

/** A folder with these files. */
function folderOf(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'flotilla-outside-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return folder
}

const modulesOf = (files: Readonly<Record<string, string>>): ReturnType<typeof browserModules> => {
  const folder = folderOf(files)
  return browserModules(join(folder, 'index.js'), folder, '/outside/mine/')
}

describe('the modules of a game from outside', () => {
  test('are what it imports, near and far, and every import is an address', async () => {
    const { entry, modules } = await modulesOf({
      'index.js': `import { intern } from '@flotilla/kernel'\nimport { z } from "zod"\nexport * from './src/words.js'\nexport const later = () => import('./src/later.mjs')\n`,
      'src/words.js': `import numbers from '../numbers.json' with { type: 'json' }\nimport { deck } from 'cards'\nexport { numbers, deck }\n`,
      'src/later.mjs': 'export {}\n',
      'numbers.json': '{"chest":3}',
      'secret.js': 'export {}\n',
      'node_modules/cards/package.json': '{"name":"cards","type":"module","main":"deck.js"}',
      'node_modules/cards/deck.js': 'export const deck = 52\n',
    })
    expect(entry).toBe('index.js')
    expect([...modules.keys()].filter((path) => !path.startsWith('-/')).toSorted()).toEqual([
      'index.js',
      'numbers.json',
      'src/later.mjs',
      'src/words.js',
    ])
    expect(modules.get('index.js')?.body).toBe(
      `import { intern } from '/outside/-/kernel.js'\nimport { z } from "/outside/-/zod.js"\nexport * from '/outside/mine/src/words.js'\nexport const later = () => import("/outside/mine/src/later.mjs")\n`,
    )
    const [far] = [...modules.keys()].filter((path) => path.startsWith('-/'))
    expect(modules.get(far)?.body).toBe('export const deck = 52\n')
    expect(modules.get('src/words.js')?.body).toContain(`from '/outside/mine/${far}'`)
    expect(modules.get('numbers.json')).toEqual({ type: 'application/json', body: '{"chest":3}' })
  })

  test('cannot be had where something is imported that no browser has, and it is named', async () => {
    await expect(
      modulesOf({ 'index.js': `import './files.js'\n`, 'files.js': `import { readFileSync } from 'node:fs'\n` }),
    ).rejects.toThrow('files.js imports node:fs, which browsers do not have')
    await expect(modulesOf({ 'index.js': `import './deck.wasm'\n`, 'deck.wasm': '' })).rejects.toThrow(
      'deck.wasm is no module that browsers load',
    )
  })

  test('that import each other in a circle are each handed out once', async () => {
    const { modules } = await modulesOf({ 'index.js': `import './other.js'\n`, 'other.js': `import './index.js'\n` })
    expect([...modules.keys()].toSorted()).toEqual(['index.js', 'other.js'])
  })
})
