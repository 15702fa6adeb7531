import { checkOptions } from '@flotilla/kernel'
import { describe, expect, test } from 'vitest'
import { flipTile } from '../src/board/drawing.ts'
import { cellAt } from '../src/board/hexes.ts'
import { quests } from '../src/index.ts'
import { LAYOUTS, type Layout } from '../src/board/layouts.ts'
import { ann, given, type Sea } from './sea.ts'

const two = (): Sea => given({ ann: 'kerris', bob: 'quaeth' })

describe('what the rules do not allow is refused with the reason', () => {
  test('QC-3.1, QC-3.6: a move without movement left', () => {
    two().actions(0).refuses(ann.moves, 'QC-3.1', 'refuse.noActions').isAt('ann', 0, -4)
    two()
      .puts('ann', { readySails: 0 })
      .when(ann.moves)
      .refuses(ann.to(0, -3, 1), 'QC-3.6', 'refuse.tooFar')
      .isAt('ann', 0, -4)
  })

  test("QC-3.5: entering another's Home Port", () => {
    const sea = two().puts('ann', { at: [4, 0] })
    expect(sea.state.homes[1]).toBe(cellAt(5, 0))
    sea.when(ann.moves).refuses(ann.to(5, 0), 'QC-3.5', 'refuse.closed').isAt('ann', 4, 0)
  })

  test('QC-7.9: attacking in a safe harbour', () => {
    const sea = two()
      .puts('ann', { at: [2, -3] })
      .puts('bob', { at: [2, -3] })
    sea.refuses(ann.does('attack', { target: 'seat:1' }), 'QC-7.9', 'refuse.safeHarbour').is('bob', { damage: 0 })
  })

  test("QC-9.6: buying beyond the champion's maximum", () => {
    const sea = two().puts('ann', { at: [2, -3], coins: 9, sails: 4, readySails: 4, cargo: { canvas: 1 } })
    sea.refuses(ann.does('upgrade', { part: 'sail' }), 'QC-9.6', 'refuse.atMaximum').is('ann', { coins: 9, sails: 4 })
  })

  test('QC-10.1: giving to a teammate elsewhere, or to a rival', () => {
    const sea = given({ ann: 'pewter', bob: 'quaeth', cid: 'kerris', dee: 'elwing' }, { mode: 'team2v2' })
    sea.puts('ann', { at: [2, -2] })
    sea.refuses(ann.does('give', { to: 'seat:2', what: 'coin', n: 1 }), 'QC-10.1', 'refuse.mateElsewhere')
    sea.puts('bob', { at: [2, -2] })
    sea.refuses(ann.does('give', { to: 'seat:1', what: 'coin', n: 1 }), 'QC-10.1', 'refuse.notATeammate').is('bob', { coins: 3 })
  })

  test('QC-17.11: a layout file with an island that nobody could reach', () => {
    let walled: Layout = { ...LAYOUTS.intro, homesFor: { '2': [1, 3] } }
    for (const hex of [cellAt(3, -4), cellAt(3, -2), cellAt(4, -1)]) walled = flipTile(walled, hex)
    expect(() => checkOptions(quests, { layout: walled }, 2)).toThrow(/map\.unreached .*"home":1,"place":"duskmere","at":"\(5, -3\)"/)
    expect(() => checkOptions(quests, { layout: { ...walled, tiles: 'none' } }, 2)).toThrow(/layout/)
  })
})
