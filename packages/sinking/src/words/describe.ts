import { PUBLIC, type Message, type Seat, type Section } from '@flotilla/kernel'
import { countedCards, pointsOf, totalOf } from '../rules/end-and-scoring.ts'
import { honestyOf } from '../rules/honesty.ts'
import { ledgerOf } from '../board/ledger.ts'
import { nameOfThing, say } from './names.ts'
import { SECTIONS, dialShows, enemyOf, leakOf, levelOf, sheetOf, sheetsOf, type ReadCtx } from '../board/state.ts'
import { nameOfResult, resultOf } from '../rules/threat.ts'
import {
  ACTIONS,
  BREACHES,
  CANNON_TYPES,
  CARDS,
  CHARACTERS,
  COLUMNS,
  WATER,
  cannonType,
  isBreach,
  isCannon,
  isChest,
  isGem,
  isPermanent,
  isTreasure,
} from '../board/things.ts'

const isItem = (face: number): boolean => isTreasure(face) && !isGem(face)
const firstOfEach = (backs: readonly number[], of: (back: number) => number): readonly number[] =>
  backs.filter((back, k) => backs.findIndex((one) => of(one) === of(back)) === k)

/** What lies on the table, as headed lists: the ship, the enemy, the four columns, and every pirate. */
export function describe(ctx: ReadCtx, me: Seat | null): Section[] {
  const s = ctx.state
  const sections = [describeShip(ctx), describeEnemy(ctx), ...COLUMNS.map((_, column) => describeColumn(ctx, column))]
  for (let k = 0; k < s.seats; k++) sections.push(describePirate(ctx, ((me ?? 0) + k) % s.seats, me))
  return sections
}

function describeShip(ctx: ReadCtx): Section {
  const s = ctx.state
  const { threshold, water, treasure } = sheetOf(ctx)
  const level = Math.min(levelOf(s), SECTIONS)
  return {
    title: say('table.round', { round: s.round, seat: s.firstMate }),
    lines: [
      say('table.hull', { sections: s.sections, level: ctx.edition.levels[level - 1].id }),
      say('table.water', { water: s.columns[WATER].length, threshold, leak: leakOf(ctx) }),
      say('table.deals', { water, treasure }),
      say('table.sections', { levels: lostAt(ctx) }),
      say('table.decks', { deck: s.deck.length, pile: s.pile.length, breaches: s.breachDeck.length }),
    ],
  }
}

/** Each section that is left, and how much water takes it: the lowest first. */
const lostAt = (ctx: ReadCtx): string[] =>
  sheetsOf(ctx)
    .slice(SECTIONS - ctx.state.sections)
    .map(({ threshold }) => String(threshold))

function describeEnemy(ctx: ReadCtx): Section {
  const s = ctx.state
  const { basicDice, marked } = enemyOf(ctx)
  const lines: Message[] = [
    say('table.damage', { damage: s.damage, of: ctx.edition.limits.damage, dice: basicDice[Math.min(s.damage, basicDice.length - 1)] }),
  ]
  if (marked.length > 0) lines.push(say('table.marked', { marked }))
  if (s.dice.length > 0)
    lines.push(
      say('table.dice', {
        results: s.dice.map((_, i) => (s.ignored & (1 << i) ? 'ignored' : nameOfResult(ctx, resultOf(ctx, i)))),
      }),
    )
  for (const attack of ['attack1', 'attack2'] as const) lines.push(say('table.attack', { attack: nameOfResult(ctx, attack) }))
  if (s.angered > 0) lines.push(say('table.angered', { angered: s.angered }))
  if (s.chomp) lines.push(say('table.chomp'))
  if (s.submerged) lines.push(say('table.submerged'))
  if (s.tunes > 0) lines.push(say('table.tunes', { tunes: s.tunes }))
  if (s.screech) lines.push(say('table.screech'))
  if (s.enemy === 'shark') lines.push(say('table.belly', { belly: s.belly.length }))
  if (s.enemy === 'skullsairs') lines.push(say('table.stash', { stash: s.stash.map((card) => nameOfThing(s, card)) }))
  return { title: say('table.enemy', { enemy: s.enemy }), lines }
}

