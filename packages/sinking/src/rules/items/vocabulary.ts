import { mint, type Reason, type Seat } from '@flotilla/kernel'
import type { WindowAt } from '../steps.ts'
import { breachesColumn, cannonsColumn, treasureColumn, waterColumn, type Io } from '../../board/state.ts'
import { ACTIONS, BUCKET, FIRE, PATCH, PLUNDER, isCannon, isChest, type Action } from '../../board/things.ts'

/** What an item is, in the words of its card: when it is played, what must hold, what the play names, what it does. */
export interface Item {
  readonly rule: string
  readonly when: Moment
  /** What the play names besides the card. */
  readonly names: Target
  /** The first unmet requirement by public facts; null if all are met (SK-10.3). */
  needs(io: Io, seat: Seat): Reason | null
  /** What the player's own hand must have besides the item. */
  holds?(io: Io, seat: Seat, card: number): Reason | null
  /** Why this target cannot be named. */
  refuses?(io: Io, seat: Seat, target: number): Reason | null
  /** Carried out while the card is in play; it is discarded afterwards unless it `goes` where its effect says (SK-10.4). */
  play(io: Io, seat: Seat, target: number, card: number): void
  readonly goes?: true
}

/** The condition printed on the card: a window, and the actions that count there (all, if none is named). */
export interface Moment {
  readonly at: WindowAt
  readonly actions: number
}
const moment = (at: WindowAt, ...actions: number[]): Moment => ({ at, actions: actions.reduce((bits, action) => bits | (1 << action), 0) })
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
  count(io: Io): number
  at(io: Io, i: number): number
  choice(item: number, target: number): ItemChoice
  /** The target that a choice names. */
  of(choice: ItemChoice): number
}

export const playCard: (item: number) => ItemChoice = mint((item) => ({ item }))

export const nothing: Target = { count: () => 1, at: () => 0, choice: (item) => playCard(item), of: () => 0 }

/** Dice of the enemy's roll, numbered from 1. */
export const aDie: Target = {
  count: (io) => io.state.dice.length,
  at: (_io, i) => i + 1,
  choice: mint((item: number, die: number) => ({ item, die })),
  of: ({ die = 0 }) => die,
}

/** Every seat; the player's own is refused by the items. */
export const aSeat: Target = {
  count: (io) => io.state.seats,
  at: (_io, i) => i,
  choice: mint((item: number, seat: number) => ({ item, seat })),
  of: ({ seat = -1 }) => seat,
}

const cardsOf = (list: (io: Io) => readonly number[]): Target => ({
  count: (io) => list(io).length,
  at: (io, i) => list(io)[i],
  choice: cardNamed,
  of: ({ card = -1 }) => card,
})
const cardNamed: (item: number, card: number) => ItemChoice = mint((item, card) => ({ item, card }))
export const aTreasureInTheColumn = cardsOf((io) => treasureColumn(io.state))
export const aWaterCard = cardsOf((io) => waterColumn(io.state))

const picked = (
  list: (io: Io) => readonly number[],
  is: (thing: number) => boolean,
  choice: Target['choice'],
  of: Target['of'],
): Target => ({
  count(io) {
    const things = list(io)
    let count = 0
    for (let i = 0; i < things.length; i++) if (is(things[i])) count++
    return count
  },
  at(io, which) {
    const things = list(io)
    let left = which
    for (let i = 0; i < things.length; i++) if (is(things[i]) && left-- === 0) return things[i]
    return -1
  },
  choice,
  of,
})
const cannonNamed: (item: number, cannon: number) => ItemChoice = mint((item, cannon) => ({ item, cannon }))
export const aChestInBreaches = picked(
  (io) => breachesColumn(io.state),
  isChest,
  mint((item: number, token: number) => ({ item, token })),
  ({ token = -1 }) => token,
)
export const aBustedCannon = picked(
  (io) => breachesColumn(io.state),
  isCannon,
  cannonNamed,
  ({ cannon = -1 }) => cannon,
)
export const aWorkingCannon = picked(
  (io) => cannonsColumn(io.state),
  isCannon,
  cannonNamed,
  ({ cannon = -1 }) => cannon,
)

const actionNamed: (item: number, action: Action) => ItemChoice = mint((item, action) => ({ item, action }))
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
const countNamed: (item: number, count: number) => ItemChoice = mint((item, count) => ({ item, count }))

const sourceNamed: (item: number, from: Source) => ItemChoice = mint((item, from) => ({ item, from }))
export const COLUMN = 0
export const columnOrHand: Target = {
  count: () => SOURCES.length,
  at: (_io, i) => i,
  choice: (item, source) => sourceNamed(item, SOURCES[source]),
  of: ({ from = 'column' }) => SOURCES.indexOf(from),
}
