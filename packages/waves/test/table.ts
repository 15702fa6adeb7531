import { copy, readCtx, onlyChoice, repeat } from '@flotilla/kernel'
import { Scene, mustBe, type Moves } from '@flotilla/kernel/testing'
import { ownerOf } from '../src/board/dice.ts'
import { draft, picker } from '../src/rules/draft.ts'
import { type Edition, waves } from '../src/index.ts'
import { CHESTS, DICE_PER_ROUND, crews, isSolo, type Ship, type WavesState } from '../src/board/state.ts'
import { rowLevel, type Row } from '../src/board/terms.ts'
import { ALLOCATE, DRAFT } from '../src/rules/steps.ts'
import { MERCHANT, PIRATES, dieNamed } from './pirates.ts'

/** The notation of the worked examples: `c0[5,4,6]*` (bottom first, * buried), `hull[6,5,1]=1` (its level), `Infamy 9`. */
const PART = /(c[012]|spirits|hull|small|large|ports|crew|nest)\[([\d,]*)\](\*?)(?:=(\d))?|(Infamy|supply) (\d+)/g

interface Part {
  readonly name: string
  readonly values: number[]
  readonly buried: boolean
  readonly level: number | undefined
  readonly text: string
}

function partsOf(notation: string): Part[] {
  const rest = notation.replaceAll(PART, '').trim()
  if (rest !== '') throw new Error(`'${rest}' is no part of a ship`)
  return [...notation.matchAll(PART)].map(([text, name, values, star, level, amountOf, amount]) => ({
    name: name ?? amountOf,
    values: name === undefined ? [Number(amount)] : values === '' ? [] : values.split(',').map(Number),
    buried: star === '*',
    level: level === undefined ? undefined : Number(level),
    text,
  }))
}

interface Seating {
  readonly seats?: number
  /** What chance brings from the very start. */
  readonly chance?: Readonly<Record<string, readonly number[]>>
  readonly edition?: unknown
  readonly options?: object
}

export class Voyage extends Scene<WavesState, Edition> {
  constructor({ seats = 2, ...others }: Seating) {
    super(waves, { seats: PIRATES.slice(0, seats).map(({ name }) => name), ...others })
  }

  /** What is written, and the crew waiting ashore; the dice of the nests are a seat's for a round only. */
  override belongings({ ships, supply }: WavesState, seat: number): unknown {
    const { nest: _nest, ...written } = ships[seat]
    return { ...written, supply: supply[seat] }
  }

  /** Who has decided what to raise is asked again for form's sake (RW-R17): there the seats answer by themselves. */
  override when(...moves: Moves<WavesState>[]): this {
    const before = copy(this.game, this.state)
    const happened = []
    for (const move of moves.flat()) {
      super.when(move)
      happened.push(...this.happened)
      for (let formal = this.#formality(); formal !== null; formal = this.#formality()) {
        super.when(formal)
        happened.push(...this.happened)
      }
    }
    this.before = before
    this.happened = happened
    return this
  }

  override timesOut(...moves: Moves<WavesState>[]): this {
    super.timesOut(...moves)
    for (let formal = this.#formality(); formal !== null; formal = this.#formality()) super.when(formal)
    return this
  }

  #formality(): Moves<WavesState> | null {
    for (const ask of this.state.asks) {
      const only = ask.kind === 'raise' ? onlyChoice(this.game, this.state, ask) : null
      if (only !== null) return { by: this.seats[ask.seat], choice: only }
    }
    return null
  }

  shipOf(name: string): Ship {
    return this.state.ships[this.#crew(name)]
  }

  #crew(name: string): number {
    return isSolo(this.state) && name === MERCHANT.name ? MERCHANT.seat : this.seat(name)
  }

  // --- given ------------------------------------------------------------------------------------------------

  /** What a ship has written; parts not named stay as they are. */
  ship(name: string, notation: string): this {
    const ship = this.shipOf(name)
    for (const { name: part, values, buried } of partsOf(notation)) {
      if (part === 'Infamy') ship.infamy = values[0]
      else if (part.startsWith('c') && part !== 'crew') {
        ship.chests[Number(part[1])] = values
        ship.buried[Number(part[1])] = buried
      } else ship[part as Exclude<keyof Ship, 'infamy' | 'chests' | 'buried'>] = values
      if (part === 'crew') this.#hires(this.#crew(name))
    }
    return this
  }

