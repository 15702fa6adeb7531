import type { EditionCheck, EditionSheet } from '@flotilla/kernel/edition-sheet'
import { editionWords } from '../words/edition.ts'
import type { Edition } from './schema.ts'

/** What the figures of the rulebook show; another edition can be played all the same. */
export function editionChecks({ hull, ports, crew }: Edition): EditionCheck[] {
  const figure = (row: 'hull' | 'ports' | 'crew', level: number, which: string, holds: (n: number) => boolean): EditionCheck[] => {
    const n = { hull, ports, crew }[row].thresholds.at(level)
    return n === undefined
      ? []
      : [{ at: [row, 'thresholds', level], holds: holds(n), words: { code: `check.${row}.${which}`, params: { n } } }]
  }
  return [
    ...figure('hull', 0, 'first', (n) => n <= 13),
    ...figure('hull', 1, 'second', (n) => n >= 14),
    ...figure('ports', 0, 'first', (n) => n <= 9),
    ...figure('ports', 1, 'second', (n) => n >= 10 && n <= 12),
    ...figure('ports', 2, 'third', (n) => n >= 13),
    ...figure('crew', 2, 'third', (n) => n <= 16),
  ]
}

export const editionSheet: EditionSheet<Edition> = {
  messages: editionWords,
  shapes: { hull: 'track', small: 'track', large: 'track', ports: 'track', crew: 'track', dice: 'die' },
  rules: {
    infamy: 'RW-0.5',
    'infamy.start': 'RW-1.2',
    'infamy.perPoint': 'RW-14.4',
    spirits: 'RW-5.3',
    chests: 'RW-R1',
    'chests.buriedBonus': 'RW-7.5',
    hull: 'RW-8.2',
    'hull.fullBonus': 'RW-8.4',
    small: 'RW-9.3',
    large: 'RW-9.3',
    ports: 'RW-10.2',
    'ports.fullBonus': 'RW-10.6',
    crew: 'RW-11.2',
    'crew.fullBonus': 'RW-11.4',
    dice: 'RW-1.3',
    'dice.crewPerSeat': 'RW-1.4',
    'dice.sailorFace': 'RW-2.9',
  },
  checks: editionChecks,
}
