import { MOMENT_MS, type Event } from '@flotilla/kernel'
import type { Frame, History, LogEntry, OwnAsk } from '@flotilla/protocol'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { linesOf, sinceAnswer } from '../../src/story/since.ts'
import { AT_NOW, Story, type Present, type StoryState } from '../../src/story/story.ts'

vi.mock('../../src/settings.ts', () => ({ useSettings: { getState: () => ({ speed: 'normal' }) } }))

const TELLS = { drew: 'small', played: 'plain', sank: 'big', fired: 'with', volley: 'big' } as const
const ME = 0

const ask = (n: number, optional = false): OwnAsk =>
  ({ n, kind: 'turn', choices: [], ...(optional ? { optional: true } : {}) }) as unknown as OwnAsk
const now = (part: Partial<Present>): Present => ({
  seq: 0,
  view: { gold: 0 },
  ask: null,
  undo: 0,
  outcome: null,
  log: [],
  silence: null,
  ...part,
})
/** Gold goes to this, and these events tell of it. */
const frame = (gold: number, ...events: Event[]): Frame => ({ events, patch: [[['gold'], gold]] })

let shown: Present & { story: StoryState }
let story: Story
let away = false

beforeEach(() => {
  vi.useFakeTimers()
  away = false
  vi.stubGlobal('document', {
    get hidden() {
      return away
    },
  })
  shown = { ...now({}), story: AT_NOW }
  story = new Story(now({}), (part) => (shown = { ...shown, ...part }))
  story.cast(TELLS)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const played = (seat: number): Event => ({ type: 'played', seat })

describe('what others do', () => {
  test('is seen moment by moment, and the own decision opens when the story has reached now', () => {
    story.tell(
      now({ seq: 1, view: { gold: 7 }, ask: ask(1), undo: 2 }),
      [frame(3, played(1)), frame(7, { type: 'sank', seat: 1 })],
      ME,
      false,
    )
    expect(shown).toMatchObject({ view: { gold: 3 }, ask: null, story: { playing: true, left: 2, moment: { event: played(1) } } })
    vi.advanceTimersByTime(MOMENT_MS.plain)
    expect(shown).toMatchObject({ view: { gold: 7 }, ask: null, story: { left: 1 } })
    vi.advanceTimersByTime(MOMENT_MS.big)
    expect(shown).toMatchObject({ view: { gold: 7 }, ask: { n: 1 }, undo: 2, story: { playing: false, left: 0, moment: null } })
  })

  test('the outcome waits for the story, too', () => {
    const outcome = { why: 'x', standings: [], winners: [1] }
    story.tell(now({ seq: 1, outcome }), [frame(1, { type: 'sank', seat: 1 })], ME, false)
    expect(shown.outcome).toBeNull()
    story.skip()
    expect(shown.outcome).toBe(outcome)
  })

  test('never closes a decision that stays open meanwhile', () => {
    story.begin(now({ ask: ask(4) }), null)
    story.tell(now({ seq: 1, view: { gold: 1 }, ask: ask(4) }), [frame(1, played(1))], ME, false)
    expect(shown).toMatchObject({ view: { gold: 1 }, ask: { n: 4 }, story: { playing: false, told: { events: [played(1)] } } })
  })

  test('is told though one may, but need not, decide something', () => {
    story.begin(now({ ask: ask(4, true) }), null)
    story.tell(now({ seq: 1, ask: ask(4, true) }), [frame(1, { type: 'drew', seat: 1 })], ME, false)
    expect(shown.story.playing).toBe(false)
    story.tell(now({ seq: 2, ask: ask(4, true) }), [frame(1, played(1))], ME, false)
    expect(shown).toMatchObject({ ask: null, story: { playing: true } })
  })

  test('is announced once, when it has been told', () => {
    story.tell(now({ seq: 1 }), [frame(1, played(1))], ME, false)
    story.tell(now({ seq: 2 }), [frame(2, played(2)), frame(3, played(3))], ME, false)
    expect(shown.story.told.n).toBe(0)
    vi.runAllTimers()
    expect(shown.story.told).toEqual({ n: 1, events: [played(1), played(2), played(3)] })
  })
})

test('the own press is seen at once, and what it leads to is told', () => {
  const frames = [frame(1, { type: 'drew', seat: ME }), frame(2, { type: 'drew', seat: 1 })]
  story.tell(now({ seq: 1, view: { gold: 2 } }), frames, ME, true)
  expect(shown).toMatchObject({ view: { gold: 2 }, story: { moment: { event: { seat: 1 } } } })
})

describe('whoever was away', () => {
  test('is shown now, with a recap from where they left', () => {
    away = true
    story.tell(now({ seq: 1, view: { gold: 1 } }), [frame(1, played(1))], ME, false)
    story.tell(now({ seq: 2, view: { gold: 2 }, ask: ask(1) }), [frame(2, played(1))], ME, false)
    expect(shown).toMatchObject({ view: { gold: 2 }, ask: { n: 1 }, story: { playing: false, recap: 0 } })
    away = false
    story.tell(now({ seq: 3, view: { gold: 3 } }), [frame(3, played(ME))], ME, true)
    expect(shown.story.recap).toBeNull()
  })

  test('after a lost line is told what they missed, too, and may watch it', () => {
    story.begin(now({ seq: 2, view: { gold: 2 }, ask: ask(1) }), 1)
    expect(shown).toMatchObject({ ask: { n: 1 }, story: { recap: 1, playing: false } })
    const history: History = {
      view: { gold: 0 },
      steps: [
        { entry: { seq: 1, at: 0 }, frames: [frame(1, played(1))] },
        { entry: { seq: 2, at: 0 }, frames: [frame(5, played(2)), frame(2, played(3))] },
      ],
    }
    story.watch(history, 1)
    expect(shown).toMatchObject({ view: { gold: 5 }, ask: null, story: { recap: null, left: 2, moment: { event: played(2) } } })
    vi.advanceTimersByTime(MOMENT_MS.plain)
    expect(shown).toMatchObject({ view: { gold: 2 }, story: { moment: { event: played(3) } } })
    vi.runAllTimers()
    expect(shown).toMatchObject({ view: { gold: 2 }, ask: { n: 1 }, story: { playing: false } })
  })

  test('may close it', () => {
    story.begin(now({ seq: 2 }), 1)
    story.forgetRecap()
    expect(shown.story.recap).toBeNull()
  })
})

describe('since your turn', () => {
  const entry = (seq: number, seat: number, ...events: Event[]): LogEntry => ({ seq, at: 0, seat, by: 'person', events })
  const log = [
    entry(1, 1, played(1)),
    entry(2, ME, played(ME), { type: 'drew', seat: 1 }),
    entry(3, 2, { type: 'fired', seat: 2, target: ME }, { type: 'volley', seat: 2, target: ME }),
    entry(4, 1, played(1), { type: 'sank', seat: 1 }),
  ]

  test('has what the others did after it, what was done to you first', () => {
    const lines = linesOf(sinceAnswer(log, ME), ME, TELLS)
    expect(lines.map(({ seq, event, touches }) => [seq, event.type, touches])).toEqual([
      [3, 'volley', true],
      [2, 'drew', false],
      [4, 'played', false],
      [4, 'sank', false],
    ])
  })

  test('has at most six lines: the heaviest', () => {
    const many = Array.from({ length: 9 }, (_, k) => entry(10 + k, 1, { type: k === 8 ? 'sank' : 'drew', seat: 1 }))
    const lines = linesOf(sinceAnswer([...log, ...many], ME), ME, TELLS)
    expect(lines).toHaveLength(6)
    expect(lines.map(({ event }) => event.type)).toEqual(expect.arrayContaining(['volley', 'sank', 'sank', 'played']))
  })

  test('of a spectator has all', () => {
    expect(linesOf(sinceAnswer(log, null), null, TELLS).map(({ seq }) => seq)).toEqual([1, 2, 2, 3, 4, 4])
  })
})

describe('how a game opens', () => {
  const opening: Event[] = [{ type: 'played', seat: 0 }, { type: 'fired' }, { type: 'volley' }]

  test('is the first moment, told when the weights are known, and the decision opens after it', () => {
    story = new Story(now({}), (part) => (shown = { ...shown, ...part }))
    story.begin(now({ ask: ask(1) }), null, opening)
    expect(shown).toMatchObject({ ask: { n: 1 }, story: { moment: null } })
    story.cast(TELLS)
    expect(shown).toMatchObject({ ask: null, story: { moment: { event: { type: 'volley' }, events: opening.slice(1) } } })
    vi.advanceTimersByTime(MOMENT_MS.big)
    expect(shown).toMatchObject({ ask: { n: 1 }, story: { moment: null } })
    // Once: whoever sits down again at the same table has seen it.
    story.cast(TELLS)
    expect(shown.story.moment).toBeNull()
  })

  test('is not told of a game that has gone on', () => {
    story.begin(now({ seq: 1 }), null, opening)
    expect(shown.story.moment).toBeNull()
  })
})
