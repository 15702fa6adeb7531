import { deepFreeze, source } from '@flotilla/kernel'
import { z } from 'zod'
import { CARDS } from '../rules/cards/index.ts'
import { FIRST_OF_SHOP, KINDS, MOST_COPIES, type KindId } from '../board/kinds.ts'
import data from './house-1.json' with { type: 'json' }

/** A name longer than this fits no card. */
const MOST_LETTERS = 120
/** The most cards that one effect draws, shows or takes. */
const MOST_OF_AN_EFFECT = 12
export const MOST_SEATS = 5
/** The row, the sweeps of a few Lockdowns and a draft of four cards a seat must find cards. */
const FEWEST_SHOP_CARDS = 40

const whole = (least: number, most: number) => {
  const error = `expected a whole number from ${least} to ${most}`
  return z.int({ error }).min(least, { error, abort: true }).max(most, { error, abort: true })
}
const name = z
  .string({ error: 'expected a text' })
  .trim()
  .min(1, { error: 'expected a text that is not empty' })
  .max(MOST_LETTERS, { error: `expected at most ${MOST_LETTERS} letters` })
const price = whole(0, 40).nullable()

const card = z
  .strictObject({
    id: z.enum(KINDS),
    name,
    /** Null for a card without a value: it can only be swept from the row. */
    value: price,
    /** The price in the shop where it is not the value; null: not sold from the row. */
    buy: price.optional(),
    /** The points it gives as a sacrifice where they are not its value. */
    sacrifice: whole(0, 40).optional(),
    colour: z.enum(['plain', 'red', 'blue', 'green', 'purple']),
    copies: whole(0, 12),
    tires: z.enum(['no', 'action', 'reaction']),
    entersTired: z.boolean(),
    /** The numbers of the effect. */
    params: z.record(z.string(), z.union([whole(-9, MOST_OF_AN_EFFECT), z.enum(['victim', 'actor'])])).readonly(),
    source: z
      .strictObject({ value: source, buy: source, colour: source, copies: source, tires: source, entersTired: source, effect: source })
      .readonly(),
  })
  .readonly()
/** A kind of card as the edition has it: its numbers and its copies. */
export type CardEntry = z.infer<typeof card>

const parts = z.strictObject({
  id: name,
  title: name,
  cards: z
    .array(card)
    .length(KINDS.length, { error: `expected ${KINDS.length} entries, one for each kind of card` })
    .readonly(),
})

/** The numbers printed on the cards; an owner of the box may load the printed ones. */
// TB-R1, TB-R2, TB-R3, TB-R4, TB-R7, TB-R60, TB-R61: what is printed and what is ours is data of the edition, each with its source.
export const editionSchema = parts
  .superRefine(({ cards }, context) => {
    const expect = (holds: boolean, path: (string | number)[], message: string) => {
      if (!holds) context.addIssue({ code: 'custom', path: ['cards', ...path], message })
    }
    let shop = 0
    for (const [i, entry] of cards.entries()) {
      const kind: KindId = KINDS[i]
      const { action, reaction, sheds, numbers = [], sweeps } = CARDS[i]
      expect(entry.id === kind, [i, 'id'], `expected '${kind}': the entries are in the order of the rules`)
      // As it was before the Anchor went overboard freely: what an edition says never changes by a rules version, only what it means.
      const tires = action !== undefined || sheds === true ? 'action' : reaction !== undefined ? 'reaction' : 'no'
      expect(entry.tires === tires, [i, 'tires'], `expected '${tires}': the effect is built on it`)
      expect((entry.value === null) === (sweeps === true), [i, 'value'], sweeps ? 'expected null: it has no value' : 'expected a number')
      const copies = i < FIRST_OF_SHOP ? entry.copies * MOST_SEATS : entry.copies
      expect(copies <= MOST_COPIES, [i, 'copies'], `expected fewer copies`)
      for (const number of numbers)
        expect(entry.params[number] !== undefined, [i, 'params', number], `expected the number '${number}' of the effect`)
      for (const given of Object.keys(entry.params))
        expect(numbers.includes(given), [i, 'params', given], `the effect of '${kind}' has no number '${given}'`)
      if (i >= FIRST_OF_SHOP) shop += entry.copies
    }
    expect(shop >= FEWEST_SHOP_CARDS, [], `expected a shop deck of at least ${FEWEST_SHOP_CARDS} cards, this one has ${shop}`)
    expect(cards[2].copies === 1, [2, 'copies'], 'expected 1: there is one Iceberg')
    expect(cards[0].copies + cards[1].copies > 0, [0, 'copies'], 'expected at least one starting card a seat')
  })
  .readonly()

/** The printed numbers that a table plays with. */
export type Edition = z.infer<typeof editionSchema>

/** How many cards the box holds, for five seats. */
export function totals({ cards }: Edition): { kinds: number; shop: number; starting: number; icebergs: number } {
  let shop = 0
  for (let kind = FIRST_OF_SHOP; kind < cards.length; kind++) shop += cards[kind].copies
  return { kinds: cards.length, shop, starting: MOST_SEATS * (cards[0].copies + cards[1].copies), icebergs: cards[2].copies }
}

export const house1: Edition = deepFreeze(editionSchema.parse(data))
