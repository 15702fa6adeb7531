import { copyTable, type Seen } from '@flotilla/kernel'
import type { Draft, Marauder, QuestsState, Ship } from './state.ts'

const copyShip = (ship: Seen<Ship>): Ship => ({
  champion: ship.champion,
  cell: ship.cell,
  coins: ship.coins,
  ammo: ship.ammo,
  bonus: ship.bonus,
  damage: ship.damage,
  sails: ship.sails,
  readySails: ship.readySails,
  cannons: ship.cannons,
  readyCannons: ship.readyCannons,
  slots: ship.slots,
  cargo: ship.cargo.slice(),
  loot: ship.loot.slice(),
  quests: ship.quests.slice(),
  clues: ship.clues.slice(),
  tally: ship.tally.slice(),
  equipped: ship.equipped.slice(),
  solved: ship.solved.slice(),
  finished: ship.finished.slice(),
  delivered: ship.delivered,
  sunk: ship.sunk,
  used: ship.used,
})

const copyMarauder = (one: Marauder): Marauder => ({
  cell: one.cell,
  damage: one.damage,
  cannons: one.cannons,
  ready: one.ready,
  barred: one.barred,
})

const copyDraft = (draft: Draft): Draft => ({
  left: draft.left.slice(),
  stage: draft.stage,
  turn: draft.turn,
  piece: draft.piece,
  face: draft.face,
  at: draft.at,
  placed: draft.placed.slice(),
  removed: draft.removed,
  hands: draft.hands.map((hand) => hand.slice()),
})

/** Written out by hand: several times as fast as the kernel's general copy. */
export function copy(s: QuestsState): QuestsState {
  const ships: Ship[] = []
  for (let i = 0; i < s.ships.length; i++) ships.push(copyShip(s.ships[i]))
  const marauders: Marauder[] = []
  for (let i = 0; i < s.marauders.length; i++) marauders.push(copyMarauder(s.marauders[i]))
  const to = copyTable(s)
  to.round = s.round
  to.first = s.first
  to.active = s.active
  to.actions = s.actions
  to.cut = s.cut
  to.chart = s.chart
  to.homes = s.homes.slice()
  to.prosperity = s.prosperity.slice()
  to.gained = s.gained.slice()
  to.called = s.called
  to.ships = ships
  to.marauders = marauders
  to.decks = [s.decks[0].slice(), s.decks[1].slice(), s.decks[2].slice()]
  to.piles = [s.piles[0].slice(), s.piles[1].slice(), s.piles[2].slice()]
  to.out = s.out.slice()
  to.tokens = s.tokens.slice()
  to.seers = s.seers.slice()
  to.box = s.box.slice()
  to.goods = s.goods.slice()
  to.ammo = s.ammo
  to.voyage = s.voyage
  to.points = s.points
  to.free = s.free
  to.steps = s.steps
  to.from = s.from
  to.die = s.die
  to.added = s.added
  to.dice = s.dice.slice()
  to.shields = s.shields
  to.spent = s.spent
  to.sinking = s.sinking.slice()
  to.requests = s.requests.slice()
  to.draft = s.draft === null ? null : copyDraft(s.draft)
  to.ended = s.ended
  return to
}
