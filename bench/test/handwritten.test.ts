import { ctxOn, rng, start } from '@flotilla/kernel'
import { waves, type WavesState } from '@flotilla/waves'
import { describe, expect, test } from 'vitest'
import { LARGE_AIM } from '../src/handwritten/cannons.ts'
import { BRIBE, BURY, LATER, NO_RAISE, SAILOR, play, type Chance, type Chooser, type Decision } from '../src/handwritten/round.ts'
import { CHEST, CREW, HULL, LARGE, LINES, PORTS, SMALL, SPIRITS, Table, lineOf, score } from '../src/handwritten/table.ts'
import { seeds } from '../src/kernel/playout.ts'
import { CHESTS, CHEST_SQUARES } from '../src/numbers.ts'
import { Beside } from './beside.ts'

const GAMES = 25
const fresh = seeds(2025)

/** The simulator's own icons in the kernel's words. */
const ICON: Readonly<Record<number, string>> = {
  [SPIRITS]: 'spirits',
  [HULL]: 'hull',
  [SMALL]: 'small',
  [LARGE]: 'large',
  [PORTS]: 'ports',
  [CREW]: 'crew',
}
const iconOf = (icon: number): string => (icon >= CHEST && icon < CHEST + CHESTS ? `chest${icon - CHEST}` : ICON[icon])

const inKernelsWords: Readonly<Record<Decision, (option: number) => object>> = {
  draft: (option) => (option >= SAILOR ? { sailor: option - SAILOR } : option >= BRIBE ? { bribe: option - BRIBE } : { take: option }),
  place: (option) => (option >= BURY ? { at: 'bury', chest: option - BURY } : { at: iconOf(option) }),
  raise: (option) => (option === LATER ? { later: true } : { raise: option === NO_RAISE ? null : iconOf(option - 1) }),
  aim: (option) => ({
    cannon: option >= LARGE_AIM ? 'large' : 'small',
    seat: Math.floor((option % LARGE_AIM) / CHESTS),
    chest: (option % LARGE_AIM) % CHESTS,
  }),
  stow: (option) => ({ chest: option }),
}

/** The simulator's chance and its choices: dice from the kernel's seed, and every choice made at both tables. */
class SameGame implements Chance, Chooser {
  readonly beside: Beside
  /** A table with the same seed, of which only the dice are used. */
  readonly #dice: WavesState
  readonly #pick = rng(7)
  decisions = 0

  constructor(seats: number, seed: string) {
    this.beside = new Beside(seats, seed)
    this.#dice = start(waves, { seats, seed })
    this.#dice.luck = this.#dice.luck.map(() => 0)
  }

  #draw(stream: string, n: number): number {
    return ctxOn(waves, this.#dice).draw(stream, n)
  }

  first = (seats: number): number => this.#draw('first', seats)
  bag = (dice: number): number => this.#draw('bag', dice)
  die = (): number => 1 + this.#draw('dice', 6)

  choose(decision: Decision, seat: number, options: Uint8Array, count: number): number {
    this.decisions++
    const offered = Array.from(options.subarray(0, count), inKernelsWords[decision])
    this.beside.offers(seat, decision, offered)
    const index = this.#pick.below(count)
    this.beside.take(seat, offered[index])
    if (decision === 'place') this.#finishPlan(seat)
    return index
  }

  /** The simulator asks neither for the second and third die of a burial nor for YARRR. */
  #finishPlan(seat: number): void {
    const { beside } = this
    while (beside.kindOf(seat) === 'place' && beside.legal(seat).length === 1) beside.take(seat, { at: 'bury' })
    if (beside.kindOf(seat) === 'yarrr') beside.take(seat, { yarrr: true })
  }
}

function tableOf(t: Table): object {
  const seats = Array.from({ length: t.seats }, (_, seat) => seat)
  const chest = (at: number): number[] => [...t.treasure.subarray(at * CHEST_SQUARES, at * CHEST_SQUARES + t.chests[at])]
  const maps = seats.map((seat) => ({
    infamy: t.infamy[seat],
    spirits: t.spirits[seat],
    chests: [0, 1, 2].map((k) => chest(seat * CHESTS + k)),
    buried: [0, 1, 2].map((k) => t.buried[seat * CHESTS + k] === 1),
    lines: Array.from({ length: LINES }, (_, k) => lineOf(seat, HULL + k)).map((at) => ({ squares: t.filled[at], sum: t.sums[at] })),
    supply: t.supply[seat],
  }))
  return { round: t.round, first: t.first, maps, scores: seats.map((seat) => score(t, seat)) }
}

describe('the hand-written simulator plays by the same rules', () => {
  test.each([2, 3, 4, 5])('%i seats: the same dice and the same choices give the same game', (seats) => {
    const table = new Table(seats)
    const ends = new Set<string>()
    let decisions = 0
    for (let game = 0; game < GAMES; game++) {
      const both = new SameGame(seats, fresh[game])
      play(table, both, both)
      expect(tableOf(table)).toEqual(both.beside.table())
      expect([...table.bag.subarray(0, table.inBag)]).toEqual(both.beside.state.bag)
      decisions += both.decisions
      ends.add(both.beside.state.ended)
    }
    expect(decisions).toBeGreaterThan(GAMES * 100)
    expect(ends.size).toBeGreaterThan(1)
  })
})
