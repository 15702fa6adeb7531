import { explained, type Explained, type Explains, type Params, type Seat } from '@flotilla/kernel'
import { FREEBOOTER, ownerOf } from '../board/dice.ts'
import { CHESTS, chestSquares, crews, isSolo, rowLevel, sum, type Cannon, type Io, type Row, type WavesState } from '../board/state.ts'
import type { Edition } from '../edition/schema.ts'
import { shots } from '../rules/cannons.ts'
import { scoreOf } from '../rules/score.ts'
import { numeral } from '../words/numeral.ts'
import { de, en } from './words.ts'

const ROW_RULES: Readonly<Record<Row, string>> = { hull: 'RW-8.2', ports: 'RW-10.2', crew: 'RW-11.2' }

const next = (thresholds: readonly number[], total: number): number | null => thresholds.find((one) => one > total) ?? null

function row(io: Io, seat: Seat, name: Row): Explained {
  const values = io.state.ships[seat][name]
  const { thresholds, squares, fullBonus } = io.edition[name]
  const total = sum(values)
  return explained(
    name,
    ROW_RULES[name],
    { sum: total, level: rowLevel(io, seat, name), next: next(thresholds, total), filled: values.length, squares },
    { bonus: fullBonus },
  )
}

function cannon(io: Io, seat: Seat, name: Cannon): Explained {
  const values = io.state.ships[seat][name]
  const { squares } = io.edition[name]
  const total = sum(values)
  return explained(name, 'RW-9.2', { sum: total, shots: shots(io, seat, name), filled: values.length, squares }, { squares })
}

function chest(io: Io, seat: Seat, at: number): Explained {
  const { chests, buried } = io.state.ships[seat]
  const values = chests[at]
  return explained(
    'chest',
    buried[at] ? 'RW-6.5' : 'RW-6.4',
    {
      chest: numeral(at),
      values,
      sum: sum(values),
      filled: values.length,
      squares: chestSquares(io, at),
      buried: buried[at],
      bonus: io.edition.chests.buriedBonus,
    },
    { bonus: io.edition.chests.buriedBonus },
  )
}

/** The score as a sum, line by line. */
function sumOf(io: Io, seat: Seat): Params {
  const { treasure, buried, full = 0, hull, ports, crew, infamy } = scoreOf(io, seat)
  const rows = hull + ports + crew + full
  return {
    total: treasure + buried + rows + infamy,
    treasure,
    buried,
    rows,
    fame: infamy,
    infamy: io.state.ships[seat].infamy,
    per: io.edition.infamy.perPoint,
  }
}

function die(io: Io, seat: Seat, which: number): Explained | null {
  const face = io.state.dice[which]
  if (face === undefined) return null
  const owner = ownerOf(io, which)
  const clear = owner === FREEBOOTER
  const own = owner === seat
  const inPool = io.state.pool.includes(which)
  return explained('die', clear ? 'RW-2.3' : own ? 'RW-2.4' : 'RW-2.5', inPool ? { face, free: clear || own } : null, {
    clear,
    own,
    owner,
    face,
  })
}

function place(io: Io, seat: Seat, name: string): Explained | null {
  const { state: s, edition } = io
  const ship = s.ships[seat]
  switch (name) {
    case 'pool': {
      const free = s.pool.filter((one) => [FREEBOOTER, seat].includes(ownerOf(io, one))).length
      return explained('pool', 'RW-2.2', s.pool.length === 0 ? null : { n: s.pool.length, free })
    }
    case 'bag':
      return explained('bag', 'RW-2.1', { n: s.bag.length, own: s.bag.filter((one) => ownerOf(io, one) === seat).length })
    case 'nest':
      return explained('nest', 'RW-2.10', ship.nest.length === 0 ? null : { faces: ship.nest.map((one) => s.dice[one]) })
    case 'infamy': {
      const { max, perPoint } = edition.infamy
      return explained(
        'infamy',
        'RW-14.4',
        { infamy: ship.infamy, max, per: perPoint, points: Math.floor(ship.infamy / perPoint) },
        { per: perPoint },
      )
    }
    case 'points':
      return explained('points', 'RW-14.1', sumOf(io, seat))
    case 'spirits': {
      const { squares, raised } = edition.spirits
      return explained('spirits', 'RW-5.3', { filled: ship.spirits.length, squares, ready: ship.spirits.length >= squares }, { raised })
    }
    case 'bury':
      return explained('bury', 'RW-7.1', null, { bonus: edition.chests.buriedBonus })
    case 'hull':
    case 'ports':
    case 'crew':
      return row(io, seat, name)
    case 'small':
    case 'large':
      return cannon(io, seat, name)
    default:
      return null
  }
}

function explain(io: Io, name: string, side: Seat): Explained | null {
  const [kind, number] = name.split(':')
  const at = Number(number)
  if (kind === 'die') return die(io, side, at)
  if (kind === 'rival' && at < crews(io.state))
    return isSolo(io.state) && at === 1 ? explained('merchantman', 'RW-S1') : explained('rival', 'RW-0.6', sumOf(io, at), { seat: at })
  if (kind === 'chest' && at < CHESTS) return chest(io, side, at)
  return place(io, side, kind)
}

/** What lies on the table of Rolling with the Waves, in words. */
export const wavesExplains: Explains<WavesState, Edition> = { game: 'waves', words: { en, de }, explain }
