import { PUBLIC, choices, copy, everyone, explain, readCtx, repeat, seatBit, type Step } from '@flotilla/kernel'
import { Scene, mustBe, type Move, type Moves } from '@flotilla/kernel/testing'
import { costToPlay, worth } from '../src/board/board.ts'
import { isCovered } from '../src/board/assistant.ts'
import { bottom, kindOf, type BottomState, type Edition } from '../src/index.ts'
import { FIRST_OF_SHOP } from '../src/board/kinds.ts'
import { NONE, READY, TIRED } from '../src/board/state.ts'
import { TURN_MAIN } from '../src/rules/steps.ts'

/** Cards by their printed names: `'2 Passenger, Singer tired, Polka Dancer + Assistant'`. */
interface Item {
  readonly name: string
  readonly tired: boolean
  readonly assisted: boolean
}

const nameOf = (kind: number): string => bottom.edition.cards[kind].name

export function itemsIn(notation: string): Item[] {
  return notation
    .split(',')
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .flatMap((text) => {
      const [, count, name, tired, assisted] = /^(?:(\d+) )?(.+?)( tired)?( \+ Assistant)?$/.exec(text) ?? []
      if (!bottom.edition.cards.some((card) => card.name === name)) throw new Error(`there is no card '${name}'`)
      return repeat(Number(count ?? 1), { name, tired: tired !== undefined, assisted: assisted !== undefined })
    })
}

export interface ShipNotation {
  readonly hand?: string
  /** From the top. */
  readonly deck?: string | number
  /** The last one on top. */
  readonly water?: string
  readonly board?: string
  readonly sunk?: true
}

export interface Given {
  readonly seats?: number
  readonly phase?: 'cruise' | 'sinking'
  readonly turn?: number
  readonly turns?: number
  readonly active?: string
  readonly points?: number
  readonly row?: string
  readonly shopDeck?: string
  readonly shopDiscard?: string
  readonly options?: object
  /** 'none': nobody answers by standing orders, not even where they cost no click. */
  readonly orders?: 'none'
  readonly edition?: unknown
  readonly from?: readonly Step[]
  readonly A?: ShipNotation
  readonly B?: ShipNotation
  readonly C?: ShipNotation
  readonly D?: ShipNotation
  readonly E?: ShipNotation
}

const NAMES = ['A', 'B', 'C', 'D', 'E']
/** Enough to draw from for a while. */
const DECK = 6

export class Voyage extends Scene<BottomState, Edition> {
  constructor(seats: number, options: object = {}, edition?: unknown) {
    super(bottom, { seats: NAMES.slice(0, seats), options: { firstPlayer: 0, ...options }, ...(edition === undefined ? {} : { edition }) })
  }

  /** As at a table: where a seat is asked from some stake on only, the rules' answer is given below it. */
  standingOrders = true

  override from(...steps: Step[]): this {
    super.from(...steps)
    const { happened } = this
    this.#carryOutOrders(happened)
    this.happened = happened
    return this
  }

  override when(...moves: Moves<BottomState>[]): this {
    const before = copy(this.game, this.state)
    const happened: typeof this.happened = []
    for (const move of moves.flat()) {
      super.when(move)
      happened.push(...this.happened)
      this.#carryOutOrders(happened)
    }
    this.before = before
    this.happened = happened
    return this
  }

