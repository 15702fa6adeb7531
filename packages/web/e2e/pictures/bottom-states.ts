// Every ask of To the Bottom and its great moments, each from a position of its own:
//   npm run shots -- --asks [folder] [name…]
import type { Browser, Page } from '@playwright/test'
import { person, PHONE } from '../fixtures/test-server.ts'
import { BottomTables, type Laid } from '../fixtures/bottom-tables.ts'
import type { ApiPlayer } from '../fixtures/api-player.ts'

type Fits = Parameters<ApiPlayer['take']>[number]
/** An answer given by the API: by whom, and which. */
type Move = readonly [seat: number, fits: Fits]

interface State {
  readonly laid: Laid
  /** So many people sit down, Anna first; bots have the other seats. */
  readonly people?: number
  readonly seats?: number
  readonly moves?: readonly Move[]
  /** Anna only looks on: somebody else has her seat. */
  readonly watched?: true
  /** The last step, on the page itself. */
  readonly last?: (page: Page) => Promise<void>
}

/** The answer of this code, about this card. */
const says =
  (code: string, card?: string): Fits =>
  (_choice, text) =>
    text.code.startsWith(code) && (card === undefined || text.params?.card === card)
const uses = (card: string): Fits => says('choice.act', card)
const passes: Fits = (choice) => choice.pass === true
const against =
  (seat: number): Fits =>
  (choice) =>
    choice.seat === seat

/** The first cards of the hand go on the rail. */
const lays = async (page: Page, cards: number): Promise<void> => {
  for (let k = 0; k < cards; k++)
    await page
      .getByRole('button', { name: /^Sacrifice .*: \+|opfern: \+/ })
      .first()
      .click()
}

const ROW = 'Navigator, Maid, Steersman, Pirate, Lifeboat'
const ANNA = { board: 'Singer tired, Fisherman, Bartender + Assistant, Steward', deck: 9, water: 'Baby, Stoker' }
const BRAM = { board: 'Lady tired, Burglar tired, Bartender, Fanatic', deck: 9, hand: '2 Passenger', water: 'Teacher' }
const CORA = { board: 'Boogeyman, Stoker, Rats tired, Captain + Assistant', deck: 12, hand: '5 Passenger', water: 'Janitor' }
const HAND = 'Captain, Chef, Flapper, Convict, Lifebuoy, Baby, Passenger'
const CRUISE: Laid = { turn: 14, row: ROW, A: { ...ANNA, hand: HAND }, B: BRAM, C: CORA }
const NIGHT: Laid = {
  phase: 'sinking',
  A: {
    board: 'Singer tired, Fisherman, Bartender + Assistant, Steward, Lifebuoy, Navigator',
    deck: 7,
    water: 'Stoker',
    hand: 'Captain, Chef, Teacher, Baby, Passenger, Convict',
  },
  B: { board: 'Torpedo, Lady, Burglar tired, Bartender, Fanatic, Baby', deck: 4, hand: '3 Passenger', water: 'Tycoon' },
  C: { board: 'Boogeyman, Stoker, Rats tired, Captain + Assistant, Rose', deck: 11, hand: '4 Passenger', water: 'Janitor' },
}
const alter = (laid: Laid, more: Laid): Laid => ({
  ...laid,
  ...more,
  A: { ...laid.A, ...more.A },
  B: { ...laid.B, ...more.B },
  C: { ...laid.C, ...more.C },
})

