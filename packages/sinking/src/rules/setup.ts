import { PUBLIC, everyone, intern, reason, repeat, type Ask, type AskKind, type Offers, type Pool, type State } from '@flotilla/kernel'
import type { Edition } from '../edition/schema.ts'
import type { Options } from './options.ts'
import { seatInOrder, SECTIONS, type Ctx, type SinkingState, type ReadCtx } from '../board/state.ts'
import { INSPECT_BREACHES, SETUP_CHARACTERS, SETUP_DEAL } from './steps.ts'
import { takeSeen } from './hands.ts'
import {
  BREACHES,
  CANNONS,
  CANNONS_OF_A_TYPE,
  CANNON_TYPES,
  CHARACTERS,
  CHESTS,
  CLEAR_WATER,
  DOUBLE,
  ENEMIES,
  FIRST_BREACH,
  FIRST_CARD,
  FIRST_CHEST,
  MINOR,
  MOST_SEATS,
  NO_ACTION,
  PERMANENTS,
  SINGLE,
  TREASURE,
  WATER,
  cannonCard,
  faceOf,
  type Character,
  type Enemy,
} from '../board/things.ts'

const lists = (count: number): number[][] => Array.from({ length: count }, () => [])

/** The table before anything is drawn (SK-1.3): everything sorted, nothing dealt. The enemy's set-up has no steps of its own (SK-R6). */
export function setup(blank: State<Options>, edition: Edition): SinkingState {
  const { seats, options } = blank
  const enemy = options.enemy === 'random' ? 'kraken' : options.enemy
  return Object.assign(
    blank,
    {
      enemy,
      round: 0,
      firstMate: 0,
      characters: repeat(seats, -1),
      sections: SECTIONS,
      damage: 0,
      pile: [],
      belly: [],
      stash: [],
      columns: lists(4),
      faceUp: [],
      dials: lists(4),
      hands: lists(seats),
      chests: lists(seats),
      spent: [],
      inPlay: [],
      dice: [],
      ignored: 0,
      struck: 0,
      roller: 0,
      rolled: [],
      shown: [],
      angered: 0,
      rage: 0,
      chomp: false,
      submerged: false,
      tunes: 0,
      screech: false,
      hammers: repeat(seats, 0),
      mallets: 0,
      cutlass: 0,
      plundered: 0,
      conditions: repeat(seats, 0),
      abilities: 0,
      proposed: [],
      played: 0,
      claims: repeat(seats, -1),
      pleas: repeat(seats, -1),
      doubts: repeat(seats, -1),
      talk: repeat(seats, 0),
      record: [],
      tracks: lists(seats),
      exits: lists(seats),
      ended: '' as const,
    },
    components(edition, seats, enemy),
  )
}

/** Every thing of this table with its face: dials, chest tokens, breaches, cannons, permanent tokens, cards. */
function components(
  edition: Edition,
  seats: number,
  enemy: Enemy,
): Pick<SinkingState, 'pools' | 'faces' | 'known' | 'deck' | 'breachDeck'> {
  const chests = edition.chests.flatMap(({ copies }, kind) => repeat(copies, kind))
  // SK-1.12: without an icon, or with that of this number of players.
  const breaches = edition.breaches.flatMap(({ cards }, kind) =>
    repeat(cards.filter((icons) => icons.length === 0 || icons.includes(seats)).length, kind),
  )
  // SK-1.9: some Clear Water is left out.
  const cards = edition.cards.flatMap(({ kind, enemy: whose, copies }, face) => {
    if (face === CLEAR_WATER) return repeat(copies - edition.clearWater.removed[seats - 3], face)
    return kind === 'enemy' && whose !== enemy ? [] : repeat(copies, face)
  })
  const cannons = CANNON_TYPES.flatMap((_, type) => repeat(CANNONS_OF_A_TYPE, type))
  const faces = [...repeat(MOST_SEATS, NO_ACTION), ...chests, ...breaches, ...cannons, ...repeat(PERMANENTS, 0), ...cards]
  const all = PUBLIC | everyone(seats)
  const pools: Pool[] = [
    { name: 'chests', first: FIRST_CHEST, faces: chests },
    { name: 'breaches', first: FIRST_BREACH, faces: breaches },
    { name: 'cards', first: FIRST_CARD, faces: cards },
  ]
  // Until the shuffle everything lies sorted before everybody's eyes.
  return {
    pools,
    faces,
    known: repeat(faces.length, all),
    deck: cards.map((_, i) => FIRST_CARD + i),
    breachDeck: breaches.map((_, i) => FIRST_BREACH + i),
  }
}

const characterAsk: (seat: number) => Ask = intern((seat) => ({ kind: 'setup.character', seat }))
const character: (id: Character) => { readonly character: Character } = intern((id) => ({ character: id }))
const isTaken = reason('SK-1.6', 'refuse.isTaken')

