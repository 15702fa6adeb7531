import type { Locator } from '@playwright/test'
import { at, ship, table } from './fixtures/quests-page.ts'
import { expect } from './fixtures/test-server.ts'
import { test } from './fixtures/quests-tables.ts'

/** Where something lies on the screen. */
async function boxOf(one: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  await expect(one).toBeVisible()
  const box = await one.boundingBox()
  if (box === null) throw new Error('it is not on the screen')
  return box
}

test('a port lists what is possible first, and the places say what they are and have', async ({ browser, questsTables }) => {
  const { pages, close } = await table(
    browser,
    questsTables,
    { ships: [{ champion: 'kerris', coins: 3, damage: 0 }, { champion: 'quaeth' }] },
    { seats: [true, false] },
  )
  const [anna] = pages
  const counter = anna.getByRole('region', { name: /In port/ })
  // She has no damage, so that nothing can be repaired; ammo she can buy.
  await expect(counter.getByRole('listitem')).toHaveCount(2)
  await expect(
    counter
      .getByRole('listitem')
      .first()
      .getByRole('button', { name: /more: Ammo/ }),
  ).toBeVisible()
  await expect(counter.getByRole('listitem').last()).toContainText('Nothing to mend')
  await expect(at(anna, 0, -4)).toHaveAccessibleName(/your own Home Port.*takes solved clues/)
  await expect(at(anna, 5, 0)).toHaveAccessibleName(/Bram’s Home Port.*closed to other ships/)
  // Nobody but rivals is at sea: there are no Marauders whose reach could be shown.
  await expect(anna.getByRole('checkbox', { name: 'Threats' })).toHaveCount(0)
  await close()
})

test('together: the own mission is there in port too, and signals lie over nothing', async ({ browser, questsTables }) => {
  const { pages, close } = await table(
    browser,
    questsTables,
    {
      ships: [{ champion: 'kerris' }, { champion: 'quaeth' }, { champion: 'elwing' }],
      marauders: [{ at: [1, -1] }, { at: [-1, 4] }, { at: [-3, 3] }],
    },
    { options: { mode: 'coop' }, seats: [true, false, false] },
  )
  const [anna] = pages
  await expect(anna.getByRole('region', { name: /In port/ })).toBeVisible()
  await expect(ship(anna)).toContainText(/0 of \d/)
  const signals = await boxOf(anna.getByRole('group', { name: 'Signal to your team' }))
  for (const other of [anna.getByText(/All Marauders are reinforced/), anna.getByText('Threats')]) {
    const box = await boxOf(other)
    const isBeside = box.x + box.width <= signals.x || box.x >= signals.x + signals.width
    expect(isBeside || box.y + box.height <= signals.y || box.y >= signals.y + signals.height).toBe(true)
  }
  await close()
})
