import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { OwnAsk, OwnChoice, StateMessage } from '@flotilla/wire'
import { expect, type Page } from '@playwright/test'

interface CardEntry {
  readonly id: string
  value: number | null
  buy?: number | null
  copies: number
  entersTired: boolean
}

const HOUSE = join(import.meta.dirname, '../../bottom/src/edition/house-1.json')
const STARTING = ['passenger', 'baby', 'iceberg']

/** A box of To the Bottom with so many cards of these kinds in its shop, all free and ready at once, and an Iceberg of this price. */
export function box(shop: Readonly<Record<string, number>>, starting: { passenger: number; baby: number }, iceberg: number): object {
  const edition = JSON.parse(readFileSync(HOUSE, 'utf8')) as { id: string; cards: CardEntry[] }
  for (const card of edition.cards) {
    if (card.id === 'iceberg') card.buy = iceberg
    if (card.id === 'passenger' || card.id === 'baby') card.copies = starting[card.id]
    if (STARTING.includes(card.id)) continue
    card.copies = shop[card.id] ?? 0
    if (card.copies === 0) continue
    card.value = 0
    card.entersTired = false
  }
  return { ...edition, id: 'test-box', title: 'Test box' }
}

type Fits = (choice: Readonly<Record<string, unknown>>, text: OwnChoice['text'], offered: OwnChoice) => boolean

/** A person at a table who answers by the API, as long as nobody has to see it clicked. */
export class Hand {
  readonly page: Page
  readonly table: string
  #answers = 0

  constructor(page: Page, table: string) {
    this.page = page
    this.table = table
  }

  async state(): Promise<StateMessage> {
    return (await (await this.page.request.get(`/api/tables/${this.table}/state?seq=100000`)).json()) as StateMessage
  }

  async answer(ask: OwnAsk, choice: OwnChoice): Promise<void> {
    const id = `${ask.n}-${this.#answers++}`
    const answered = await this.page.request.post(`/api/tables/${this.table}/answers`, { data: { id, choice: choice.choice, ask: ask.n } })
    const told = await answered.text()
    // A seat's own orders may have answered meanwhile.
    expect(answered.ok() || told.includes('table.staleAsk'), told).toBe(true)
  }

  /** Takes the first choice that one of these fits, in this order; false if it is not asked. */
  async take(...wishes: Fits[]): Promise<boolean> {
    const { ask } = await this.state()
    if (ask === null) return false
    for (const fits of wishes) {
      const found = ask.choices.find((one) => fits(one.choice as Record<string, unknown>, one.text, one))
      if (found === undefined) continue
      await this.answer(ask, found)
      return true
    }
    return false
  }
}

export const buys =
  (...kinds: string[]): Fits =>
  (choice, { params }) =>
    choice.buy !== undefined && choice.buy !== 'iceberg' && (kinds.length === 0 || kinds.includes(String(params?.card)))
export const plays =
  (...kinds: string[]): Fits =>
  (choice, { params }) =>
    choice.play !== undefined && kinds.includes(String(params?.card))
export const ends: Fits = (choice) => choice.end === true
export const passes: Fits = (choice) => choice.pass === true
export const anything: Fits = () => true
/** What leads on: anything but to take something back. */
export const forward: Fits = (_choice, _text, { back }) => back !== true
