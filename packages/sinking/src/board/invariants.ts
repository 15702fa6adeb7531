import { must } from '@flotilla/kernel'
import { levelOf, SECTIONS, type ReadCtx } from './state.ts'
import {
  BREACHES,
  BREACH_CARDS,
  CANNONS,
  CHESTS,
  CLEAR_WATER,
  FIRST_CARD,
  TREASURE,
  WATER,
  isBreach,
  isCannon,
  isChest,
  isGem,
  isPermanent,
} from './things.ts'

const isDistinct = (list: readonly number[]): boolean => new Set(list).size === list.length

/** What always holds, after every answer: each thing lies in one place, and all numbers are within what the components allow. */
export function invariants(ctx: ReadCtx): void {
  const s = ctx.state
  const { edition } = ctx
  const [chestPool, breachPool, cardPool] = s.pools

  const cards = [...s.deck, ...s.pile, ...s.belly, ...s.stash, ...s.inPlay, ...s.columns[WATER], ...s.columns[TREASURE], ...s.hands.flat()]
  must(cards.length === cardPool.faces.length, `${cards.length} cards instead of ${cardPool.faces.length}`)
  must(isDistinct(cards) && cards.every((card) => card >= FIRST_CARD), 'a card lies in two places')
  if (s.sees === 'all')
    for (const pool of s.pools) {
      const now = s.faces.slice(pool.first, pool.first + pool.faces.length).toSorted((a, b) => a - b)
      must(now.join() === pool.faces.join(), `the ${pool.name} have changed`)
    }
  const gems = cardPool.faces.filter(isGem)
  must(gems.length === edition.cards.reduce((sum, { kind, copies }) => sum + (kind === 'gem' ? copies : 0), 0), 'gems are missing')
  must(
    s.faceUp.every((card) => s.columns[WATER].includes(card) && s.faces[card] === CLEAR_WATER),
    'a face-up card is not Clear Water',
  )

  const breaches = [...s.breachDeck, ...s.columns[BREACHES].filter(isBreach)]
  must(
    breaches.length === BREACH_CARDS && isDistinct(breaches) && breachPool.faces.length === BREACH_CARDS,
    `${breaches.length} breach cards`,
  )

  const cannons = [...s.columns[CANNONS], ...s.columns[BREACHES].filter(isCannon)]
  must(isDistinct(cannons) && s.columns[CANNONS].every(isCannon), 'a cannon stands in two places')

  const lost = SECTIONS - s.sections
  const permanents = s.columns[BREACHES].filter(isPermanent)
  must(permanents.length <= lost && permanents.length <= edition.permanent.tokens && isDistinct(permanents), 'too many permanent tokens')

  const tokens = [...s.columns[BREACHES].filter(isChest), ...s.chests.flat(), ...s.spent]
  must(tokens.length === 2 * Math.min(lost, 3) && isDistinct(tokens) && chestPool.faces.length === CHESTS, `${tokens.length} chest tokens`)

  must(s.damage >= 0 && s.damage <= edition.limits.damage, `damage ${s.damage}`)
  must((s.damage === edition.limits.damage) === (s.ended === 'saved'), 'saved at the last damage')
  must((s.sections === 0) === (s.ended === 'sunk'), 'sunk with the last section')
  must(levelOf(s) === 5 - s.sections, 'the level')
  must(s.columns[TREASURE].length <= edition.limits.treasureColumn, `${s.columns[TREASURE].length} cards in the Treasure Column`)

  const dials = s.dials.flat()
  must(isDistinct(dials) && dials.length <= s.seats, 'a dial lies in two places')
  must(
    s.hammers.every((hammers) => hammers >= 0 && hammers <= 2),
    `hammers ${s.hammers.join()}`,
  )
  for (let seat = 0; seat < s.seats; seat++) {
    const kept = s.tracks[seat].length / 3
    must(kept === 0 || kept === s.hands[seat].length + s.exits[seat].length / 2, `the memory of hand ${seat}`)
  }
}
