/**
 * How a mate weighs things: in points, unless something else is said. Found by an evolution strategy (diagonal CMA-ES, 23 generations
 * of 14, 200 games each at 2 to 4 seats) against a hand-set start, a variant of it, two that rush the rows and its own earlier means;
 * then rounded.
 */
export const weights = {
  // an Infamy; above so many they are worth only a part of it
  infamy: 0.47,
  infamyEnough: 9.5,
  rich: 0.46,
  // how fast ships come to an end: chest squares and row squares in a round
  chestPace: 3.4,
  rowPace: 2.2,
  // the chance of losing the top of a chest: at most, by a loaded cannon's shot, by any later round and shot, shots in a volley,
  // the part of it for a cannon that lacks two dice, and the part that no clever stacking helps against
  riskMost: 0.92,
  riskNow: 0.37,
  riskLater: 0.013,
  riskShots: 2.5,
  riskTwoMissing: 0.33,
  riskFlat: 0.29,
  // rows: the part of a level that half the way to it is worth, the hope to fill them, squares in a round
  towards: 0.58,
  finish: 0.86,
  finishPace: 0.4,
  // a level of the hull by the risk it meets and by itself; levels of ports and crew by the rounds left; the lead in the ports
  hull: 3.2,
  hullAnyway: 0.16,
  ports: 1.4,
  portsLead: 0.66,
  crew: 0.35,
  // cannons: the part of the hoped-for loot while loading, dice in a round, hits against a hull that blocks all; loot and harm when firing
  load: 0.43,
  loadPace: 1.7,
  hitsLeast: 0.23,
  loot: 0.44,
  harm: 0.51,
  // the loot of two cannons at two targets, as a part of what each could take alone
  pair: 0.38,
  // the first and the second square of a pair
  spirits: 1.4,
  spiritsReady: 1.7,
  // a square of a chest: always, when squares are scarce, dice in a round
  priceFlat: 0.7,
  price: 2.3,
  squarePace: 1.9,
  // hurry of the leader, in a chest's square and, as a part of it, in a row's
  tempo: 1.5,
  rowTempo: 0.9,
  // ending the game with a clear lead, and what the others gain meanwhile
  end: 8.8,
  endMargin: 7,
  // burying: the top of the chest by its risk, the chest by the rounds left
  burySave: 0.12,
  buryLater: 0.065,
  // drafting: the price of a bribe by its Infamy, and a pip that others miss
  bribe: 0.9,
  deny: 0.1,
}
export type Weights = Readonly<Record<keyof typeof weights, number>>
