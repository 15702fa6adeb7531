import type { Ask } from '@flotilla/kernel'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { isOnTheWay, placeBeside } from '../../src/boards/kit/beside.ts'
import { stillOffered } from '../../src/boards/kit/choose.ts'
import { CloserLook } from '../../src/boards/kit/closer-look.ts'
import { dragTo } from '../../src/boards/kit/drag.ts'
import { withPress } from '../../src/boards/kit/pressed.ts'
import { isShortcut } from '../../src/boards/kit/shortcuts.ts'
import type { BoardProps } from '../../src/table/board.ts'

describe('a closer look', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  /** A table on which the hull lies at x 0 to 9, a chest at 20 to 29, and the panel of whatever is shown at 40 to 49. */
  function looking() {
    const shown: (string | null)[] = []
    const things: Record<string, readonly [number, number]> = { hull: [0, 9], chest: [20, 29] }
    const at = (x: number): string | null => Object.keys(things).find((name) => x >= things[name][0] && x <= things[name][1]) ?? null
    const look = new CloserLook<string>({
      find: at,
      where: (thing, x) => (x >= 40 && x < 50 ? 'panel' : at(x) === thing ? 'thing' : x > 9 && x < 40 ? 'way' : 'away'),
      show: (thing) => shown.push(thing),
    })
    return { look, shown, things }
  }

  test('opens when the pointer rests on a thing, and not while it only passes', () => {
    const { look, shown } = looking()
    look.moveTo(1, 1)
    vi.advanceTimersByTime(200)
    look.moveTo(25, 5)
    vi.advanceTimersByTime(349)
    expect(shown).toEqual([])
    vi.advanceTimersByTime(1)
    expect(shown).toEqual(['chest'])
  })

  test('does not open for a thing that slides under a resting pointer', () => {
    const { look, shown, things } = looking()
    look.moveTo(60, 4)
    vi.advanceTimersByTime(100)
    things.card = [55, 65]
    look.moveTo(60, 4)
    vi.runAllTimers()
    expect(shown).toEqual([])
    look.moveTo(61, 4)
    vi.runAllTimers()
    expect(shown).toEqual(['card'])
  })

  test('stays while the pointer is on its way to the panel and on it, and closes once it is elsewhere', () => {
    const { look, shown } = looking()
    look.moveTo(1, 1)
    vi.runAllTimers()
    look.moveTo(15, 1)
    look.moveTo(25, 1)
    vi.advanceTimersByTime(500)
    look.moveTo(45, 1)
    vi.runAllTimers()
    expect(shown).toEqual(['hull'])
    look.moveTo(70, 1)
    vi.advanceTimersByTime(159)
    expect(shown).toEqual(['hull'])
    vi.advanceTimersByTime(1)
    expect(shown).toEqual(['hull', null])
  })

  test('shows one thing at a time: what lies on the way takes over when the pointer rests there', () => {
    const { look, shown } = looking()
    look.moveTo(1, 1)
    vi.runAllTimers()
    look.moveTo(25, 1)
    vi.advanceTimersByTime(599)
    expect(shown).toEqual(['hull'])
    vi.advanceTimersByTime(1)
    expect(shown).toEqual(['hull', 'chest'])
  })

  test('the next thing is explained after the pointer has left the one before it', () => {
    const { look, shown, things } = looking()
    look.moveTo(1, 1)
    vi.runAllTimers()
    things.star = [60, 65]
    look.moveTo(62, 1)
    vi.runAllTimers()
    expect(shown).toEqual(['hull', null, 'star'])
    look.moveTo(80, 1)
    vi.runAllTimers()
    look.moveTo(1, 1)
    vi.runAllTimers()
    expect(shown).toEqual(['hull', null, 'star', null, 'hull'])
  })

  test('what is pinned neither changes nor closes until it is closed', () => {
    const { look, shown } = looking()
    look.moveTo(1, 1)
    vi.runAllTimers()
    expect(look.pin(null)).toBe(true)
    look.moveTo(25, 1)
    look.moveTo(70, 1)
    look.leave()
    vi.runAllTimers()
    expect(shown).toEqual(['hull', 'hull'])
    look.close()
    expect(shown).toEqual(['hull', 'hull', null])
  })

  test('a finger that is held opens it, and what is open outlasts the lifting; a tap opens nothing', () => {
    const { look, shown } = looking()
    const held = vi.fn()
    look.hold(1, 1, held)
    look.lift()
    vi.runAllTimers()
    expect(held).not.toHaveBeenCalled()
    look.hold(1, 1, held)
    vi.runAllTimers()
    look.lift()
    vi.runAllTimers()
    expect(held).toHaveBeenCalledOnce()
    expect(shown).toEqual(['hull'])
    look.hold(70, 1, held)
    expect(shown).toEqual(['hull', null])
  })

  test('focus by key opens at once, and closing closes what waits, too', () => {
    const { look, shown } = looking()
    look.open('hull')
    expect(shown).toEqual(['hull'])
    look.moveTo(25, 1)
    look.close()
    vi.runAllTimers()
    expect(shown).toEqual(['hull', null])
  })
})

