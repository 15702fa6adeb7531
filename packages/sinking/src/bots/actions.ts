import type { Seat } from '@flotilla/kernel'
import { ITEMS } from '../rules/items/index.ts'
import { columnOfDial, dialShows, leakOf, sheetOf, waterColumn, type ReadCtx } from '../board/state.ts'
import {
  ACTIONS,
  BREACHES,
  BUCKET,
  FIRE,
  PATCH,
  PLUNDER,
  TREASURE,
  isBreach,
  isCannon,
  isChest,
  cannonType,
  NO_ACTION,
  dialOf,
} from '../board/things.ts'
import { creditOf, trustIn } from './beliefs.ts'
import { whim } from './whim.ts'
import { bestToLose, pointsOfCard, worthOfDraw } from './cards.ts'
import { hitChance } from './clocks.ts'
import { CHEST_POINTS, UNSEEN_POINTS, worthOfEnding, type Outlook } from './outlook.ts'

/** What is hoped of those whose word is not believed: whoever counts on others to bail goes down with them. */
const HOPED = [0.32, 0.26, 0.24, 0.18] as const
/** A card of water weighs so much more where it decides on a section. */
const PRESSING = 3.5
/** A bucketer chooses what to keep after seeing it, which is worth more than an exchange on average. */
const CHOOSING = 1.6
/** Damage is never undone, water comes back: a round won by fire counts for more. */
const LASTING = 1.45

/** Bucketed cards are often items, and an item that is played is a card less. */
const FOUND_ITEM = 0.28
const ITEM_EFFECT = 0.004
const SHOT_TREASURE = 0.4
/** A patcher draws or discards at will, whatever the hammer does. */
const PATCHING = 1.1
/** How far a mood moves what an action is worth, as a part of the span between the best and the worst. */
const MOOD = 0.15
const MOOD_SALT = 31
/** How far a plea moves what the action is worth, likewise, if it comes from somebody who was always true. */
const PERSUADED = 0.2

/** How many others are expected to do each action, from dials, claims and their owners' records. */
export function expected(ctx: ReadCtx, me: Seat): number[] {
  const s = ctx.state
  const crowd = [0, 0, 0, 0]
  for (let seat = 0; seat < s.seats; seat++) {
    if (seat === me) continue
    const shows = ctx.knows(dialOf(seat), me) ? dialShows(s, seat) : NO_ACTION
    if (shows !== NO_ACTION) {
      crowd[shows]++
      continue
    }
    const column = columnOfDial(s, seat)
    const said = column === -1 ? s.claims[seat] : column
    const trust = trustIn(ctx, seat, column)
    for (let action = 0; action < ACTIONS.length; action++) crowd[action] += (action === said ? trust : 0) + (1 - trust) * HOPED[action]
  }
  return crowd
}

/** What each action is worth to a seat now, as a share of the victory; a mood keeps others from foreseeing the best. */
export function worthOfActions(ctx: ReadCtx, outlook: Outlook, seat: Seat, crowd: readonly number[] = expected(ctx, seat)): number[] {
  const loss = bestToLose(ctx, outlook, seat)
  const bucket = worthOfBucket(ctx, outlook, seat, crowd[BUCKET], loss)
  const plunder = worthOfPlunder(ctx, outlook, seat, crowd[PLUNDER])
  const patch = worthOfPatch(ctx, outlook, seat, crowd[PATCH], loss)
  const fire = worthOfFire(ctx, outlook, seat, crowd[FIRE])
  const worths = [bucket, plunder, patch, fire]
  const span = Math.max(bucket, plunder, patch, fire) - Math.min(bucket, plunder, patch, fire)
  for (let action = 0; action < worths.length; action++) worths[action] += MOOD * span * (whim(ctx, seat, MOOD_SALT + action) - 0.5)
  for (let other = 0; other < ctx.state.seats; other++) {
    const plea = ctx.state.pleas[other]
    if (plea === -1 || other === seat || Math.floor(plea / ACTIONS.length) !== seat) continue
    worths[plea % ACTIONS.length] += PERSUADED * span * creditOf(ctx, other)
  }
  return worths
}

/** What one card less in the Water Column is worth: most where it keeps the next section from being lost. */
function worthOfLessWater(ctx: ReadCtx, { round, rise }: Outlook, bucketers: number): number {
  const over = waterColumn(ctx.state).length + leakOf(ctx) - sheetOf(ctx).threshold + 1
  const missing = over - bucketers * 1.2
  const press = missing > -0.7 && missing < 2.6 ? PRESSING : 1
  return (round * press) / rise
}

