import { checkOptions, choices, explain } from '@flotilla/kernel'
import { describe, expect, test } from 'vitest'
import { EMPTY, PLAIN, chartOf } from '../src/board/chart.ts'
import { house1 } from '../src/edition/schema.ts'
import { CELLS, CORNERS, Q, R, hexDistance } from '../src/board/hexes.ts'
import { quests } from '../src/index.ts'
import { inspect } from '../src/board/inspect.ts'
import { inEnglish } from './findings.ts'
import { hasAccess, hasDraftAccess, homeCells, prospect, signsOf, spreadOf, touchingIslands, unfairness } from '../src/board/maps.ts'
import { ISLANDS } from '../src/board/pieces.ts'
import { LAYOUTS, type Layout, type LayoutId } from '../src/board/layouts.ts'
import maps from '../src/edition/maps.json' with { type: 'json' }
import pieces from '../src/edition/pieces.json' with { type: 'json' }
import { CLUES, home, teamOf } from '../src/board/state.ts'
import { tokensFor } from '../src/rules/exploration-tokens.ts'
import { Sea, ann, bob, captain, given } from './sea.ts'

const ids = Object.keys(LAYOUTS) as LayoutId[]

describe('the maps', () => {
  test.each(ids)('QC-R47: %s is sound, fair and open to all', (id) => {
    const { faults, remarks } = inspect(LAYOUTS[id])
    expect([faults, remarks]).toEqual([[], []])
    for (const teams of Object.keys(LAYOUTS[id].homesFor)) {
      const chart = chartOf(signsOf(LAYOUTS[id], Number(teams)))
      const fair = id !== 'intro' || Number(teams) <= 3
      const spread = spreadOf(chart)
      if (fair) {
        expect(spread).toEqual({ islands: 0, within5: 0, workshop: 0, trading: 0 })
        const lists = homeCells(chart).flatMap((cell) =>
          [2, PLAIN].map((kind) => [kind, prospect(chart, cell, kind).islands.join()] as const),
        )
        expect(new Set(lists.map(String)).size).toBe(2)
      } else expect(spread).toMatchObject({ islands: 2, within5: 0, workshop: 0, trading: 1 })
    }
  })

  test.each(ids)('the stored hexes of %s are those that its pieces make', (id) => {
    const stored = maps.layouts[id]
    const signs = signsOf(LAYOUTS[id], Math.max(...Object.keys(LAYOUTS[id].homesFor).map(Number)))
    const chart = chartOf(signs)
    for (const hex of stored.hexes) {
      const cell = Array.from({ length: CELLS }, (_, k) => k).find((k) => Q[k] === hex.q && R[k] === hex.r) ?? -1
      if (hex.terrain === 'island') expect(ISLANDS[chart.islandOn[cell]].id).toBe('island' in hex ? hex.island : '')
      else if (hex.terrain === 'port') expect(['trading', 'workshop', 'home'][chart.terrain[cell] - 5]).toBe('port' in hex ? hex.port : '')
      else expect(['calm', 'stormy', 'treacherous', 'impassable'][chart.terrain[cell]]).toBe(hex.terrain)
    }
    expect(new Set<string>(stored.removedIslands)).toEqual(
      new Set(ISLANDS.filter((_, i) => !chart.islands.includes(i)).map(({ id: name }) => name)),
    )
  })

  test.each([
    ['intro', 18, [2, 3, 4], 7],
    ['ffa2', 12, [2, 2, 3], 6],
    ['ffa3', 15, [2, 3, 3], 6],
    ['ffa6', 18, [1, 3, 4], 9],
    ['team2v2', 15, [2, 3, 2], 8],
    ['team3v3', 18, [2, 3, 4], 10],
    ['team2v2v2', 18, [2, 3, 3], 9],
    ['quickplay', 12, [2, 3, 3], 7],
  ] as const)('the distances of %s', (id, islands, [island, workshop, trading], within5) => {
    const chart = chartOf(
      signsOf(
        LAYOUTS[id],
        Math.max(
          ...Object.keys(LAYOUTS[id].homesFor)
            .map(Number)
            .filter((n) => id !== 'intro' || n === 2),
        ),
      ),
    )
    const found = prospect(chart, homeCells(chart)[id === 'intro' ? 1 : 0])
    expect(chart.islands).toHaveLength(islands)
    if (id !== 'intro')
      expect([found.islands[0], found.workshop, found.trading, found.within5]).toEqual([island, workshop, trading, within5])
    else expect(found.within5).toBe(within5)
  })

  test('the frame: 66 inner cells, 6 corners, homes 9 apart with two teams', () => {
    expect([CELLS, pieces.frame.inner.length, pieces.frame.corners.length]).toEqual([72, 66, 6])
    expect(pieces.frame.corners.map(({ q, r }) => [q, r])).toEqual(CORNERS.map((cell) => [Q[cell], R[cell]]))
    const [one, two] = homeCells(chartOf(signsOf(LAYOUTS.ffa2, 2)))
    expect(hexDistance(one, two)).toBe(9)
  })

  test('a layout file with an unreachable island, an empty cell or a tile twice is refused with the reason', () => {
    const copy = (): { -readonly [K in keyof Layout]: Layout[K] } => ({ ...LAYOUTS.ffa2 })
    const without = copy()
    without.singles = without.singles.slice(1)
    expect(inspect(without).faults.map(inEnglish)).toEqual([expect.stringMatching(/^1 inner cell is empty, the first at \(-?\d, -?\d\)$/)])
    const twice = copy()
    twice.tiles = [...twice.tiles.slice(1), twice.tiles[1]]
    expect(inspect(twice).faults.map(inEnglish).join()).toMatch(/is there twice/)
    const cut = copy()
    cut.singles = cut.singles.map((single) => ({ ...single, kind: 'impassable' as const }))
    const { faults } = inspect(cut)
    expect(faults.length).toBeGreaterThan(0)
    expect(() => checkOptions(quests, { layout: cut }, 2)).toThrow(/layout: /)
    expect(() => checkOptions(quests, { layout: copy() }, 2)).not.toThrow()
  })
})

