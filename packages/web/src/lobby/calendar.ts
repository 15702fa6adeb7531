import type { TableLine } from '@flotilla/protocol'

const HOUR = 3_600_000

/** A moment as calendars write it: `20260131T093000Z`. */
const stamp = (at: number): string => new Date(at).toISOString().replaceAll(/[-:]|\.\d+/g, '')

/** Characters that mean something in a calendar file. */
const escaped = (text: string): string => text.replaceAll(/[\\;,]/g, (one) => `\\${one}`).replaceAll('\n', '\\n')

/** RFC 5545: no line is longer than 75 octets; what is longer goes on in the next one after a space. */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  for (const letter of line) {
    if (new TextEncoder().encode(part + letter).length > 74) {
      parts.push(part)
      part = ''
    }
    part += letter
  }
  return [...parts, part].join('\r\n ')
}

/** The tables that wait for somebody until some hour, as a calendar file: one event a table, with an alarm an hour before its end. */
export function calendarOf(tables: readonly TableLine[], origin: string, now: number): string {
  const events = tables.flatMap(({ id, title, until }) =>
    until === null
      ? []
      : [
          'BEGIN:VEVENT',
          `UID:${id}@flotilla`,
          `DTSTAMP:${stamp(now)}`,
          `DTSTART:${stamp(until - HOUR)}`,
          `DTEND:${stamp(until)}`,
          `SUMMARY:${escaped(title)}`,
          `URL:${origin}/t/${id}`,
          'BEGIN:VALARM',
          'ACTION:DISPLAY',
          `DESCRIPTION:${escaped(title)}`,
          'TRIGGER:-PT1H',
          'END:VALARM',
          'END:VEVENT',
        ],
  )
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Flotilla//Tables//EN', ...events, 'END:VCALENDAR', ''].map(folded).join('\r\n')
}
