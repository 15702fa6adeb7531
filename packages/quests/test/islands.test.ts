import { FRESH_TALLY } from '../src/board/tally.ts'
import { describe, expect, test } from 'vitest'
import { CLUES, LOOT, QUESTS } from '../src/board/state.ts'
import { islandNumber } from '../src/board/pieces.ts'
import { TURN_REFRESH } from '../src/rules/steps.ts'
import { ann, bob, given, type Sea } from './sea.ts'

const two = (): Sea => given({ ann: 'lyrah', bob: 'quaeth' })

describe('landing and exploring', () => {
  test('QC-4.1, QC-4.2, QC-4.3, QC-4.4, QC-4.5, QC-R48: the first visitor explores, gains a coin and draws; the next only draws', () => {
    const sea = two()
      .token('mosswick', 'spice', false)
      .puts('ann', { at: [0, -2] })
      .puts('bob', { at: [0, -2] })
      .tops(QUESTS, 'q01', 'q02')
    sea.when(ann.moves, ann.to(-1, -2), ann.stops)
    expect(sea.isOpen('mosswick')).toBe(true)
    expect(sea.coinsOf('ann')).toBe(4)
    expect(sea.hand('ann', QUESTS)).toEqual(['q01'])
    sea.when(ann.ends, bob.moves, bob.to(-1, -2), bob.stops)
    expect(sea.coinsOf('bob')).toBe(3)
    expect(sea.hand('bob', QUESTS)).toEqual(['q02'])
  })

  test('QC-4.6, QC-R37: ending a voyage where it began is a landing event too', () => {
    const sea = two()
      .token('emberroost', 'gem')
      .puts('ann', { at: [3, -2] })
      .tops(QUESTS, 'q07')
    sea.when(ann.moves, ann.to(3, -3), ann.to(3, -2, 1), ann.stops)
    expect(sea.hand('ann', QUESTS)).toEqual(['q07'])
    expect(sea.coinsOf('ann')).toBe(3)
  })

  test('QC-4.2: on ports nothing is drawn', () => {
    const sea = two()
      .puts('ann', { at: [-1, -2] })
      .when(ann.moves, ann.to(0, -2), ann.stops)
    expect(sea.hand('ann', QUESTS)).toEqual([])
  })

  test('QC-4.3, QC-R10: a quest drawn by a landing does not count that landing', () => {
    const sea = two()
      .puts('ann', { at: [0, -2] })
      .tops(QUESTS, 'q37')
      .when(ann.moves, ann.to(-1, -2), ann.stops)
    expect(sea.hand('ann', QUESTS)).toEqual(['q37'])
    expect(sea.prosperity('ann')).toBe(0)
  })

  test('QC-4.5, QC-11.3, QC-R11: drawing is forced whatever the hand; with no card anywhere nothing is drawn', () => {
    const full = two()
      .puts('ann', { at: [0, -2], quests: ['q01', 'q02', 'q03'] })
      .tops(QUESTS, 'q20')
      .when(ann.moves, ann.to(-1, -2), ann.stops)
    expect(full.hand('ann', QUESTS)).toEqual(['q01', 'q02', 'q03', 'q20'])
    const empty = two()
      .puts('ann', { at: [0, -2] })
      .leaves(QUESTS, [])
      .when(ann.moves, ann.to(-1, -2), ann.stops)
    expect(empty.hand('ann', QUESTS)).toEqual([])
    empty.asks({ ann: 'turn' })
  })

  test('QC-4.7: a turn that starts on an island is no landing event', () => {
    const sea = two()
      .puts('bob', { at: [-1, -2] })
      .when(ann.ends)
    expect(sea.hand('bob', QUESTS)).toEqual([])
    expect(sea.isOpen('mosswick')).toBe(false)
  })

  test('QC-4.4, QC-12.19: the Spyglass looks within three spaces, tells only its owner, and finds a coin more', () => {
    const sea = two()
      .token('fernhollow', 'gem', false)
      .puts('ann', { at: [3, -3], equipped: ['spyglass-1'] })
    sea.refuses(ann.does('spy', { island: 'pinecrown' }), 'QC-12.19', 'refuse.tooFarAway')
    sea.when(ann.does('spy', { island: 'fernhollow' }))
    const token = sea.state.tokens[islandNumber('fernhollow')]
    expect(sea.view('ann').faces[token]).toBe(3)
    expect(sea.view('bob').faces[token]).toBe(-1)
    sea.refuses(ann.does('spy', { island: 'emberroost' }), 'QC-12.19').puts('ann', { at: [1, -1] })
    sea.when(ann.moves, ann.to(0, -1), ann.stops)
    expect(sea.coinsOf('ann')).toBe(5)
  })
})