describe('set-up', () => {
  const four = (): Sea => given({ ann: 'kerris', bob: 'quaeth', cid: 'lyrah', dee: 'bozret' })

  test('QC-1.1, QC-1.5: seats by mode, and layouts that have homes for the teams', () => {
    expect(() => checkOptions(quests, { mode: 'team2v2' }, 3)).toThrow(/QC-1.1/)
    expect(() => checkOptions(quests, { mode: 'coop' }, 4)).toThrow(/QC-1.1/)
    expect(() => checkOptions(quests, { layout: 'ffa2' }, 3)).toThrow(/QC-1.5/)
    expect(chartOf(given({ ann: 'kerris', bob: 'quaeth' }, { layout: 'auto' }).state.chart).islands).toHaveLength(12)
  })

  test('QC-1.2, QC-1.16, QC-R1: teams alternate around the table', () => {
    const sea = given({ ann: 'pewter', bob: 'quaeth', cid: 'kerris', dee: 'elwing' }, { mode: 'team2v2' })
    expect([0, 1, 2, 3].map((seat) => teamOf(sea.state, seat))).toEqual([0, 1, 0, 1])
    expect([0, 1, 2, 3].map((seat) => teamOf(four().state, seat))).toEqual([0, 1, 2, 3])
  })

  test('QC-1.3, QC-1.4, QC-R2: the highest roll is first, ties roll again; champions come after map, tokens and decks', () => {
    const sea = new Sea(quests, { seats: ['ann', 'bob', 'cid'], options: {}, chance: { first: [5, 2, 5, 0, 3] } })
    sea.asks({ cid: 'champion' })
    expect([sea.state.first, sea.state.decks.every((deck) => deck.length > 0), sea.state.tokens.some((back) => back !== -1)]).toEqual([
      2,
      true,
      true,
    ])
  })

  test('QC-1.6: the mix of tokens for the islands on the map, one face down on each', () => {
    const count = (tokenMix: 'box' | 'even', islands: number): number[] =>
      [0, 1, 2, 3, 4].map((good) => tokensFor({ tokenMix }, islands).filter((one) => one === good).length)
    expect([count('box', 18), count('box', 12), count('even', 18), count('even', 15), count('even', 12)]).toEqual([
      [4, 4, 4, 3, 3],
      [4, 4, 4, 3, 3],
      [4, 4, 4, 3, 3],
      [3, 3, 3, 3, 3],
      [3, 3, 2, 2, 2],
    ])
    const { state } = four()
    expect(state.tokens.every((back) => back !== -1 && state.known[back] === 0)).toBe(true)
  })

  test('QC-1.6: on a smaller map the rest of the box stays unseen, so the last tokens cannot be counted out', () => {
    const box = (options: object): Sea => given({ ann: 'kerris', bob: 'quaeth' }, { layout: 'ffa2', ...options })
    const sea = box({})
    const { islands } = chartOf(sea.state.chart)
    expect(islands.length).toBeLessThan(18)
    expect([sea.state.pools[3].faces.length, sea.state.box.length]).toEqual([18, 18 - islands.length])
    const used = [...sea.state.box, ...sea.state.tokens.filter((back) => back !== -1)]
    expect(new Set(used).size).toBe(18)
    expect(sea.state.box.every((back) => sea.state.known[back] === 0 && sea.view('ann').faces[back] === -1)).toBe(true)
    const even = box({ tokenMix: 'even' })
    expect([even.state.pools[3].faces.length, even.state.box]).toEqual([islands.length, []])
  })

  test('QC-1.7, QC-R3: removed islands take their clues and quests along', () => {
    const sea = given({ ann: 'kerris', bob: 'quaeth' }, { layout: 'ffa2' })
    const islands = chartOf(sea.state.chart).islands
    expect(sea.state.pools[CLUES].faces).toEqual(islands)
    for (const face of sea.state.pools[1].faces) {
      const { goal } = house1.quests[face]
      if ('place' in goal && typeof goal.place === 'object' && 'island' in goal.place) {
        const { island } = goal.place
        expect(islands.map((i) => ISLANDS[i].id)).toContain(island)
      }
    }
  })

  test('QC-1.8, QC-1.9: counter-clockwise from the first player; nobody twice', () => {
    const sea = new Sea(quests, { seats: ['ann', 'bob', 'cid'], options: {}, chance: { first: [5, 0, 0] } })
    sea
      .asks({ ann: 'champion' })
      .when(ann.says({ champion: 'kerris' }))
      .asks({ cid: 'champion' })
    sea.refuses({ by: 'cid', choice: { champion: 'kerris' } }, 'QC-1.9')
  })

  test('QC-1.10, QC-1.11, QC-R4: a team is of one nation and no other team has it; alone, nations may repeat', () => {
    const sea = new Sea(quests, { seats: ['ann', 'bob', 'cid', 'dee'], options: { mode: 'team2v2' }, chance: { first: [5, 0, 0, 0] } })
    sea.when(ann.says({ champion: 'kerris' })).refuses({ by: 'dee', choice: { champion: 'pewter' } }, 'QC-1.11')
    sea.when({ by: 'dee', choice: { champion: 'elwing' } }).refuses({ by: 'cid', choice: { champion: 'lyrah' } }, 'QC-1.10')
    sea.timesOut({ by: 'cid', choice: { champion: 'pewter' } })
    given({ ann: 'kerris', bob: 'pewter' }).asks({ ann: 'turn' })
    const unique = new Sea(quests, { seats: ['ann', 'bob'], options: { uniqueNations: true }, chance: { first: [5, 0] } })
    unique.when(ann.says({ champion: 'kerris' })).refuses(bob.says({ champion: 'pewter' }), 'QC-1.11')
    expect(() => checkOptions(quests, { uniqueNations: true }, 4)).toThrow(/QC-R4/)
  })

  test('QC-1.12, QC-R5: homes in the order in which the teams come up, one a team', () => {
    const sea = four()
    expect(sea.state.homes).toEqual([CORNERS[0], CORNERS[1], CORNERS[3], CORNERS[4]])
    expect(new Set(sea.state.homes).size).toBe(4)
  })

  test('QC-1.13, QC-1.14, QC-1.15: 3 coins, 5 ammo, one clue, landed at home, 0★; no quest, no loot', () => {
    const sea = four()
    sea.is('ann', {
      coins: 3,
      ammo: 5,
      bonus: 0,
      damage: 0,
      sails: 2,
      readySails: 2,
      cannons: 1,
      readyCannons: 1,
      slots: 2,
      quests: [],
      loot: [],
    })
    expect([sea.ship('ann').clues.length, sea.ship('ann').cell, sea.prosperity('ann')]).toEqual([1, home(sea.state, 0), 0])
    expect(sea.deeds('ann')).toContain('ammo')
  })

  test('champions dealt at random keep to the nations', () => {
    const sea = new Sea(quests, {
      seats: ['ann', 'bob', 'cid', 'dee'],
      options: { mode: 'team2v2', champions: 'random' },
      chance: { first: [5, 0, 0, 0] },
    })
    const nations = sea.state.ships.map(({ champion }) => house1.champions[champion].nation)
    expect([nations[0] === nations[2], nations[1] === nations[3], nations[0] === nations[1]]).toEqual([true, true, false])
  })

  test('QC-R32: one name for one thing in every sentence', () => {
    for (const sentence of Object.values(quests.words.messages.en)) expect(sentence).not.toMatch(/Trading Post|Pork|health|action point/i)
  })
})

