import { describe, expect, test } from 'vitest'
import type { Tells } from '@flotilla/kernel'
import type { LogEntry } from '@flotilla/protocol'
import { headlines, paragraphsOf } from '../src/table/log/paragraphs.ts'

const tells: Tells = {
  draw: 'small',
  buy: 'plain',
  sink: 'big',
  react: 'plain',
  round: { weight: 'plain', opensRound: 'round', isHeading: true },
  tide: 'small',
}
const entry = (seq: number, ...events: LogEntry['events']): LogEntry => ({ seq, at: seq, events })

describe('the log in paragraphs', () => {
  test('what one seat does in several answers is one paragraph', () => {
    const told = paragraphsOf(
      [entry(1, { type: 'draw', seat: 0 }), entry(2, { type: 'buy', seat: 0 }), entry(3, { type: 'draw', seat: 1 })],
      tells,
    )
    expect(told.map(({ seat, lines }) => [seat, lines.length])).toEqual([
      [0, 2],
      [1, 1],
    ])
  })

  test('an answer to something stays with it, whoever gives it', () => {
    const told = paragraphsOf(
      [entry(1, { type: 'buy', seat: 0 }), entry(2, { type: 'react', seat: 1, depth: 1 }), entry(3, { type: 'draw', seat: 0 })],
      tells,
    )
    expect(told).toHaveLength(1)
    expect(told[0].lines.map(({ depth }) => depth)).toEqual([0, 1, 0])
  })

  test('bookkeeping joins what went before; a round opens a paragraph', () => {
    const told = paragraphsOf(
      [entry(1, { type: 'buy', seat: 0 }, { type: 'tide' }, { type: 'round', round: 2 }, { type: 'draw', seat: 1 })],
      tells,
    )
    expect(told.map(({ round, lines }) => [round, lines.length])).toEqual([
      [null, 2],
      [2, 1],
      [null, 1],
    ])
  })

  test('taking back is a paragraph of its own, and nothing joins it', () => {
    const told = paragraphsOf(
      [entry(1, { type: 'draw', seat: 0 }), { seq: 2, at: 2, seat: 0, undo: true, events: [] }, entry(3, { type: 'draw', seat: 0 })],
      tells,
    )
    expect(told.map(({ undo }) => undo)).toEqual([false, true, false])
  })

  test('the heaviest line is the headline, before equals the own one', () => {
    const [turn] = paragraphsOf(
      [
        entry(
          1,
          { type: 'draw', seat: 0 },
          { type: 'buy', seat: 0 },
          { type: 'react', seat: 1, depth: 1 },
          { type: 'sink', seat: 2, depth: 1 },
        ),
      ],
      tells,
    )
    expect(headlines(turn, tells).map(({ event }) => event.type)).toEqual(['sink', 'buy'])
  })
})
