import type { Ask, Choice, Message, Seat, Section, Strict, Words } from '@flotilla/kernel'
import { aimAdds, shots } from '../rules/cannons.ts'
import { hullLevel } from '../rules/hull.ts'
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
  crews,
  dieOn,
  faceOfDie,
  isSolo,
  placedAt,
  type Aim,
  type Icon,
  type PlaceAsk,
  type WavesState,
  type ReadCtx,
} from '../board/state.ts'
import { chestSquares, sum } from '../board/terms.ts'
import { cites } from './cites.ts'
import { messages } from './en.ts'
import { numeral } from './numeral.ts'
import { HOLDING, holds } from './parts.ts'

const say = (code: string, params: NonNullable<Message['params']> = {}): Message => ({ code, params })

function prompt(ctx: ReadCtx, ask: Ask): Message {
  const { round } = ctx.state
  if (ask.kind === 'place') {
    // Of another seat's plan not even the stage is known.
    if (ask.sealed === true) return say('ask.plan', { round })
    const { seat, die } = ask as PlaceAsk
    return say('ask.place', { round, die: die + 1, face: faceOfDie(ctx.state, seat, die) })
  }
  if (ask.kind === 'stow') return say('ask.stow', { round, loot: ctx.state.loot })
  return say(`ask.${ask.kind}`, { round })
}

function choice(ctx: ReadCtx, ask: Ask, chosen: Choice): Message {
  const s = ctx.state
  const { seat } = ask
  const c = chosen as Record<string, string | number | boolean | null>
  switch (ask.kind) {
    case 'draft': {
      const how = Object.keys(c)[0]
      const die = Number(c[how])
      const owner = ownerOf(ctx, die)
      return say(`choice.${how}`, {
        face: s.dice[die],
        owner,
        clear: owner === FREEBOOTER,
        own: owner === seat,
        left: s.ships[seat].infamy - s.dice[die],
        sailor: ctx.edition.dice.sailorFace,
      })
    }
    case 'place':
      if (c.at === 'bury') {
        if (c.chest !== undefined) return buries(ctx, seat, Number(c.chest))
        return say((ask as PlaceAsk).die === 0 ? 'choice.buryLater' : 'choice.buryToo')
      }
      return say(
        `choice.at.${String(c.at).startsWith('chest') ? 'chest' : String(c.at)}`,
        placing(ctx, seat, faceOfDie(s, seat, (ask as PlaceAsk).die), String(c.at)),
      )
    case 'yarrr':
    case 'hold':
      return say('yarrr' in c ? 'choice.yarrr' : 'choice.again')
    case 'raise':
      if ('later' in c) return say('choice.raise.later')
      return c.raise === null ? say('choice.raise.none') : raises(ctx, seat, chosen as { raise: Icon })
    case 'bury':
      return buries(ctx, seat, Number(c.chest))
    case 'aim': {
      const { cannon, seat: target, chest } = chosen as Aim
      return say('choice.aim', {
        cannon,
        target,
        chest: numeral(chest),
        shots: shots(ctx, seat, cannon),
        hull: hullLevel(ctx, target),
        stolen: aimAdds(ctx, seat, chosen as Aim),
      })
    }
    default:
      return stows(ctx, seat, Number(c.chest))
  }
}

const buries = (ctx: ReadCtx, seat: Seat, chest: number): Message =>
  say('choice.bury', { chest: numeral(chest), sum: sum(ctx.state.ships[seat].chests[chest]) })

/** A raised die, and what it would have written. */
function raises(ctx: ReadCtx, seat: Seat, { raise }: { readonly raise: Icon }): Message {
  const face = faceOfDie(ctx.state, seat, dieOn(ctx.state, seat, ICONS.indexOf(raise)))
  return say('choice.raise', { icon: raise, face, value: ctx.edition.spirits.raised })
}

/** The loot in the order it is written, and what finds no square (RW-9.15). */
function stows(ctx: ReadCtx, seat: Seat, chest: number): Message {
  const { loot, ships } = ctx.state
  const room = chestSquares(ctx, chest) - ships[seat].chests[chest].length
  const lost = loot.slice(Math.max(0, room))
  return say('choice.stow', { chest: numeral(chest), values: loot.slice(0, room), room, lost: lost.length === 0 ? false : lost })
}

function describe(ctx: ReadCtx, me: Seat | null): Section[] {
  const s = ctx.state
  const sections: Section[] = [
    {
      title: say('table.round', { round: s.round, first: s.first }),
      lines: [s.pool.length > 0 ? say('table.pool', { dice: s.pool.map((die) => dieName(ctx, die)) }) : say('table.noPool'), bagged(ctx)],
    },
  ]
  for (let k = 0; k < crews(s); k++) {
    const seat = me === null || isSolo(s) ? k : (me + k) % s.seats
    sections.push(isSolo(s) && seat === MERCHANTMAN ? describeMerchantman(ctx) : describeShip(ctx, seat))
  }
  if (isSolo(s)) sections.push(describeNavy(ctx))
  return sections
}

function describeMerchantman(ctx: ReadCtx): Section {
  const ship = ctx.state.ships[MERCHANTMAN]
  return {
    title: say('table.merchantman', { hull: hullLevel(ctx, MERCHANTMAN) }),
    lines: [
      ...(ship.nest.length > 0 ? [say('table.nest', { dice: ship.nest.map((die) => dieName(ctx, die)) })] : []),
      ...ship.chests.map((values, hold) => say('table.hold', { chest: numeral(hold), values, sum: sum(values) })),
      say('solo.merchantman'),
      say('solo.dice'),
    ],
  }
}

/** When the Navy comes next, with how many shots and at which chest, as things lie. */
function describeNavy({ state }: ReadCtx): Section {
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

function describeShip(ctx: ReadCtx, seat: Seat): Section {
  const s = ctx.state
  const ship = s.ships[seat]
  const lines: Message[] = [say('table.infamy', { infamy: ship.infamy, max: ctx.edition.infamy.max })]
  if (ship.nest.length > 0) lines.push(say('table.nest', { dice: ship.nest.map((die) => dieName(ctx, die)) }))
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
  for (const icon of HOLDING) lines.push(holds(ctx, seat, icon))
  const parts = scoreOf(ctx, seat)
  lines.push(say('table.score', { ...parts, total: sum(Object.values(parts)) }))
  return { title: say('table.ship', { seat }), lines }
}

/** The dice left in the bag, by whose they are (RW-0.6). */
function bagged(ctx: ReadCtx): Message {
  const { bag } = ctx.state
  const owners = [...Array.from({ length: crews(ctx.state) }, (_, seat) => seat), FREEBOOTER]
  const held = owners.map((owner) => ({ owner, count: bag.filter((die) => ownerOf(ctx, die) === owner).length }))
  return say('table.bag', {
    n: bag.length,
    dice: held.filter(({ count }) => count > 0).map(({ owner, count }) => `${count}${crewLetter(owner)}`),
  })
}

const crewLetter = (owner: number): string => (owner === FREEBOOTER ? '◇' : 'ABCDE'[owner])

/** A die in short: its face, and whose it is. */
function dieName(ctx: ReadCtx, die: number): string {
  return `${ctx.state.dice[die]}${crewLetter(ownerOf(ctx, die))}`
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

export const words: Strict<Words<WavesState, Edition>> = {
  messages,
  prompt,
  choice,
  describe,
  event,
  cites,
}