describe('a panel beside a thing', () => {
  const window = { width: 1280, height: 720 }
  const panel = { width: 200, height: 300 }
  const at = (left: number, top: number, width = 80, height = 100) => ({ left, top, right: left + width, bottom: top + height })
  const BAR = at(0, 0, 1280, 56)
  const covers = (thing: ReturnType<typeof at>, place: { left: number; top: number }, size = panel): boolean =>
    place.left < thing.right && place.left + size.width > thing.left && place.top < thing.bottom && place.top + size.height > thing.top

  test('covers the thing and the bar at no place of the window, stays inside it, and lies close by', () => {
    for (let left = 0; left <= 1200; left += 40)
      for (let top = 56; top <= 620; top += 20) {
        const place = placeBeside(at(left, top), panel, window, [BAR])
        for (const one of [at(left, top), BAR]) expect(covers(one, place), `${left}, ${top}`).toBe(false)
        expect(place.left).toBeGreaterThanOrEqual(8)
        expect(place.left + panel.width).toBeLessThanOrEqual(window.width - 8)
        expect(place.top).toBeGreaterThanOrEqual(8)
        expect(place.top + panel.height).toBeLessThanOrEqual(window.height - 8)
        expect(covers(at(left - 9, top - 9, 98, 118), place), `${left}, ${top}`).toBe(true)
      }
  })

  test('lies over nothing that must stay in sight as long as there is room elsewhere', () => {
    const hand = [0, 1, 2, 3, 4, 5].map((k) => at(200 + k * 100, 560, 90, 150))
    const rooms = [at(160, 120, 240, 400), at(420, 120, 240, 400)]
    const place = placeBeside(at(500, 300), panel, window, [BAR, ...hand, ...rooms])
    for (const one of [BAR, ...hand, ...rooms]) expect(covers(one, place)).toBe(false)
  })

  test('where everything is taken it still leaves the thing itself in sight', () => {
    expect(covers(at(600, 300), placeBeside(at(600, 300), panel, window, [at(0, 0, 1280, 720)]))).toBe(false)
  })

  test('a panel as large as a phone still begins inside the window', () => {
    expect(placeBeside(at(10, 400), { width: 500, height: 900 }, { width: 390, height: 844 }, [])).toEqual({ left: 8, top: 8 })
  })

  test('the way to it is what lies between', () => {
    const [thing, box] = [at(100, 100), at(400, 300)]
    for (const [x, y] of [
      [250, 220],
      [140, 150],
      [450, 350],
      [390, 320],
    ])
      expect(isOnTheWay(thing, box, x, y), `${x}, ${y}`).toBe(true)
    for (const [x, y] of [
      [400, 110],
      [110, 390],
      [90, 150],
      [500, 350],
    ])
      expect(isOnTheWay(thing, box, x, y), `${x}, ${y}`).toBe(false)
  })
})

test('a press becomes a drag once the pointer has left its slack, and stays one', () => {
  const pressed = { held: 'die', from: [100, 100] as const, moved: false }
  expect(dragTo(pressed, 104, 104).moved).toBe(false)
  const dragged = dragTo(pressed, 110, 100)
  expect(dragged.moved).toBe(true)
  expect(dragTo(dragged, 100, 100).moved).toBe(true)
})

test('what is no longer offered is no longer chosen', () => {
  const offered = [{ choice: { play: 3 }, text: { code: 'x' } }]
  expect(stillOffered(offered, { play: 3 })).toBe(offered[0])
  expect(stillOffered(offered, { play: 4 })).toBeNull()
  expect(stillOffered([], { play: 3 })).toBeNull()
  expect(stillOffered(offered, null)).toBeNull()
})

describe('the own press', () => {
  const board = { view: { seats: 2 }, seat: 1, ask: { kind: 'roll', seat: 1 } as Ask, offered: [1], refused: [2], pressed: { roll: true } }
  const props = (more: object = {}): BoardProps => ({ ...board, ...more }) as unknown as BoardProps
  const seen = { seats: 2, rolled: true } as unknown as BoardProps['view']

  test('is seen at once, and nothing more can be chosen until it is confirmed', () => {
    const after = withPress(props(), (_, press, { seat }) => (press.roll === true && seat === 1 ? seen : null))
    expect(after).toMatchObject({ view: seen, offered: [], refused: [] })
  })

  test('changes nothing without an ask, for spectators, and where only the server knows what it does', () => {
    for (const more of [{ pressed: null }, { seat: null }, { ask: null }]) {
      const still = props(more)
      expect(withPress(still, () => seen)).toBe(still)
    }
    const unknown = props()
    expect(withPress(unknown, () => null)).toBe(unknown)
  })
})

test('a key with a modifier of the browser is no shortcut of the board', () => {
  const key = (more: object): KeyboardEvent =>
    ({ key: 'y', ctrlKey: false, metaKey: false, altKey: false, target: null, ...more }) as unknown as KeyboardEvent
  vi.stubGlobal('Element', EventTarget)
  expect(isShortcut(key({}))).toBe(true)
  for (const modifier of ['ctrlKey', 'metaKey', 'altKey']) expect(isShortcut(key({ [modifier]: true }))).toBe(false)
  vi.unstubAllGlobals()
})
