import { deepFreeze, source } from '@flotilla/kernel'
import { z } from 'zod'
import { GOODS } from '../board/goods.ts'
import { ISLANDS, TRADING_PORTS } from '../board/pieces.ts'
import data from './house-1.json' with { type: 'json' }

export const NATIONS = ['dwunny', 'delve', 'porc'] as const
export type Nation = (typeof NATIONS)[number]

/** No number printed in this game has three digits; keeps a made-up file from asking for a billion dice. */
/** A name longer than this fits no card. */
const MOST_LETTERS = 120
const MOST = 99
/** More cards in a hand than this make too many answers for one ask. */
const MOST_IN_HAND = 9
const MOST_OF_A_REWARD = 20
/** No ship of any nation carries more than this of anything: supplies and the lists of choices rely on it. */
const MOST_OF_A_SHIP = 6

const whole = (least: number, most = MOST) => {
  const error = `expected a whole number from ${least} to ${most}`
  return z.int({ error }).min(least, { error, abort: true }).max(most, { error, abort: true })
}
const name = z
  .string({ error: 'expected a text' })
  .trim()
  .min(1, { error: 'expected a text that is not empty' })
  .max(MOST_LETTERS, { error: `expected at most ${MOST_LETTERS} letters` })

/** Every number of an entry says where it comes from. */
const entry = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject({ ...shape, source: z.record(z.strictObject(shape).keyof(), source).readonly() }).readonly()

const goods = z.partialRecord(z.enum(GOODS), whole(1, MOST_OF_A_SHIP)).readonly()
const place = z.union([
  z.strictObject({ island: z.enum(ISLANDS.map(({ id }) => id)) }).readonly(),
  z.strictObject({ trading: z.enum(TRADING_PORTS.map(({ id }) => id)) }).readonly(),
  z.enum(['anyWorkshop', 'ownHome']),
])
const goal = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('deliver'), goods, place }).readonly(),
  z.strictObject({ kind: z.literal('pay'), coins: whole(1), place }).readonly(),
  z.strictObject({ kind: z.literal('hit'), damage: whole(1) }).readonly(),
  z.strictObject({ kind: z.enum(['sink', 'explore', 'solve', 'pass', 'upgrade']), count: whole(1) }).readonly(),
  z.strictObject({ kind: z.enum(['land', 'store']), count: whole(1), within: z.enum(['held', 'turn']) }).readonly(),
])
const quest = z
  .strictObject({
    id: name,
    name,
    hard: z.boolean(),
    goal,
    reward: z
      .strictObject({
        prosperity: whole(0, MOST_OF_A_REWARD).default(0),
        coins: whole(0, MOST_OF_A_REWARD).default(0),
        ammo: whole(0, MOST_OF_A_REWARD).default(0),
        loot: whole(0, MOST_IN_HAND).default(0),
        clues: whole(0, MOST_IN_HAND).default(0),
      })
      .readonly(),
    source,
  })
  .readonly()

/** Loot is known by its id: what a design does is written in rules/loot. */
export const LOOT_IDS = [
  'gale',
  'ram',
  'hide',
  'spyglass',
  'barrel',
  'jib',
  'swivel',
  'scales',
  'lens',
  'grapnel',
  'seedling',
  'figurehead',
  'daring',
  'shell',
  'wind',
  'keg',
  'chart',
  'purse',
  'tome',
  'mine',
  'lantern',
  'repellent',
  'bulwark',
] as const
const loot = z
  .strictObject({
    id: z.enum(LOOT_IDS),
    name,
    copies: whole(0, 9),
    kind: z.enum(['equip', 'instant', 'reaction']),
    cost: z
      .strictObject({ goods: goods.default({}), coins: whole(0).default(0) })
      .readonly()
      .default({ goods: {}, coins: 0 }),
    source,
  })
  .readonly()

