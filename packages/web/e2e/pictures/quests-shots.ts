import type { Browser, Page } from '@playwright/test'
import { at, press, table } from '../fixtures/quests-page.ts'
import { PHONE, expect, person } from '../fixtures/test-server.ts'
import { QuestsTables, type Lying, type Position } from '../fixtures/quests-tables.ts'
import { ApiPlayer } from '../fixtures/api-player.ts'

const SIZES = {
  wide: { viewport: { width: 1280, height: 720 } },
  large: { viewport: { width: 1920, height: 1080 } },
  phone: PHONE,
}

interface Shown {
  readonly position: Position
  readonly seats?: readonly boolean[]
  readonly options?: object
  /** Leads to what is to be seen, by the pages of those who sit at the table and their hands; says whose page is looked at. */
  readonly reach?: (pages: readonly Page[], hands: readonly ApiPlayer[], id: string) => Promise<Page | void>
}

const full: Lying = {
  champion: 'kerris',
  coins: 6,
  ammo: 5,
  damage: 1,
  bonus: 1,
  slots: 3,
  sails: 3,
  readySails: 1,
  cannons: 2,
  readyCannons: 2,
  cargo: { metal: 1, spice: 1, lumber: 1 },
  loot: ['repellent', 'chart'],
  quests: ['q03', 'q07'],
  clues: ['duskmere'],
  solved: ['hollowtide'],
}
const CREW: readonly Lying[] = [
  { champion: 'elwing', at: [1, 0], damage: 2, coins: 4, ammo: 3, cargo: { canvas: 1, gem: 1 }, loot: ['tome'] },
  { champion: 'pewter', at: [2, -3], coins: 2, ammo: 7, cargo: { lumber: 1 }, slots: 3 },
  { champion: 'quaeth', at: [-1, 2], coins: 9, ammo: 4 },
  { champion: 'valkyr', at: [-3, 1], coins: 6, ammo: 2, cargo: { gem: 1, lumber: 1 } },
  { champion: 'phyrre', at: [3, 0], coins: 3, ammo: 6, damage: 1, cargo: { spice: 1 } },
]
const four = [{ ...full, at: [0, 0] as const }, ...CREW.slice(0, 3)]
const six = [
  { ...full, at: [0, 0] as const },
  { champion: 'bozret', at: [1, -2] as const, coins: 14, ammo: 3, cargo: { metal: 1, spice: 1 }, damage: 1, cannons: 4, readyCannons: 3 },
  { champion: 'khalgoh', at: [-4, 1] as const, coins: 2, ammo: 7, cargo: { canvas: 1 } },
  { champion: 'lyrah', at: [4, -2] as const, coins: 11, ammo: 4, cargo: { lumber: 2 } },
  { champion: 'phyrre', at: [-1, 1] as const, coins: 0, ammo: 2, damage: 3 },
  { champion: 'valkyr', at: [1, 2] as const, coins: 5, ammo: 12, cargo: { metal: 1, lumber: 1 }, damage: 2 },
]
const alone = [true, false, false, false, false, false]
/** Looks at a way: whoever would have to roll on it presses twice. */
const points = async (page: Page, q: number, r: number, presses = true): Promise<void> => {
  await at(page, q, r).hover()
  if (presses) await at(page, q, r).click()
}
/** Till this one is asked such a thing. */
async function asked(hand: ApiPlayer, kind: string): Promise<void> {
  for (let k = 0; k < 200; k++) {
    if ((await hand.state()).ask?.kind === kind) return
    await hand.page.waitForTimeout(50)
  }
  throw new Error(`never asked for ${kind}: ${(await hand.state()).ask?.kind ?? 'nothing'}`)
}
/** Ends turn after turn until the game is over. */
async function over([page]: readonly Page[], [hand]: readonly ApiPlayer[]): Promise<void> {
  for (let k = 0; k < 400; k++) {
    const { outcome } = await hand.state()
    if (outcome !== null) break
    if (!(await hand.take(does('end'), does('stop'), () => true))) await page.waitForTimeout(100)
  }
  await page.waitForTimeout(3000)
}
const does = (name: string) => (choice: Readonly<Record<string, unknown>>) => choice.do === name
const ownTurn = async (_: readonly Page[], [hand]: readonly ApiPlayer[]): Promise<void> => asked(hand, 'turn')