describe('gathering', () => {
  test('QC-4.8, QC-4.9: as many as you choose, dropping exactly what needs room', () => {
    const sea = two()
      .token('mosswick', 'spice')
      .puts('ann', { at: [-1, -2], cargo: { lumber: 1, metal: 1 } })
      .when(ann.does('gather'))
    expect(sea.offered('ann')).toEqual(
      expect.arrayContaining([
        { take: 2, drop: ['lumber', 'metal'] },
        { take: 1, drop: ['lumber'] },
        { take: 1, drop: ['metal'] },
      ]),
    )
    sea.when(ann.says({ take: 2, drop: ['lumber', 'metal'] }))
    expect(sea.cargo('ann')).toEqual({ spice: 2 })
    expect(sea.state.actions).toBe(2)
  })

  test('QC-4.10, QC-11.6, QC-11.7, QC-R40: the supply of ten limits what can be taken', () => {
    const sea = given({ ann: 'lyrah', bob: 'valkyr', cid: 'khalgoh' })
      .token('mosswick', 'spice')
      .puts('ann', { at: [-1, -2] })
    expect(sea.state.goods).toEqual([10, 10, 10, 10, 10])
    sea
      .puts('bob', { slots: 5, cargo: { spice: 5 } })
      .puts('cid', { slots: 5, cargo: { spice: 4 } })
      .when(ann.does('gather'))
    // Just one is left: it is taken without a question.
    expect(sea.cargo('ann')).toEqual({ spice: 1 })
    sea.refuses(ann.does('gather'), 'QC-4.10')
  })

  test('QC-4.11, QC-2.4: nothing is gathered from a face-down island, at sea or without an action', () => {
    const sea = two()
    sea.refuses(ann.does('gather'), 'QC-4.8')
    sea.puts('ann', { at: [-1, -2] }).refuses(ann.does('gather'), 'QC-4.11')
    sea.token('mosswick', 'gem').actions(0).refuses(ann.does('gather'), 'QC-2.4')
  })
})

