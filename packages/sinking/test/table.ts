import { PUBLIC, everyone, ctxOn, seatBit } from '@flotilla/kernel'
import { Scene, mustBe } from '@flotilla/kernel/testing'
import { sinking, type Edition, type SinkingState } from '../src/index.ts'
import { nameOfThing } from '../src/words/names.ts'
import { SECTIONS } from '../src/board/state.ts'
import {
  ACTIONS,
  BREACHES,
  BREACH_KINDS,
  CANNONS,
  CANNON_TYPES,
  CARDS,
  CHEST_KINDS,
  COLUMNS,
  FIRST_BREACH,
  FIRST_CARD,
  FIRST_CHEST,
  FIRST_PERMANENT,
  NO_ACTION,
  TREASURE,
  WATER,
  cannonCard,
  chestsOfSection,
  isChest,
  type Action,
} from '../src/board/things.ts'
import { PIRATES } from './pirates.ts'

interface Seating {
  readonly seats?: number
  readonly options?: object
  readonly edition?: unknown
  readonly chance?: Readonly<Record<string, readonly number[]>>
}

/** Things by name, top (or oldest) first: `ruby clear-water*3`. In a hand or face down, `+` is known to all; in Water `^` lies face up. */
export interface Arrangement {
  readonly hands?: Readonly<Record<string, string>>
  readonly chests?: Readonly<Record<string, string>>
  readonly water?: string
  readonly treasure?: string
  readonly breaches?: string
  readonly cannons?: string
  readonly pile?: string
  readonly belly?: string
  readonly stash?: string
  /** The top of the Water Deck, on all cards that are not named; after `=` it has these only, and the others lie at the bottom of the pile. */
  readonly deck?: string
  /** The breach cards in their deck, top first; without it all that are left. */
  readonly breachDeck?: string
  readonly damage?: number
  readonly sections?: number
}

interface Named {
  readonly id: string
  readonly mark: string
}

function read(list: string): Named[] {
  return list
    .split(' ')
    .filter((word) => word !== '')
    .flatMap((word) => {
      const [, mark, id, times] = /^([+^]?)([\w-]+)(?:\*(\d+))?$/.exec(word) ?? []
      if (id === undefined) throw new Error(`'${word}' names nothing`)
      return Array.from({ length: Number(times ?? 1) }, () => ({ id, mark }))
    })
}

export class Deckhands extends Scene<SinkingState, Edition> {
  constructor({ seats = 3, ...others }: Seating) {
    super(sinking, { seats: PIRATES.slice(0, seats), ...others })
  }

  /** A hand by its faces, the tokens, and the dial. */
  override belongings({ hands, faces, chests }: SinkingState, seat: number): unknown {
    return { hand: hands[seat].map((card) => faces[card]).toSorted((a, b) => a - b), chests: chests[seat] }
  }

  ctx() {
    return ctxOn(this.game, this.state)
  }

  // --- given ------------------------------------------------------------------------------------------------

