import type { Ask, Choice, Message, Seat, Section, Words } from '@flotilla/kernel'
import { aimAdds, hullLevel, shots } from '../rules/cannons.ts'
import { FREEBOOTER, ownerOf } from '../board/dice.ts'
import type { Edition } from '../edition/schema.ts'
import { placing } from './placing.ts'
import { scoreOf } from '../rules/score.ts'
import { navyShots, navyTarget, nextNavy } from '../rules/solo.ts'
import {
  BURY,
  CHESTS,
  DICE_PER_ROUND,
  ICONS,
  MERCHANTMAN,
  UNPLACED,
  buryBack,
  chestSquares,
  crews,
  dieOn,
  faceOfDie,
  isSolo,
  placedAt,
  sum,
  type Aim,
  type Icon,
  type Io,
  type PlaceAsk,
  type WavesState,
} from '../board/state.ts'
import { cites } from './cites.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { numeral } from './numeral.ts'
import { HOLDING, holds } from './parts.ts'

const say = (code: string, params: NonNullable<Message['params']> = {}): Message => ({ code, params })

function prompt(io: Io, ask: Ask): Message {
  const { round } = io.state
  if (ask.kind === 'place') {
    // Of another seat's plan not even the stage is known.
    if (ask.sealed === true) return say('ask.plan', { round })
    const { seat, die } = ask as PlaceAsk
    return say('ask.place', { round, die: die + 1, face: faceOfDie(io.state, seat, die) })
  }
  if (ask.kind === 'stow') return say('ask.stow', { round, loot: io.state.loot })
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
      if (c.at === 'bury') {
        if (c.chest !== undefined) return buries(io, seat, Number(c.chest))
        return say((ask as PlaceAsk).die === 0 ? 'choice.buryLater' : 'choice.buryToo')
      }
      return say(
        `choice.at.${String(c.at).startsWith('chest') ? 'chest' : String(c.at)}`,
        placing(io, seat, faceOfDie(s, seat, (ask as PlaceAsk).die), String(c.at)),
      )
    case 'yarrr':
    case 'hold':
      return say('yarrr' in c ? 'choice.yarrr' : 'choice.again')
    case 'raise':
      if ('later' in c) return say('choice.raise.later')
      return c.raise === null ? say('choice.raise.none') : raises(io, seat, chosen as { raise: Icon })
    case 'bury':
      return buries(io, seat, Number(c.chest))
    case 'aim': {
      const { cannon, seat: target, chest } = chosen as Aim
      return say('choice.aim', {
        cannon,
        target,
        chest: numeral(chest),
        shots: shots(io, seat, cannon),
        hull: hullLevel(io, target),
        stolen: aimAdds(io, seat, chosen as Aim),
      })
    }
    default:
      return stows(io, seat, Number(c.chest))
  }
}

const buries = (io: Io, seat: Seat, chest: number): Message =>
  say('choice.bury', { chest: numeral(chest), sum: sum(io.state.ships[seat].chests[chest]) })

/** A raised die, and what it would have written. */
function raises(io: Io, seat: Seat, { raise }: { readonly raise: Icon }): Message {
  const face = faceOfDie(io.state, seat, dieOn(io.state, seat, ICONS.indexOf(raise)))
  return say('choice.raise', { icon: raise, face, value: io.edition.spirits.raised })
}

/** The loot in the order it is written, and what finds no square (RW-9.15). */
function stows(io: Io, seat: Seat, chest: number): Message {
  const { loot, ships } = io.state
  const room = chestSquares(io, chest) - ships[seat].chests[chest].length
  const lost = loot.slice(Math.max(0, room))
  return say('choice.stow', { chest: numeral(chest), values: loot.slice(0, room), room, lost: lost.length === 0 ? false : lost })
}