describe('quests', () => {
  test('QC-5.1, QC-5.2, QC-5.4, QC-5.5: a delivery takes all goods at once, costs no action, and lies open', () => {
    const sea = two()
      .token('pinecrown', 'gem')
      .puts('ann', { at: [-3, -1], quests: ['q16'], cargo: { metal: 1 } })
    sea.refuses(ann.does('quest', { card: 'q16' }), 'QC-5.1', 'refuse.goodsMissing').puts('ann', { cargo: { metal: 1, lumber: 1 } })
    sea.when(ann.does('quest', { card: 'q16' }))
    expect([sea.prosperity('ann'), sea.coinsOf('ann'), sea.cargo('ann'), sea.state.actions]).toEqual([2, 5, {}, 3])
    expect(sea.ship('ann').finished).toHaveLength(1)
    sea.refuses(ann.does('sell', { what: 'q16' }), null)
    expect(sea.says('bob')).toContain('New Palisade')
  })

  test('QC-5.1, QC-5.2: payments and any Workshop; the place is checked', () => {
    const sea = two().puts('ann', { at: [2, -3], quests: ['q26', 'q33'], cargo: { lumber: 1, metal: 1 }, coins: 8 })
    sea.refuses(ann.does('quest', { card: 'q33' }), 'QC-5.1', 'refuse.wrongPlace').when(ann.does('quest', { card: 'q26' }))
    sea.puts('ann', { at: [3, 0], coins: 7 }).refuses(ann.does('quest', { card: 'q33' }), 'QC-5.1', 'refuse.coinsMissing')
    sea.puts('ann', { coins: 8 }).when(ann.does('quest', { card: 'q33' }))
    expect([sea.prosperity('ann'), sea.coinsOf('ann')]).toEqual([6, 0])
  })

  test('QC-5.3, QC-5.6, QC-5.10, QC-5.13: deeds finish by themselves and count from the draw on; a count is lost with its card', () => {
    const sea = two()
      .puts('ann', { at: [0, -2], quests: ['q38'] })
      .tops(QUESTS, 'q01')
    sea.refuses(ann.does('quest', { card: 'q38' }), 'QC-5.3')
    sea.when(ann.moves, ann.to(-1, -2), ann.stops)
    expect(sea.says('ann')).toContain('(1 done)')
    expect(sea.says('bob')).not.toContain('Survey of the Isles')
    sea
      .puts('ann', { at: [0, -2] })
      .when(ann.does('sell', { what: 'q38' }))
      .puts('ann', { quests: ['q38'] })
    expect(sea.says('ann')).toContain('(0 done)')
    expect(sea.prosperity('ann')).toBe(0)
  })

  test('QC-5.7: one deed counts for every quest; the earlier drawn is rewarded first', () => {
    const sea = two().puts('ann', { at: [0, -2], quests: ['q37', 'q39'] })
    sea.set((s) => (s.ships[0].tally[1] = { ...FRESH_TALLY, land: [0, 1, 2] })).when(ann.moves, ann.to(-1, -2), ann.stops)
    sea.tells('finished', { what: 'q37' }, { what: 'q39' })
    expect(sea.prosperity('ann')).toBe(3)
  })

  test('QC-5.10, QC-2.2: three different islands within one turn, rewarded before the third draw', () => {
    const sea = two()
      .puts('ann', { at: [3, -2], quests: ['q40'], sails: 4, readySails: 4 })
      .tops(QUESTS, 'q01', 'q02', 'q03')
    sea.when(ann.moves, ann.to(3, -1), ann.to(4, -1, 1), ann.stops)
    sea.when(ann.moves, ann.to(3, -1), ann.to(3, -2, 1), ann.stops)
    sea.when(ann.moves, ann.to(3, -3), ann.to(3, -4, 1))
    sea.when(ann.stops).tells('finished', { what: 'q40' })
    expect([sea.prosperity('ann'), sea.hand('ann', QUESTS)]).toEqual([3, ['q01', 'q02', 'q03']])
    const next = two()
      .puts('ann', { quests: ['q40'] })
      .set((s) => (s.ships[0].tally[0] = { ...FRESH_TALLY, land: [0, 1], landThisTurn: [0, 1] }))
    next.from(TURN_REFRESH)
    expect(next.ship('ann').tally[0]).toMatchObject({ land: [0, 1], landThisTurn: [] })
  })

  test('QC-5.12: upgrades, solved and delivered clues count', () => {
    const sea = two().puts('ann', { at: [2, -3], quests: ['q44'], cargo: { lumber: 1, canvas: 1 }, coins: 6 })
    sea.when(ann.does('upgrade', { part: 'sail' }), ann.does('upgrade', { part: 'cargo' }))
    expect([sea.prosperity('ann'), sea.coinsOf('ann')]).toEqual([2, 1])
    const clues = two().puts('ann', { quests: ['q45'], solved: ['amberfall', 'duskmere', 'gullwatch'] })
    for (const island of ['amberfall', 'duskmere', 'gullwatch']) clues.when(ann.does('deliver', { clue: `clue-${island}` }))
    expect(clues.prosperity('ann')).toBe(6)
  })

  test('QC-5.4, QC-11.7: a reward that is short gives what is there', () => {
    const sea = two()
      .puts('ann', { at: [2, -3], quests: ['q28'], cargo: { gem: 1 } })
      .set((s) => {
        s.ships[1].ammo += s.ammo - 1
        s.ammo = 1
      })
    sea.when(ann.does('quest', { card: 'q28' })).is('ann', { ammo: 6 })
  })
})