  /** Everything is laid anew as named; what is not named has nothing in it, and all other cards are in the Water Deck. */
  arrange(given: Arrangement): this {
    const s = this.state
    const all = PUBLIC | everyone(s.seats)
    const cards = Array.from(s.pools[2].faces, (_, i) => FIRST_CARD + i)
    for (const card of cards) s.known[card] = 0
    const card = (id: string): number => {
      const at = cards.findIndex((back) => s.faces[back] === CARDS.indexOf(id as (typeof CARDS)[number]))
      if (at === -1) throw new Error(`no ${id} is left in this game`)
      return cards.splice(at, 1)[0]
    }
    const lay = (list: string, known: number): number[] =>
      read(list).map(({ id, mark }) => {
        const back = card(id)
        s.known[back] = mark === '' ? known : all
        return back
      })
    this.seats.forEach((name, seat) => {
      s.hands[seat] = lay(given.hands?.[name] ?? '', seatBit(seat))
      s.tracks[seat] = []
      s.exits[seat] = []
    })
    s.columns[TREASURE] = lay(given.treasure ?? '', all)
    s.columns[WATER] = lay(given.water ?? '', 0)
    s.faceUp = s.columns[WATER].filter((_, i) => read(given.water ?? '')[i].mark === '^')
    s.pile = lay(given.pile ?? '', 0).toReversed()
    s.belly = lay(given.belly ?? '', 0).toReversed()
    s.stash = lay(given.stash ?? '', all)
    s.inPlay = []
    const { deck = '' } = given
    const top = lay(deck.replace('=', ''), 0).toReversed()
    if (deck.startsWith('=')) {
      s.deck = top
      s.pile.unshift(...cards)
    } else s.deck = [...cards, ...top]
    s.damage = given.damage ?? 0
    s.sections = given.sections ?? SECTIONS
    this.#arrangeShip(given, all)
    s.dials = COLUMNS.map(() => [])
    for (let seat = 0; seat < s.seats; seat++) {
      s.faces[seat] = NO_ACTION
      s.known[seat] = all
    }
    s.screech = false
    s.dice = []
    s.ignored = 0
    s.struck = 0
    s.record = []
    s.round = 1
    return this
  }