  #carryOutOrders(happened: typeof this.happened): void {
    for (;;) {
      const ctx = readCtx(this.game, this.state)
      const ask = this.state.asks.find(({ kind }) => this.game.asks[kind].from !== undefined)
      const kind = ask === undefined ? undefined : this.game.asks[ask.kind]
      if (!this.standingOrders || ask === undefined || kind?.stake === undefined || kind.stake(ctx, ask) >= (kind.from ?? 0)) return
      super.when({ by: this.seats[ask.seat], choice: kind.fallback?.(ctx, ask) ?? {} })
      happened.push(...this.happened)
    }
  }

  override belongings(state: BottomState, seat: number): unknown {
    return state.ships[seat]
  }

  /** A kind's name, or whether it is hidden. */
  name(back: number): string {
    return nameOf(kindOf(this.state.faces[back]))
  }

  names(backs: readonly number[]): string[] {
    return backs.map((back) => this.name(back))
  }

  boardOf(seat: number): string[] {
    const { ships, turned, partner } = this.state
    const ctx = readCtx(this.game, this.state)
    return ships[seat].board
      .filter((card) => partner[card] === NONE || isCovered(ctx, card))
      .map((card) => `${this.name(card)}${turned[card] === TIRED ? ' tired' : ''}${isCovered(ctx, card) ? ' + Assistant' : ''}`)
  }

  // --- then -------------------------------------------------------------------------------------------------

  /** What a seat has now, as far as it is named: hand and board in any order, water and deck as they lie. */
  has(name: string, { hand, deck, water, board }: ShipNotation): this {
    const seat = this.seat(name)
    const ship = this.state.ships[seat]
    const written = (notation: string): string[] =>
      itemsIn(notation).map((item) => `${item.name}${item.tired ? ' tired' : ''}${item.assisted ? ' + Assistant' : ''}`)
    if (hand !== undefined) mustBe(`the hand of ${name}`, this.names(ship.hand).toSorted(), written(hand).toSorted())
    if (water !== undefined) mustBe(`the water of ${name}`, this.names(ship.water), written(water))
    if (typeof deck === 'number') mustBe(`the deck of ${name}`, ship.deck.length, deck)
    else if (deck !== undefined) mustBe(`the deck of ${name}`, this.names(ship.deck), written(deck))
    if (board !== undefined) mustBe(`the board of ${name}`, this.boardOf(seat).toSorted(), written(board).toSorted())
    return this
  }

  points(expected: number): this {
    mustBe('the points', this.state.points, expected)
    return this
  }

  worth(name: string, expected: number): this {
    mustBe(`the worth of ${name}'s board`, worth(readCtx(this.game, this.state), this.seat(name)), expected)
    return this
  }

  /** What it costs a seat to play a card of its hand. */
  costs(name: string, card: string, expected: number): this {
    const { hand } = this.state.ships[this.seat(name)]
    const back = hand.find((one) => this.name(one) === card) ?? NONE
    mustBe(`what ${card} costs ${name}`, costToPlay(readCtx(this.game, this.state), this.seat(name), back), expected)
    return this
  }

  /** The names of the cards a seat may answer with now, by the field of the choice. */
  picks(name: string, field: string, ...expected: string[]): this {
    const ask = this.askOf(name)
    const offered = choices(this.game, this.state, ask).flatMap((choice) => {
      const back = (choice as Record<string, unknown>)[field]
      return typeof back === 'number' ? [this.name(back)] : []
    })
    mustBe(`what ${name} may ${field}`, offered.toSorted(), expected.toSorted())
    return this
  }

  /** What a seat (null: the spectators) knows of a pile, '?' for what it does not. */
  knows(viewer: string | null, owner: string, zone: 'hand' | 'deck', ...expected: string[]): this {
    const { faces, ships } = this.view(viewer)
    const known = ships[this.seat(owner)][zone].map((back) => (faces[back] < 0 ? '?' : nameOf(kindOf(faces[back]))))
    const order = (list: string[]): string[] => (zone === 'hand' ? list.toSorted() : list)
    mustBe(`what ${viewer ?? 'a spectator'} knows of the ${zone} of ${owner}`, order(known), order(expected))
    return this
  }

  sunk(...names: string[]): this {
    const sunk = this.seats.filter((_, seat) => this.state.ships[seat].sunk)
    mustBe('who has sunk', sunk, names)
    return this
  }
}

/** Sets a table; A is active in the main step unless said otherwise. What is not named is empty, but for the decks. */
export function given(notation: Given): Voyage {
  const seats = notation.seats ?? Math.max(2, NAMES.filter((name) => notation[name as 'A'] !== undefined).length)
  const voyage = new Voyage(seats, notation.options, notation.edition)
  voyage.standingOrders = notation.orders !== 'none'
  layOut(voyage.state, notation)
  return voyage.from(...(notation.from ?? [TURN_MAIN]))
}

/** Lays the cards of the box out by name. */
export const layOut = (state: BottomState, notation: Given): void => new Deal(state, notation).lay()

class Deal {
  readonly #state: BottomState
  readonly #given: Given
  readonly #free: Set<number>

