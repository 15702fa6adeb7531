import type { Ask, Choice, Message, Seat, Section, Words } from '@flotilla/kernel'
import { hullLevel, shots, stolenSum } from '../rules/cannons.ts'
import { FREEBOOTER, ownerOf } from '../board/dice.ts'
import type { Edition } from '../edition/schema.ts'
import { placing } from './placing.ts'
import { scoreOf } from '../rules/score.ts'
import {
  CANNONS,
  CHESTS,
  DICE_PER_ROUND,
  ICONS,
  ROWS,
  UNPLACED,
  buryBack,
  crews,
  faceOfDie,
  isSolo,
  placedAt,
  rowLevel,
  sum,
  type Aim,
  type Io,
  type PlaceAsk,
  type WavesState,
} from '../board/state.ts'
import { cites } from './cites.ts'
import { de } from './de.ts'
import { en } from './en.ts'

const say = (code: string, params: NonNullable<Message['params']> = {}): Message => ({ code, params })

function prompt(io: Io, ask: Ask): Message {
  const { round } = io.state
  if (ask.kind === 'place') {
    // Of another seat's plan not even the stage is known.
    if (ask.sealed === true) return say('ask.plan', { round })
    const { seat, die } = ask as PlaceAsk
    return say('ask.place', { round, die: die + 1, face: faceOfDie(io.state, seat, die) })
  }
  if (ask.kind === 'raise') return say(`ask.raise.${(ask as Ask & { step: string }).step}`, { round })
  return say(`ask.${ask.kind}`, { round })
}

function choice(io: Io, ask: Ask, chosen: Choice): Message {
  const s = io.state
  const { seat } = ask
  const c = chosen as Record<string, string | number | boolean | null>
  switch (ask.kind) {
    case 'draft': {
      const how = Object.keys(c)[0]
      const die = Number(c[how])
      const owner = ownerOf(io, die)
      return say(`choice.${how}`, {
        face: s.dice[die],
        owner,
        clear: owner === FREEBOOTER,
        own: owner === seat,
        left: s.ships[seat].infamy - s.dice[die],
        sailor: io.edition.dice.sailorFace,
      })
    }
    case 'place':
      if (c.at === 'bury')
        return say(c.chest === undefined ? 'choice.buryToo' : 'choice.bury', {
          chest: Number(c.chest ?? 0) + 1,
          sum: sum(s.ships[seat].chests[Number(c.chest ?? 0)]),
        })
      return say(
        `choice.at.${String(c.at).startsWith('chest') ? 'chest' : String(c.at)}`,
        placing(io, seat, faceOfDie(s, seat, (ask as PlaceAsk).die), String(c.at)),
      )
    case 'yarrr':
    case 'hold':
      return say('yarrr' in c ? 'choice.yarrr' : 'choice.again')
    case 'raise':
      return c.raise === null ? say('choice.raise.none') : say('choice.raise', { icon: String(c.raise), value: io.edition.spirits.raised })
    case 'aim': {
      const { cannon, seat: target, chest } = chosen as Aim
      return say('choice.aim', {
        cannon,
        target,
        chest: chest + 1,
        shots: shots(io, seat, cannon),
        hull: hullLevel(io, target),
        stolen: stolenSum(io, seat, target, chest, [cannon]),
      })
    }
    default:
      return say('choice.stow', { chest: Number(c.chest) + 1, loot: s.loot })
  }
}

function describe(io: Io, me: Seat | null): Section[] {
  const s = io.state
  const sections: Section[] = [
    {
      title: say('table.round', { round: s.round, first: s.first }),
      lines: [
        s.pool.length > 0 ? say('table.pool', { dice: s.pool.map((die) => dieName(io, die)) }) : say('table.noPool'),
        say('table.bag', { n: s.bag.length }),
      ],
    },
  ]
  for (let k = 0; k < crews(s); k++) {
    const seat = me === null || isSolo(s) ? k : (me + k) % s.seats
    sections.push(isSolo(s) && seat === 1 ? describeMerchantman(io) : describeShip(io, seat))
  }
  return sections
}

