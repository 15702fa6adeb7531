import type { Draft, Marauder, QuestsState, Ship } from './state.ts'

const copyShip = (ship: Ship): Ship => ({
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
  usedGear: ship.usedGear,
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
  return {
    game: s.game,
    sees: s.sees,
    seats: s.seats,
    options: s.options,
    seed: s.seed,
    luck: s.luck.slice(),
    tide: s.tide,
    agenda: s.agenda.slice(),
    asks: s.asks.slice(),
    sealed: s.sealed,
    replies: s.replies.slice(),
    pools: s.pools,
    faces: s.faces.slice(),
    known: s.known.slice(),
    round: s.round,
    first: s.first,
    active: s.active,
    actions: s.actions,
    cut: s.cut,
    chart: s.chart,
    homes: s.homes.slice(),
    prosperity: s.prosperity.slice(),
    gained: s.gained.slice(),
    called: s.called,
    ships,
    marauders,
    decks: [s.decks[0].slice(), s.decks[1].slice(), s.decks[2].slice()],
    piles: [s.piles[0].slice(), s.piles[1].slice(), s.piles[2].slice()],
    out: s.out.slice(),
    tokens: s.tokens.slice(),
    seers: s.seers.slice(),
    goods: s.goods.slice(),
    ammo: s.ammo,
    voyage: s.voyage,
    points: s.points,
    free: s.free,
    steps: s.steps,
    from: s.from,
    die: s.die,
    added: s.added,
    dice: s.dice.slice(),
    shields: s.shields,
    spent: s.spent,
    sinking: s.sinking.slice(),
    requests: s.requests.slice(),
    draft: s.draft === null ? null : copyDraft(s.draft),
    ended: s.ended,
  }
}