  /** The dice of the crew levels already reached are in the bag. */
  #hires(seat: number): void {
    const { supply, bag } = this.state
    const { crewPerSeat, crewInBag } = this.game.edition.dice
    const level = rowLevel(readCtx(this.game, this.state), seat, 'crew')
    while (supply[seat] > crewPerSeat - crewInBag - level) bag.push((seat + 1) * crewPerSeat - supply[seat]--)
  }

  round(round: number): this {
    return this.set((s) => (s.round = round))
  }

  first(name: string): this {
    return this.set((s) => (s.first = this.seat(name)))
  }

  /** A seat is to pick from these dice, the last of the round: `drafts('A', 'clear 6', 'S5')`. The dice before them are picked. */
  drafts(name: string, ...dice: string[]): this {
    this.#allIntoTheBag()
    const s = this.state
    for (const { owner, face } of dice.map(dieNamed)) s.pool.push(this.#fromTheBag(face, owner))
    for (s.first = 0; picker(s) !== this.seat(name); s.first++);
    for (let left = DICE_PER_ROUND * crews(s); left > dice.length; left--)
      s.ships[picker({ ...s, pool: repeat(left, 0) })].nest.push(this.#fromTheBag(1))
    return this.from(DRAFT, ALLOCATE)
  }

  /** The draft is done: these faces lie in the nests, ones where nothing is said. */
  dice(nests: Readonly<Record<string, readonly number[]>>): this {
    this.#allIntoTheBag()
    for (const name of [...this.seats, ...(isSolo(this.state) ? [MERCHANT.name] : [])])
      this.shipOf(name).nest = (nests[name] ?? [1, 1, 1]).map((face) => this.#fromTheBag(face))
    return this.from(ALLOCATE)
  }

  /** Everybody picks what the rules pick for a seat that is out of time. The names of the pickers. */
  draftsByDefault(): string[] {
    const pickers: string[] = []
    for (let [ask] = this.state.asks; ask.kind === 'draft'; [ask] = this.state.asks) {
      const by = this.seats[ask.seat]
      pickers.push(by)
      this.when({ by, choice: (s) => draft.fallback?.(readCtx(this.game, s), { kind: 'draft', seat: this.seat(by) }) ?? {} })
    }
    return pickers
  }

  #allIntoTheBag(): void {
    const { bag, pool, ships } = this.state
    bag.push(...pool.splice(0), ...ships.flatMap(({ nest }) => nest.splice(0)))
  }

  #fromTheBag(face: number, owner?: number): number {
    const { bag, dice } = this.state
    const ctx = readCtx(this.game, this.state)
    const at = bag.findIndex((die) => owner === undefined || ownerOf(ctx, die) === owner)
    if (at === -1) throw new Error(`the bag has no such die left for a ${face}`)
    const [die] = bag.splice(at, 1)
    dice[die] = face
    return die
  }

  // --- then -------------------------------------------------------------------------------------------------

  /** What a ship looks like now, as far as it is named. */
  has(name: string, notation: string): this {
    const parts = partsOf(notation)
    const now = parts.map(({ name: part, level }) => [part, this.#written(name, part, level !== undefined)])
    mustBe(`the ship of ${name}`, Object.fromEntries(now), Object.fromEntries(parts.map((part) => [part.name, part.text])))
    return this
  }

  #written(name: string, part: string, withLevel: boolean): string {
    const seat = this.#crew(name)
    const ship = this.shipOf(name)
    if (part === 'Infamy') return `Infamy ${ship.infamy}`
    if (part === 'supply') return `supply ${this.state.supply[seat]}`
    if (part === 'nest') return `nest[${ship.nest.map((die) => this.state.dice[die]).join()}]`
    for (let chest = 0; chest < CHESTS; chest++)
      if (part === `c${chest}`) return `${part}[${ship.chests[chest].join()}]${ship.buried[chest] ? '*' : ''}`
    const level = withLevel ? `=${rowLevel(readCtx(this.game, this.state), seat, part as Row)}` : ''
    return `${part}[${ship[part as Row].join()}]${level}`
  }
}

/** The scenes are told in the numbers of house-1. `given({ seats: 3 }).ship('A', 'c0[5,4]').dice({ A: [6, 3, 2] }).when(A.plans('chest1', 'small', 'spirits'), S.idles())` */
export const given = (seating: Seating = {}): Voyage =>
  new Voyage({ edition: 'house-1', ...seating, options: { first: 0, ...seating.options } })