  #arrangeShip(given: Arrangement, all: number): void {
    const s = this.state
    const breaches = Array.from(s.pools[1].faces, (_, i) => FIRST_BREACH + i)
    const used = new Map<string, number>()
    const nth = (id: string): number => {
      used.set(id, (used.get(id) ?? 0) + 1)
      return (used.get(id) ?? 1) - 1
    }
    // Chest tokens that are out of the hull: those of the sections lost, in their order.
    const lost = SECTIONS - s.sections
    const loose = Array.from({ length: 2 * Math.min(lost, 3) }, (_, i) => chestsOfSection(1) + i)
    for (let token = FIRST_CHEST; token < FIRST_BREACH; token++) s.known[token] = 0
    const chest = (id: string, known: number): number => {
      const back = loose.shift()
      if (back === undefined) throw new Error('more tokens than the lost sections held: set `sections`')
      if (id !== 'chest') this.stack([back], [CHEST_KINDS.indexOf(id as (typeof CHEST_KINDS)[number])])
      s.known[back] = known
      return back
    }
    this.seats.forEach((name, seat) => {
      s.chests[seat] = read(given.chests?.[name] ?? '').map(({ id }) => chest(id, seatBit(seat)))
    })
    const breach = (id: string): number => {
      const kind = BREACH_KINDS.indexOf(id as (typeof BREACH_KINDS)[number])
      const at = breaches.findIndex((back) => s.faces[back] === kind)
      if (at === -1) throw new Error(`no ${id} breach is left with ${s.seats} seats`)
      s.known[breaches[at]] = all
      return breaches.splice(at, 1)[0]
    }
    for (const back of breaches) s.known[back] = 0
    const thing = (id: string): number => {
      if (id === 'permanent') return FIRST_PERMANENT + nth(id)
      if (id === 'chest' || CHEST_KINDS.some((kind) => kind === id)) return chest(id, 0)
      const type = CANNON_TYPES.indexOf(id as (typeof CANNON_TYPES)[number])
      return type === -1 ? breach(id) : cannonCard(type, nth(id))
    }
    s.columns[BREACHES] = read(given.breaches ?? '').map(({ id }) => thing(id))
    s.columns[CANNONS] = read(given.cannons ?? '').map(({ id }) => thing(id))
    s.spent = loose
    for (const token of loose) s.known[token] = all
    const top = read(given.breachDeck ?? '').map(({ id }) => breach(id))
    for (const back of top) s.known[back] = 0
    s.breachDeck = [...breaches, ...top.toReversed()]
  }

  /** Dials that are shown, by column: `{ water: 'A:bucket B:plunder' }`. */
  dials(laid: Readonly<Partial<Record<(typeof COLUMNS)[number], string>>>, shown = true): this {
    const s = this.state
    for (const [column, dials] of Object.entries(laid))
      for (const dial of dials.split(' ')) {
        const [name, action] = dial.split(':')
        const seat = this.seat(name)
        s.dials[COLUMNS.indexOf(column as (typeof COLUMNS)[number])].push(seat)
        s.faces[seat] = ACTIONS.indexOf(action as Action)
        s.known[seat] = shown ? PUBLIC | everyone(s.seats) : seatBit(seat)
      }
    if (shown) s.record = Array.from({ length: s.seats }, () => 0)
    return this
  }

  // --- then -------------------------------------------------------------------------------------------------

  #names(list: readonly number[]): string {
    return list.map((back) => nameOfThing(this.state, back)).join(' ')
  }

  /** What lies where, top (or oldest) first, as far as it is named; a token of the Breaches Column is just a `chest`. */
  lies(expected: Arrangement & { readonly under?: string }): this {
    const s = this.state
    const { hands = {}, chests = {}, ...others } = expected
    const found: Record<string, unknown> = {
      water: this.#names(s.columns[WATER]),
      treasure: this.#names(s.columns[TREASURE]),
      breaches: s.columns[BREACHES].map((thing) => (isChest(thing) ? 'chest' : nameOfThing(s, thing))).join(' '),
      cannons: this.#names(s.columns[CANNONS]),
      pile: this.#names(s.pile.toReversed()),
      belly: this.#names(s.belly.toReversed()),
      stash: this.#names(s.stash),
      damage: s.damage,
      sections: s.sections,
      breachDeck: this.#names(s.breachDeck.toReversed()),
    }
    const sorted = (text: string): string => text.split(' ').toSorted().join(' ')
    const spelled = (text: string): string =>
      read(text)
        .map(({ id }) => id)
        .join(' ')
    const wanted = Object.fromEntries(
      Object.entries(others).map(([key, value]) => [key, typeof value === 'string' ? spelled(value) : value]),
    )
    mustBe('what lies on the table', Object.fromEntries(Object.keys(wanted).map((key) => [key, found[key]])), wanted)
    for (const [name, hand] of Object.entries(hands))
      mustBe(`the hand of ${name}`, sorted(this.#names(s.hands[this.seat(name)])), sorted(spelled(hand)))
    for (const [name, tokens] of Object.entries(chests))
      mustBe(`the tokens of ${name}`, this.#names(s.chests[this.seat(name)]), spelled(tokens))
    return this
  }

  /** The order of the dials, by column. */
  dialsAre(expected: Readonly<Partial<Record<(typeof COLUMNS)[number], string>>>): this {
    const now = Object.keys(expected).map((column) => [
      column,
      this.state.dials[COLUMNS.indexOf(column as (typeof COLUMNS)[number])].map((seat) => this.seats[seat]).join(' '),
    ])
    mustBe('the dials', Object.fromEntries(now), expected)
    return this
  }

  /** Everybody who is asked by a window passes. */
  allPass(): this {
    for (let asked = this.state.asks; asked.length > 0 && asked[0].kind.startsWith('window.'); asked = this.state.asks)
      this.when({ by: this.seats[asked[0].seat], choice: { pass: true } })
    return this
  }

  /** The faces of a hand that somebody knows by looking at their own view. */
  seenBy(eyes: string | null, whose: string): string {
    const seen = this.view(eyes)
    return seen.hands[this.seat(whose)]
      .map((card) => nameOfThing(seen, card))
      .toSorted()
      .join(' ')
  }
}

/** `given({ seats: 4 }).arrange({ water: 'ruby', hands: { A: 'clear-water*2' } }).dials({ water: 'A:bucket' }).from(...)` */
export const given = ({ options, ...seating }: Seating = {}): Deckhands => {
  const seats = seating.seats ?? 3
  const crew = ['pete', 'frankie', 'billy', 'netty', 'genny', 'quinn'].slice(0, seats)
  return new Deckhands({ ...seating, seats, options: { firstMate: 0, characters: crew, ...options } })
}
