import { must } from '@flotilla/kernel'
import { canEnter } from './chart.ts'
import { CELLS } from './hexes.ts'
import { CLUES, GOOD_KINDS, LOOT, QUESTS, SOURCES, chart, heartsOf, isSinking, loaded, teamOf, teams, type ReadCtx } from './state.ts'
import { slotsOf } from '../rules/loot/gear.ts'

/** What always holds, after every answer: counted components, bounds, places. */
export function invariants(ctx: ReadCtx): void {
  const s = ctx.state
  must(s.chart === '' || s.chart.length === CELLS, 'the chart has a sign for every cell')
  if (s.round === 0) return
  everyCardOnce(ctx)
  const { supply, start, champions } = ctx.edition
  if (s.options.finiteSupplies) {
    for (let good = 0; good < GOOD_KINDS; good++)
      must(s.goods[good] + s.ships.reduce((all, ship) => all + ship.cargo[good], 0) === supply.goods, `${supply.goods} of good ${good}`)
    must(s.ammo + s.ships.reduce((all, ship) => all + ship.ammo, 0) === supply.ammo, `${supply.ammo} ammo dice`)
  }
  for (let seat = 0; seat < s.seats; seat++) {
    const ship = s.ships[seat]
    const { sails, cannons, cargo } = champions[ship.champion]
    must(ship.coins >= 0 && ship.ammo >= 0 && ship.bonus >= 0, `seat ${seat} owes something`)
    must(ship.damage >= 0 && (ship.damage < heartsOf(ctx, seat) || isSinking(s, seat)), `damage ${ship.damage} of seat ${seat}`)
    must(ship.sails <= sails[1] && ship.readySails >= 0 && ship.readySails <= ship.sails, `sails of seat ${seat}`)
    must(ship.cannons <= cannons[1] && ship.readyCannons >= 0 && ship.readyCannons <= ship.cannons, `cannons of seat ${seat}`)
    must(ship.slots <= cargo[1] && ship.cargo.every((held) => held >= 0), `cargo of seat ${seat}`)
    must(loaded(ship) <= slotsOf(ctx, seat) || s.asks.some(({ kind }) => kind === 'spill'), `seat ${seat} is overloaded`)
    must(ship.equipped.length <= ctx.edition.hand.equipped, `seat ${seat} has too much equipped`)
    must(ship.tally.length === ship.quests.length, `a tally for each quest of seat ${seat}`)
    must(canEnter(chart(s), ship.cell, s.homes[teamOf(s, seat)]), `seat ${seat} lies on a space it cannot enter`)
  }
  must(s.actions >= 0 && s.actions <= start.actions + 20, `${s.actions} actions`)
  for (let team = 0; team < teams(s); team++) {
    const lines = s.gained.slice(team * SOURCES.length, (team + 1) * SOURCES.length)
    must(s.prosperity[team] >= 0, 'prosperity is never below 0')
    must(lines.reduce((all, one) => all + one, 0) === s.prosperity[team], 'prosperity is the sum of its lines')
  }
}

function everyCardOnce(ctx: ReadCtx): void {
  const s = ctx.state
  const lies = [...s.decks.flat(), ...s.piles.flat(), ...s.out]
  for (const ship of s.ships) {
    lies.push(...ship.loot, ...ship.quests, ...ship.clues, ...ship.equipped, ...ship.solved, ...ship.finished)
  }
  must(lies.length === new Set(lies).size, 'a card lies in two places')
  const cards = s.pools[LOOT].faces.length + s.pools[QUESTS].faces.length + s.pools[CLUES].faces.length
  must(lies.length === cards, `${lies.length} of ${cards} cards are there`)
}
