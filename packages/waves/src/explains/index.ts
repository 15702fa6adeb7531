import { explained, type Explained, type Explains, type Params, type Seat } from '@flotilla/kernel'
import { FREEBOOTER, ownerOf } from '../board/dice.ts'
import { CHESTS, crews, isSolo, type Cannon, type WavesState, type ReadCtx } from '../board/state.ts'
import { chestSquares, rowLevel, sum, type Row } from '../board/terms.ts'
import type { Edition } from '../edition/schema.ts'
import { shots } from '../rules/cannons.ts'
import { scoreOf } from '../rules/score.ts'
import { numeral } from '../words/numeral.ts'
import { explainWords } from './words.ts'

const ROW_RULES: Readonly<Record<Row, string>> = { hull: 'RW-8.2', ports: 'RW-10.2', crew: 'RW-11.2' }

const next = (thresholds: readonly number[], total: number): number | null => thresholds.find((one) => one > total) ?? null

function row(ctx: ReadCtx, seat: Seat, name: Row): Explained {
  const values = ctx.state.ships[seat][name]
  const { thresholds, squares, fullBonus } = ctx.edition[name]
  const total = sum(values)
  return explained(
    name,
    ROW_RULES[name],
    { sum: total, level: rowLevel(ctx, seat, name), next: next(thresholds, total), filled: values.length, squares },
    { bonus: fullBonus },
  )
}

function cannon(ctx: ReadCtx, seat: Seat, name: Cannon): Explained {
  const values = ctx.state.ships[seat][name]
  const { squares } = ctx.edition[name]
  const total = sum(values)
  return explained(name, 'RW-9.2', { sum: total, shots: shots(ctx, seat, name), filled: values.length, squares }, { squares })
}

function chest(ctx: ReadCtx, seat: Seat, at: number): Explained {
  const { chests, buried } = ctx.state.ships[seat]
  const values = chests[at]
  return explained(
    'chest',
    buried[at] ? 'RW-6.5' : 'RW-6.4',
    {
      chest: numeral(at),
      values,
      sum: sum(values),
      filled: values.length,
      squares: chestSquares(ctx, at),
      buried: buried[at],
      bonus: ctx.edition.chests.buriedBonus,
    },
    { bonus: ctx.edition.chests.buriedBonus },
  )
}

/** The score as a sum, line by line. */
function sumOf(ctx: ReadCtx, seat: Seat): Params {
  const { treasure, buried, full = 0, hull, ports, crew, infamy } = scoreOf(ctx, seat)
  const rows = hull + ports + crew + full
  return {
    total: treasure + buried + rows + infamy,
    treasure,
    buried,
    rows,
    fame: infamy,
    infamy: ctx.state.ships[seat].infamy,
    per: ctx.edition.infamy.perPoint,
  }
}

function die(ctx: ReadCtx, seat: Seat, which: number): Explained | null {
  const face = ctx.state.dice[which]
  if (face === undefined) return null
  const owner = ownerOf(ctx, which)
  const clear = owner === FREEBOOTER
  const own = owner === seat
  const inPool = ctx.state.pool.includes(which)
  return explained('die', clear ? 'RW-2.3' : own ? 'RW-2.4' : 'RW-2.5', inPool ? { face, free: clear || own } : null, {
    clear,
    own,
    owner,
    face,
  })
}

function place(ctx: ReadCtx, seat: Seat, name: string): Explained | null {
  const { state: s, edition } = ctx
  const ship = s.ships[seat]
  switch (name) {
    case 'pool': {
      const free = s.pool.filter((one) => [FREEBOOTER, seat].includes(ownerOf(ctx, one))).length
      return explained('pool', 'RW-2.2', s.pool.length === 0 ? null : { n: s.pool.length, free })
    }
    case 'bag':
      return explained('bag', 'RW-2.1', { n: s.bag.length, own: s.bag.filter((one) => ownerOf(ctx, one) === seat).length })
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
      return explained('points', 'RW-14.1', sumOf(ctx, seat))
    case 'spirits': {
      const { squares, raised } = edition.spirits
      return explained('spirits', 'RW-5.3', { filled: ship.spirits.length, squares, ready: ship.spirits.length >= squares }, { raised })
    }
    case 'bury':
      return explained('bury', 'RW-7.1', null, { bonus: edition.chests.buriedBonus })
    case 'hull':
    case 'ports':
    case 'crew':
      return row(ctx, seat, name)
    case 'small':
    case 'large':
      return cannon(ctx, seat, name)
    default:
      return null
  }
}

function explain(ctx: ReadCtx, name: string, side: Seat): Explained | null {
  const [kind, number] = name.split(':')
  const at = Number(number)
  if (kind === 'die') return die(ctx, side, at)
  if (kind === 'rival' && at < crews(ctx.state))
    return isSolo(ctx.state) && at === 1 ? explained('merchantman', 'RW-S1') : explained('rival', 'RW-0.6', sumOf(ctx, at), { seat: at })
  if (kind === 'chest' && at < CHESTS) return chest(ctx, side, at)
  return place(ctx, side, kind)
}

/** What lies on the table of Rolling with the Waves, in words. */
export const wavesExplains: Explains<WavesState, Edition> = { game: 'waves', words: explainWords, explain }
