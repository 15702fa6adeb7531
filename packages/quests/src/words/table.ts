import type { Message, Seat, Section, Seen } from '@flotilla/kernel'
import { cardId, designAt } from '../board/cards.ts'
import { EMPTY, chartOf } from '../board/chart.ts'
import type { Champion, Goal, Quest } from '../edition/schema.ts'
import { GOODS } from '../board/goods.ts'
import { CELLS, Q, R } from '../board/hexes.ts'
import { spreadOf } from '../board/maps.ts'
import { coopGoalIsMet, missionOf } from '../rules/coop.ts'
import { ISLANDS, TRADING_PORTS } from '../board/pieces.ts'
import {
  CLUES,
  LOOT,
  QUESTS,
  championOf,
  chart,
  crewOf,
  goalOf,
  heartsOf,
  isCoop,
  loaded,
  placeOf,
  teams,
  type Ship,
  type ReadCtx,
} from '../board/state.ts'
import { isExplored, tokenOf } from '../board/island-tokens.ts'
import { slotsOf } from '../rules/loot/gear.ts'
import { needed, progress } from '../board/tally.ts'

type Params = NonNullable<Message['params']>
const say = (code: string, params: Params = {}): Message => ({ code, params })

/** A cell's coordinates, as people read them. */
export const spot = (cell: number): string => `(${Q[cell]}, ${R[cell]})`

/** What a quest brings, by its id. */
export function rewardOf(ctx: ReadCtx, id: string): Params {
  const quest = ctx.edition.quests.find((one) => one.id === id)
  return quest === undefined ? {} : { ...quest.reward }
}

/** What a Mission asks for: its number under its own name, the others' none. */
export const taskOf = (ctx: ReadCtx, mission: Champion['mission']): Params => ({
  naval: 0,
  aid: 0,
  research: 0,
  mission,
  [mission]: ctx.edition.missions[mission],
})

/** A champion's Mission: its task, and how far it is. */
export const missionTold = (ctx: ReadCtx, seat: Seat): Message =>
  say('table.mission', { ...missionOf(ctx, seat), ...taskOf(ctx, championOf(ctx, seat).mission) })

/** The table in words: what the viewer may know, as headed lists. */
export function describe(ctx: ReadCtx, me: Seat | null): Section[] {
  const s = ctx.state
  const sections: Section[] = [describeRound(ctx)]
  if (s.chart !== '') sections.push(describeMap(ctx))
  if (s.pools.length > 0) sections.push(describeIslands(ctx), describePorts(ctx))
  for (let k = 0; k < s.seats; k++) sections.push(describeShip(ctx, ((me ?? 0) + k) % s.seats))
  if (s.marauders.length > 0) sections.push(describeMarauders(ctx))
  return sections
}

function describeRound(ctx: ReadCtx): Section {
  const s = ctx.state
  const lines: Message[] = []
  for (let team = 0; team < teams(s); team++) {
    lines.push(say('table.team', { seats: crewOf(s, team), prosperity: s.prosperity[team] }))
  }
  if (s.round === 0) return { title: say('table.setUp'), lines }
  lines.unshift(say('table.turn', { seat: s.active, actions: s.actions, voyage: s.voyage, points: s.points, free: s.free }))
  if (isCoop(s)) lines.push(say('table.coop', { goal: goalOf(ctx), reached: coopGoalIsMet(ctx), rounds: ctx.edition.goal.coopRounds }))
  else if (s.called) lines.push(say('table.called'))
  const counts = { loot: s.decks[LOOT].length, quests: s.decks[QUESTS].length, clues: s.decks[CLUES].length }
  const piles = { lootPile: s.piles[LOOT].length, questsPile: s.piles[QUESTS].length, cluesPile: s.piles[CLUES].length }
  lines.push(say('table.decks', { ...counts, ...piles }))
  if (s.options.finiteSupplies)
    lines.push(say('table.supply', { ...Object.fromEntries(GOODS.map((good, i) => [good, s.goods[i]])), ammo: s.ammo }))
  return { title: say('table.title', { round: s.round, goal: goalOf(ctx) }), lines }
}

/** The map as text, a row a line, each shifted by half a hex. */
function describeMap(ctx: ReadCtx): Section {
  const s = ctx.state
  const lines: Message[] = []
  for (let r = -4; r <= 5; r++) {
    let row = ''
    for (let x = -8; x <= 11; x++) {
      let sign = ' '
      for (let cell = 0; cell < CELLS; cell++) if (R[cell] === r && 2 * Q[cell] + r === x) sign = s.chart[cell]
      row += 'xyz'.includes(sign) ? '$' : sign
    }
    lines.push(say('table.row', { row }))
  }
  lines.push(say('table.legend'))
  const { terrain } = chartOf(s.chart)
  if ((s.options.removeTiles.length > 0 || s.options.map !== 'layout') && !terrain.includes(EMPTY))
    lines.push(say('table.spread', { ...spreadOf(chart(s)) }))
  return { title: say('table.map'), lines }
}

function describeIslands(ctx: ReadCtx): Section {
  const s = ctx.state
  const map = chart(s)
  const lines = map.islands.map((island) => {
    const back = s.tokens[island]
    const good = back === -1 ? undefined : GOODS[tokenOf(s, island)]
    const { id, letter } = ISLANDS[island]
    const seen = good !== undefined && !isExplored(s, island)
    return say('table.island', { letter, island: id, at: spot(map.cellOf[island]), good: good ?? null, seen })
  })
  return { title: say('table.islands'), lines }
}

