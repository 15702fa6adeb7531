import { findGame } from './games.ts'
import { withBots, type AdvisedGame } from '../src/advice/index.ts'
import { BadInput, parseEdition, rng, useEdition, view, type Choice } from '@flotilla/kernel'
import { describe, expect, test } from 'vitest'
import { Crew, botById, kinds, playGame, type Bot } from '../src/index.ts'

const waves = findGame('waves')
const seedOf = (n: number): string => n.toString(16).padStart(64, '0')
const three = (bot: Bot): Bot[] => [bot, bot, bot]

describe('the bots', () => {
  test('are found by name, each with a title', () => {
    for (const { id, title } of kinds) {
      expect(botById(id, waves)).toMatchObject({ id, title })
      expect(title).not.toBe('')
    }
  })

  test.each([
    ['mat', "did you mean 'mate'?"],
    ['Random', "did you mean 'random'?"],
    ['kraken', 'there are: random, '],
  ])('a slip of the pen: %s', (given, told) => {
    expect(() => botById(given, waves)).toThrow(told)
    expect(() => botById(given, waves)).toThrow(BadInput)
  })

  test('random takes every choice about equally often', () => {
    const choices: Choice[] = [{ a: 1 }, { a: 2 }, { a: 3 }, { a: 4 }]
    const dice = rng(7)
    const random = botById('random', waves)
    const counts = [0, 0, 0, 0]
    const { state } = playGame(waves, { seats: 2, seed: seedOf(1), bots: [random, random] })
    const seen = view(waves, state, 0)
    for (let i = 0; i < 4000; i++) counts[choices.indexOf(random.choose(seen, { kind: 'x', seat: 0 }, choices, dice))]++
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(120)
  })

  test('a mate judges by the edition of its own table', () => {
    const edition = JSON.parse(JSON.stringify(waves.edition)) as { id: string; hull: { fullBonus: number; thresholds: number[] } }
    // A hull that blocks nothing and scores nothing.
    edition.id = 'raft'
    edition.hull.fullBonus = 0
    edition.hull.thresholds = [33, 34, 35]
    const raft = withBots(useEdition(waves, parseEdition(waves, edition)), waves)
    // Whoever mixes may lay something else.
    const mateAt = (game: AdvisedGame): Bot =>
      botById('mate', { ...game, advice: { ...game.advice, mixing: { secrets: {}, ...game.advice.mixing, ratingTolerance: 0 } } })
    const hullsInTheFirstRound = (bot: Bot): number => {
      const answers: Choice[] = []
      playGame(raft, { seats: 3, seed: seedOf(5), bots: three(bot), answered: (_seat, choice) => answers.push(choice) })
      return answers.slice(0, 21).filter((choice) => 'at' in choice && choice.at === 'hull').length
    }
    expect(hullsInTheFirstRound(mateAt(waves))).toBe(3)
    expect(hullsInTheFirstRound(mateAt(raft))).toBe(0)
  })
})

describe('a game between bots', () => {
  test('comes to an end and can be repeated', () => {
    const bots = [botById('mate', waves), botById('random', waves), botById('mate', waves)]
    const [once, again] = [1, 2].map(() => playGame(waves, { seats: 3, seed: seedOf(11), bots }))
    expect(once.outcome).not.toBeNull()
    expect(again.state).toEqual(once.state)
    expect(again.decisions).toBe(once.decisions)
    expect(playGame(waves, { seats: 3, seed: seedOf(12), bots }).state).not.toEqual(once.state)
  })

  test('tells of every answer', () => {
    const answers: [number, Choice][] = []
    const { decisions } = playGame(waves, {
      seats: 2,
      seed: seedOf(3),
      bots: [botById('random', waves), botById('random', waves)],
      answered: (seat, choice) => answers.push([seat, choice]),
    })
    expect(answers).toHaveLength(decisions)
    expect(new Set(answers.map(([seat]) => seat))).toEqual(new Set([0, 1]))
  })

  test('never offers a bot what only revises, nor asks it what it need not answer', () => {
    const offered: Choice[] = []
    const kindsAsked = new Set<string>()
    const random = botById('random', waves)
    const spy: Bot = {
      ...random,
      choose(view, ask, choices, dice) {
        offered.push(...choices)
        kindsAsked.add(ask.kind)
        expect(ask.optional).toBeUndefined()
        return random.choose(view, ask, choices, dice)
      },
    }
    playGame(waves, { seats: 3, seed: seedOf(4), bots: three(spy) })
    expect(kindsAsked).toContain('place')
    expect(offered.some((choice) => 'again' in choice)).toBe(false)
  })

  test('waits for the people at the table', () => {
    const answers: number[] = []
    const { state } = playGame(waves, {
      seats: 2,
      options: { first: 1 },
      seed: seedOf(6),
      bots: [],
      answered: (seat) => answers.push(seat),
    })
    expect(answers).toEqual([])
    const crew = new Crew(waves, [null, botById('mate', waves)], seedOf(6))
    expect(crew.next(state)?.ask.seat).toBe(1)
    expect(new Crew(waves, [botById('mate', waves), null], seedOf(6)).next(state)).toBeNull()
  })
})
