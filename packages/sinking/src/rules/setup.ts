import { PUBLIC, everyone, mint, reason, repeat, type Ask, type AskKind, type Offers, type Pool, type State } from '@flotilla/kernel'
import type { Edition } from '../edition/schema.ts'
import type { Options } from './options.ts'
import { seatInOrder, SECTIONS, type Io, type SinkingState } from '../board/state.ts'
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

/** The table before anything is drawn: everything sorted, nothing dealt. */
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
  const breaches = edition.breaches.flatMap(({ cards }, kind) =>
    repeat(cards.filter((icons) => icons.length === 0 || icons.includes(seats)).length, kind),
  )
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

const characterAsk: (seat: number) => Ask = mint((seat) => ({ kind: 'setup.character', seat }))
const character: (id: Character) => { readonly character: Character } = mint((id) => ({ character: id }))
const isTaken = reason('SK-1.6', 'refuse.isTaken')

export const setupCharacter: AskKind<SinkingState, Edition, Ask, { readonly character: Character }> = {
  rule: 'SK-1.6',
  offer(io: Io, _ask: Ask, to: Offers): void {
    for (let i = 0; i < CHARACTERS.length; i++) to.offer(character(CHARACTERS[i]), io.state.characters.includes(i) ? isTaken : null)
  },
  answer(io: Io, { seat }: Ask, choice): void {
    become(io, seat, CHARACTERS.indexOf(choice.character))
  },
  fallback: (io: Io) => character(CHARACTERS[CHARACTERS.findIndex((_, i) => !io.state.characters.includes(i))]),
}

function become(io: Io, seat: number, who: number): void {
  io.state.characters[seat] = who
  io.emit?.({ type: 'character', seat, character: CHARACTERS[who] })
}

export const setupSteps = {
  /** SK-1.4, SK-1.5: the First Mate and the enemy. */
  'setup.enemy'(io: Io): void {
    const s = io.state
    const { enemy, firstMate } = s.options
    if (enemy === 'random') {
      s.enemy = ENEMIES[io.draw('setup', ENEMIES.length)]
      Object.assign(s, components(io.edition, s.seats, s.enemy))
    }
    s.firstMate = firstMate === 'random' ? io.draw('setup', s.seats) : firstMate
    io.emit?.({ type: 'begun', enemy: s.enemy, seat: s.firstMate })
    io.push(SETUP_CHARACTERS)
  },

  /** SK-1.6: in seat order from the First Mate. */
  'setup.characters'(io: Io): void {
    const s = io.state
    const { characters } = s.options
    for (let k = 0; k < s.seats; k++) {
      const seat = seatInOrder(s, k)
      if (s.characters[seat] !== -1) continue
      if (characters === 'choose') {
        io.push(SETUP_CHARACTERS)
        return io.ask(characterAsk(seat))
      }
      if (characters === 'random') {
        const free = CHARACTERS.map((_, i) => i).filter((i) => !s.characters.includes(i))
        become(io, seat, free[io.draw('setup', free.length)])
      } else become(io, seat, CHARACTERS.indexOf(characters[seat]))
    }
    io.push(SETUP_DEAL)
  },

  /** SK-1.2, SK-1.7 to SK-1.14 */
  'setup.deal'(io: Io): void {
    const s = io.state
    const { edition } = io
    const chests: number[] = []
    for (let back = FIRST_CHEST; back < FIRST_CHEST + CHESTS; back++) chests.push(back)
    io.shuffle(chests, 'chests')

    const cards = s.deck
    const takeFace = (face: number): number => {
      const at = cards.findIndex((card) => s.faces[card] === face)
      return cards.splice(at, 1)[0]
    }
    for (let seat = 0; seat < s.seats; seat++) {
      takeSeen(io, seat, takeFace(faceOf(edition.characters[s.characters[seat]].item)))
      for (let k = 0; k < edition.clearWater.inHand; k++) takeSeen(io, seat, takeFace(CLEAR_WATER))
    }
    const treasures = cards.filter((card) => s.faces[card] !== CLEAR_WATER)
    const water = cards.filter((card) => s.faces[card] === CLEAR_WATER)
    io.shuffle(treasures, 'deck')
    for (let k = 0; k < edition.limits.treasureAtStart; k++) {
      const card = treasures.pop()
      if (card === undefined) break
      io.reveal(card)
      s.columns[TREASURE].push(card)
    }
    s.deck = [...treasures, ...water]
    io.shuffle(s.deck, 'deck')
    const top = s.deck.pop()
    if (top !== undefined) s.columns[WATER].push(top)

    // The first card of the pool is a Minor Breach: the pool is sorted.
    s.columns[BREACHES].push(s.breachDeck[MINOR], cannonCard(DOUBLE, 0), cannonCard(SINGLE, 1))
    s.columns[CANNONS].push(cannonCard(SINGLE, 0))
    s.breachDeck = s.breachDeck.slice(1)
    io.shuffle(s.breachDeck, 'breaches')
    io.emit?.({ type: 'dealt', cards: s.columns[TREASURE].slice() })
    io.push(INSPECT_BREACHES)
  },
}
