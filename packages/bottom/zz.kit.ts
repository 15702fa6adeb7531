import { checks, optionSets, cataloguesAreWhole } from '@flotilla/kernel/kit'
import { bottom } from './src/index.ts'
import type { Game } from '@flotilla/kernel'
const only = process.argv[2]?.split(',')
const from = Number(process.argv[3] ?? 1), to = Number(process.argv[4] ?? 4)
const style = (process.argv[5] ?? 'random') as 'random'
const game = bottom as unknown as Game
try { if (!only || only.includes('words')) cataloguesAreWhole(game) } catch (e) { console.log(String(e)) }
for (const [name, check] of Object.entries(checks)) {
  if (only && !only.includes(name) && !only.includes('all')) continue
  const t = Date.now()
  let bad = 0
  for (let luck = from; luck < to; luck++) {
    const seats = 2 + (luck % 4)
    const options = luck % 4 === 3 ? { start: 'draft', pace: 'short' } : luck % 4 === 2 ? { lastShip: 'count', pace: 'short' } : {}
    try { check(game, { seats, options, luck, every: 7, style }) } catch (e) { bad++; if (bad < 3) console.log(name, String((e as Error).message).slice(0, 1200)) }
  }
  console.log(name, bad ? 'BAD ' + bad : 'ok', Date.now() - t)
}