  constructor(state: BottomState, notation: Given) {
    this.#state = state
    this.#given = notation
    this.#free = new Set(state.lot.map((_, back) => back))
  }

  lay(): void {
    const s = this.#state
    const { phase = 'cruise', turn = phase === 'cruise' ? 5 : 6, turns = 3, active = 'A', points = 0 } = this.#given
    const all = PUBLIC | everyone(s.seats)
    for (let back = 0; back < s.lot.length; back++) {
      s.faces[back] = s.pools[0].faces[back]
      s.known[back] = 0
      s.turned[back] = READY
      s.partner[back] = NONE
      s.lot[back] = s.lotOfCard[back] = 0
    }
    Object.assign(s, {
      phase,
      turn,
      points,
      used: [],
      replayed: [],
      guests: [],
      barred: [],
      tidied: [],
      gone: [],
      chain: [],
      pending: [],
      batches: [],
    })
    s.active = NAMES.indexOf(active)
    for (const seat of s.ships.keys()) this.#ship(seat, turns)
    s.iceberg = phase === 'cruise' ? this.#take('Iceberg') : NONE
    s.row = this.#shop(phase, this.#given.row)
    s.shopDiscard = this.#cards(this.#given.shopDiscard ?? '')
    const top = this.#cards(this.#given.shopDeck ?? '')
    for (let seat = 0; seat < s.seats; seat++) this.#fill(seat)
    const rest = [...this.#free]
    const shop = rest.filter((back) => kindOf(s.faces[back]) >= FIRST_OF_SHOP)
    s.shopDeck = phase === 'cruise' && this.#given.shopDeck === undefined ? shop : top
    s.gone.push(...rest.filter((back) => !s.shopDeck.includes(back)))
    for (const { water, board } of s.ships) for (const back of [...water, ...board]) s.known[back] = all
    for (const [seat, { hand }] of s.ships.entries()) for (const back of hand) s.known[back] = seatBit(seat)
    for (const back of [...s.row, s.iceberg, ...s.shopDiscard]) if (back !== NONE) s.known[back] = all
  }

  #ship(seat: number, turns: number): void {
    const s = this.#state
    const notation = this.#given[NAMES[seat] as 'A'] ?? {}
    const board: number[] = []
    for (const { name, tired, assisted } of itemsIn(notation.board ?? '')) {
      const card = this.#take(name)
      board.push(card)
      if (tired) s.turned[card] = TIRED
      if (!assisted) continue
      const assistant = this.#take('Assistant')
      board.push(assistant)
      s.partner[card] = assistant
      s.partner[assistant] = card
    }
    s.ships[seat] = {
      deck: typeof notation.deck === 'string' ? this.#cards(notation.deck) : [],
      hand: this.#cards(notation.hand ?? ''),
      water: this.#cards(notation.water ?? ''),
      board,
      sunk: notation.sunk === true,
      turns,
      steered: false,
    }
  }

  /** Decks that are only counted are filled with whatever is left, starting cards first. */
  #fill(seat: number): void {
    const s = this.#state
    const { deck, sunk } = this.#given[NAMES[seat] as 'A'] ?? {}
    if (typeof deck === 'string' || sunk === true) return
    for (let k = 0; k < (deck ?? DECK); k++) {
      const [back] = this.#free
      this.#free.delete(back)
      s.ships[seat].deck.push(back)
    }
  }

  #shop(phase: string, row: string | undefined): number[] {
    if (phase !== 'cruise') return repeat(5, NONE)
    const cards = this.#cards(row ?? 'Fisherman, Navigator, Maid, Chef, Stoker')
    return [...cards, ...repeat(5 - cards.length, NONE)]
  }

  #cards(notation: string): number[] {
    return itemsIn(notation).map(({ name }) => this.#take(name))
  }

  #take(name: string): number {
    const { faces } = this.#state
    for (const back of this.#free)
      if (nameOf(kindOf(faces[back])) === name) {
        this.#free.delete(back)
        return back
      }
    throw new Error(`no ${name} is left in the box`)
  }
}

