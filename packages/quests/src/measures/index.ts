import { each, type Measure, type Measures } from '@flotilla/bots/advice'
import type { Seat, Seen } from '@flotilla/kernel'
import { championOf, heartsOf, loaded, teamOf, teams, type QuestsState, type Ship, type ReadCtx } from '../board/state.ts'
import { BEST_PLAN, CLUES_SOON, DANGER, DEEDS_DONE, GOODS_SOON, HOME_SOON, OUTLOOK, addOutlook } from '../bots/outlook.ts'
import { CHAMPION_IDS, type Edition } from '../edition/schema.ts'
import { missionOf } from '../rules/coop.ts'

/** In the order of the features in `bots/prospects.ts`: most as they are, and by how much time is left. */
const features = [
  ...each(6, 'stars'),
  ...each(4, 'coins', 'ammo'),
  ...each(6, 'hearts', 'upgrades'),
  ...each(2, 'cargo'),
  ...each(4, 'loot'),
  ...each(2, 'quests', 'clues', 'solved'),
  ...each(6, 'turn'),
  'stars',
  'turn',
  ...each(4, 'promised', 'deeds', 'way', 'homeward'),
  ...each(2, 'danger', 'plan', 'homeward', 'promised'),
  ...CHAMPION_IDS.map(() => 'champion'),
]

/** What `bots/duties.ts` looks at most: a star of some twenty, a step of a few Missions. */
const crew = { stars: 0.05, missions: 0.25 }

/** What all ships of a team have together. */
function ofTeam(of: (ship: Seen<Ship>, ctx: ReadCtx, mate: Seat) => number): Measure<QuestsState, Edition>['amount'] {
  return (ctx, seat) => {
    const { ships, seats } = ctx.state
    let all = 0
    for (let mate = teamOf(ctx.state, seat); mate < seats; mate += teams(ctx.state))
      if (ships[mate].champion !== -1) all += of(ships[mate], ctx, mate)
    return all
  }
}

/** How much of something lies before a team's ships. */
const ahead = (what: number): Measure<QuestsState, Edition>['amount'] =>
  ofTeam((_ship, ctx, mate) => {
    const sums = new Float64Array(OUTLOOK)
    if (ctx.state.round > 0) addOutlook(ctx, mate, sums)
    return sums[what]
  })

const more = (amount: Measure<QuestsState, Edition>['amount']): Measure<QuestsState, Edition> => ({ amount, better: 'more' })

/** What counts at Quests & Cannons, as champions count it. */
export const questsMeasures: Measures<QuestsState, Edition> = {
  game: 'quests',
  features,
  crew,
  list: {
    stars: more(({ state }, seat) => state.prosperity[teamOf(state, seat)]),
    coins: more(ofTeam(({ coins }) => coins)),
    ammo: more(ofTeam(({ ammo }) => ammo)),
    hearts: more(ofTeam(({ damage }, ctx, mate) => heartsOf(ctx, mate) - damage)),
    upgrades: more(
      ofTeam(({ sails, cannons, slots }, ctx, mate) => {
        const { sails: from, cannons: armed, cargo } = championOf(ctx, mate)
        return sails - from[0] + cannons - armed[0] + slots - cargo[0]
      }),
    ),
    cargo: more(ofTeam((ship) => loaded(ship))),
    loot: more(ofTeam(({ loot, equipped }) => loot.length + equipped.length)),
    quests: more(ofTeam(({ quests }) => quests.length)),
    clues: more(ofTeam(({ clues }) => clues.length)),
    solved: more(ofTeam(({ solved }) => solved.length)),
    turn: { amount: ({ state: { active, seats } }, seat) => (seat - active + seats) % seats, better: 'less' },
    promised: more(ahead(GOODS_SOON)),
    deeds: more(ahead(DEEDS_DONE)),
    way: more(ahead(CLUES_SOON)),
    homeward: more(ahead(HOME_SOON)),
    danger: { amount: ahead(DANGER), better: 'less' },
    plan: more(ahead(BEST_PLAN)),
    missions: more(
      ofTeam((_ship, ctx, mate) => {
        const { done, needed } = missionOf(ctx, mate)
        return Math.min(done, needed)
      }),
    ),
    champion: more(({ state: { ships } }, seat) => (ships[seat].champion === -1 ? 0 : 1)),
  },
  brought: ['stars', 'coins', 'cargo', 'ammo', 'hearts', 'quests', 'clues'],
}
