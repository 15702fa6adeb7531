import { expect, test } from 'vitest'
import { hourFor, themeFor } from '../../src/first-paint/light.ts'

const at = (hour: number): Date => new Date(2026, 4, 5, hour)

test('the harbour has the light of the hour', () => {
  expect([4, 5, 8, 17, 21].map((hour) => hourFor('auto', at(hour), false))).toEqual(['night', 'dawn', 'day', 'dusk', 'night'])
})

test('a device that prefers the dark sees the harbour by dusk or by night', () => {
  expect([6, 12, 18, 23].map((hour) => hourFor('auto', at(hour), true))).toEqual(['night', 'night', 'dusk', 'night'])
})

test('whoever has chosen a theme never sees the other one in the harbour', () => {
  expect([6, 12, 18, 23].map((hour) => hourFor('light', at(hour), true))).toEqual(['dawn', 'day', 'day', 'day'])
  expect([6, 12, 18, 23].map((hour) => hourFor('night', at(hour), false))).toEqual(['night', 'night', 'dusk', 'night'])
})

test('without a choice the theme is that of the device', () => {
  expect([themeFor('auto', true), themeFor('auto', false)]).toEqual(['night', 'light'])
  expect([themeFor('light', true), themeFor('night', false)]).toEqual(['light', 'night'])
})