function describeColumn(ctx: ReadCtx, column: number): Section {
  const s = ctx.state
  const lines = s.columns[column].map((thing) => {
    const name = nameOfThing(s, thing)
    if (column === WATER) return say(s.faceUp.includes(thing) ? 'table.thing' : 'table.faceDown', { thing: name })
    return describeThing(ctx, thing, column === BREACHES)
  })
  for (const [place, seat] of s.dials[column].entries()) {
    const shows = dialShows(s, seat)
    lines.push(say(shows < 0 ? 'table.dial.hidden' : 'table.dial', { place: place + 1, seat, action: ACTIONS[Math.max(0, shows)] }))
  }
  return { title: say('table.column', { column: COLUMNS[column], n: s.columns[column].length }), lines }
}

/** A thing with all that is written on it. */
function describeThing({ state: s, edition }: ReadCtx, back: number, isBroken = false): Message {
  const thing = nameOfThing(s, back)
  const face = s.faces[back]
  if (isCannon(back))
    return isBroken
      ? say('table.busted', { thing })
      : say('table.cannon', { thing, hits: edition.dice.hits[CANNON_TYPES[cannonType(back)]].length })
  if (isPermanent(back)) return say('table.permanent', { thing, water: edition.permanent.water })
  if (isBreach(back))
    return face < 0
      ? say('table.thing', { thing })
      : say('table.breach', { thing, water: edition.breaches[face].water, hammers: edition.breaches[face].hammers })
  if (isChest(back)) return face < 0 ? say('table.thing', { thing }) : say('table.token', { thing })
  if (face < 0) return say('table.thing', { thing })
  const { kind, points } = edition.cards[face]
  if (kind === 'gem') return say('table.gem', { thing, points })
  return kind === 'water' ? say('table.thing', { thing }) : say('table.item', { thing })
}

function describePirate(ctx: ReadCtx, seat: Seat, me: Seat | null): Section {
  const s = ctx.state
  const who = s.characters[seat]
  const lines: Message[] = [say('table.hand', { cards: s.hands[seat].length, chests: s.chests[seat].length })]
  if (who !== -1) lines.push(say('table.character', { character: CHARACTERS[who] }))
  if (s.claims[seat] !== -1) lines.push(say('table.claim', { action: ACTIONS[s.claims[seat]] }))
  if (seat === me || s.ended !== '') {
    lines.push(say('table.own', { cards: s.hands[seat].map((card) => nameOfThing(s, card)) }))
    for (const card of firstOfEach(s.hands[seat], (back) => s.faces[back])) if (isItem(s.faces[card])) lines.push(describeThing(ctx, card))
    lines.push(say('table.compass', { points: totalOf(pointsOf(ctx, seat)), cards: countedCards(ctx, seat) }))
  } else if (s.options.ledger === 'on') {
    const remembered = ledgerOf(ctx, seat)
    const certain = remembered.filter(({ exits }) => exits === 0).map(({ face }) => CARDS[face])
    const possible = remembered.filter(({ exits }) => exits > 0).map(({ face }) => CARDS[face])
    if (certain.length > 0) lines.push(say('table.certain', { cards: certain }))
    if (possible.length > 0) lines.push(say('table.possible', { cards: possible }))
  }
  const tokens = s.chests[seat].filter((token) => seat === me || (s.known[token] & PUBLIC) !== 0)
  if (tokens.length > 0) lines.push(say('table.tokens', { chests: tokens.map((token) => nameOfThing(s, token)) }))
  for (const one of firstOfEach(tokens, (back) => s.faces[back])) lines.push(describeThing(ctx, one))
  if (s.options.honestyRecord === 'on') {
    const honesty = honestyOf(s, seat)
    if (honesty.columns > 0) lines.push(say('table.honesty', { ...honesty }))
  }
  return { title: say('table.pirate', { seat }), lines }
}
