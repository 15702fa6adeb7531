import { at, press, race, ship, soon, space, table } from './fixtures/quests-page.ts'
import { isTold } from './fixtures/drawer.ts'
import { accessible, expect } from './fixtures/test-server.ts'
import { test } from './fixtures/quests-tables.ts'
import { ApiPlayer } from './fixtures/api-player.ts'

/** Anna plays, a bot sits beside her. */
const alone = { seats: [true, false] }

test('a turn: Treacherous Seas with a roll and a free step, an island, Stormy Seas with a sail, all by keyboard too', async ({
  browser,
  questsTables,
}) => {
  const { pages, close } = await table(
    browser,
    questsTables,
    {
      ships: [{ champion: 'kerris', at: [1, -4], clues: ['fernhollow'] }, { champion: 'quaeth' }],
      dice: { traveler: [5] },
    },
    alone,
  )
  const [anna] = pages
  await expect(at(anna, 2, -4)).toHaveAccessibleName(/treacherous sea.*costs 1.*this turn: 1 action/)
  await expect(space(anna, 'Brindle Cay')).toHaveAccessibleName(/face down/)
  // Point at it, see the chance, and only then go.
  await at(anna, 2, -4).click()
  const card = anna.getByRole('region', { name: /treacherous sea/ })
  await card.getByRole('button', { name: /Sail there 1 action.*1 roll/ }).click()
  await isTold(anna, 'Anna sails to treacherous sea')
  await expect(anna.getByRole('status').first()).toContainText('the next step is free')
  await expect(ship(anna)).toContainText('2 actions left')
  // The free step lands on the island: a token, a coin, a quest.
  // That it reveals its token is said first: the second press sails.
  await space(anna, 'Brindle Cay').click()
  await expect(anna.getByRole('region', { name: /Brindle Cay/ })).toContainText('Landing there reveals its token')
  await expect(anna.getByRole('status').first()).toContainText('press the space again to sail')
  await expect(space(anna, 'Brindle Cay')).toHaveAccessibleName(/face down/)
  await space(anna, 'Brindle Cay').click()
  await expect(space(anna, 'Brindle Cay')).toHaveAccessibleName(/token: /)
  await expect(ship(anna)).toContainText('4 coins')
  await expect(anna.getByRole('list', { name: 'Your cards' }).getByRole('button', { name: /uest “/ })).toBeVisible()
  // On by keyboard: one space to the east are Stormy Seas, which take a sail besides.
  await space(anna, 'Brindle Cay').focus()
  await anna.keyboard.press('ArrowRight')
  await expect(at(anna, 4, -4)).toBeFocused()
  await expect(at(anna, 4, -4)).toHaveAccessibleName(/stormy sea.*costs 2.*this turn: 1 action, 1 sail/)
  await anna.keyboard.press('Enter')
  await expect(ship(anna)).toContainText('1 of 2 sails ready')
  await expect(ship(anna)).toContainText('1 action left')
  await accessible(anna)
  await close()
})

