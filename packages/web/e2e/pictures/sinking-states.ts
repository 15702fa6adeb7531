import type { BrowserContext, Page } from '@playwright/test'
import type { OwnAsk } from '@flotilla/protocol'
import type { Scene } from '../fixtures/sinking-tables.ts'

/** Names and characters of a full crew, by seat. */
export const CREW = ['Anna', 'Bram', 'Cora', 'Dirk', 'Edda', 'Finn']
export const CAST = ['pete', 'billy', 'genny', 'quinn', 'netty', 'frankie']

const HAND = ['cutlass', 'captains-key', 'rubber-ducky', 'topaz', 'clear-water']
const water = (n: number): string[] => Array.from({ length: n }, () => 'clear-water')

const HANDS = [
  HAND,
  ['bone-club', 'emerald', 'amethyst', ...water(3)],
  ['grenado', ...water(3)],
  ['spy-glass', 'sapphire', 'fishing-net', ...water(4)],
  ['harpoon', 'sapphire', 'amethyst', 'topaz', ...water(6)],
  ['trusty-carrot', 'clear-water'],
]

const PAST = [
  [
    ['patch', 'patch'],
    ['bucket', 'bucket'],
    ['fire', 'plunder'],
    ['patch', 'patch'],
  ],
  [
    ['bucket', 'bucket'],
    ['patch', 'patch'],
    ['bucket', 'bucket'],
    ['fire', 'fire'],
  ],
  [
    ['fire', 'fire'],
    ['fire', 'plunder'],
    ['bucket', 'bucket'],
    ['fire', 'fire'],
  ],
  [
    ['bucket', 'plunder'],
    ['fire', 'fire'],
    ['patch', 'plunder'],
    ['bucket', 'plunder'],
  ],
  [
    ['patch', 'patch'],
    ['plunder', 'plunder'],
    ['patch', 'patch'],
    ['bucket', 'plunder'],
  ],
  [
    ['bucket', 'bucket'],
    ['bucket', 'bucket'],
    [null, 'patch'],
    ['bucket', 'bucket'],
  ],
] as const

/** Round 5 in the second section, as it often looks. */
const ROUND: Scene = {
  round: 5,
  level: 2,
  damage: 2,
  firstMate: 1,
  dice: [2, 5, 1, 2, 3],
  water: 5,
  open: ['clear-water', 'sapphire'],
  treasure: ['sapphire', 'ruby', 'emerald', 'cracked-compass'],
  breaches: ['permanent', 'single', 'chest', 'chest', 'minor', 'major'],
  cannons: ['single', 'double', 'triple'],
  hands: HANDS,
  past: PAST,
  more: { angered: 1 },
  goesOn: { step: 'task.discuss' },
}

const crewed = (seats: number, scene: Partial<Scene>): Scene => ({
  ...ROUND,
  hands: HANDS.slice(0, seats),
  past: PAST.slice(0, seats),
  ...scene,
})

export interface Picture {
  readonly seats: number
  readonly scene: Scene | null
  readonly enemy?: string
  readonly options?: object
  /** Characters are still to be chosen. */
  readonly choosing?: boolean
  /** By somebody who has no seat. */
  readonly watched?: boolean
  /** What the others do before anybody looks. */
  readonly before?: (crew: readonly BrowserContext[], table: string) => Promise<void>
  /** What sets the story going that is filmed. */
  readonly held?: (crew: readonly BrowserContext[], table: string) => Promise<void>
  /** What is pressed before the picture is taken. */
  readonly pressed?: (page: Page) => Promise<void>
}

const answer =
  (...answers: readonly (readonly [seat: number, choice: object])[]) =>
  async (crew: readonly BrowserContext[], table: string): Promise<void> => {
    for (const [seat, choice] of answers) {
      const reply = await crew[seat].request.post(`/api/tables/${table}/answers`, { data: { id: crypto.randomUUID(), choice } })
      if (!reply.ok()) throw new Error(`seat ${seat}: ${await reply.text()}`)
    }
  }

/** Answers for a seat what it is asked, so that the story goes on: passes where it can, else what comes first. */
export async function goOn(context: BrowserContext, table: string): Promise<boolean> {
  const { ask } = (await (await context.request.get(`/api/tables/${table}/state`)).json()) as { ask: OwnAsk | null }
  const choices = (ask?.choices ?? []).map(({ choice }) => choice as Readonly<Record<string, unknown>>)
  const choice = choices.find((one) => 'pass' in one || 'ready' in one) ?? choices[0]
  if (choice === undefined) return false
  return (await context.request.post(`/api/tables/${table}/answers`, { data: { id: crypto.randomUUID(), choice } })).ok()
}

