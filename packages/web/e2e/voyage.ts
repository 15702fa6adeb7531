import type { OwnAsk, OwnChoice, StateMessage } from '@flotilla/wire'
import { expect, type Page } from '@playwright/test'

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
    return this.meet((await this.state()).ask, ...wishes)
  }

  /** The same for the decision that was looked at: by now another may be asked for. */
  async meet(ask: OwnAsk | null, ...wishes: Fits[]): Promise<boolean> {
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

export const ends: Fits = (choice) => choice.end === true
/** What leads on: anything but to take something back. */
export const forward: Fits = (_choice, _text, { back }) => back !== true