const STATES: Readonly<Record<string, Shown>> = {
  two: {
    position: { ships: [{ ...full, at: [0, 0] }, CREW[0]], prosperity: [12, 10], round: 7 },
    seats: alone.slice(0, 2),
    options: { mode: 'ffa' },
    reach: async ([anna]) => points(anna, 1, -2),
  },
  four: {
    position: { ships: four, prosperity: [9, 9, 4, 11], round: 7 },
    seats: alone.slice(0, 4),
    options: { mode: 'ffa' },
    reach: async ([anna]) => points(anna, 1, -2),
  },
  six: {
    position: { ships: six, prosperity: [9, 9, 4, 11, 0, 10], round: 7 },
    seats: alone,
    options: { mode: 'ffa' },
    reach: async ([anna]) => points(anna, 1, -2),
  },
  teams: {
    position: { ships: four, prosperity: [12, 10], round: 7 },
    seats: alone.slice(0, 4),
    options: { mode: 'team2v2', marauders: 1 },
    reach: async ([anna]) => points(anna, 1, -2),
  },
  sixTeams: {
    position: { ships: six, prosperity: [17, 16], round: 7 },
    seats: alone,
    options: { mode: 'team3v3' },
    reach: async ([anna]) => points(anna, 1, -2, false),
  },
  coop: {
    position: {
      ships: [
        { ...full, at: [0, -2] },
        { champion: 'pewter', at: [1, 0], damage: 1, coins: 2, ammo: 7, cargo: { lumber: 1 }, slots: 3 },
      ],
      marauders: [{ at: [-3, 3], cannons: 3 }, { at: [1, 0] }, { at: [-1, 3], cannons: 2 }],
      prosperity: [14],
      round: 4,
    },
    seats: alone.slice(0, 2),
    options: { mode: 'coop' },
    reach: async ([anna]) => points(anna, 1, -2, false),
  },
  crowd: {
    position: {
      ships: six.map((ship, k) => ({ ...ship, at: k < 4 ? ([1, -2] as const) : ([0, 1] as const) })),
      prosperity: [9, 9, 4, 11, 0, 10],
      round: 7,
    },
    seats: alone,
    options: { mode: 'ffa' },
    reach: ownTurn,
  },
  shared: {
    position: {
      ships: [
        { ...full, at: [2, -1] },
        { ...CREW[0], at: [2, 2] },
        { ...CREW[1], at: [3, -1] },
        { ...CREW[2], at: [0, -2] },
      ],
      round: 7,
    },
    seats: alone.slice(0, 4),
    options: { mode: 'ffa' },
    reach: ownTurn,
  },
  end: {
    position: {
      ships: [{ champion: 'valkyr', at: [-1, 0], slots: 4, cargo: { lumber: 1, metal: 1 }, quests: ['q29'], coins: 9 }, ...six.slice(1)],
      prosperity: [15, 9, 4, 11, 0, 10],
      round: 9,
    },
    seats: alone,
    options: { mode: 'ffa', goal: 15 },
    reach: over,
  },
  lost: {
    position: {
      ships: [
        { ...full, at: [0, -2] },
        { champion: 'pewter', at: [2, -2] },
      ],
      marauders: [{ at: [-3, 3] }, { at: [-2, 4] }, { at: [-1, 3] }],
      prosperity: [14],
      round: 15,
    },
    seats: alone.slice(0, 2),
    options: { mode: 'coop' },
    reach: over,
  },
  maps: {
    position: { ships: four.slice(0, 2) },
    seats: alone.slice(0, 2),
    reach: async ([anna]) => {
      await anna.goto('/maps')
      await expect(anna.locator('main canvas[data-ready]')).toHaveCount(2)
    },
  },
  refuse: {
    position: { ships: four.slice(0, 2), prosperity: [12, 10], round: 7 },
    seats: alone.slice(0, 2),
    reach: async ([anna]) => points(anna, -4, 3),
  },
  traveler: {
    position: { ships: [{ ...full, at: [1, -4] }, CREW[0]], dice: { traveler: [2] }, prosperity: [12, 10], round: 7 },
    seats: alone.slice(0, 2),
    reach: async ([anna]) => {
      await at(anna, 2, -4).click()
      await press(anna, /Sail there|Dorthin/)
    },
  },
  pick: {
    position: { ships: [{ ...full, at: [0, -2], coins: 9 }, CREW[0]], prosperity: [12, 10], round: 7 },
    seats: alone.slice(0, 2),
    reach: async (_, [hand]) => void (await hand.take((choice) => choice.do === 'clue' || choice.do === 'information')),
  },
  react: {
    position: {
      ships: [
        { champion: 'pewter', at: [3, -3], ammo: 8 },
        { ...full, at: [3, -3], damage: 0, loot: ['bulwark', 'mine', 'tome'], readyCannons: 2 },
      ],
      dice: { ammo: [4, 3, 2] },
      prosperity: [10, 12],
      round: 7,
    },
    seats: [true, true],
    reach: async ([, ben], [anna, hand]) => {
      await anna.take(does('attack'))
      await asked(anna, 'guns')
      await anna.take((choice) => choice.cannons === 3)
      await asked(hand, 'react.attack')
      return ben
    },
  },
  enter: {
    position: {
      ships: [
        { champion: 'pewter', at: [3, -3], ammo: 8 },
        { ...full, at: [3, -2], damage: 0, loot: ['bulwark', 'mine', 'tome'] },
      ],
      prosperity: [10, 12],
      round: 7,
    },
    seats: [true, true],
    reach: async ([anna, ben], [, hand]) => {
      await at(anna, 3, -2).click()
      await asked(hand, 'react.enter')
      return ben
    },
  },
  luck: {
    position: {
      ships: [
        { ...full, champion: 'pewter', at: [3, -3], ammo: 8, cannons: 3, readyCannons: 3 },
        { champion: 'quaeth', at: [3, -3] },
      ],
      dice: { ammo: [2, 3, 5] },
      prosperity: [10, 12],
      round: 7,
    },
    seats: alone.slice(0, 2),
    reach: async (_, [hand]) => {
      await hand.take(does('attack'))
      await asked(hand, 'guns')
      await hand.take((choice) => choice.cannons === 3)
      await asked(hand, 'luck')
    },
  },
  combat: {
    position: {
      ships: [{ ...full, at: [3, -3] }, { ...CREW[0], at: [3, -3] }, ...CREW.slice(1, 3)],
      prosperity: [9, 9, 4, 11],
      round: 7,
    },
    seats: alone.slice(0, 4),
    options: { mode: 'ffa', layout: 'intro' },
    reach: async (_, [hand]) => {
      await hand.take(does('attack'))
      await asked(hand, 'guns')
    },
  },
  steal: {
    position: {
      ships: [
        { champion: 'bozret', at: [3, -3], ammo: 8, cannons: 3, readyCannons: 3 },
        { champion: 'quaeth', at: [3, -3], coins: 5, cargo: { gem: 1 } },
      ],
      dice: { ammo: [4, 3] },
      round: 7,
    },
    seats: alone.slice(0, 2),
    reach: async (_, [hand]) => {
      await hand.take(does('attack'))
      await asked(hand, 'guns')
      await hand.take((choice) => choice.cannons === 2)
      await asked(hand, 'steal')
    },
  },
  gather: {
    position: { ships: [{ ...full, at: [3, -4], cargo: {} }, CREW[0]], tokens: { 'brindle-cay': 'gem' }, round: 7 },
    seats: alone.slice(0, 2),
    reach: async (_, [hand]) => void (await hand.take(does('gather'))),
  },
  port: {
    position: { ships: [{ ...full, at: [2, -3], coins: 6 }, CREW[0]], prosperity: [12, 10], round: 7 },
    seats: alone.slice(0, 2),
  },
  market: {
    position: { ships: [{ ...full, at: [0, -2], coins: 6 }, CREW[0]], prosperity: [12, 10], round: 7 },
    seats: alone.slice(0, 2),
  },
  swap: {
    position: { ships: [{ ...full, at: [0, -2], coins: 6 }, CREW[0]], prosperity: [12, 10], round: 7 },
    seats: alone.slice(0, 2),
    reach: async (_, [hand]) => void (await hand.take(does('trade'))),
  },
  bounty: {
    position: { ships: [{ ...full, champion: 'khalgoh', at: [0, -2], slots: 5 }, CREW[0]], prosperity: [12, 10], round: 7 },
    seats: alone.slice(0, 2),
    reach: async (_, [hand]) => void (await hand.take(does('bounty'))),
  },
  give: {
    position: {
      ships: [{ ...full, at: [2, -2] }, CREW[0], { champion: 'valkyr', at: [2, -2], coins: 2, ammo: 7, cargo: { lumber: 1 } }, CREW[2]],
      prosperity: [12, 10],
      round: 7,
    },
    seats: [true, false, true, false],
    options: { mode: 'team2v2' },
    reach: async ([anna]) =>
      anna
        .getByRole('button', { name: /^(Exchange with|Tauschen mit)/ })
        .first()
        .click(),
  },
  asked: {
    position: {
      ships: [{ ...full, at: [2, -2] }, CREW[0], { champion: 'valkyr', at: [2, -2], coins: 2, ammo: 7, cargo: { lumber: 1 } }, CREW[2]],
      prosperity: [12, 10],
      round: 7,
    },
    seats: [true, false, true, false],
    options: { mode: 'team2v2' },
    reach: async ([, cleo], [anna, hand]) => {
      await anna.take(does('ask'))
      await asked(hand, 'give')
      return cleo
    },
  },
  watch: {
    position: { ships: four, prosperity: [9, 9, 4, 11], round: 7 },
    seats: alone.slice(0, 4),
    options: { mode: 'ffa' },
  },
  zoom: {
    position: { ships: four, prosperity: [12, 10], round: 7 },
    seats: alone.slice(0, 4),
    options: { mode: 'team2v2' },
    reach: async ([anna]) => {
      await points(anna, 1, -2)
      await anna.getByRole('button', { name: /Nearer|Näher/ }).click()
    },
  },
  champions: {
    position: { ships: four },
    seats: alone.slice(0, 4),
    options: { champions: 'pick', mode: 'team2v2' },
    reach: async (_, [hand]) => asked(hand, 'champion'),
  },
  draft: {
    position: { ships: four.slice(0, 3) },
    seats: alone.slice(0, 3),
    options: { map: 'draft', champions: 'random' },
    reach: async (_, [hand]) => {
      for (let k = 0; k < 8; k++) {
        await asked(hand, k % 3 === 0 ? 'draft.face' : k % 3 === 1 ? 'draft.spot' : 'draft.turn').catch(() => undefined)
        await hand.take(() => true)
      }
    },
  },
  tokens: {
    position: { ships: four.slice(0, 3) },
    seats: alone.slice(0, 3),
    options: { tokens: 'draft', champions: 'random' },
    reach: async (_, [hand]) => asked(hand, 'draft.token'),
  },
}