test('one click sails several spaces; a failed roll ends it; what cannot be done says why', async ({ browser, questsTables }) => {
  const { pages, close } = await table(
    browser,
    questsTables,
    {
      ships: [
        { champion: 'kerris', clues: ['fernhollow'] },
        { champion: 'quaeth', at: [3, -3] },
      ],
      dice: { traveler: [1] },
    },
    alone,
  )
  const [anna] = pages
  // Another's Home Port is no way for her.
  await expect(at(anna, 5, 0)).toHaveAccessibleName(/Bram’s Home Port.*closed to other ships.*No way for your ship leads there/)
  await at(anna, 5, 0).click()
  await expect(ship(anna)).toContainText('3 actions left')
  await at(anna, -1, -1).click()
  await isTold(anna, /Anna sails to/, 3)
  await expect(ship(anna)).toContainText('2 actions left')
  await expect(ship(anna)).toContainText('0 of 2 sails ready')
  await expect(anna.getByRole('status').first()).toContainText('your turn, 2 actions left')
  await at(anna, -2, -1).click()
  await press(anna, /Sail there/)
  await expect(ship(anna)).toContainText('3 of 4 hearts')
  await expect(ship(anna)).toContainText('Traveler bonus 1')
  // The last action is spent and nothing else can be done: the turn ends by itself.
  await at(anna, -1, -1).click()
  await expect(anna.getByRole('region', { name: /-1, -1/ })).toContainText('It takes your last action')
  await at(anna, -1, -1).click()
  await isTold(anna, /Bram's turn/)
  await close()
})

test('a turn in which nothing is left to do says that it ends; stopped, it can be taken back, and else it ends', async ({
  browser,
  questsTables,
}) => {
  const { pages, close } = await table(
    browser,
    questsTables,
    {
      ships: [
        { champion: 'kerris', clues: ['fernhollow'] },
        { champion: 'quaeth', at: [3, -3] },
      ],
    },
    { ...alone, view: { settings: { turnEnds: 'shown' } } },
  )
  const [anna] = pages
  const stop = anna.getByRole('button', { name: 'Stop' })
  const sail = async (q: number, r: number, left: string): Promise<void> => {
    await at(anna, q, r).click()
    await soon(anna, ship(anna).filter({ hasText: left }))
  }
  await sail(-1, -1, '2 actions left')
  await sail(-1, 0, '1 action left')
  // Time stands still, so that the turn does not end before it was stopped.
  await anna.clock.pauseAt(Date.now() + 60_000)
  await at(anna, -1, -1).click()
  await soon(anna, anna.getByRole('region', { name: /-1, -1/ }).filter({ hasText: 'It takes your last action' }))
  await at(anna, -1, -1).click()
  await soon(anna, anna.getByRole('status').filter({ hasText: 'your turn ends' }))
  await stop.click()
  await anna.clock.runFor(10_000)
  await expect(anna.getByRole('button', { name: 'End your turn' })).toBeVisible()
  await anna.getByRole('button', { name: 'Undo' }).click()
  await soon(anna, anna.getByRole('status').filter({ hasText: 'under sail' }))
  await press(anna, 'End the voyage')
  await soon(anna, stop)
  await soon(anna, anna.getByRole('status').filter({ hasText: /Waiting for Bram|Round 2/ }))
  await close()
})

test('a fight: the odds, the volley, a sinking and what it brings; whoever is sunk sees it, and any key skips it', async ({
  browser,
  questsTables,
}) => {
  const { id, pages, close } = await table(
    browser,
    questsTables,
    {
      ships: [
        { champion: 'pewter', at: [3, -3], ammo: 8 },
        { champion: 'quaeth', at: [3, -3], damage: 1, coins: 7, cargo: { gem: 1 } },
      ],
      dice: { ammo: [6, 6, 5] },
    },
    { view: { settings: { speed: 'normal' } } },
  )
  const [anna, ben] = pages
  await press(anna, /Attack Ben \(1 action\).*% to sink/)
  const combat = anna.getByRole('region', { name: 'Fire at Ben' })
  await expect(combat.getByText('3 of 4 hearts, 7 coins')).toBeVisible()
  await expect(combat.getByRole('row', { name: /3\+ sinks 38 %/ })).toBeVisible()
  await combat.getByRole('button', { name: 'Fewer cannons' }).click()
  await expect(combat.getByRole('row', { name: /3\+ sinks 3 %/ })).toBeVisible()
  await combat.getByRole('button', { name: 'More cannons' }).click()
  await accessible(anna)
  // Time stands still for Ben, so that nothing is over before it was looked at.
  await ben.clock.pauseAt(Date.now() + 60_000)
  await combat.getByRole('button', { name: 'Fire: 3 cannons' }).click()
  const dice = ben.locator('[data-dice="6 6 5"]')
  await soon(ben, dice)
  await soon(ben, ben.locator('[data-scene="volley"][data-phase="sink"]'))
  await expect(ben.locator('[data-wreck="1"]')).toHaveCount(1)
  await ben.keyboard.press('Escape')
  await expect(dice).toHaveCount(0)
  await anna.keyboard.press('Escape')
  await expect(race(anna).getByRole('listitem').first()).toContainText('4')
  await expect(ship(anna)).toContainText('7 coins')
  await expect(ship(ben)).toContainText('4 of 4 hearts')
  await expect(ship(ben)).toContainText('Cargo: empty')
  await expect(at(ben, 5, 0)).toHaveAccessibleName(/Ben here/)
  // For him it is his turn when he has seen how he got into it.
  await new ApiPlayer(anna, id).take((choice) => choice.do === 'end')
  await soon(ben, ben.getByRole('status').filter({ hasText: 'your turn' }))
  await close()
})

test('a delivery and a deal in the port with steppers', async ({ browser, questsTables }) => {
  const { pages, close } = await table(
    browser,
    questsTables,
    {
      ships: [
        { champion: 'valkyr', at: [2, -3], coins: 7, damage: 1, slots: 4, cargo: { lumber: 1, metal: 2, canvas: 1 }, quests: ['q26'] },
        { champion: 'quaeth' },
      ],
    },
    alone,
  )
  const [anna] = pages
  await press(anna, /Finish “Shipwright's Debt”/)
  await expect(race(anna).getByRole('listitem').first()).toContainText('2')
  const port = anna.getByRole('region', { name: /In port/ })
  await port.getByRole('button', { name: /more: Cannon/ }).click()
  await expect(port.getByRole('button', { name: /more: Cannon/ })).toHaveAttribute('aria-disabled', 'true')
  for (let k = 0; k < 2; k++) await port.getByRole('button', { name: /more: Ammo/ }).click()
  await port.getByRole('button', { name: /more: Sell canvas/ }).click()
  await port.getByRole('button', { name: 'Make the deal: -4 coins' }).click()
  await expect(ship(anna)).toContainText('3 of 3 cannons ready')
  await expect(ship(anna)).toContainText('9 ammo')
  await expect(ship(anna)).toContainText('3 coins')
  // Beyond the champion's maximum nothing is sold, and the rule is at hand.
  await expect(port.getByText("Your champion's maximum is reached").first()).toBeVisible()
  await accessible(anna)
  await close()
})

test('a clue is solved on its island and deposited at home; the goal is reached, the round played out, the score sheet opens', async ({
  browser,
  questsTables,
}) => {
  const { pages, close } = await table(
    browser,
    questsTables,
    { ships: [{ champion: 'lyrah', clues: ['cinderreef'] }, { champion: 'quaeth' }], prosperity: [3, 0], round: 6 },
    { ...alone, options: { goal: 5 } },
  )
  const [anna] = pages
  await expect(space(anna, 'Cinderreef')).toHaveAccessibleName(/your clue/)
  await space(anna, 'Cinderreef').dblclick()
  await press(anna, /Solve the clue of Cinderreef for 1★/)
  await expect(race(anna).getByRole('listitem').first()).toContainText('4')
  await at(anna, 0, -4).dblclick()
  await press(anna, /Deliver the clue of Cinderreef/)
  await expect(race(anna).getByRole('listitem').first()).toContainText('5')
  await expect(race(anna)).toContainText('The last round')
  const over = anna.getByRole('heading', { name: 'Anna wins' })
  await expect(anna.getByRole('button', { name: 'End your turn' }).or(over).first()).toBeVisible()
  if (!(await over.isVisible())) await press(anna, 'End your turn')
  await expect(over).toBeVisible()
  await accessible(anna)
  await close()
})

test('a Marauder strikes at the end of a turn, as the threats had told', async ({ browser, questsTables }) => {
  const { pages, close } = await table(
    browser,
    questsTables,
    {
      ships: [{ champion: 'kerris', at: [1, -1] }],
      marauders: [{ at: [1, -1] }, { at: [-1, 4] }, { at: [-3, 3] }],
      dice: { ammo: [4, 4] },
    },
    { options: { mode: 'coop' } },
  )
  const [anna] = pages
  await expect(ship(anna)).toContainText('End your turn here and Marauder 1 strikes: 1.4 damage on average')
  await expect(anna.getByRole('checkbox', { name: 'Threats' })).toBeChecked()
  await expect(race(anna)).toContainText('of 15')
  await accessible(anna)
  await press(anna, 'End your turn')
  await expect(ship(anna)).toContainText('2 of 4 hearts')
  await isTold(anna, /Marauder 1/)
  await close()
})