/** Everybody answers until nobody is asked any more. */
const untilTheEnd = async (crew: readonly BrowserContext[], table: string): Promise<void> => {
  for (let asked = true; asked;) {
    asked = false
    for (const one of crew) asked = (await goOn(one, table)) || asked
  }
}

/** Somebody's first choice that has this field, whenever they are asked for it. */
const first =
  (seat: number, field: string) =>
  async (crew: readonly BrowserContext[], table: string): Promise<void> => {
    const { ask } = (await (await crew[seat].request.get(`/api/tables/${table}/state`)).json()) as {
      ask: { choices: { choice: object }[] } | null
    }
    const found = ask?.choices.find(({ choice }) => field in choice)
    if (found === undefined) throw new Error(`seat ${seat} is not asked for ${field}`)
    await answer([seat, found.choice])(crew, table)
  }

const all =
  (...deeds: readonly NonNullable<Picture['before']>[]): NonNullable<Picture['before']> =>
  async (crew, table) => {
    for (const deed of deeds) await deed(crew, table)
  }

/** Presses what bears this name on the board. */
const press =
  (...names: readonly RegExp[]) =>
  async (page: Page): Promise<void> => {
    for (const name of names) await page.locator('main').getByRole('button', { name }).first().click()
    await page.mouse.move(640, 4)
  }

const DIALS = [
  [1, 'water', 'bucket'],
  [2, 'cannons', 'fire'],
  [3, 'cannons', 'plunder'],
] as const

const TALK: Partial<Scene> = {
  water: 3,
  open: ['clear-water'],
  claims: [null, null, 'fire', 'fire', null, 'bucket'],
  pleas: [null, [0, 'patch'], null, null, null, null],
  doubts: [null, null, null, null, 3, null],
}

/** Everybody at the same place. */
const crowd = (column: 'water' | 'treasure' | 'breaches' | 'cannons', does: 'bucket' | 'plunder' | 'patch' | 'fire'): Picture => ({
  seats: 6,
  scene: crewed(6, {
    breaches: ['permanent', 'single', 'chest', 'chest', 'minor', 'massive', 'monster', 'minor', 'major', 'double'],
    cannons: ['single', 'double', 'triple', 'single', 'double', 'triple', 'triple'],
    treasure: ['sapphire', 'ruby', 'emerald', 'cracked-compass', 'amethyst', 'treasure-map'],
    dials: [1, 2, 3, 4, 5, 0].map((seat) => [seat, column, does] as const),
    goesOn: { step: 'task.reveal' },
  }),
})

const threat = (enemy: string, special: readonly number[]): Picture => ({
  seats: 4,
  enemy,
  scene: crewed(4, {
    more: {},
    water: 4,
    hands: HANDS.slice(0, 4).map((hand) => hand.slice(1)),
    waits: true,
    goesOn: { step: 'inspect.breaches' },
    rolls: { special, basic: [1, 2, 6] },
  }),
})

const HAMMERS: Scene = crewed(6, {
  water: 4,
  open: ['clear-water', 'sapphire'],
  treasure: ['sapphire', 'ruby', 'emerald', 'cracked-compass', 'amethyst'],
  breaches: ['permanent', 'single', 'chest', 'chest', 'minor', 'massive', 'monster', 'double', 'major', 'minor'],
  cannons: ['single', 'double', 'triple', 'single', 'double', 'triple', 'triple'],
  dials: [0, 2, 5].map((seat) => [seat, 'breaches', 'patch'] as const),
  more: { mallets: 1 },
  goesOn: { step: 'task.resolveColumn', column: 2 },
})