export const setupCharacter: AskKind<SinkingState, Edition, Ask, { readonly character: Character }> = {
  rule: 'SK-1.6',
  offer(ctx: ReadCtx, _ask: Ask, to: Offers): void {
    for (let i = 0; i < CHARACTERS.length; i++) to.offer(character(CHARACTERS[i]), ctx.state.characters.includes(i) ? isTaken : null)
  },
  answer(ctx: Ctx, { seat }: Ask, choice): void {
    become(ctx, seat, CHARACTERS.indexOf(choice.character))
  },
  fallback: (ctx: ReadCtx) => character(CHARACTERS[CHARACTERS.findIndex((_, i) => !ctx.state.characters.includes(i))]),
}

function become(ctx: Ctx, seat: number, who: number): void {
  ctx.state.characters[seat] = who
  ctx.emit?.({ type: 'character', seat, character: CHARACTERS[who] })
}

export const setupSteps = {
  /** SK-1.4, SK-R5, SK-1.5: the First Mate and the enemy. */
  'setup.enemy'(ctx: Ctx): void {
    const s = ctx.state
    const { enemy, firstMate } = s.options
    if (enemy === 'random') {
      s.enemy = ENEMIES[ctx.draw('setup', ENEMIES.length)]
      Object.assign(s, components(ctx.edition, s.seats, s.enemy))
    }
    s.firstMate = firstMate === 'random' ? ctx.draw('setup', s.seats) : firstMate
    ctx.emit?.({ type: 'begun', enemy: s.enemy, seat: s.firstMate })
    ctx.push(SETUP_CHARACTERS)
  },

  /** SK-1.6, SK-R7: in seat order from the First Mate. */
  'setup.characters'(ctx: Ctx): void {
    const s = ctx.state
    const { characters } = s.options
    for (let k = 0; k < s.seats; k++) {
      const seat = seatInOrder(s, k)
      if (s.characters[seat] !== -1) continue
      if (characters === 'choose') {
        ctx.push(SETUP_CHARACTERS)
        return ctx.ask(characterAsk(seat))
      }
      if (characters === 'random') {
        const free = CHARACTERS.map((_, i) => i).filter((i) => !s.characters.includes(i))
        become(ctx, seat, free[ctx.draw('setup', free.length)])
      } else become(ctx, seat, CHARACTERS.indexOf(characters[seat]))
    }
    ctx.push(SETUP_DEAL)
  },

  /** SK-1.2, SK-1.7, SK-1.8, SK-1.10, SK-1.11, SK-1.12, SK-1.14; then round 1 begins (SK-1.15). Items of unused characters are Treasure (SK-14.2). */
  'setup.deal'(ctx: Ctx): void {
    const s = ctx.state
    const { edition } = ctx
    const chests: number[] = []
    for (let back = FIRST_CHEST; back < FIRST_CHEST + CHESTS; back++) chests.push(back)
    ctx.shuffle(chests, 'chests')

    const cards = s.deck
    const takeFace = (face: number): number => {
      const at = cards.findIndex((card) => s.faces[card] === face)
      return cards.splice(at, 1)[0]
    }
    for (let seat = 0; seat < s.seats; seat++) {
      takeSeen(ctx, seat, takeFace(faceOf(edition.characters[s.characters[seat]].item)))
      for (let k = 0; k < edition.clearWater.inHand; k++) takeSeen(ctx, seat, takeFace(CLEAR_WATER))
    }
    const treasures = cards.filter((card) => s.faces[card] !== CLEAR_WATER)
    const water = cards.filter((card) => s.faces[card] === CLEAR_WATER)
    ctx.shuffle(treasures, 'deck')
    for (let k = 0; k < edition.limits.treasureAtStart; k++) {
      const card = treasures.pop()
      if (card === undefined) break
      ctx.reveal(card)
      s.columns[TREASURE].push(card)
    }
    s.deck = [...treasures, ...water]
    ctx.shuffle(s.deck, 'deck')
    const top = s.deck.pop()
    if (top !== undefined) s.columns[WATER].push(top)

    // SK-R53. The first card of the pool is a Minor Breach: the pool is sorted.
    s.columns[BREACHES].push(s.breachDeck[MINOR], cannonCard(DOUBLE, 0), cannonCard(SINGLE, 1))
    s.columns[CANNONS].push(cannonCard(SINGLE, 0))
    s.breachDeck = s.breachDeck.slice(1)
    ctx.shuffle(s.breachDeck, 'breaches')
    ctx.emit?.({ type: 'dealt', cards: s.columns[TREASURE].slice() })
    ctx.push(INSPECT_BREACHES)
  },
}