/** By name; those of the concept have its names. */
const STATES: Readonly<Record<string, State>> = {
  main: {
    laid: alter(CRUISE, { A: { hand: `Polka Dancer, Passenger, Seal, ${HAND}` } }),
    last: (page) => lays(page, 3),
  },
  rail8: {
    laid: alter(CRUISE, { A: { hand: 'Polka Dancer, 2 Passenger, Captain, Chef, Convict, Lifebuoy, Baby, Maid' } }),
    last: (page) => lays(page, 8),
  },
  draft: { laid: { options: { start: 'draft' } }, seats: 5 },
  before: {
    laid: { ...alter(CRUISE, { A: { board: 'Maid, Steersman, Fisherman, Steward', deck: 'Seal, Rose, 4 Passenger' } }), ready: true },
  },
  tycoonOrder: { laid: { ...alter(NIGHT, { A: { board: 'Tycoon, Steward, Fisherman', deck: 2 } }), ready: true } },
  tycoonTarget: { laid: { ...alter(CRUISE, { A: { board: 'Tycoon, Steward, Fisherman' } }), ready: true } },
  between: {
    laid: {
      ...alter(CRUISE, { A: { board: 'Steersman, Steward', deck: 'Seal, Rose, Torpedo, Baby, 4 Passenger', hand: 'Baby' } }),
      ready: true,
    },
  },
  merge: {
    laid: { ...alter(CRUISE, { A: { hand: 'Assistant, Baby, Passenger' } }), points: 20 },
    moves: [[0, says('choice.play', 'assistant')]],
    last: (page) => page.locator('[data-place="board:0"] [data-legal]').last().click(),
  },
  seat: {
    laid: {
      ...alter(CRUISE, { A: { hand: 'Captain, Chef, Flapper, Stowaway, Lifebuoy, Baby, Passenger' } }),
      points: 20,
      D: { board: 'Steersman, Ship Guard, Profiteer tired, Chef, Life Jacket', deck: 8 },
    },
    seats: 4,
    moves: [[0, says('choice.play', 'stowaway')]],
  },
  actSeat: { laid: alter(CRUISE, { A: { board: 'Burglar, Fisherman, Steward' } }), moves: [[0, uses('burglar')]] },
  target: {
    laid: {
      ...alter(CRUISE, { A: { board: 'Pirate, Fisherman, Bartender + Assistant, Steward' } }),
      D: { board: 'Steersman, Ship Guard, Profiteer tired, Chef, Life Jacket', deck: 8 },
      E: { board: 'Tycoon, Caretaker, Saboteur + Assistant, Beggar, Lifeguard, Baby, Singer tired', deck: 5 },
    },
    seats: 5,
    moves: [[0, uses('pirate')]],
    last: (page) => page.locator('[data-time] section button[data-merged="over"][data-legal]').first().click(),
  },
  ownCard: {
    laid: alter(CRUISE, { A: { board: 'Technician, Fisherman, Bartender + Assistant, Steward' } }),
    moves: [[0, uses('technician')]],
  },
  water: {
    laid: alter(NIGHT, {
      A: {
        board: 'Chef + Assistant, Fisherman, Bartender, Steward, Navigator',
        water: '2 Passenger, Baby, Polka Dancer, Maid, Seal, Rose, Stoker, Pirate',
        hand: 'Captain, Teacher, Baby, Passenger, Convict',
      },
    }),
    moves: [
      [0, uses('chef')],
      [0, says('choice.card', 'pirate')],
    ],
  },
  captain: {
    laid: alter(NIGHT, { A: { board: 'Captain, Fisherman, Steward', hand: 'Chef, Teacher, Baby, Passenger, Convict' } }),
    moves: [
      [0, uses('captain')],
      [0, says('choice.card', 'passenger')],
      [0, says('choice.card', 'baby')],
    ],
  },
  torpedoPay: {
    laid: alter(CRUISE, { A: { board: 'Torpedo, Fisherman, Steward' } }),
    moves: [
      [0, uses('torpedo')],
      [0, against(1)],
    ],
  },
  handPick: {
    laid: alter(CRUISE, {
      A: { board: 'Lady, Boogeyman, Steward' },
      B: { hand: 'Seal, Rose, Convict, Anchor, Passenger' },
      C: { board: 'Stoker, Rats tired' },
    }),
    moves: [
      [0, uses('lady')],
      [0, against(1)],
    ],
  },
  ownPick: {
    laid: alter(CRUISE, { active: 'B', B: { board: 'Beggar, Lady tired, Bartender' } }),
    people: 2,
    moves: [[1, uses('beggar')]],
  },
  story: {
    laid: alter(CRUISE, { A: { board: 'Storyteller, Fisherman, Steward', deck: 'Tycoon, 4 Passenger' } }),
    moves: [[0, uses('storyteller')]],
  },
  jack: { laid: alter(CRUISE, { A: { board: 'Jack + Assistant, Fisherman, Steward' } }), moves: [[0, uses('jack')]] },
  chain: {
    laid: alter(NIGHT, {
      active: 'B',
      A: { board: 'Ship Guard + Assistant, Fisherman, Steward, Lifebuoy, Navigator, Singer tired' },
      C: { board: 'Boogeyman, Ship Guard, Rats tired, Captain + Assistant, Rose' },
    }),
    people: 3,
    moves: [
      [1, uses('torpedo')],
      [1, against(0)],
      [2, passes],
      [0, says('choice.use')],
      [2, says('choice.use')],
    ],
  },
  bar: {
    laid: { ...alter(CRUISE, { active: 'B', B: { hand: 'Tycoon, Passenger' } }), points: 30 },
    people: 2,
    moves: [[1, says('choice.play', 'tycoon')]],
  },
  hit: {
    laid: alter(NIGHT, { active: 'B' }),
    people: 2,
    moves: [
      [1, uses('torpedo')],
      [1, against(0)],
    ],
  },
  teacher: {
    laid: alter(NIGHT, {
      active: 'B',
      A: { board: 'Teacher, Fisherman, Bartender + Assistant, Steward', hand: 'Captain, Flapper, Baby, Passenger, Chef, Convict' },
      B: { hand: 'Lady, Fanatic, Baby', board: 'Torpedo, Burglar tired, Bartender, Profiteer' },
    }),
    people: 2,
    moves: [
      [1, uses('profiteer')],
      [1, says('choice.card', 'bartender')],
    ],
  },
  purse: {
    laid: alter(NIGHT, {
      active: 'B',
      A: { board: 'Teacher, Fisherman, Bartender + Assistant, Steward', hand: 'Captain, Flapper, Baby, Passenger, Chef, Convict' },
      B: { hand: 'Lady, Fanatic, Baby', board: 'Torpedo, Burglar tired, Bartender, Profiteer' },
    }),
    people: 2,
    moves: [
      [1, uses('profiteer')],
      [1, says('choice.card', 'bartender')],
      [0, says('choice.use', 'teacher')],
      [0, says('choice.sacrifice', 'chef')],
      [0, says('choice.sacrifice', 'convict')],
    ],
  },
  stewardPick: {
    laid: alter(NIGHT, { active: 'B', A: { board: 'Steward, Navigator, Fisherman' } }),
    people: 2,
    moves: [
      [1, uses('torpedo')],
      [1, against(0)],
      [0, says('choice.steward')],
    ],
  },
  flapper: { laid: CRUISE, moves: [[0, says('choice.sacrifice', 'flapper')]] },
  steer: {
    laid: alter(NIGHT, {
      A: { board: 'Steersman, Navigator, Bartender + Assistant, Steward, Fisherman', deck: 'Seal, Maid, Torpedo, Baby, Rose, 3 Passenger' },
      B: { board: 'Lady, Burglar tired, Fanatic' },
    }),
    moves: [
      [0, says('choice.steer')],
      [0, says('choice.next', 'seal')],
    ],
  },
  limit: { laid: CRUISE, moves: [[0, says('choice.end')]] },
  lifeboat: {
    laid: {
      ...alter(NIGHT, {
        A: {
          board: 'Lifeboat, Singer tired, Fisherman, Bartender + Assistant',
          deck: 1,
          water: 'Stoker',
          hand: 'Captain, Stowaway, Teacher, Baby, Convict, Seal',
        },
      }),
      ready: true,
    },
  },
  seats5: {
    laid: {
      row: 'Lifebuoy, Storyteller, Lifeguard, Flapper, Lifeboat',
      turn: 14,
      A: {
        hand: 'Captain, Chef, Jack, Convict, Band, Life Jacket, Polka Dancer, Proletarian, Baby, Passenger',
        board:
          'Singer tired, Fisherman, Bartender + Assistant, Steward, Storyteller tired, Lifeguard, Rose, Maid, Navigator, Seal, Ship Guard',
        deck: 9,
        water: 'Baby, Stoker',
      },
      B: { board: 'Lady tired, Burglar tired, Bartender, Fanatic, Polka Dancer, Beggar, Maid, Passenger, Baby', deck: 9, water: 'Teacher' },
      C: {
        board: 'Boogeyman, Stoker, Rats tired, Captain + Assistant, Rose, Saboteur, Fisherman, Jack, Anchor',
        deck: 12,
        water: 'Janitor',
      },
      D: { board: 'Steersman, Ship Guard, Profiteer tired, Chef, Life Jacket, Lifebuoy, Convict, Passenger', deck: 8, water: 'Pirate' },
      E: { board: 'Tycoon, Caretaker, Saboteur + Assistant, Arbiter, Technician', deck: 5, water: 'Steward' },
    },
    seats: 5,
  },
  night: { laid: NIGHT },
  spectator: { laid: CRUISE, watched: true },
  end: {
    laid: {
      phase: 'sinking',
      A: {
        board: 'Captain, Steersman, Chef, Bartender + Assistant, Steward, Singer, Fisherman, Lifebuoy, Navigator, Baby',
        deck: 3,
      },
      B: { board: 'Torpedo, Lady, Burglar, Bartender, Fanatic, Baby', sunk: true },
      C: { board: 'Boogeyman, Stoker, Rats, Captain + Assistant, Rose, Stowaway', sunk: true },
      D: { board: 'Steersman, Ship Guard, Profiteer, Chef, Stowaway', sunk: true },
      E: { board: 'Lifeguard, Baby, Singer, Caretaker, Maid, 2 Passenger, Polka Dancer', sunk: true },
    },
    people: 5,
    seats: 5,
    moves: [[0, says('choice.abandon')]],
  },
}

