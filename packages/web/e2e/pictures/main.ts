// Pictures of all four boards in positions that are the same in every run, and what has changed since other pictures were taken:
//   npm run pictures -- <folder> [--against <earlier folder>] [--only waves,sinking,bottom,quests]
// With --against it says which pictures differ, writes them with the difference in red, and fails if any does.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Browser } from '@playwright/test'
import config from '../../../../playwright.config.ts'
import { shootStates } from './bottom-states.ts'
import { questsStates } from './quests-shots.ts'
import { PICTURES } from './sinking-states.ts'
import { begin, lookAtScene } from './sinking-scenes.ts'
import { SinkingTables } from '../fixtures/sinking-tables.ts'
import { fixSeeds } from './chance.ts'
import { compareFolders, picturesIn } from './compare.ts'
import { LOOKS } from './looks.ts'
import { BOTTOM_SCENES, QUESTS_SCENES, SINKING_SCENES } from './scenes.ts'
import { shootWaves } from './waves.ts'

const BOARDS: Readonly<Record<string, (browser: Browser, folder: string) => Promise<void>>> = {
  waves: (browser, folder) => shootWaves(browser, folder, LOOKS),
  async sinking(browser, folder) {
    const sinkingTables = new SinkingTables()
    await sinkingTables.open()
    try {
      for (const name of SINKING_SCENES) {
        const picture = PICTURES[name]
        const begun = await begin(browser, sinkingTables, picture)
        await picture.before?.(begun.contexts, begun.table)
        for (const look of LOOKS) {
          const { page, close } = await lookAtScene(browser, sinkingTables, begun, picture, look)
          await page.screenshot({ path: join(folder, `${name}-${look.size.width}-${look.theme}-${look.language}.png`) })
          await close()
        }
        await begun.close()
      }
    } finally {
      await sinkingTables.close()
    }
  },
  async bottom(browser, folder) {
    const names = { 1280: 'wide', 1920: 'high', 390: 'phone' }
    const wanted = LOOKS.flatMap(({ size, theme, language }) =>
      BOTTOM_SCENES.map((name) => `${name}-${names[size.width]}-${theme}-${language}`),
    )
    await shootStates(browser, folder, wanted)
  },
  async quests(browser, folder) {
    const names = { 1280: 'wide', 1920: 'large', 390: 'phone' }
    for (const { size, theme, language } of LOOKS)
      await questsStates(browser, folder, { only: QUESTS_SCENES.join(','), size: names[size.width], theme, language })
  },
}

const { values, positionals } = parseArgs({
  options: { against: { type: 'string' }, only: { type: 'string' } },
  allowPositionals: true,
})
const [folder = 'pictures'] = positionals
const boards = values.only?.split(',') ?? Object.keys(BOARDS)

fixSeeds()
const browser = await chromium.launch(config.use?.launchOptions ?? {})
const differing: string[] = []
try {
  for (const board of boards) {
    mkdirSync(join(folder, board), { recursive: true })
    const since = performance.now()
    await BOARDS[board](browser, join(folder, board))
    const taken = picturesIn(join(folder, board))
    console.log(`${board}: ${taken.length} pictures in ${Math.round((performance.now() - since) / 1000)} s`)
    if (values.against === undefined) continue
    const names = new Set([...taken, ...picturesIn(join(values.against, board))])
    differing.push(...(await compareFolders(browser, join(values.against, board), join(folder, board), [...names])))
  }
} finally {
  await browser.close()
}
for (const one of differing) console.log(`differs: ${one}`)
if (values.against !== undefined)
  console.log(differing.length === 0 ? 'Every picture is the same.' : `${differing.length} pictures differ.`)
process.exitCode = differing.length === 0 ? 0 : 1