/** Which of them, how large, in which theme and language: lists with commas. */
export interface Wanted {
  readonly only?: string | undefined
  readonly size: string
  readonly theme: string
  readonly language: string
}

async function shoot(
  browser: Browser,
  questsTables: QuestsTables,
  folder: string,
  [name, size, theme, language]: readonly [string, string, string, string],
): Promise<void> {
  const { position, seats = position.ships.map(() => true), options = {}, reach } = STATES[name]
  const view = { ...SIZES[size as keyof typeof SIZES], settings: { theme, language } }
  const { id, pages, close } = await table(browser, questsTables, position, { seats, options, view })
  try {
    const hands = pages.map((page) => new ApiPlayer(page, id))
    let page = (await reach?.(pages, hands, id)) ?? pages[0]
    if (name === 'watch') {
      page = (await person(browser, questsTables, view)).page
      await page.goto(`/t/${id}`)
    }
    await page.locator('main').waitFor()
    await page.waitForLoadState('networkidle')
    await expect(page.locator('main canvas:not([data-ready])')).toHaveCount(0)
    await page.waitForTimeout(300)
    const path = `${folder}/${[name, size, theme, language].join('-')}.png`
    await page.screenshot({ path })
    console.log(path)
    if (name === 'watch') await page.context().close()
  } catch (error) {
    console.log(`${name}: ${(error as Error).message.split('\n')[0]}`)
    await pages[0].screenshot({ path: `${folder}/${name}-failed.png` })
  } finally {
    await close()
  }
}

/** Every state of the board that has a picture in its concept, and more, in positions laid for it. */
export async function questsStates(browser: Browser, folder: string, { only, size, theme, language }: Wanted): Promise<void> {
  const questsTables = new QuestsTables()
  await questsTables.open()
  try {
    for (const one of size.split(','))
      for (const lit of theme.split(','))
        for (const spoken of language.split(','))
          for (const name of only?.split(',') ?? Object.keys(STATES)) await shoot(browser, questsTables, folder, [name, one, lit, spoken])
  } finally {
    await questsTables.close()
  }
}