/** Seats everybody, plays up to the state and leaves Anna's page there. */
async function reach(browser: Browser, bottomTables: BottomTables, page: Page, state: State): Promise<void> {
  const others = await Promise.all(
    Array.from({ length: state.watched === true ? 1 : (state.people ?? 1) - 1 }, () => person(browser, bottomTables)),
  )
  const seats = state.seats ?? (state.laid.C === undefined ? 2 : 3)
  const people = others.map((one) => one.page)
  const { table, hands } = await bottomTables.begin(
    state.watched === true ? people : [page, ...people],
    state.laid,
    Math.max(seats, people.length),
  )
  for (const [seat, fits] of state.moves ?? []) {
    let done = false
    for (let k = 0; k < 400 && !done; k++) {
      done = await hands[seat].take(fits)
      if (!done) await page.waitForTimeout(25)
    }
    if (!done)
      throw new Error(`seat ${seat} is not asked this: ${JSON.stringify((await hands[seat].state()).ask?.choices.map(({ text }) => text))}`)
  }
  await page.goto(`/t/${table}`)
  await page.locator('[data-time]').first().waitFor()
  await page.evaluate(() => document.fonts.ready)
  await state.last?.(page)
  await Promise.all(others.map(({ context }) => context.close()))
}

const SIZES = {
  wide: { viewport: { width: 1280, height: 720 } },
  high: { viewport: { width: 1920, height: 1080 } },
  phone: PHONE,
}

/** Takes every state in each size, theme and language, or those whose name begins so: `main-phone-night`. */
export async function shootStates(browser: Browser, folder: string, wanted: readonly string[]): Promise<void> {
  const bottomTables = new BottomTables()
  await bottomTables.open()
  try {
    for (const [state, laid] of Object.entries(STATES))
      for (const [size, options] of Object.entries(SIZES))
        for (const theme of ['light', 'night'])
          for (const language of ['en', 'de']) {
            const name = `${state}-${size}-${theme}-${language}`
            if (wanted.length > 0 && !wanted.some((one) => name.startsWith(one))) continue
            const { page, context } = await person(browser, bottomTables, { ...options, settings: { theme, language } })
            await reach(browser, bottomTables, page, laid)
            await page.waitForTimeout(700)
            await page.screenshot({ path: `${folder}/bottom-${name}.png` })
            console.log(`${folder}/bottom-${name}.png`)
            await context.close()
          }
  } finally {
    await bottomTables.close()
  }
}
