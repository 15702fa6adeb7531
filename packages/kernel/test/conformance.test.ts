import { describe, expect, test } from 'vitest'
import { rng, type Game, type Messages } from '../src/index.ts'
import {
  messagesAreWhole,
  checks,
  fingerprint,
  goldenOf,
  optionSets,
  replaysGolden,
  type Check,
  type Play,
} from '../src/conformance/index.ts'
import { contraband, rate, type Contraband } from './contraband/index.ts'
import { breaches } from './faults/rules.ts'
import { leaks } from './faults/secrets.ts'
import { spoilt, withSquawks, withSteps } from './faults/spoilt.ts'

const PLAYS = 12

function plays(game: Game, count = PLAYS): Play[] {
  return Array.from({ length: count }, (_, luck) => {
    const seats = 2 + (luck % 3)
    const sets = optionSets(game, seats, rng(luck), 4)
    return { seats, options: sets[luck % sets.length], luck }
  })
}

const prove = (check: Check, game: Contraband): void => {
  for (const play of plays(game)) check(game, play)
}

describe('a sound game passes', () => {
  test.each(Object.entries(checks))('%s', (_name, check) => prove(check, contraband))
  test('messagesAreWhole', () => messagesAreWhole(contraband))
  test.each(['advised', 'fallback'] as const)('reachesEnd with %s players', (style) => {
    for (const play of plays(contraband)) checks.reachesEnd(contraband, { ...play, style, rate: rate as NonNullable<Play['rate']> })
  })
})

const faults = [...leaks, ...breaches]
const speaking = (en: Messages['en']): Contraband => spoilt({ words: { ...contraband.words, messages: { id: 'contraband', en } } })

describe('a planted fault is found', () => {
  test.each(faults)('%s: %s', (_name, check, game, complaint) => {
    expect(() => prove(checks[check], game)).toThrow(complaint)
  })

  test('messages that cannot be compiled, and an option without a name', () => {
    const { en } = contraband.words.messages
    expect(() => messagesAreWhole(speaking({ ...en, 'ask.bid': 'Bid {n' }))).toThrow(/in 'Bid \{n'/)
    const { 'option.bids': _option, ...unnamed } = en
    expect(() => messagesAreWhole(speaking(unnamed))).toThrow(/'option.bids'/)
  })

  test('every check has a fault that it finds', () => {
    expect(new Set(faults.map(([, check]) => check))).toEqual(new Set(Object.keys(checks)))
  })
})

describe('what a complaint says', () => {
  test('the game, the seats, the options, the seed, the answer and the ask', () => {
    const play = { seats: 3, options: { rounds: 1 }, luck: 5 }
    expect(() => checks.reachesEnd(withSquawks({ offer: () => {} }), play)).toThrow(
      /^contraband: a dead end[^]*3 seats, options \{"rounds":1\}, luck 5 \(seed 0{63}5\), random players\n {2}after \d+ answers/,
    )
  })
})

describe('option sets', () => {
  test('begin with the defaults and have every value of every option', () => {
    const sets = optionSets(contraband, 2, rng(1), 5)
    expect(sets[0]).toEqual({})
    for (const one of [{ copies: 4 }, { copies: 7 }, { rounds: 1 }, { rounds: 4 }, { bids: false }, { start: 'poor' }])
      expect(sets).toContainEqual(one)
  })

  test('go with the seats', () => {
    for (const options of optionSets(contraband, 4, rng(1), 30)) expect(options).not.toMatchObject({ copies: 4 })
    const soloOnly = spoilt({ fits: ({ start }, seats) => (seats === 2 && start !== 'poor' ? 'two must be poor' : null) })
    for (const options of optionSets(soloOnly, 2, rng(1), 3)) expect(options).toMatchObject({ start: 'poor' })
    expect(() => optionSets(spoilt({ fits: () => 'never' }), 2, rng(1), 3)).toThrow(/no options found/)
  })
})

describe('golden records', () => {
  const golden = goldenOf(contraband, { seats: 3, options: {}, luck: 3 })

  test('replay to the same state and result', () => replaysGolden(contraband, golden))

  test('find changed rules', () => {
    expect(() => replaysGolden(withSteps({ draw: () => {} }), golden)).toThrow()
    expect(() => replaysGolden(contraband, { ...golden, fingerprint: fingerprint({ ...golden } as never) })).toThrow(/another state/)
  })
})
