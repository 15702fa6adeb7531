import { deepFreeze, source } from '@flotilla/kernel'
import { z } from 'zod'
import { BREACH_CARDS, BREACH_KINDS, CARDS, CHARACTERS, CHESTS, CHEST_KINDS, ENEMIES, PERMANENTS } from '../board/things.ts'
import data from './house-1.json' with { type: 'json' }

/** A name longer than this fits no card. */
const MOST_LETTERS = 120
const MOST = 99
/** With more cards in a hand, the answers of a declaring seat (item, target, action and column) become thousands. */
const MOST_IN_HAND = 12
const MOST_COPIES = { water: 40, gem: 12, basic: 12, enemy: 6, character: 1 } as const
const PLAYERS = [3, 4, 5, 6] as const
const LEVELS = 4

const whole = (least: number, most = MOST) => {
  const error = `expected a whole number from ${least} to ${most}`
  return z.int({ error }).min(least, { error, abort: true }).max(most, { error, abort: true })
}
const always = (value: number) => z.literal(value, { error: `expected ${value}: the rules are built on it` })
const name = z
  .string({ error: 'expected a text' })
  .trim()
  .min(1, { error: 'expected a text that is not empty' })
  .max(MOST_LETTERS, { error: `expected at most ${MOST_LETTERS} letters` })
const exactly = <T extends z.ZodType>(count: number, item: T) => z.array(item).length(count, { error: `expected ${count} entries` })

/** An entry and where each of the named numbers comes from. */
const entry = <Shape extends z.ZodRawShape, K extends keyof Shape & string>(shape: Shape, sourced: readonly [K, ...K[]]) =>
  z.strictObject({ ...shape, source: z.record(z.enum(sourced), source).readonly() }).readonly()

/** One for each number of amulets in a hand, from none on. */
const amuletNumbers = <T extends z.ZodType>(item: T) =>
  z
    .array(item)
    .max(MOST_COPIES.enemy + 1)
    .readonly()

/** A list whose entries have these ids in this order: the rules know them by their place. */
const listed = <T extends z.ZodType<{ readonly id: string }>>(ids: readonly string[], item: T) =>
  exactly(ids.length, item)
    .superRefine((items, context) => {
      for (const [i, { id }] of items.entries())
        if (id !== ids[i]) context.addIssue({ code: 'custom', path: [i, 'id'], message: `expected '${ids[i]}'` })
    })
    .readonly()

const level = z.strictObject({ threshold: whole(1), water: whole(2, MOST_IN_HAND), treasure: whole(1, MOST_IN_HAND) }).readonly()
const basicFace = z.enum(['water', 'breach', 'cannon', 'blank'])
const specialFace = z.enum(['water', 'breach', 'attack1', 'attack2', 'blank'])
const hits = z.array(whole(1, 6)).max(6).readonly()

const parts = z.strictObject({
  id: name,
  title: name,
  levels: exactly(LEVELS, entry({ id: name, name }, ['name'])).readonly(),
  sheets: exactly(PLAYERS.length, entry({ players: whole(3, 6), levels: exactly(LEVELS, level).readonly() }, ['levels'])).readonly(),
  dice: entry(
    {
      basic: exactly(6, basicFace).readonly(),
      special: exactly(6, specialFace).readonly(),
      hits: z.strictObject({ single: hits, double: hits, triple: hits }).readonly(),
    },
    ['basic', 'special', 'hits'],
  ),
  enemies: listed(
    ENEMIES,
    entry(
      {
        id: name,
        name,
        complexity: whole(1, 3),
        specialDice: always(2),
        basicDice: z.array(whole(0, 12)).min(1).max(12).readonly(),
        marked: z.array(whole(1)).max(12).readonly(),
      },
      ['complexity', 'specialDice', 'basicDice', 'marked'],
    ),
  ),
  breaches: listed(
    BREACH_KINDS,
    entry(
      {
        id: name,
        name,
        water: whole(0, 9),
        hammers: whole(1, 9),
        cards: z
          .array(z.array(whole(3, 6)).max(PLAYERS.length).readonly())
          .max(BREACH_CARDS * PLAYERS.length)
          .readonly(),
      },
      ['water', 'hammers', 'cards'],
    ),
  ),
  permanent: entry({ water: whole(0, 9), tokens: always(PERMANENTS) }, ['water', 'tokens']),
  clearWater: entry({ removed: exactly(PLAYERS.length, whole(0)).readonly(), inHand: whole(1, 9) }, ['removed', 'inHand']),
  cards: listed(
    CARDS,
    entry(
      {
        id: name,
        name,
        kind: z.enum(['water', 'gem', 'basic', 'enemy', 'character']),
        enemy: z.enum(ENEMIES).optional(),
        points: whole(0),
        copies: whole(1, MOST_COPIES.water),
      },
      ['points', 'copies'],
    ),
  ),
  scoring: z
    .strictObject({
      map: whole(0),
      flask: whole(0),
      amulets: amuletNumbers(whole(0)),
      /** Of the numbers for amulets some are published and some are lost, so each has a source of its own. */
      source: z.strictObject({ map: source, flask: source, amulets: amuletNumbers(source) }).readonly(),
    })
    .readonly(),
  characters: listed(CHARACTERS, entry({ id: name, name, job: name, colour: name, item: z.enum(CARDS) }, ['job', 'colour', 'item'])),
  /** SK-0.14, SK-R54: how many of each there are is data of the edition. */
  chests: listed(CHEST_KINDS, entry({ id: name, name, copies: whole(0), points: whole(0) }, ['copies', 'points'])),
  limits: entry(
    {
      damage: whole(1, 12),
      fewestCards: whole(0, MOST_IN_HAND),
      mostCards: whole(1, MOST_IN_HAND),
      treasureColumn: whole(2, MOST_IN_HAND),
      treasureAtStart: whole(0, MOST_IN_HAND),
    },
    ['damage', 'fewestCards', 'mostCards', 'treasureColumn', 'treasureAtStart'],
  ),
})