/** Scenes to be looked at beside the concept's pictures. */
export const PICTURES: Readonly<Record<string, Picture>> = {
  board: {
    seats: 4,
    scene: crewed(4, { claims: ['patch', 'bucket', 'fire', null], dials: DIALS, goesOn: { step: 'task.declare', k: 3 } }),
    pressed: async (page) => {
      await page.keyboard.press('3')
      await page.keyboard.press('Shift+Digit2')
    },
  },
  'level-1': {
    seats: 4,
    scene: crewed(4, {
      level: 1,
      water: 2,
      open: [],
      damage: 0,
      breaches: ['minor', 'double', 'single'],
      cannons: ['single'],
      dials: DIALS,
      goesOn: { step: 'task.declare', k: 3 },
    }),
  },
  'level-4': {
    seats: 4,
    scene: crewed(4, {
      level: 4,
      water: 7,
      damage: 4,
      breaches: ['permanent', 'permanent', 'permanent', 'chest', 'chest', 'minor', 'major'],
      dials: DIALS,
      goesOn: { step: 'task.declare', k: 3 },
    }),
  },
  shark: {
    seats: 4,
    enemy: 'shark',
    scene: crewed(4, { more: { chomp: true }, belly: ['topaz', 'clear-water'], dials: DIALS, goesOn: { step: 'task.declare', k: 3 } }),
  },
  sirens: { seats: 4, enemy: 'sirens', scene: crewed(4, { more: { tunes: 1 }, dials: DIALS, goesOn: { step: 'task.declare', k: 3 } }) },
  screech: {
    seats: 4,
    enemy: 'sirens',
    scene: crewed(4, { more: { screech: true }, dice: [5, 3, 1, 2, 3], goesOn: { step: 'task.discuss' } }),
  },
  skullsairs: {
    seats: 4,
    enemy: 'skullsairs',
    scene: crewed(4, { more: {}, stash: ['ruby', 'topaz', 'clear-water'], dials: DIALS, goesOn: { step: 'task.declare', k: 3 } }),
  },
  talk: { seats: 6, scene: crewed(6, TALK), before: answer([2, { ready: true }], [5, { ready: true }]) },
  'talk-to': { seats: 6, scene: crewed(6, TALK), pressed: press(/^Dirk,/) },
  'talk-three': { seats: 3, scene: crewed(3, { claims: [null, 'bucket', null], doubts: [null, null, 1] }) },
  'talk-chests': {
    seats: 4,
    scene: crewed(4, { breaches: ['permanent', 'single', 'minor', 'major'], chests: [['cannon-upgrade', 'reroll-2'], ['points-4']] }),
    pressed: press(/^(Cannon Upgrade|Kanonen)/i),
  },
  six: {
    seats: 6,
    scene: crewed(6, {
      water: 3,
      open: ['clear-water'],
      hands: [['cutlass', 'captains-key', 'rubber-ducky', 'wooden-mallet', 'topaz', 'topaz', 'ruby', ...water(3)], ...HANDS.slice(1)],
      claims: ['patch', 'bucket', 'fire', null, 'patch', 'bucket'],
      dials: [
        [1, 'water', 'bucket'],
        [2, 'cannons', 'fire'],
        [3, 'cannons', 'plunder'],
        [4, 'breaches', 'patch'],
        [5, 'water', 'bucket'],
      ],
      goesOn: { step: 'task.declare', k: 5 },
    }),
    pressed: async (page) => {
      await page.keyboard.press('3')
      await page.keyboard.press('Shift+Digit2')
    },
  },
  'hand-eight': {
    seats: 4,
    scene: crewed(4, {
      hands: [
        [
          'cutlass',
          'captains-key',
          'rubber-ducky',
          'wooden-mallet',
          'fishing-rod',
          'gem-sifter',
          'moldy-mop',
          'silver-doubloon',
          'ruby',
          'clear-water',
        ],
        ...HANDS.slice(1, 4),
      ],
      dials: DIALS,
      goesOn: { step: 'task.declare', k: 3 },
    }),
  },
  window: {
    seats: 6,
    scene: crewed(6, {
      water: 3,
      open: ['clear-water'],
      dials: [
        [0, 'breaches', 'patch'],
        [1, 'water', 'bucket'],
        [2, 'cannons', 'fire'],
        [3, 'cannons', 'plunder'],
        [4, 'breaches', 'patch'],
        [5, 'water', 'bucket'],
      ],
      goesOn: { step: 'task.reveal' },
    }),
    pressed: press(/^(Captain's Key|Schlüssel|Kapitän)/),
  },
  'window-dice': {
    seats: 4,
    scene: crewed(4, {
      hands: [['decoy-cannon', 'spare-barrel', 'rubber-ducky', 'topaz', 'clear-water'], ...HANDS.slice(1, 4)],
      goesOn: { step: 'threat.rollEnemyDice' },
      rolls: { special: [2, 3], basic: [6, 2, 3], cannon: [1, 5, 2] },
    }),
    pressed: press(/^(Decoy Cannon|Lock|Köder|Attrappe)/),
  },
  'patch-first': { seats: 6, scene: HAMMERS },
  patch: { seats: 6, scene: HAMMERS, before: answer([0, { draw: true }]), pressed: press(/^Monster/) },
  agree: {
    seats: 6,
    scene: crewed(6, {
      ...HAMMERS,
      firstMate: 2,
      dials: [2, 0, 5].map((seat) => [seat, 'breaches', 'patch'] as const),
      more: { mallets: 0 },
    }),
    before: all(answer([2, { draw: true }]), first(2, 'propose')),
  },
  discard: {
    seats: 4,
    scene: crewed(4, { dials: [[0, 'water', 'bucket']], goesOn: { step: 'bucket.discard', seat: 0, left: 1 } }),
    pressed: press(/^Topaz|^Topas/),
  },
  sifter: {
    seats: 4,
    scene: crewed(4, {
      hands: [['gem-sifter', 'rubber-ducky', 'topaz', 'clear-water'], ...HANDS.slice(1, 4)],
      dials: [[0, 'water', 'bucket']],
      goesOn: { step: 'task.resolveWindow', at: 'resolve', seat: 0 },
    }),
    before: first(0, 'item'),
  },
  rod: {
    seats: 4,
    scene: crewed(4, {
      hands: [['fishing-rod', 'topaz', 'rubber-ducky', 'clear-water'], ['ruby'], ['emerald'], ['sapphire']],
      dials: [[0, 'water', 'bucket']],
      goesOn: { step: 'task.resolveWindow', at: 'resolve', seat: 0 },
    }),
    before: first(0, 'item'),
    pressed: press(/^Topaz|^Topas/),
  },
  volley: {
    seats: 4,
    scene: crewed(4, {
      chests: [['reroll-1'], [], [], []],
      breaches: ['permanent', 'single', 'minor'],
      dials: [[0, 'cannons', 'fire']],
      goesOn: { step: 'cannon.roll', seat: 0 },
      rolls: { cannon: [1, 5, 6] },
    }),
  },
  bucket: {
    seats: 4,
    scene: crewed(4, {
      dials: [
        [0, 'water', 'bucket'],
        [1, 'water', 'bucket'],
      ],
      goesOn: { step: 'task.resolveColumn', column: 0 },
    }),
  },
  plunder: {
    seats: 4,
    scene: crewed(4, {
      dials: [
        [0, 'treasure', 'plunder'],
        [3, 'treasure', 'plunder'],
      ],
      goesOn: { step: 'task.resolveColumn', column: 1 },
    }),
  },
  tune: {
    seats: 4,
    enemy: 'sirens',
    scene: crewed(4, { more: { tunes: 1 }, dials: [[0, 'treasure', 'plunder']], goesOn: { step: 'task.resolveColumn', column: 1 } }),
  },
  /** Films: a round's beginning with a lost section and all results of the dice, and its end with a lie. */
  threat: threat('kraken', [2, 5]),
  'threat-shark': threat('shark', [2, 5]),
  'threat-sirens': threat('sirens', [2, 5]),
  'threat-skullsairs': threat('skullsairs', [2, 5]),
  lie: {
    seats: 4,
    scene: crewed(4, {
      claims: ['patch', 'bucket', 'fire', 'fire'],
      dials: [
        [1, 'water', 'bucket'],
        [2, 'cannons', 'fire'],
        [3, 'cannons', 'plunder'],
      ],
      more: { angered: 0 },
      goesOn: { step: 'task.declare', k: 3 },
      rolls: { cannon: [1, 5, 2] },
    }),
    held: answer([0, { action: 'patch', column: 'breaches' }]),
  },
  saved: {
    seats: 4,
    scene: crewed(4, {
      damage: 5,
      dials: [[2, 'cannons', 'fire']],
      waits: true,
      goesOn: { step: 'task.resolveColumn', column: 3 },
      rolls: { cannon: [1, 5, 5] },
    }),
  },
  sunk: {
    seats: 6,
    scene: crewed(6, { level: 4, water: 7, waits: true, goesOn: { step: 'sinking.run' } }),
  },
  'end-saved': {
    seats: 6,
    scene: crewed(6, {
      damage: 5,
      dials: [[2, 'cannons', 'fire']],
      goesOn: { step: 'damage', seat: 2 },
    }),
    before: untilTheEnd,
  },
  'end-sunk': { seats: 6, scene: crewed(6, { level: 4, water: 7, goesOn: { step: 'sinking.run' } }), before: untilTheEnd },
  'end-voyage': {
    seats: 4,
    scene: crewed(4, { damage: 5, dials: [[2, 'cannons', 'fire']], goesOn: { step: 'damage', seat: 2 } }),
    options: { variant: 'voyage' },
    before: untilTheEnd,
  },
  'crowd-water': crowd('water', 'bucket'),
  'crowd-treasure': crowd('treasure', 'plunder'),
  'crowd-breaches': crowd('breaches', 'patch'),
  'crowd-cannons': crowd('cannons', 'fire'),
  choose: { seats: 6, scene: null, choosing: true },
  watch: {
    seats: 4,
    scene: crewed(4, { claims: ['patch', 'bucket', 'fire', null], dials: DIALS, goesOn: { step: 'task.declare', k: 3 } }),
    watched: true,
  },
  voyage: { seats: 4, scene: crewed(4, { dials: DIALS, goesOn: { step: 'task.declare', k: 3 } }), options: { variant: 'voyage' } },
}
