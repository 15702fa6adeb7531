import type { Camera } from './camera.ts'
import { openTable } from '../fixtures/test-server.ts'
import type { Sitting } from './shot-list.ts'
import { MATES, mateFor, stateOf } from '../fixtures/answer-for.ts'

/** Time goes on by so much at a look: less than the shortest moment. */
const TICK = 120
const PATIENCE = 25
/** After so many looks what has not happened yet will not. */
const LOOKS = 6000

/** Plays a game as a mate would, looks on through the page, and takes its pictures; every moment as a still. */
export async function takePictures(camera: Camera, { game, name, bots, options = {}, stills, moments, end }: Sitting): Promise<void> {
  const { page } = camera
  const table = await openTable(
    page,
    'Anna',
    Array.from({ length: bots }, (_, k) => MATES[k % MATES.length]),
    { game, options },
  )
  await page.request.post(`/api/tables/${table}/start`, { data: {} })
  const answer = mateFor(page, table, game)
  const wanted = new Set([...stills, ...moments].map((one) => one.name))
  const take = async (one: { readonly name: string } | undefined): Promise<void> => {
    if (one === undefined) return
    wanted.delete(one.name)
    await camera.shoot(`${name}-${one.name}`)
  }
  await page.goto(`/t/${table}`)
  const main = page.locator('main')
  await page.locator('main[data-ask], main[data-moment]').waitFor()
  await page.clock.pauseAt(Date.now() + 60_000)
  for (let look = 0; look < LOOKS && wanted.size > 0; look++) {
    const { moment, event, ask } = await main.evaluate(({ dataset: { moment: n, event: type, ask: asked } }) => ({
      moment: n,
      event: type,
      ask: asked,
    }))
    if (moment !== undefined) {
      const told = moments.find((one) => wanted.has(one.name) && one.event === event)
      if (told !== undefined && (told.shows?.test(await main.innerText()) ?? true)) await take(told)
      await page.clock.runFor(TICK)
      continue
    }
    const state = await stateOf(page, table)
    if (state.outcome !== null) break
    if (state.ask === null || ask !== String(state.ask.n)) {
      await page.clock.runFor(TICK)
      await page.waitForTimeout(PATIENCE)
      continue
    }
    await take(stills.find((one) => wanted.has(one.name) && one.isIt(state)))
    await answer(state)
  }
  if (wanted.size > 0) console.log(`${name}: not seen: ${[...wanted].join(', ')}`)
  if (!end) return
  for (let state = await stateOf(page, table); state.outcome === null; state = await stateOf(page, table))
    if (!(await answer(state))) await page.waitForTimeout(PATIENCE)
  await page.clock.resume()
  await page.goto(`/t/${table}`)
  await page.locator('main[data-end]').waitFor()
  await camera.shoot(`${name}-end`)
}
