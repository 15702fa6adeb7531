import { MOMENT_MS, type Event } from '@flotilla/kernel'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Director, type Beat, type Speed, type Stage } from '../../src/story/director.ts'

const { small, plain, big } = MOMENT_MS
const TELLS = { drew: 'small', played: 'plain', sank: 'big', paid: 'with' } as const

let speed: Speed = 'normal'
let stages: Stage<string>[] = []
let director: Director<string>

const at = (): Stage<string> => stages[stages.length - 1]
const beat = (shown: string, type: string | null, more: Partial<Beat<string>> = {}): Beat<string> => ({
  events: type === null ? [] : [{ type }],
  shown,
  own: false,
  ...more,
})

beforeEach(() => {
  vi.useFakeTimers()
  speed = 'normal'
  stages = []
  director = new Director(
    () => speed,
    (stage) => stages.push(stage),
  )
  director.tells = TELLS
})
afterEach(() => vi.useRealTimers())

describe('the director', () => {
  test('shows each moment as long as it deserves, then now', () => {
    director.play([beat('a', 'drew'), beat('b', 'played'), beat('c', 'sank')])
    expect(at()).toMatchObject({ shown: 'a', left: 3, moment: { n: 1, weight: 'small', ms: small, event: { type: 'drew' } } })
    vi.advanceTimersByTime(small - 1)
    expect(at().shown).toBe('a')
    vi.advanceTimersByTime(1)
    expect(at()).toMatchObject({ shown: 'b', left: 2, moment: { n: 2, ms: plain } })
    vi.advanceTimersByTime(plain)
    expect(at()).toMatchObject({ shown: 'c', left: 1, moment: { n: 3, ms: big } })
    vi.advanceTimersByTime(big)
    expect(at()).toEqual({ moment: null, left: 0, shown: null })
    expect(director.isPlaying).toBe(false)
  })

  test('what is told together is one moment, as heavy as its heaviest, with the last event as its headline', () => {
    const events: Event[] = [{ type: 'paid' }, { type: 'sank' }, { type: 'drew' }]
    director.play([beat('a', null, { events })])
    expect(at().moment).toMatchObject({ weight: 'big', events, event: { type: 'drew' } })
  })

  test('what comes while it plays is told after it', () => {
    director.play([beat('a', 'played')])
    director.play([beat('b', 'played')])
    expect(at()).toMatchObject({ shown: 'a', left: 2, moment: { n: 1 } })
    vi.advanceTimersByTime(plain)
    expect(at()).toMatchObject({ shown: 'b', left: 1, moment: { n: 2 } })
  })

  test('a skip goes to now at once, and nothing comes after it', () => {
    director.play([beat('a', 'sank'), beat('b', 'sank')])
    director.skip()
    expect(at()).toEqual({ moment: null, left: 0, shown: null })
    const so = stages.length
    vi.advanceTimersByTime(10_000)
    expect(stages).toHaveLength(so)
  })

  test('what has no event is passed over', () => {
    director.play([beat('a', null), beat('b', 'played'), beat('c', null)])
    expect(at().shown).toBe('b')
    vi.advanceTimersByTime(plain)
    expect(at().shown).toBeNull()
  })

  test.each([
    ['slow', 1.6],
    ['fast', 0.5],
  ] as const)('%s takes %d times as long', (chosen, factor) => {
    speed = chosen
    director.play([beat('a', 'played')])
    expect(at().moment?.ms).toBe(Math.round(plain * factor))
  })

  test('all at once tells nothing, and so does whoever does not know the weights yet', () => {
    speed = 'once'
    director.play([beat('a', 'sank')])
    expect(stages).toEqual([{ moment: null, left: 0, shown: null }])
    speed = 'normal'
    director.tells = null
    director.play([beat('a', 'sank')])
    expect(at().shown).toBeNull()
  })

  test('a speed that is chosen meanwhile counts from the next moment on', () => {
    director.play([beat('a', 'played'), beat('b', 'played')])
    speed = 'fast'
    vi.advanceTimersByTime(plain)
    expect(at().moment?.ms).toBe(plain / 2)
  })

  test('a long story is told faster, but every big moment is seen', () => {
    const long = Array.from({ length: 60 }, (_, k) => beat(String(k), k % 10 === 9 ? 'sank' : 'played'))
    director.play(long)
    expect(at().moment?.ms).toBeLessThan(plain)
    vi.advanceTimersByTime(60_000)
    const seen = stages.flatMap(({ moment }) => moment ?? [])
    expect(seen).toHaveLength(60)
    for (const { ms } of seen.filter(({ weight }) => weight === 'big')) expect(ms).toBeGreaterThanOrEqual(0.6 * big)
    expect(seen.reduce((sum, { ms }) => sum + ms, 0)).toBeLessThan(20_000)
  })

  test('nobody waits for their own small doings, and not long for plain ones', () => {
    director.play([beat('a', 'drew', { own: true }), beat('b', 'played', { own: true }), beat('c', 'played')])
    expect(at()).toMatchObject({ shown: 'b', moment: { ms: plain * 0.4 } })
    vi.advanceTimersByTime(plain * 0.4)
    expect(at()).toMatchObject({ shown: 'c', moment: { ms: plain } })
  })
})
