import { gameWithBots } from '@flotilla/games/bots'
import { botById, playGame } from '@flotilla/bots'
import { builtInGames, findGame } from '@flotilla/games'
import { Table, askOf, choices, rng, same, type Choice, type GameRecord, type View } from '@flotilla/kernel'
import { describe, expect, test } from 'vitest'
import { hintFor } from '../../src/analysis/hint.ts'
import { reviewOf, type Reviewed } from '../../src/analysis/review.ts'

const SEED = 'd'.repeat(64)
const THOUGHT = 24

/** The first few answers of a game between bots, as a table. */
function begun(id: string, answers: number): Table {
  const game = gameWithBots(findGame(id))
  const given: [number, Choice][] = []
  const seats = 3
  playGame(game, {
    seats,
    seed: SEED,
    bots: Array.from({ length: seats }, () => botById('random', game)),
    answered: (seat, choice) => given.push([seat, choice]),
  })
  const table = new Table(game, { seats, seed: SEED })
  for (const one of given.slice(0, answers)) table.answer(...one)
  return table
}

const told = (table: Table, seat: number): View => JSON.parse(JSON.stringify(table.view(seat))) as View

describe.each(builtInGames.map(({ id }) => id))('a hint at %s', (id) => {
  test('is a legal choice with its words, and the same every time', () => {
    const table = begun(id, 25)
    const [{ seat }] = table.state.asks.filter(({ optional }) => optional === undefined)
    const seen = told(table, seat)
    const ask = askOf(seen, seat)
    if (ask === undefined) throw new Error('nothing to decide')
    const hint = hintFor(gameWithBots(table.game), seen, seat, 1, undefined, THOUGHT)
    const { steps, value } = hint
    expect(choices(table.game, seen as never, ask).some((one) => same(one, steps[0].choice))).toBe(true)
    for (const { text } of steps) expect(table.game.words.messages.en[text.code]).toBeDefined()
    expect(value).toBeGreaterThanOrEqual(0)
    expect(value).toBeLessThanOrEqual(1)
    expect(hintFor(gameWithBots(table.game), seen, seat, 1, undefined, THOUGHT)).toEqual(hint)
  })
})

test('a plan of several steps is told whole, up to what others decide', () => {
  const table = begun('waves', 0)
  const dice = rng(1)
  while (!table.state.asks.some(({ kind }) => kind === 'place')) {
    const [ask] = table.state.asks
    const all = choices(table.game, table.state, ask)
    table.answer(ask.seat, all[dice.below(all.length)])
  }
  const [{ seat }] = table.state.asks
  const { steps } = hintFor(gameWithBots(table.game), told(table, seat), seat, 1, undefined, THOUGHT)
  expect(steps.length).toBeGreaterThan(1)
  for (const { choice } of steps) table.answer(seat, choice)
})

describe('looking back', () => {
  /** A game between two of a kind: whoever is hopelessly behind has nothing left to lose. */
  const record = (bot: string): GameRecord => {
    const game = gameWithBots(findGame('waves'))
    const options = { length: 'short', roundLimit: 12 }
    const table = new Table(game, { seats: 2, seed: SEED, options })
    playGame(game, {
      seats: 2,
      seed: SEED,
      options,
      bots: [botById(bot, game), botById(bot, game)],
      answered: (seat, choice) => table.answer(seat, choice),
    })
    return table.record()
  }

  test('looks at every own decision, finds nothing better than the best, and counts what the others cost', () => {
    const game = gameWithBots(findGame('waves'))
    const played = record('random')
    const all = [...reviewOf(game, played, 0, undefined, THOUGHT)]
    const own = played.answers.filter(([seat]) => seat === 0).length
    expect(all).toHaveLength(own)
    const found = all.filter((one): one is Reviewed => 'loss' in one)
    expect(found.length).toBeGreaterThan(10)
    for (const { isBest, loss, value } of found) {
      expect(loss).toBeGreaterThanOrEqual(0)
      expect(value).toBeLessThanOrEqual(1)
      if (isBest) expect(loss).toBe(0)
    }
    // A bot that takes anything loses more by it than one that plays by advice.
    const lossOf = (of: GameRecord): number => {
      const losses = [...reviewOf(game, of, 0, undefined, THOUGHT)].flatMap((one) => ('loss' in one ? [one.loss] : []))
      return losses.reduce((sum, loss) => sum + loss, 0) / losses.length
    }
    expect(lossOf(played)).toBeGreaterThan(lossOf(record('mate')))
  })
})
