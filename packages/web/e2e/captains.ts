import type { Browser, Locator, Page } from '@playwright/test'
import { expect, person } from './harbour.ts'
import type { PreparedHarbour, Position } from './prepared.ts'

/** People at a table that begins in this position; `null` for a bot. */
export async function table(
  browser: Browser,
  prepared: PreparedHarbour,
  position: Position,
  { seats = position.ships.map(() => true), options = {}, view = {} }: { seats?: readonly boolean[]; options?: object; view?: object } = {},
): Promise<{ id: string; pages: Page[]; close: () => Promise<void> }> {
  const people = await Promise.all(seats.map(async (here) => (here ? person(browser, prepared, view) : null)))
  const id = await prepared.begin(
    people.map((one) => one?.page ?? null),
    position,
    options,
  )
  return {
    id,
    pages: people.flatMap((one) => (one === null ? [] : [one.page])),
    close: async () => {
      for (const one of people) await one?.context.close()
    },
  }
}

export const space = (page: Page, name: string): Locator => page.getByRole('button', { name: new RegExp(`^${name} \\(`) })
export const at = (page: Page, q: number, r: number): Locator => page.locator(`main g[role=button][aria-label*="(${q}, ${r})"]`)
export const ship = (page: Page): Locator => page.getByRole('region', { name: 'Your ship' })
export const race = (page: Page): Locator => page.getByRole('region', { name: 'The race' })
export const press = (page: Page, name: string | RegExp): Promise<void> => page.getByRole('button', { name }).first().click()

/** Lets the time of a page that stands still go on until this is there. */
export const soon = (page: Page, what: Locator): Promise<void> =>
  expect(async () => {
    if ((await what.count()) === 0) await page.clock.runFor(200)
    expect(await what.count()).toBeGreaterThan(0)
  }).toPass({ intervals: [20] })
