import { explained, type Explained, type Seat } from '@flotilla/kernel'
import { SECTIONS, enemyOf, leakOf, levelOf, sheetOf, type ReadCtx } from '../board/state.ts'
import { CANNON_TYPES, FIRST_CARD, WATER, cannonType, isBreach, isCannon, isChest, isPermanent } from '../board/things.ts'
import { countedCards, pointsOf, totalOf } from '../rules/end-and-scoring.ts'
import { honestyOf } from '../rules/honesty.ts'

/** A number on the enemy's own body: how many dice at how many hits. */
function track(ctx: ReadCtx, at: number): Explained | null {
  const { damage } = ctx.state
  const { basicDice } = enemyOf(ctx)
  const of = ctx.edition.limits.damage
  if (!(at >= 0 && at < of)) return null
  if (at < damage) return { what: { code: 'explain.track.hit', params: { damage: at + 1, of } }, now: null, rule: 'SK-9.1' }
  return at === damage
    ? {
        what: { code: 'explain.track.now', params: {} },
        now: { code: 'explain.track.dice', params: { n: basicDice[at] } },
        rule: 'SK-3.11',
      }
    : {
        what: { code: 'explain.track.later', params: { hits: at } },
        now: { code: 'explain.track.dice', params: { n: basicDice[Math.min(at, basicDice.length - 1)] } },
        rule: 'SK-3.11',
      }
}

function leak(ctx: ReadCtx, back: number): Explained | null {
  if (isPermanent(back)) return explained('leak', 'SK-2.1', { n: ctx.edition.permanent.water })
  const face = isBreach(back) ? (ctx.state.faces[back] ?? -1) : -1
  return face < 0 ? null : explained('leak', 'SK-2.1', { n: ctx.edition.breaches[face].water })
}

function hammers(ctx: ReadCtx, back: number): Explained | null {
  if (isCannon(back) || isChest(back)) return explained('hammers', isCannon(back) ? 'SK-6.32' : 'SK-6.33', { n: 1 })
  const face = isBreach(back) ? (ctx.state.faces[back] ?? -1) : -1
  return face < 0 ? null : explained('hammers', 'SK-6.34', { n: ctx.edition.breaches[face].hammers })
}

function worth(ctx: ReadCtx, back: number): Explained | null {
  const face = back >= FIRST_CARD ? (ctx.state.faces[back] ?? -1) : -1
  return face < 0 ? null : explained('worth', 'SK-9.5', { points: ctx.edition.cards[face].points })
}

function order(ctx: ReadCtx, seat: Seat): Explained | null {
  const room = ctx.state.dials.find((dials) => dials.includes(seat))
  return room === undefined ? null : explained('order', 'SK-6.1', { seat, n: room.indexOf(seat) + 1 })
}

/** Small signs on the table, each by its own name: what a number, a star or a bar means. */
export function symbol(ctx: ReadCtx, name: string, side: Seat): Explained | null {
  const [kind, number] = name.split(':')
  const at = Number(number)
  const s = ctx.state
  const water = s.columns[WATER].length
  const { threshold } = sheetOf(ctx)
  const isSeat = s.hands[at] !== undefined
  switch (kind) {
    case 'track':
      return track(ctx, at)
    case 'leaks':
      return explained('leaks', 'SK-2.1', { water, leak: leakOf(ctx), total: water + leakOf(ctx) })
    case 'glass':
      return explained('glass', 'SK-2.4', { water, threshold, left: Math.max(0, threshold - water) })
    case 'leak':
      return leak(ctx, at)
    case 'hammers':
      return hammers(ctx, at)
    case 'odds':
      return isCannon(at) ? explained('odds', 'SK-12.1', { hits: ctx.edition.dice.hits[CANNON_TYPES[cannonType(at)]].length }) : null
    case 'gem':
      return worth(ctx, at)
    case 'section':
      return explained('section', 'SK-8.1', { n: at, of: SECTIONS }, { gone: at === levelOf(s) })
    case 'order':
      return order(ctx, at)
    case 'cards':
      return isSeat ? explained('cards', 'SK-9.8', { n: s.hands[at].length }) : null
    case 'record': {
      if (!isSeat) return null
      const { trueColumns, columns } = honestyOf(s, at)
      return explained('record', 'SK-4.2', { true: trueColumns, of: columns })
    }
    case 'mate':
      return explained('mate', 'SK-7.4', null, { seat: s.firstMate })
    case 'ready':
    case 'doubt':
      return isSeat ? explained(kind, 'SK-4.1', null, { seat: at }) : null
    case 'win':
      return explained('win', 'SK-9.7', { points: totalOf(pointsOf(ctx, side)) })
    case 'sink':
      return explained('sink', 'SK-9.8', { cards: countedCards(ctx, side) })
    case 'alike':
      return explained('alike', 'SK-9.6')
    default:
      return null
  }
}