describe('clues', () => {
  const atCinderreef = (): Sea => two().puts('ann', { at: [1, -3], clues: ['cinderreef', 'amberfall'] })

  test('QC-6.1, QC-6.2, QC-6.3, QC-6.5, QC-6.6, QC-R27: solve for loot, draw a new clue, deliver it at home', () => {
    const sea = atCinderreef().tops(LOOT, 'purse-1').tops(CLUES, 'clue-duskmere')
    sea.refuses(ann.does('solve', { clue: 'clue-amberfall', take: 'loot' }), 'QC-6.1')
    sea.when(ann.does('solve', { clue: 'clue-cinderreef', take: 'loot' }))
    expect([sea.hand('ann', LOOT), sea.hand('ann', CLUES), sea.state.actions]).toEqual([
      ['purse-1'],
      ['clue-amberfall', 'clue-duskmere'],
      2,
    ])
    sea.refuses(ann.does('deliver', { clue: 'clue-cinderreef' }), 'QC-6.5')
    sea.puts('ann', { at: [0, -4] }).when(ann.does('deliver', { clue: 'clue-cinderreef' }))
    expect([sea.prosperity('ann'), sea.ship('ann').delivered, sea.state.out.length, sea.pile(CLUES)]).toEqual([1, 1, 1, []])
  })

  test('QC-6.2, QC-2.4: without loot anywhere only 1★ is left; without an action nothing', () => {
    const sea = atCinderreef().leaves(LOOT, [])
    sea.refuses(ann.does('solve', { clue: 'clue-cinderreef', take: 'loot' }), 'QC-6.2')
    sea.when(ann.does('solve', { clue: 'clue-cinderreef', take: 'prosperity' }))
    expect(sea.prosperity('ann')).toBe(1)
    atCinderreef()
      .actions(0)
      .refuses(ann.does('solve', { clue: 'clue-cinderreef', take: 'prosperity' }), 'QC-2.4')
  })

  test('QC-11.3, QC-6.4: an empty clue deck is made anew from its pile; with neither no clue comes', () => {
    const solve = ann.does('solve', { clue: 'clue-cinderreef', take: 'prosperity' })
    const sea = atCinderreef().leaves(CLUES, [], ['clue-duskmere', 'clue-gullwatch']).when(solve)
    expect([sea.hand('ann', CLUES).length, sea.state.decks[CLUES].length, sea.pile(CLUES)]).toEqual([2, 1, []])
    expect(atCinderreef().leaves(CLUES, []).when(solve).hand('ann', CLUES)).toEqual(['clue-amberfall'])
  })

  test('QC-6.7, QC-R28: solved clues are open and cannot be sold', () => {
    const sea = two().puts('ann', { at: [0, -2], solved: ['amberfall'] })
    sea.refuses(ann.does('sell', { what: 'clue-amberfall' }), 'QC-6.7')
    expect(sea.says('bob')).toContain('Solved: clue of Amberfall')
    const sold = given({ ann: 'kerris', bob: 'quaeth' }, { layout: 'intro', sellSolved: true })
      .puts('ann', { at: [0, -2], solved: ['amberfall'] })
      .when(ann.does('sell', { what: 'clue-amberfall' }))
    expect([sold.coinsOf('ann'), sold.pile(CLUES)]).toEqual([5, ['clue-amberfall']])
  })

  test('QC-6.3, QC-12.19: the Lens adds two coins', () => {
    const sea = atCinderreef()
      .puts('ann', { equipped: ['lens-1'] })
      .when(ann.does('solve', { clue: 'clue-cinderreef', take: 'prosperity' }))
    expect(sea.coinsOf('ann')).toBe(5)
  })
})