function describePorts(ctx: ReadCtx): Section {
  const s = ctx.state
  const map = chart(s)
  const lines: Message[] = []
  for (const [n, cell] of map.trading.entries())
    if (cell !== -1) lines.push(say('table.tradingPort', { port: TRADING_PORTS[n].id, at: spot(cell) }))
  for (const cell of map.workshops) lines.push(say('table.workshop', { at: spot(cell) }))
  for (let team = 0; team < teams(s); team++)
    if (s.homes[team] !== -1) lines.push(say('table.home', { seats: crewOf(s, team), at: spot(s.homes[team]) }))
  return { title: say('table.ports'), lines }
}

function describeShip(ctx: ReadCtx, seat: Seat): Section {
  const s = ctx.state
  const ship = s.ships[seat]
  if (ship.champion === -1) return { title: say('table.ship', { seat, champion: null }), lines: [] }
  const one = championOf(ctx, seat)
  const title = say('table.ship', { seat, champion: one.id, nation: one.nation })
  if (s.round === 0) return { title, lines: [say('table.abilities', { champion: one.id, nation: one.nation })] }
  const hearts = heartsOf(ctx, seat)
  const cargo = GOODS.flatMap((good, i) => Array.from({ length: ship.cargo[i] }, () => good))
  const lines: Message[] = [
    say('table.abilities', { champion: one.id, nation: one.nation }),
    say('table.place', { place: placeOf(s, ship.cell), at: spot(ship.cell) }),
    say('table.hull', {
      left: hearts - ship.damage,
      hearts,
      readySails: ship.readySails,
      sails: ship.sails,
      mostSails: one.sails[1],
      readyCannons: ship.readyCannons,
      cannons: ship.cannons,
      mostCannons: one.cannons[1],
    }),
    say('table.hold', {
      loaded: loaded(ship),
      slots: slotsOf(ctx, seat),
      mostSlots: one.cargo[1],
      cargo,
      coins: ship.coins,
      ammo: ship.ammo,
      bonus: ship.bonus,
    }),
    say('table.hand', { loot: ship.loot.length, quests: ship.quests.length, clues: ship.clues.length }),
    ...describeCards(ctx, ship),
  ]
  if (isCoop(s)) lines.push(missionTold(ctx, seat))
  return { title, lines }
}

/** The cards of a ship, as far as the viewer sees them. */
function describeCards(ctx: ReadCtx, ship: Seen<Ship>): Message[] {
  const s = ctx.state
  const lines: Message[] = []
  for (const back of ship.equipped) lines.push(say('table.equipped', { card: designAt(ctx, back) ?? '' }))
  for (const back of ship.loot) if (s.faces[back] >= 0) lines.push(say('table.loot', { card: designAt(ctx, back) ?? '' }))
  for (const [slot, back] of ship.quests.entries()) if (s.faces[back] >= 0) lines.push(describeQuest(ctx, ship, slot))
  for (const back of ship.clues) if (s.faces[back] >= 0) lines.push(say('table.clue', { card: cardId(ctx, CLUES, back) }))
  if (ship.solved.length > 0) lines.push(say('table.solved', { clues: ship.solved.map((back) => cardId(ctx, CLUES, back)) }))
  if (ship.finished.length > 0) lines.push(say('table.finished', { quests: ship.finished.map((back) => cardId(ctx, QUESTS, back)) }))
  if (ship.delivered > 0) lines.push(say('table.delivered', { n: ship.delivered }))
  return lines
}

/** A ship's quest in words, with how far it has come. */
export function describeQuest(ctx: ReadCtx, ship: Seen<Ship>, slot: number): Message {
  const quest = ctx.edition.quests[ctx.state.faces[ship.quests[slot]]]
  return questText(quest, progress(ship.tally, slot, quest.goal))
}

/** A quest as it is printed, by its id. */
export const describeCard = (ctx: ReadCtx, id: string): Message =>
  questText(ctx.edition.quests.find((quest) => quest.id === id) ?? ctx.edition.quests[0], 0)

function questText({ id, hard, goal, reward }: Quest, done: number): Message {
  const params = { card: id, hard, ...reward, count: needed(goal), done, ...goalParams(goal) }
  return say('within' in goal && goal.within === 'turn' ? `goal.${goal.kind}Turn` : `goal.${goal.kind}`, params)
}

/** The goods and the place of a delivery or payment. */
export function goalParams(goal: Goal): Params {
  if (goal.kind !== 'deliver' && goal.kind !== 'pay') return {}
  const { place } = goal
  const where = typeof place === 'string' ? place : 'island' in place ? place.island : place.trading
  if (goal.kind === 'pay') return { coinsDue: goal.coins, place: where }
  return { goods: GOODS.flatMap((good) => Array.from({ length: goal.goods[good] ?? 0 }, () => good)), place: where }
}

function describeMarauders(ctx: ReadCtx): Section {
  const s = ctx.state
  const { hearts } = ctx.edition.marauder
  const lines = s.marauders.map(({ cell, damage, cannons, ready, barred }, n) =>
    cell === -1
      ? say('table.marauderSunk', { n: n + 1 })
      : say('table.marauder', {
          n: n + 1,
          place: placeOf(s, cell),
          at: spot(cell),
          left: hearts - damage,
          hearts,
          ready,
          cannons,
          barred,
        }),
  )
  return { title: say('table.marauders'), lines }
}
