import { intern, type Reason, type Seat } from '@flotilla/kernel'
import type { WindowAt } from '../steps.ts'
import { breachesColumn, cannonsColumn, treasureColumn, waterColumn, type Ctx, type ReadCtx } from '../../board/state.ts'
import { ACTIONS, BUCKET, FIRE, PATCH, PLUNDER, isCannon, isChest, type Action } from '../../board/things.ts'

/** What an item is, in the words of its card: when it is played, what must hold, what the play names, what it does. */
export interface Item {
  readonly rule: string
  readonly when: Moment
  /** What the play names besides the card. */
  readonly names: Target
  /** The first unmet requirement by public facts; null if all are met (SK-10.3). */
  needs(ctx: ReadCtx, seat: Seat): Reason | null
  /** What the player's own hand must have besides the item. */
  holds?(ctx: ReadCtx, seat: Seat, card: number): Reason | null
  /** Why this target cannot be named. */
  refuses?(ctx: ReadCtx, seat: Seat, target: number): Reason | null
  /** Carried out while the card is in play; it is discarded afterwards unless it `goes` where its effect says (SK-10.4). */
  play(ctx: Ctx, seat: Seat, target: number, card: number): void
  readonly goes?: true
}

/** The condition printed on the card: a window, and the actions that count there (all, if none is named). */
export interface Moment {
  readonly at: WindowAt
  readonly actions: number
}
const moment = (at: WindowAt, ...actions: readonly number[]): Moment => ({
  at,
  actions: actions.reduce((bits, action) => bits | (1 << action), 0),
})
export const enemyDiceRolled = moment('enemyDice')
export const declare = moment('declare')
export const reveal = moment('reveal')
export const revealPlunder = moment('reveal', PLUNDER)
export const revealPatch = moment('reveal', PATCH)
export const revealFire = moment('reveal', FIRE)
export const resolve = moment('resolve')
export const resolveBucket = moment('resolve', BUCKET)
export const resolvePatch = moment('resolve', PATCH)
export const resolveFire = moment('resolve', FIRE)
export const resolvePatchOrFire = moment('resolve', PATCH, FIRE)

export interface ItemChoice {
  readonly item: number
  readonly die?: number
  readonly seat?: Seat
  readonly card?: number
  readonly token?: number
  readonly cannon?: number
  readonly action?: Action
  readonly count?: number
  readonly from?: Source
}
export const SOURCES = ['column', 'hand'] as const
export type Source = (typeof SOURCES)[number]

/** What can be named: candidates `at(0)` to `at(count - 1)`, each as a choice. */
export interface Target {
  count(ctx: ReadCtx): number
  at(ctx: ReadCtx, i: number): number
  choice(item: number, target: number): ItemChoice
  /** The target that a choice names. */
  of(choice: ItemChoice): number
}

export const playCard: (item: number) => ItemChoice = intern((item) => ({ item }))

export const nothing: Target = { count: () => 1, at: () => 0, choice: (item) => playCard(item), of: () => 0 }

/** Dice of the enemy's roll, numbered from 1. */
export const aDie: Target = {
  count: (ctx) => ctx.state.dice.length,
  at: (_io, i) => i + 1,
  choice: intern((item: number, die: number) => ({ item, die })),
  of: ({ die = 0 }) => die,
}

/** Every seat; the player's own is refused by the items. */
export const aSeat: Target = {
  count: (ctx) => ctx.state.seats,
  at: (_io, i) => i,
  choice: intern((item: number, seat: number) => ({ item, seat })),
  of: ({ seat = -1 }) => seat,
}

const cardsOf = (list: (ctx: ReadCtx) => readonly number[]): Target => ({
  count: (ctx) => list(ctx).length,
  at: (ctx, i) => list(ctx)[i],
  choice: cardNamed,
  of: ({ card = -1 }) => card,
})
const cardNamed: (item: number, card: number) => ItemChoice = intern((item, card) => ({ item, card }))
export const aTreasureInTheColumn = cardsOf((ctx) => treasureColumn(ctx.state))
export const aWaterCard = cardsOf((ctx) => waterColumn(ctx.state))

const picked = (
  list: (ctx: ReadCtx) => readonly number[],
  is: (thing: number) => boolean,
  choice: Target['choice'],
  of: Target['of'],
): Target => ({
  count(ctx) {
    const things = list(ctx)
    let count = 0
    for (let i = 0; i < things.length; i++) if (is(things[i])) count++
    return count
  },
  at(ctx, which) {
    const things = list(ctx)
    let left = which
    for (let i = 0; i < things.length; i++) if (is(things[i]) && left-- === 0) return things[i]
    return -1
  },
  choice,
  of,
})
const cannonNamed: (item: number, cannon: number) => ItemChoice = intern((item, cannon) => ({ item, cannon }))
export const aChestInBreaches = picked(
  (ctx) => breachesColumn(ctx.state),
  isChest,
  intern((item: number, token: number) => ({ item, token })),
  ({ token = -1 }) => token,
)
export const aBustedCannon = picked(
  (ctx) => breachesColumn(ctx.state),
  isCannon,
  cannonNamed,
  ({ cannon = -1 }) => cannon,
)
export const aWorkingCannon = picked(
  (ctx) => cannonsColumn(ctx.state),
  isCannon,
  cannonNamed,
  ({ cannon = -1 }) => cannon,
)

const actionNamed: (item: number, action: Action) => ItemChoice = intern((item, action) => ({ item, action }))
export const anAction: Target = {
  count: () => ACTIONS.length,
  at: (_io, i) => i,
  choice: (item, action) => actionNamed(item, ACTIONS[action]),
  of: ({ action = 'bucket' }) => ACTIONS.indexOf(action),
}

export const upTo = (most: number): Target => ({
  count: () => most,
  at: (_io, i) => i + 1,
  choice: countNamed,
  of: ({ count = 0 }) => count,
})
const countNamed: (item: number, count: number) => ItemChoice = intern((item, count) => ({ item, count }))

const sourceNamed: (item: number, from: Source) => ItemChoice = intern((item, from) => ({ item, from }))
export const COLUMN = 0
export const columnOrHand: Target = {
  count: () => SOURCES.length,
  at: (_io, i) => i,
  choice: (item, source) => sourceNamed(item, SOURCES[source]),
  of: ({ from = 'column' }) => SOURCES.indexOf(from),
}
