import { properties } from '@flotilla/art/kit'
import { HEMS, WORLD, bag, hems, palette, widePart, type Labels, type ShipLook } from '@flotilla/art/waves'
import type { Picture, Pictures } from '../pictures.ts'

/** Nothing is written on what is drawn here: the numbers beside it say what it is. */
const LABELS: Labels = { spirits: '', crew: '', hull: '', ports: '', bury: '', small: '', large: '', safe: '' }

interface Row extends Readonly<Record<string, unknown>> {
  readonly squares?: number
  readonly thresholds?: readonly number[]
}

const GRADED = ['hull', 'small', 'large', 'ports', 'crew'] as const
const EMPTY = { values: [], squares: 1, thresholds: [] }

/** A ship with nothing written on her but this row: as many squares and levels as the numbers say. */
function lookWith(key: string, entry: Row): ShipLook {
  const row = { values: [], squares: entry.squares ?? 1, thresholds: entry.thresholds ?? [] }
  const columns = Number(entry.columns ?? 2)
  const rows = Array.isArray(entry.rows) ? Number(entry.rows[0]) : Number(entry.rows ?? 4)
  const hold = { values: [], squares: columns * rows, columns, buried: false }
  const graded = (name: string) => (name === key ? row : EMPTY)
  return {
    seat: 0,
    infamy: 0,
    mostInfamy: 18,
    buriedBonus: Number(entry.buriedBonus ?? 0),
    frothing: false,
    burying: null,
    spirits: row,
    chests: [hold, hold, hold],
    hull: graded('hull'),
    small: graded('small'),
    large: graded('large'),
    ports: graded('ports'),
    crew: graded('crew'),
  }
}

const boxed = (svg: string, box: readonly number[]): Picture => ({ svg, box: box.join(' ') })

export const pictures: Pictures = {
  thing({ key }, entry) {
    if (key === 'dice') return { svg: bag(60, 50), box: '0 0 120 110' }
    if (key === 'infamy') return boxed(hems(Number(entry.start), Number(entry.max), 0), HEMS)
    const part = key === 'chests' ? 'chest1' : [...GRADED, 'spirits' as const].find((one) => one === key)
    if (part === undefined) return null
    const { svg, box } = widePart(part, lookWith(key, entry), LABELS)
    return boxed(svg, box)
  },
  colours: (night) => properties(WORLD, night ? palette.night : palette.day),
}