/** `loss`: what is gained by giving up the least useful card. */
function worthOfBucket(ctx: ReadCtx, outlook: Outlook, seat: Seat, others: number, loss: number): number {
  const last = 1 / (1 + others)
  const cards = 1 + last
  const sorting = Math.max(0, UNSEEN_POINTS * outlook.point - outlook.card + loss)
  const each = worthOfLessWater(ctx, outlook, others) + CHOOSING * sorting + FOUND_ITEM * outlook.card
  return cards * each + worthOfItem(ctx, outlook, seat, BUCKET)
}

/** What an item of the hand brings that is played with this action: at least one card less. */
function worthOfItem(ctx: ReadCtx, { point, card, spare }: Outlook, seat: Seat, action: number): number {
  const { hands, faces } = ctx.state
  let most = 0
  for (const held of hands[seat]) {
    const item = faces[held] < 0 ? null : ITEMS[faces[held]]
    if (item === null || (item.when.actions & (1 << action)) === 0) continue
    const gain = ITEM_EFFECT + (spare ? card : 0) - ctx.edition.cards[faces[held]].points * point
    if (gain > most) most = gain
  }
  return most
}

function worthOfPlunder(ctx: ReadCtx, outlook: Outlook, seat: Seat, others: number): number {
  const { columns, faces } = ctx.state
  const cards = columns[TREASURE]
  if (cards.length === 0) return 0
  let points = 0
  for (const card of cards) points += pointsOfCard(ctx, seat, faces[card])
  const mean = points / cards.length
  // Others come in whole: the two numbers around the expectation, weighted.
  const few = Math.floor(others)
  const many = others - few
  const share = (rivals: number): number => (rivals + 1 > cards.length ? 0 : Math.floor(cards.length / (rivals + 1)))
  const taken = (1 - many) * share(few) + many * share(few + 1)
  const picky = others < 0.6 ? 1 : 1.15
  return taken * (mean * picky * outlook.point - outlook.card)
}

function worthOfPatch(ctx: ReadCtx, outlook: Outlook, seat: Seat, others: number, loss: number): number {
  const first = Math.max(worthOfDraw(outlook), loss)
  const contents = ctx.state.columns[BREACHES]
  let best = 0
  for (const thing of contents) best = Math.max(best, worthOfHammer(ctx, outlook, thing, others))
  // Others take the best first.
  return PATCHING * (worthOfItem(ctx, outlook, seat, PATCH) + first + best * (others > 1.5 ? 0.7 : 0.9))
}

/** What a hammer on this thing is worth: a breach that needs more hammers needs helpers too. */
export function worthOfHammer(ctx: ReadCtx, outlook: Outlook, thing: number, helpers: number): number {
  const { round, point, rise, toSink, hits, toWin, firing } = outlook
  const s = ctx.state
  if (isBreach(thing)) {
    const { water, hammers } = ctx.edition.breaches[s.faces[thing]]
    const chance = hammers <= 1 ? 1 : Math.max(0, Math.min(0.85, (helpers + 1.3 - hammers) * 0.6 + 0.2))
    // A sinking would close it anyway, so it counts for this level only.
    return (round * water * Math.min(toSink, 4) * chance) / rise
  }
  if (isCannon(thing)) {
    const more = 0.35 * firing * hitChance(ctx, cannonType(thing))
    return (round * Math.min(toWin, 12) * more) / (hits + more)
  }
  return isChest(thing) ? CHEST_POINTS * point : 0
}

function worthOfFire(ctx: ReadCtx, outlook: Outlook, seat: Seat, others: number): number {
  const left = ctx.edition.limits.damage - ctx.state.damage
  const { power, round, hits } = outlook
  // The last damage ends the game at once: good for whoever is ahead at this moment.
  const decisive = left <= 1 + power * (1 + others) ? worthOfEnding(ctx, outlook) * Math.min(1, power / left) : 0
  // A Treasure shot is a card less.
  const shed = power > 0 && outlook.spare ? SHOT_TREASURE * outlook.card : 0
  return (LASTING * round * power) / hits + decisive + shed + worthOfItem(ctx, outlook, seat, FIRE)
}
