import { deepFreeze, source } from '@flotilla/kernel'
import { z } from 'zod'
import one from './house-1.json' with { type: 'json' }
import two from './house-2.json' with { type: 'json' }

/** The most five squares can add up to: five raised dice. */
const MOST_OF_A_ROW = 35
/** No number printed on a map or counted in a box has three digits; keeps a made-up file from asking for a billion dice. */
/** A name longer than this fits no map. */
const MOST_LETTERS = 120
const MOST = 99
/** No row, chest or cannon has more squares: every square can be an answer. */
const MOST_SQUARES = 12
const MOST_DICE = 20
const MOST_SEATS = 5

/** Every number of an entry says where it comes from. */
const entry = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject({ ...shape, source: z.record(z.strictObject(shape).keyof(), source).readonly() }).readonly()

const whole = (least: number, most = MOST) => {
  const error = `expected a whole number from ${least} to ${most}`
  return z.int({ error }).min(least, { error, abort: true }).max(most, { error, abort: true })
}

const always = (value: 3) => z.literal(value, { error: `expected ${value}: the rules are built on it` })

const name = z
  .string({ error: 'expected a text' })
  .trim()
  .min(1, { error: 'expected a text that is not empty' })
  .max(MOST_LETTERS, { error: `expected at most ${MOST_LETTERS} letters` })

/** The sums that earn the levels of Hull, Ports or Crew. */
const rowThresholds = (fewest: number, most: number) => {
  const error = `expected ${fewest === most ? `exactly ${most}` : `${fewest} or ${most}`} thresholds, one for each level`
  return z
    .array(whole(1, MOST_OF_A_ROW), { error })
    .min(fewest, { error })
    .max(most, { error })
    .superRefine((sums, context) => {
      for (const [i, sum] of sums.entries())
        if (i > 0 && sum <= sums[i - 1])
          context.addIssue({ code: 'custom', path: [i], message: `expected more than ${sums[i - 1]}, the threshold of the level before` })
    })
    .readonly()
}

const row = (fewest: number, most: number) =>
  entry({ squares: whole(1, MOST_SQUARES), thresholds: rowThresholds(fewest, most), fullBonus: whole(0) })

/** The sums that earn a cannon's shots; all 0 means a fixed number of shots. */
const shotThresholds = z
  .array(whole(0), { error: 'expected the thresholds of the shots, as a list' })
  .min(1, { error: 'expected at least one threshold: a cannon has at least one shot' })
  .max(MOST_SQUARES, { error: `expected at most ${MOST_SQUARES} thresholds` })
  .superRefine((sums, context) => {
    for (const [i, sum] of sums.entries())
      if (i > 0 && sum < sums[i - 1])
        context.addIssue({ code: 'custom', path: [i], message: `expected at least ${sums[i - 1]}, the threshold of the shot before` })
  })
  .readonly()

const cannon = entry({ squares: whole(2, MOST_SQUARES), thresholds: shotThresholds })

/** The rows of all chests, or of each; a bonus for a full chest, which no rule names (RW-R1), may be left out. */
const rows = z.union(
  [whole(1, MOST_SQUARES), z.tuple([whole(1, MOST_SQUARES), whole(1, MOST_SQUARES), whole(1, MOST_SQUARES)]).readonly()],
  {
    error: 'expected a whole number of rows, or one for each of the three chests',
  },
)
const chests = z
  .strictObject({
    count: always(3),
    columns: whole(1, MOST_SQUARES),
    rows,
    buriedBonus: whole(0),
    fullBonus: whole(0).default(0),
    source: z
      .strictObject({ count: source, columns: source, rows: source, buriedBonus: source, fullBonus: source.default('house') })
      .readonly(),
  })
  .readonly()

const parts = z.strictObject({
  id: name,
  title: name,
  infamy: entry({ start: whole(0), max: whole(5), perPoint: whole(1) }),
  spirits: entry({ squares: whole(1, MOST_SQUARES), raised: whole(1) }),
  chests,
  hull: row(2, 3),
  small: cannon,
  large: cannon,
  ports: row(3, 3),
  crew: row(3, 3),
  dice: entry({
    crewPerSeat: whole(1, MOST_DICE),
    crewInBag: whole(0, MOST_DICE),
    freebooters: whole(0, MOST_DICE),
    freebootersBeyondSeats: whole(0, MOST_DICE),
    perSeatAndRound: always(3),
    sailorFace: whole(1, 6),
  }),
})

/** The numbers printed on the map and counted in the box; an owner of the box may load the printed ones. */
export const editionSchema = parts
  .superRefine(({ infamy, chests, small, large, crew, dice }, context) => {
    const expect = (holds: boolean, path: readonly [keyof typeof parts.shape, string], message: string) => {
      if (!holds) context.addIssue({ code: 'custom', path: [...path], message })
    }
    expect(infamy.start <= infamy.max, ['infamy', 'start'], `expected at most ${infamy.max}, the Infamy circles of the map`)
    const shallowest = typeof chests.rows === 'number' ? chests.rows : Math.min(...chests.rows)
    expect(chests.columns * shallowest >= 2, ['chests', 'rows'], 'expected columns and rows that give a chest at least 2 squares')
    expect(large.squares > small.squares, ['large', 'squares'], `expected more than ${small.squares}, the squares of the small cannon`)

    const hired = dice.crewInBag + crew.thresholds.length
    expect(dice.crewPerSeat >= hired, ['dice', 'crewPerSeat'], `expected at least ${hired}: those in the bag and one for each crew level`)
    const clear = MOST_SEATS + dice.freebootersBeyondSeats
    expect(dice.freebooters >= clear, ['dice', 'freebooters'], `expected at least ${clear}: the bag's share with ${MOST_SEATS} seats`)
    const bag = MOST_SEATS * dice.crewInBag + clear
    const drawn = MOST_SEATS * dice.perSeatAndRound
    expect(bag >= drawn, ['dice', 'crewInBag'], `expected a bag of at least ${drawn} dice with ${MOST_SEATS} seats, this one holds ${bag}`)
  })
  .readonly()

/** The printed numbers that a table plays with. */
export type Edition = z.infer<typeof editionSchema>

/** Hulls that keep off everything, and hardly a shot: the numbers of before. */
export const house1: Edition = deepFreeze(editionSchema.parse(one))
/** The rulebook's game of broadsides (docs/balance.md). */
export const house2: Edition = deepFreeze(editionSchema.parse(two))