function describe(io: Io, me: Seat | null): Section[] {
  const s = io.state
  const sections: Section[] = [
    {
      title: say('table.round', { round: s.round, first: s.first }),
      lines: [s.pool.length > 0 ? say('table.pool', { dice: s.pool.map((die) => dieName(io, die)) }) : say('table.noPool'), bagged(io)],
    },
  ]
  for (let k = 0; k < crews(s); k++) {
    const seat = me === null || isSolo(s) ? k : (me + k) % s.seats
    sections.push(isSolo(s) && seat === MERCHANTMAN ? describeMerchantman(io) : describeShip(io, seat))
  }
  if (isSolo(s)) sections.push(describeNavy(io))
  return sections
}

function describeMerchantman(io: Io): Section {
  const ship = io.state.ships[MERCHANTMAN]
  return {
    title: say('table.merchantman', { hull: hullLevel(io, MERCHANTMAN) }),
    lines: [
      ...(ship.nest.length > 0 ? [say('table.nest', { dice: ship.nest.map((die) => dieName(io, die)) })] : []),
      ...ship.chests.map((values, hold) => say('table.hold', { chest: numeral(hold), values, sum: sum(values) })),
      say('solo.merchantman'),
      say('solo.dice'),
    ],
  }
}

/** When the Navy comes next, with how many shots and at which chest, as things lie. */
function describeNavy({ state }: Io): Section {
  const next = nextNavy(state.round)
  const chest = navyTarget(state)
  return {
    title: say('table.navy'),
    lines: [
      next === null ? say('table.navyGone') : say('table.navyNext', { round: next, shots: navyShots(next) }),
      ...(next === null || chest === -1 ? [] : [say('table.navyAt', { chest: numeral(chest) })]),
      say('solo.navy'),
    ],
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
        chest: numeral(s.faces[buryBack(seat)]),
        bury: plan[0] === BURY && s.faces[buryBack(seat)] < CHESTS,
      }),
    )
  if (s.sealed?.ask.kind === 'place') lines.push(say(s.yarrr[seat] ? 'table.ready' : 'table.planning'))
  for (const icon of HOLDING) lines.push(holds(io, seat, icon))
  const parts = scoreOf(io, seat)
  lines.push(say('table.score', { ...parts, total: sum(Object.values(parts)) }))
  return { title: say('table.ship', { seat }), lines }
}

/** The dice left in the bag, by whose they are (RW-0.6). */
function bagged(io: Io): Message {
  const { bag } = io.state
  const owners = [...Array.from({ length: crews(io.state) }, (_, seat) => seat), FREEBOOTER]
  const held = owners.map((owner) => ({ owner, count: bag.filter((die) => ownerOf(io, die) === owner).length }))
  return say('table.bag', {
    n: bag.length,
    dice: held.filter(({ count }) => count > 0).map(({ owner, count }) => `${count}${crewLetter(owner)}`),
  })
}

const crewLetter = (owner: number): string => (owner === FREEBOOTER ? '◇' : 'ABCDE'[owner])

/** A die in short: its face, and whose it is. */
function dieName(io: Io, die: number): string {
  return `${io.state.dice[die]}${crewLetter(ownerOf(io, die))}`
}

/** Everybody's plan in the order of the seats; a burial is all of it. */
function plansOf({ plans }: { readonly [param: string]: unknown }): NonNullable<Message['params']> {
  const told = (plans as readonly (readonly string[])[]).map((plan, seat) => [
    [`seat${seat}`, seat],
    [`plan${seat}`, [...new Set(plan)]],
  ])
  return Object.fromEntries(told.flat())
}

function event(told: { readonly type: string; readonly [param: string]: unknown }): Message {
  const { type, ...rest } = told
  const params: Record<string, unknown> = { ...rest }
  if (type === 'revealed') return say('event.revealed', plansOf(told))
  if (type === 'stowed' && params.chest === -1) return say('event.stowed.lost', params as NonNullable<Message['params']>)
  if (typeof params.chest === 'number') params.chest = numeral(params.chest)
  if (typeof params.hold === 'number') params.hold = numeral(params.hold)
  if (type === 'drafted') params.clear = params.owner === FREEBOOTER
  const code =
    type === 'drafted' || type === 'ended'
      ? `event.${type}.${String(params.how ?? params.why)}`
      : type === 'yarrr'
        ? `event.yarrr.${params.ready === true ? 'on' : 'off'}`
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