/** Champions are known by their ids too: their abilities are written in rules/champions. */
export const CHAMPION_IDS = ['pewter', 'valkyr', 'kerris', 'quaeth', 'elwing', 'phyrre', 'bozret', 'khalgoh', 'lyrah'] as const
export type ChampionId = (typeof CHAMPION_IDS)[number]
const startAndMax = (least: number) =>
  z
    .tuple([whole(least, MOST_OF_A_SHIP), whole(least, MOST_OF_A_SHIP)])
    .refine(([start, most]) => start <= most, { error: 'expected a start value that is not above the maximum' })
    .readonly()
const championShape = {
  id: z.enum(CHAMPION_IDS),
  name,
  nation: z.enum(NATIONS),
  mission: z.enum(['naval', 'aid', 'research']),
  hearts: whole(1, 9),
  sails: startAndMax(0),
  cannons: startAndMax(1),
  cargo: startAndMax(1),
}
const champion = z
  .strictObject({ ...championShape, source: z.partialRecord(z.strictObject(championShape).keyof(), source).readonly() })
  .readonly()

const unlike = <T extends { id: string }>(list: readonly T[], context: z.RefinementCtx): void => {
  for (const [i, { id }] of list.entries())
    if (list.findIndex((other) => other.id === id) < i)
      context.addIssue({ code: 'custom', path: [i, 'id'], message: `'${id}' is there twice` })
}

/** The printed numbers and cards; an owner of the box may load the printed ones. */
export const editionSchema = z
  .strictObject({
    id: name,
    title: name,
    start: entry({ coins: whole(0, MOST_OF_A_REWARD), ammo: whole(0, MOST_OF_A_REWARD), clues: whole(0, 3), actions: whole(1, 9) }),
    goal: entry({ byTeamSize: z.tuple([whole(1), whole(1), whole(1)]).readonly(), coopRounds: whole(1) }),
    supply: entry({ ammo: whole(1), goods: whole(1) }),
    traveler: entry({ passes: whole(1, 6), mostBonus: whole(0, 6) }),
    prices: entry({
      ammoPerCoin: whole(1),
      repair: whole(0),
      sellResource: whole(0),
      sellClue: whole(0),
      sellQuest: whole(0),
      upgrade: whole(0),
      artifact: whole(0),
      information: whole(0),
    }),
    combat: entry({ pipsPerDamage: whole(1), hit: whole(0), sunkRival: whole(0), sunkBySea: whole(0) }),
    island: entry({ exploreCoins: whole(0) }),
    clue: entry({ solve: whole(0), deliver: whole(0) }),
    hand: entry({ limit: whole(1, MOST_IN_HAND), equipped: z.literal(2, { error: 'expected 2: the rules are built on it' }) }),
    marauder: entry({ hearts: whole(1, 9), cannons: whole(1, 9), mostCannons: whole(1, 9), reload: whole(0, 9) }),
    missions: entry({ naval: whole(1), aid: whole(1), research: whole(1) }),
    champions: z.array(champion).length(CHAMPION_IDS.length, { error: 'expected the nine champions' }).superRefine(unlike).readonly(),
    loot: z
      .array(loot)
      .length(LOOT_IDS.length, { error: `expected the ${LOOT_IDS.length} designs of loot` })
      .superRefine(unlike)
      .readonly(),
    quests: z.array(quest).min(1).max(MOST).superRefine(unlike).readonly(),
  })
  .superRefine(({ champions, marauder }, context) => {
    for (const nation of NATIONS)
      if (champions.filter((one) => one.nation === nation).length !== 3)
        context.addIssue({
          code: 'custom',
          path: ['champions'],
          message: `expected three champions of ${nation}: a team of three needs them`,
        })
    if (marauder.cannons > marauder.mostCannons)
      context.addIssue({ code: 'custom', path: ['marauder', 'cannons'], message: `expected at most ${marauder.mostCannons}` })
  })
  .readonly()

/** The printed numbers that a table plays with. */
export type Edition = z.infer<typeof editionSchema>
/** A quest as the edition has it. */
export type Quest = Edition['quests'][number]
export type Goal = Quest['goal']
export type Place = Extract<Goal, { kind: 'deliver' }>['place']
export type LootCard = Edition['loot'][number]
export type LootId = LootCard['id']
export type Champion = Edition['champions'][number]

export const house1: Edition = deepFreeze(editionSchema.parse(data))
