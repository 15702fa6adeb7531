import type { Move } from '@flotilla/kernel/testing'
import type { SinkingState } from '../src/index.ts'
import { nameOfThing } from '../src/words/names.ts'
import { isChest, type Action, type Column } from '../src/board/things.ts'

export const PIRATES = ['A', 'B', 'C', 'D', 'E', 'F']

type Choice = object | ((state: SinkingState) => object)

/** The first thing of this name in these lists (`chest` for any token); `which` for a later one. */
function find(s: SinkingState, lists: readonly (readonly number[])[], name: string, which = 0): number {
  const found = lists.flat().filter((back) => nameOfThing(s, back) === name || (name === 'chest' && isChest(back)))
  if (found.length <= which) throw new Error(`there is no ${name} to name`)
  return found[which]
}

type Targets = Readonly<Record<string, string | number>>

/** What a seat says, in words: `A.plays('decoy-cannon', { die: 3 })`, `A.takes('ruby')`, `A.lays('fire', 'water')`. */
export class Pirate {
  readonly name: string
  readonly seat: number

  constructor(name: string) {
    this.name = name
    this.seat = PIRATES.indexOf(name)
  }

  #does(choice: Choice): Move<SinkingState> {
    return { by: this.name, choice }
  }

  get ready() {
    return this.#does({ ready: true })
  }
  get passes() {
    return this.#does({ pass: true })
  }
  get draws() {
    return this.#does({ draw: true })
  }
  get declines() {
    return this.#does({ draw: false })
  }
  get stops() {
    return this.#does({ stop: true })
  }
  get agrees() {
    return this.#does({ agree: true })
  }
  get disagrees() {
    return this.#does({ agree: false })
  }

  is = (character: string) => this.#does({ character })
  claims = (action: Action) => this.#does({ claim: action })
  pleads = (seat: number, action: Action) => this.#does({ plead: { seat, action } })
  doubts = (seat: number) => this.#does({ doubt: seat })
  lays = (action: Action, column: Column) => this.#does({ action, column })
  sets = (action: Action) => this.#does({ action })
  /** Lays the dial and plays a Declare item with it. */
  laysPlaying = (action: Action, column: Column, item: string, targets: Targets) =>
    this.#does((s) => ({ action, column, play: this.#played(s, item, targets) }))

  /** Plays an item of the hand; targets that are things are named. */
  plays = (item: string, targets: Targets = {}) => this.#does((s) => this.#played(s, item, targets))
  #played(s: SinkingState, item: string, targets: Targets): object {
    const named = Object.entries(targets).map(([key, value]) => {
      if (typeof value === 'number' || key === 'action' || key === 'from') return [key, value]
      const lists = key === 'card' ? [s.columns[1], s.columns[0]] : [s.columns[2], s.columns[3]]
      return [key, find(s, lists, value)]
    })
    return { item: find(s, [s.hands[this.seat]], item), ...Object.fromEntries(named) }
  }
  uses = (chest: string, targets: Readonly<Record<string, unknown>> = {}) =>
    this.#does((s) => ({ chest: find(s, [s.chests[this.seat]], chest), ...targets }))
  upgrades = (cannon: string, which = 0) =>
    this.#does((s) => ({
      chest: find(s, [s.chests[this.seat]], 'cannon-upgrade'),
      cannon: find(s, [s.columns[3], s.columns[2]], cannon, which),
    }))
  shows = (chest: string) => this.#does((s) => ({ show: find(s, [s.chests[this.seat]], chest) }))
  shoots = (cannon: string, card: string, which = 0) =>
    this.#does((s) => ({ shoot: find(s, [s.rolled.filter((die) => die >= 0)], cannon, which), card: find(s, [s.hands[this.seat]], card) }))

  /** Takes a card of this name from the column or pile that is open to choose from. */
  takes = (card: string, which = 0) =>
    this.#does((s) => {
      const [ask] = s.asks
      const lists = { 'bucket.draw': s.columns[0], 'plunder.take': s.columns[1], 'stash.take': s.stash, 'sifter.take': s.deck.slice(-3) }
      return { card: find(s, [lists[ask.kind as keyof typeof lists] ?? []], card, which) }
    })
  discards = (card: string) => this.#does((s) => ({ card: find(s, [s.hands[this.seat]], card) }))
  gives = (card: string) => this.discards(card)
  /** The first choice of Patch. */
  drops = (card: string) => this.#does((s) => ({ discard: find(s, [s.hands[this.seat]], card) }))
  patches = (breach: string) => this.#does((s) => ({ breach: find(s, [s.columns[2]], breach) }))
  repairs = (cannon: string, which = 0) => this.#does((s) => ({ cannon: find(s, [s.columns[2]], cannon, which) }))
  opens = (chest: string, which = 0) => this.#does((s) => ({ chest: find(s, [s.columns[2]], chest, which) }))
  proposes = (breach: string) => this.#does((s) => ({ propose: find(s, [s.columns[2]], breach) }))
}

const [A, B, C, D] = PIRATES.map((name) => new Pirate(name))
export { A, B, C, D }
