import type { Ask } from '@flotilla/kernel'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { placeBeside } from '../../src/boards/kit/beside.ts'
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

  /** What is shown, in the order in which it was. */
  function looking(reachable = false): { look: CloserLook<string>; shown: (string | null)[] } {
    const shown: (string | null)[] = []
    return { look: new CloserLook<string>((thing) => shown.push(thing), reachable), shown }
  }

  test('opens when the pointer rests on a thing, and not while it only passes', () => {
    const { look, shown } = looking()
    look.over('hull', 1, 1)
    vi.advanceTimersByTime(200)
    look.over('chest', 5, 5)
    vi.advanceTimersByTime(349)
    expect(shown).toEqual([])
    vi.advanceTimersByTime(1)
    expect(shown).toEqual(['chest'])
  })

  test('does not open for a thing that slides under a resting pointer', () => {
    const { look, shown } = looking()
    look.moveTo(4, 4)
    look.over('card', 4, 4)
    vi.runAllTimers()
    expect(shown).toEqual([])
    look.moveTo(5, 4)
    look.over('card', 6, 4)
    vi.runAllTimers()
    expect(shown).toEqual(['card'])
  })

  test('shows one thing at a time', () => {
    const { look, shown } = looking()
    look.over('hull', 1, 1)
    vi.runAllTimers()
    look.over('chest', 9, 9)
    expect(shown).toEqual(['hull', null])
    vi.runAllTimers()
    expect(shown).toEqual(['hull', null, 'chest'])
  })

  test('a panel that can be pressed stays while the pointer is on its way to it', () => {
    const { look, shown } = looking(true)
    look.over('hull', 1, 1)
    vi.runAllTimers()
    look.over('chest between', 2, 2)
    look.over(null, 3, 3)
    vi.advanceTimersByTime(200)
    look.stay()
    vi.runAllTimers()
    expect(shown).toEqual(['hull'])
    look.over(null, 4, 4)
    vi.runAllTimers()
    expect(shown).toEqual(['hull', null])
  })

  test('a finger that is held opens it, and what is open outlasts the lifting; a tap opens nothing', () => {
    const { look, shown } = looking()
    const held = vi.fn()
    look.hold('card', held)
    look.lift()
    vi.runAllTimers()
    expect(held).not.toHaveBeenCalled()
    look.hold('card', held)
    vi.runAllTimers()
    look.lift()
    vi.runAllTimers()
    expect(held).toHaveBeenCalledOnce()
    expect(shown).toEqual(['card'])
    look.hold(null, held)
    expect(shown).toEqual(['card', null])
  })

  test('focus by key opens at once, and closing closes what waits, too', () => {
    const { look, shown } = looking()
    look.open('hull')
    expect(shown).toEqual(['hull'])
    look.over('chest', 1, 1)
    look.close()
    vi.runAllTimers()
    expect(shown).toEqual(['hull', null])
  })
})

describe('a panel beside a thing', () => {
  const window = { width: 1280, height: 720 }
  const panel = { width: 200, height: 300 }
  const at = (left: number, top: number) => ({ left, top, right: left + 80, bottom: top + 100 })
  const covers = (thing: ReturnType<typeof at>, place: { left: number; top: number }, size = panel): boolean =>
    place.left < thing.right && place.left + size.width > thing.left && place.top < thing.bottom && place.top + size.height > thing.top

  test('lies on the first side that has room', () => {
    expect(placeBeside(at(600, 500), panel, window, ['above', 'below'])).toEqual({ left: 540, top: 192 })
    expect(placeBeside(at(600, 100), panel, window, ['above', 'below'])).toEqual({ left: 540, top: 208 })
  })

  test('covers the thing at no place of the window, and stays inside it', () => {
    for (let left = 0; left <= 1200; left += 40)
      for (let top = 56; top <= 620; top += 20) {
        const place = placeBeside(at(left, top), panel, window, ['above', 'below', 'right', 'left'])
        expect(covers(at(left, top), place), `${left}, ${top}`).toBe(false)
        expect(place.left).toBeGreaterThanOrEqual(8)
        expect(place.left + panel.width).toBeLessThanOrEqual(window.width - 8)
        expect(place.top).toBeGreaterThanOrEqual(8)
        expect(place.top + panel.height).toBeLessThanOrEqual(window.height - 8)
      }
  })

  test('a panel as large as a phone still begins inside the window', () => {
    expect(placeBeside(at(10, 400), { width: 500, height: 900 }, { width: 390, height: 844 }, ['above', 'left'])).toEqual({
      left: 8,
      top: 8,
    })
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
