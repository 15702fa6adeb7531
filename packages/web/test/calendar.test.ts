import type { TableLine } from '@flotilla/protocol'
import { expect, test, vi } from 'vitest'
import { calendarOf } from '../src/lobby/calendar.ts'
import { localeOf } from '../src/when.ts'

vi.mock('../src/settings.ts', () => ({ useSettings: { getState: () => ({ language: 'en' }) } }))
vi.mock('../src/net/socket.ts', () => ({ socket: {} }))

const line = (id: string, title: string, until: number | null): TableLine => ({ id, title, until }) as TableLine

test('a calendar file has one event for each table that waits until some hour, with lines of at most 75 octets', () => {
  const until = Date.UTC(2026, 0, 31, 9, 30)
  const long = `Quests, Cannons; and ${'Wörter '.repeat(20)}`
  const text = calendarOf([line('AAAAAAAA', long, until), line('BBBBBBBB', 'no clock', null)], 'https://example.org', until - 7_200_000)
  const lines = text.split('\r\n')
  expect(lines.filter((one) => one === 'BEGIN:VEVENT')).toHaveLength(1)
  expect(lines).toContain('DTSTART:20260131T083000Z')
  expect(lines).toContain('DTEND:20260131T093000Z')
  expect(lines).toContain('URL:https://example.org/t/AAAAAAAA')
  expect(text.replaceAll('\r\n ', '')).toContain('SUMMARY:Quests\\, Cannons\\; and Wörter')
  for (const one of lines) expect(new TextEncoder().encode(one).length).toBeLessThanOrEqual(75)
})

test('dates follow the region that the browser names for the language that is read', () => {
  expect(localeOf('en', ['de-AT', 'en-CA', 'en'])).toBe('en-CA')
  expect(localeOf('de', ['de-AT', 'en-CA'])).toBe('de-AT')
  expect(localeOf('de', ['fr-FR'])).toBe('de')
  // What is no language tag is passed over: Chromium says this of a system without a locale.
  expect(localeOf('en', ['en-US@posix'])).toBe('en')
})