/** A seat's answers, with cards by name; of several alike the first, or by number: `'Stoker 2'`. */
class Sailor {
  readonly #by: string
  readonly steers: Move<BottomState>
  readonly keeps: Move<BottomState>
  readonly passes: Move<BottomState>
  readonly done: Move<BottomState>
  readonly rests: Move<BottomState>
  readonly ends: Move<BottomState>
  readonly abandons: Move<BottomState>

  constructor(by: string) {
    this.#by = by
    this.steers = { by, choice: { steer: true } }
    this.keeps = { by, choice: { keep: true } }
    this.passes = { by, choice: { pass: true } }
    this.done = { by, choice: { done: true } }
    this.rests = { by, choice: { rest: true } }
    this.ends = { by, choice: { end: true } }
    this.abandons = { by, choice: { abandon: true } }
  }

  /** An answer by the name of a card: what the seat is offered first, then what it would be refused. */
  #card(
    field: string,
    name: string,
    more: (state: BottomState, find: (other: string) => number) => object = () => ({}),
  ): Move<BottomState> {
    return {
      by: this.#by,
      choice: (state) => {
        const seat = NAMES.indexOf(this.#by)
        const ask = state.asks.find((one) => one.seat === seat)
        if (ask === undefined) return { [field]: name }
        const thinkable = [...choices(bottom, state, ask), ...explain(bottom, state, ask).map(({ choice }) => choice as object)]
        const backs = thinkable.flatMap((choice) => Object.values(choice).filter((value) => typeof value === 'number'))
        const named = (wanted: string): number[] => {
          const [, card, at] = /^(.*?)(?: (\d))?$/.exec(wanted) ?? []
          const found = [...new Set(backs)].filter((back) => state.faces[back] >= 0 && nameOf(kindOf(state.faces[back])) === card)
          return at === undefined ? found : found.slice(Number(at) - 1)
        }
        const extra = more(state, (other) => named(other)[0] ?? NONE)
        const fits = named(name).map((back) => ({ [field]: back, ...extra }))
        const isThinkable = (wanted: object): boolean => thinkable.some((one) => JSON.stringify(one) === JSON.stringify(wanted))
        return fits.find(isThinkable) ?? fits[0] ?? { [field]: name }
      },
    }
  }
  #plain(choice: object): Move<BottomState> {
    return { by: this.#by, choice }
  }

  sacrifices = (card: string): Move<BottomState> => this.#card('sacrifice', card)
  pairs = (card: string): Move<BottomState> => this.#card('sacrifice', card, (_, find) => ({ seal: find('Seal') }))
  sellsWithSeal = (card: string): Move<BottomState> => this.#card('card', card, (_, find) => ({ seal: find('Seal') }))
  plays = (card: string): Move<BottomState> => this.#card('play', card)
  tires = (card: string): Move<BottomState> => this.#card('act', card)
  picks = (card: string): Move<BottomState> => this.#card('card', card)
  uses = (card: string): Move<BottomState> => this.#card('use', card)
  throws = (card: string): Move<BottomState> => this.#card('lifebuoy', card)
  redirects = (card: string): Move<BottomState> => this.#card('steward', card)
  copies = (card: string): Move<BottomState> => this.#card('copy', card)
  takes = (card: string): Move<BottomState> => this.#card('take', card)
  discards = (card: string): Move<BottomState> => this.#card('discard', card)
  laysOn = (card: string): Move<BottomState> => this.#card('onto', card)
  tidies = (card: string): Move<BottomState> => this.#card('maid', 'Maid', (_, find) => ({ put: find(card) }))
  buys = (slot: number | 'iceberg'): Move<BottomState> => this.#plain({ buy: slot })
  names = (seat: string): Move<BottomState> => this.#plain({ seat: NAMES.indexOf(seat) })
  position = (position: number): Move<BottomState> => this.#plain({ position })
  puts = (put: 'board' | 'bottom'): Move<BottomState> => this.#plain({ put })
  first = (first: 'theirs' | 'own'): Move<BottomState> => this.#plain({ first })
  follows = (follow: boolean): Move<BottomState> => this.#plain({ follow })
  next = (next: number): Move<BottomState> => this.#plain({ next })
}

export const A = new Sailor('A')
export const B = new Sailor('B')
export const C = new Sailor('C')
export const D = new Sailor('D')
