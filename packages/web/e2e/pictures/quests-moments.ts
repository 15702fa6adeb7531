import type { Browser } from '@playwright/test'
import { at, table } from '../fixtures/quests-page.ts'
import type { Position } from '../fixtures/quests-tables.ts'
import { QuestsTables } from '../fixtures/quests-tables.ts'
import { ApiPlayer } from '../fixtures/api-player.ts'

interface Told {
  readonly position: Position
  readonly options?: object
  readonly seats?: readonly boolean[]
  /** What leads to it: spaces that are sailed to, or what is done where the ship lies. */
  readonly acts: readonly (readonly [number, number] | string)[]
}

const quaeth = { champion: 'quaeth', at: [0, 1] as const }
const STORIES: Readonly<Record<string, Told>> = {
  explore: { position: { ships: [{ champion: 'kerris', at: [2, -4] }, quaeth], dice: { traveler: [5] } }, acts: [[3, -4]] },
  storm: {
    position: { ships: [{ champion: 'kerris', at: [1, -4], bonus: 0 }, quaeth], dice: { traveler: [1] } },
    acts: [[2, -4]],
  },
  lostAtSea: {
    position: { ships: [{ champion: 'kerris', at: [1, -4], damage: 3, coins: 5, cargo: { gem: 1 } }, quaeth], dice: { traveler: [1] } },
    acts: [[2, -4]],
  },
  deliver: {
    position: {
      ships: [{ champion: 'valkyr', at: [2, -3], slots: 4, cargo: { lumber: 1, metal: 1 }, quests: ['q26'] }, quaeth],
    },
    acts: ['quest'],
  },
  volley: {
    position: {
      ships: [
        { champion: 'pewter', at: [3, -3], ammo: 8 },
        { champion: 'quaeth', at: [3, -3], damage: 1, coins: 7 },
      ],
      dice: { ammo: [6, 6, 5] },
    },
    acts: ['attack', 'guns'],
  },
  raid: {
    position: {
      ships: [{ champion: 'kerris', at: [1, -1] }],
      marauders: [{ at: [1, -1] }, { at: [-1, 4] }, { at: [-3, 3] }],
      dice: { ammo: [4, 4] },
    },
    options: { mode: 'coop' },
    acts: ['end'],
  },
  reinforced: {
    position: {
      ships: [{ champion: 'kerris', at: [0, -2] }],
      marauders: [{ at: [-2, 4] }, { at: [-1, 4] }, { at: [-3, 3] }],
      round: 5,
    },
    options: { mode: 'coop' },
    acts: ['end'],
  },
  bell: {
    position: {
      ships: [{ champion: 'valkyr', at: [2, -3], slots: 4, cargo: { lumber: 1, metal: 1 }, quests: ['q26'] }, quaeth],
      prosperity: [4, 0],
      round: 6,
    },
    options: { goal: 5 },
    acts: ['quest', 'end'],
  },
}

const MOMENTS = 30
/** What flies has landed by then; shots are seen in the air. */
const SETTLED = 900
const IN_THE_AIR = 420
const TICK = 80

/** Everything that moves stands still at this time of its motion. */
const FREEZE = `for (const animation of document.getAnimations().filter(({ timeline }) => timeline === document.timeline)) { animation.pause(); animation.currentTime = ${IN_THE_AIR} }`

/** The story after a deed in a position laid for it, moment by moment. */
export async function questsMoments(browser: Browser, folder: string, only: string | undefined, theme: string): Promise<void> {
  const questsTables = new QuestsTables()
  await questsTables.open()
  try {
    for (const name of only?.split(',') ?? Object.keys(STORIES)) {
      const { position, options = {}, seats = position.ships.map((_, k) => k === 0), acts } = STORIES[name]
      const view = { viewport: { width: 1280, height: 720 }, reducedMotion: 'no-preference', settings: { speed: 'normal', theme } }
      const { id, pages, close } = await table(browser, questsTables, position, { seats, options, view })
      const [page] = pages
      const hand = new ApiPlayer(page, id)
      const main = page.locator('main')
      await main.locator('canvas').first().waitFor()
      await page.waitForTimeout(1500)
      await page.clock.pauseAt(Date.now() + 60_000)
      for (const act of acts) {
        if (typeof act === 'string') await hand.take((choice) => choice.do === act || (act === 'guns' && choice.cannons === 3))
        else {
          const [q, r] = act
          await at(page, q, r).click()
          await page
            .getByRole('button', { name: /Sail there/ })
            .first()
            .click({ timeout: 2000 })
            .catch(() => undefined)
        }
        for (let shot = 0, last = '', idle = 0; shot < MOMENTS && idle < 40; idle++) {
          const [n, what] = await main.evaluate(({ dataset }) => [dataset.moment ?? '', dataset.event ?? ''])
          if (n !== '' && n !== last) {
            if (what === 'fired') await page.evaluate(FREEZE)
            else await page.waitForTimeout(SETTLED)
            const path = `${folder}/${name}-${String(++shot).padStart(2, '0')}-${what}-${theme}.png`
            await page.screenshot({ path })
            console.log(path)
            idle = 0
          }
          last = n
          await page.clock.runFor(TICK)
        }
      }
      await close()
    }
  } finally {
    await questsTables.close()
  }
}
