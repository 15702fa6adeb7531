import { test } from '@playwright/test'
import { until } from './engines/engine.ts'
import { engines } from './engines/installed.ts'
import { nothingWrong, open } from './engines/play.ts'
import { recordedSite } from './engines/recorded-site.ts'
import { Somebody, TABLES } from './engines/tables.ts'

for (const { name, packages, start } of engines()) {
  if (start === undefined) {
    console.log(`${name} is not installed (apt-get install ${packages}): the site is not looked at in it.`)
    continue
  }
  test(`${name} shows the front page and the first screen of every board, and nothing goes wrong in it`, async () => {
    test.setTimeout(300_000)
    const site = await recordedSite()
    const engine = await start().catch(async (error: unknown) => {
      await site.close()
      throw error
    })
    try {
      const somebody = await Somebody.at(site.url)
      await engine.resize(1280, 720)
      await engine.go(site.url)
      await until(engine, `document.querySelectorAll('main li button').length > 3`)
      await nothingWrong(engine, 'front page')
      await engine.cookie(site.url, ...somebody.session)
      for (const one of TABLES) {
        const table = await somebody.begins(one)
        await open(engine, `${site.url}/t/${table}`, { speed: 'once' })
        // Something can be chosen, and no press of it would be lost.
        await until(engine, `hand.look(['main [data-legal]', 'header button.primary', 'main button']).at`)
        await nothingWrong(engine, one.game)
      }
    } finally {
      await engine.close()
      await site.close()
    }
  })
}