/** The numbers printed on the components; an owner of the box may load the printed ones. */
export const editionSchema = parts
  .superRefine((edition, context) => {
    const expect = (holds: boolean, path: (string | number)[], message: string) => {
      if (!holds) context.addIssue({ code: 'custom', path, message })
    }
    const { sheets, enemies, breaches, clearWater, cards, scoring, characters, chests, limits } = edition
    const tokens = chests.reduce((sum, { copies }) => sum + copies, 0)
    expect(tokens === CHESTS, ['chests'], `expected ${CHESTS} tokens in all, these are ${tokens}`)
    const amulets = cards[CARDS.indexOf('cursed-amulet')].copies
    expect(scoring.amulets.length === amulets + 1, ['scoring', 'amulets'], `expected one number for 0 to ${amulets} amulets`)
    expect(
      scoring.source.amulets.length === amulets + 1,
      ['scoring', 'source', 'amulets'],
      `expected one source for 0 to ${amulets} amulets`,
    )
    expect(limits.mostCards >= limits.fewestCards, ['limits', 'mostCards'], `expected at least ${limits.fewestCards}`)
    for (const [i, { basicDice }] of enemies.entries())
      expect(
        basicDice.length === limits.damage,
        ['enemies', i, 'basicDice'],
        `expected one number for each damage from 0 to ${limits.damage - 1}`,
      )
    for (const [i, { kind, enemy, copies, id }] of cards.entries()) {
      expect((kind === 'enemy') === (enemy !== undefined), ['cards', i, 'enemy'], 'expected an enemy for enemy items, and for them only')
      expect(copies <= MOST_COPIES[kind], ['cards', i, 'copies'], `expected at most ${MOST_COPIES[kind]} copies of a card of this kind`)
      if (kind === 'character') {
        expect(
          characters.some(({ item }) => item === id),
          ['cards', i, 'kind'],
          'expected a character who starts with this item',
        )
        expect(copies === 1, ['cards', i, 'copies'], 'expected 1: every character has one item')
      }
    }
    for (const [i, players] of PLAYERS.entries()) {
      expect(sheets[i].players === players, ['sheets', i, 'players'], `expected ${players}: the sheets go by the number of players`)
      const kept = breaches.map(({ cards }) => cards.filter((icons) => icons.length === 0 || icons.includes(players)).length)
      const all = kept.reduce((sum, count) => sum + count, 0)
      expect(all === BREACH_CARDS, ['breaches'], `expected ${BREACH_CARDS} breach cards with ${players} players, these are ${all}`)
      expect(kept[0] > 0, ['breaches', 0, 'cards'], `expected a Minor Breach with ${players} players: the game starts with one`)
      const water = cards[0].copies - clearWater.removed[i]
      expect(water >= clearWater.inHand * players, ['clearWater', 'removed', i], `expected enough Clear Water left for ${players} hands`)
    }
  })
  .readonly()

/** The printed numbers that a table plays with. */
export type Edition = z.infer<typeof editionSchema>

export const house1: Edition = deepFreeze(editionSchema.parse(data))