function describeMerchantman(io: Io): Section {
  const ship = io.state.ships[1]
  return {
    title: say('table.merchantman', { hull: hullLevel(io, 1) }),
    lines: ship.chests.map((values, hold) => say('table.hold', { chest: hold + 1, values, sum: sum(values) })),
  }
}

function describeShip(io: Io, seat: Seat): Section {
  const s = io.state
  const ship = s.ships[seat]
  const lines: Message[] = [say('table.infamy', { infamy: ship.infamy, max: io.edition.infamy.max })]
  if (ship.nest.length > 0) lines.push(say('table.nest', { dice: ship.nest.map((die) => dieName(io, die)) }))
  const plan = Array.from({ length: DICE_PER_ROUND }, (_, die) => placedAt(s, seat, die))
  if (plan.some((icon) => icon >= 0 && icon !== UNPLACED))
    lines.push(
      say('table.plan', {
        plan: plan.filter((icon) => icon >= 0 && icon < UNPLACED).map((icon) => ICONS[icon]),
        chest: s.faces[buryBack(seat)] + 1,
        bury: plan[0] === 4,
      }),
    )
  if (s.sealed?.ask.kind === 'place') lines.push(say(s.yarrr[seat] ? 'table.ready' : 'table.planning'))
  lines.push(say('table.spirits', { values: ship.spirits, squares: io.edition.spirits.squares }))
  for (let chest = 0; chest < CHESTS; chest++)
    lines.push(
      say(ship.buried[chest] ? 'table.chest.buried' : 'table.chest', {
        chest: chest + 1,
        values: ship.chests[chest],
        sum: sum(ship.chests[chest]),
      }),
    )
  for (const row of ROWS)
    lines.push(
      say('table.row', {
        row,
        values: ship[row],
        sum: sum(ship[row]),
        level: rowLevel(io, seat, row),
        filled: ship[row].length,
        squares: io.edition[row].squares,
      }),
    )
  for (const cannon of CANNONS)
    lines.push(
      say('table.cannon', {
        cannon,
        values: ship[cannon],
        sum: sum(ship[cannon]),
        shots: shots(io, seat, cannon),
        filled: ship[cannon].length,
        squares: io.edition[cannon].squares,
      }),
    )
  const parts = scoreOf(io, seat)
  lines.push(say('table.score', { ...parts, total: sum(Object.values(parts)) }))
  return { title: say('table.ship', { seat }), lines }
}

/** A die in short: its face, and whose it is. */
function dieName(io: Io, die: number): string {
  const owner = ownerOf(io, die)
  return `${io.state.dice[die]}${owner === FREEBOOTER ? '◇' : 'ABCDE'[owner]}`
}

/** Chests are counted from 1 for people. */
function event(told: { readonly type: string; readonly [param: string]: unknown }): Message {
  const { type, ...rest } = told
  const params: Record<string, unknown> = { ...rest }
  if (typeof params.chest === 'number') params.chest = params.chest + 1
  if (typeof params.hold === 'number') params.hold = params.hold + 1
  if (type === 'revealed') return say('event.revealed')
  if (type === 'drafted') params.clear = params.owner === FREEBOOTER
  const code =
    type === 'drafted' || type === 'ended'
      ? `event.${type}.${String(params.how ?? params.why)}`
      : type === 'yarrr'
        ? `event.yarrr.${params.ready === true ? 'on' : 'off'}`
        : type === 'stowed' && params.chest === 0
          ? 'event.stowed.lost'
          : `event.${type}`
  return { code, params: params as NonNullable<Message['params']> }
}

export const words: Words<WavesState, Edition> = {
  catalogues: { en, de },
  prompt,
  choice,
  describe,
  event,
  cites,
}