describe('variants', () => {
  /** Plays the asks of one kind with the rules' own answers, until another comes. */
  const drafted = (sea: Sea, pick: (sea: Sea) => object): Sea => {
    while (sea.state.asks[0].kind.startsWith('draft.')) sea.when({ by: sea.seats[sea.state.asks[0].seat], choice: pick(sea) })
    return sea
  }
  const first = (sea: Sea): object => choices(sea.game, sea.state, sea.state.asks[0])[0]
  const last = (sea: Sea): object => choices(sea.game, sea.state, sea.state.asks[0]).at(-1) ?? {}

  test('QC-17.1, QC-17.2, QC-17.3: tokens are drafted one by one, known to their placers only', () => {
    const sea = new Sea(quests, {
      seats: ['ann', 'bob', 'cid', 'dee'],
      options: { layout: 'intro', tokens: 'draft' },
      chance: { first: [5, 0, 0, 0] },
    })
    expect(sea.state.draft?.hands.map((hand) => hand.length)).toEqual([4, 4, 4, 4, 2])
    const choice = first(sea) as { token: string; island: string }
    sea
      .when({ by: 'ann', choice })
      .asks({ bob: 'draft.token' })
      .refuses({ by: 'bob', choice: { ...first(sea), island: choice.island } }, 'QC-17.2')
    const back = sea.state.tokens[ISLANDS.findIndex(({ id }) => id === choice.island)]
    expect([sea.view('ann').faces[back] >= 0, sea.view('bob').faces[back]]).toEqual([true, -1])
    drafted(sea, first).asks({ ann: 'champion' })
    expect(sea.state.tokens.every((token) => token !== -1)).toBe(true)
    expect(sea.view('ann').faces[back]).toBeGreaterThanOrEqual(0)
  })

  test('QC-1.6, QC-17.1: in the token draft only as many tokens as there are islands are dealt', () => {
    const sea = new Sea(quests, { seats: ['ann', 'bob'], options: { layout: 'ffa2', tokens: 'draft' }, chance: { first: [5, 0] } })
    const { islands } = chartOf(sea.state.chart)
    expect(sea.state.draft?.hands.flat()).toHaveLength(islands.length)
    expect(sea.state.box).toHaveLength(18 - islands.length)
    drafted(sea, first)
    expect(islands.every((island) => sea.state.tokens[island] !== -1)).toBe(true)
  })

  test.each(['first', 'last'] as const)(
    'QC-17.4 to 17.10, QC-17.14, QC-17.16, QC-R24: a map drafted by always the %s choice is whole',
    (way) => {
      const sea = new Sea(quests, { seats: ['ann', 'bob', 'cid'], options: { map: 'draft' }, chance: { first: [5, 0, 0], draft: [0] } })
      sea.asks({ ann: 'draft.face' })
      drafted(sea, way === 'first' ? first : last).asks({ ann: 'champion' })
      const chart = chartOf(sea.state.chart)
      expect(hasAccess(chart)).toBe(true)
      expect([chart.terrain.includes(EMPTY), chart.workshops.length > 0, chart.trading.every((cell) => cell !== -1)]).toEqual([
        false,
        true,
        true,
      ])
      expect(chart.islands.length).toBeGreaterThanOrEqual(9)
      expect(homeCells(chart)).toEqual([CORNERS[0], CORNERS[2], CORNERS[4]])
    },
  )

  test('QC-17.5, QC-17.6: a piece must touch two edges, and a refused spot says so', () => {
    const sea = new Sea(quests, {
      seats: ['ann', 'bob'],
      options: { map: 'draft', workshopsFaceDown: false },
      chance: { first: [5, 0], draft: [20] },
    })
    sea.asks({ ann: 'draft.spot' })
    expect(explain(sea.game, sea.state, sea.state.asks[0]).map(({ choice, rule }) => [choice, rule])).toContainEqual([
      { at: [0, 0] },
      'QC-17.5',
    ])
    const walled = chartOf(sea.state.chart).terrain.slice()
    for (let cell = 0; cell < CELLS; cell++) if (hexDistance(CORNERS[0], cell) === 1) walled[cell] = 3
    expect(hasDraftAccess(walled, [CORNERS[0], CORNERS[2]])).toBe(false)
  })

  test('QC-17.7, QC-R51: a workshop tile lies either way too, unless by option', () => {
    const first = (options: object): Sea =>
      new Sea(quests, { seats: ['ann', 'bob'], options: { map: 'draft', ...options }, chance: { first: [5, 0], draft: [18] } })
    const sea = first({ workshopsFaceDown: false })
    expect(sea.state.draft?.piece[0]).toBe('7')
    sea.asks({ ann: 'draft.spot' })
    expect(sea.state.draft?.face).toBe('up')
    const down = first({})
      .asks({ ann: 'draft.face' })
      .when(captain('ann').says({ face: 'down' }))
    const [spot] = down.offered('ann')
    down.when(captain('ann').says(spot))
    if (down.state.asks[0].kind === 'draft.turn') down.when(captain('ann').says(down.offered('ann')[0]))
    // It is no island that went.
    expect(down.state.draft).toMatchObject({ removed: 0, placed: [{ tile: '7a', face: 'down' }] })
  })

  test('QC-17.11, QC-17.15: removing islands, refused where access or number would suffer', () => {
    const sea = given({ ann: 'kerris', bob: 'quaeth' }, { layout: 'intro', removeTiles: ['1a', '6c'] })
    expect(chartOf(sea.state.chart).islands).toHaveLength(16)
    expect([sea.state.pools[CLUES].faces.length, sea.state.pools[3].faces.length]).toEqual([16, 18])
    expect(sea.says(null)).toContain('Homes differ by')
    expect(() =>
      checkOptions(quests, { layout: 'intro', removeTiles: ['1a', '1b', '1c', '2a', '2b', '2c', '5a', '5b', '5c', '6a'] }, 2),
    ).toThrow(/QC-17.11/)
    expect(() => checkOptions(quests, { map: 'random', removeTiles: ['1a'] }, 2)).toThrow(/QC-17.15/)
    expect(() => checkOptions(quests, { layout: 'ffa2', removeTiles: ['1c'] }, 2)).toThrow(/does not lie face up/)
  })

  test('QC-17.12, QC-17.13: a random map keeps the pieces, has access, and is as fair as can be', () => {
    const sea = given({ ann: 'kerris', bob: 'quaeth' }, { layout: 'ffa2', map: 'random' })
    const count = (signs: string): string => signs.split('').toSorted().join('')
    expect(count(sea.state.chart)).toBe(count(signsOf(LAYOUTS.ffa2, 2)))
    const chart = chartOf(sea.state.chart)
    expect([hasAccess(chart), sea.state.chart === signsOf(LAYOUTS.ffa2, 2)]).toEqual([true, false])
    expect(unfairness(chart)).toBeLessThanOrEqual(25)
    expect(touchingIslands(chart)).toBeLessThanOrEqual(4)
  })
})
