import { bustOldestCannon } from './cannons.ts'
import { anger } from './enemies/kraken.ts'
import { dealBreach, dealToWater, topOfDeck } from './deal.ts'
import { layOnPile } from './discard.ts'
import { ATTACKS } from './enemies/index.ts'
import { clear, enemyOf, sheetOf, type Ctx, type SeenSinking, type ReadCtx } from '../board/state.ts'
import { DEAL_TREASURE, DEAL_WATER, DISCUSS, RESOLVE_ENEMY_DICE, ROLL_ENEMY_DICE, SINKING_RUN, openWindow } from './steps.ts'
import { TREASURE, WATER, isTreasure } from '../board/things.ts'

/** SK-3.4, SK-R9, SK-R59: nothing is left to deal; the ship sinks, which may end the game (SK-R2), and Step 3 begins anew. */
function sinkAndDealAgain(ctx: Ctx): void {
  ctx.emit?.({ type: 'deckEmpty' })
  ctx.push(DEAL_WATER)
  ctx.push(SINKING_RUN)
}

export type Result = 'water' | 'breach' | 'cannon' | 'blank' | 'attack1' | 'attack2'

export const SPECIAL_DICE = 2
/** What die `i` of the present roll shows. */
export const resultOf = (ctx: ReadCtx, i: number): Result =>
  i < SPECIAL_DICE ? ctx.edition.dice.special[ctx.state.dice[i] - 1] : ctx.edition.dice.basic[ctx.state.dice[i] - 1]
/** Ignored (SK-10.60), or carried out already. */
export const isIgnored = (s: SeenSinking, i: number): boolean => i < s.struck || (s.ignored & (1 << i)) !== 0

/** A result by its name: the special ones are the enemy's attacks. */
export const nameOfResult = ({ state: s }: ReadCtx, result: Result): string =>
  result === 'attack1' ? ATTACKS[s.enemy][0].id : result === 'attack2' ? ATTACKS[s.enemy][1].id : result

/** How many dice of this result are not ignored. */
export function countResults(ctx: ReadCtx, result: Result): number {
  const { dice } = ctx.state
  let count = 0
  for (let i = 0; i < dice.length; i++) if (!isIgnored(ctx.state, i) && resultOf(ctx, i) === result) count++
  return count
}

export const threatSteps = {
  /** Step 3a (SK-3.1) */
  'threat.dealWater'(ctx: Ctx): void {
    const { water } = sheetOf(ctx)
    for (let k = 0; k < water; k++) if (!dealToWater(ctx, 'round')) return sinkAndDealAgain(ctx)
    ctx.push(DEAL_TREASURE)
  },

  /** Step 3b (SK-3.2, SK-3.3) */
  'threat.dealTreasure'(ctx: Ctx): void {
    const s = ctx.state
    const treasure = s.columns[TREASURE]
    let left = sheetOf(ctx).treasure
    while (left > 0) {
      const card = topOfDeck(ctx)
      if (card === undefined) return sinkAndDealAgain(ctx)
      ctx.reveal(card)
      if (isTreasure(s.faces[card])) {
        left--
        treasure.push(card)
        ctx.emit?.({ type: 'dealtTreasure', card })
        if (treasure.length > ctx.edition.limits.treasureColumn) overboard(ctx)
      } else {
        s.columns[WATER].push(card)
        s.faceUp.push(card)
        ctx.emit?.({ type: 'dealtClear', card })
      }
    }
    ctx.push(ROLL_ENEMY_DICE)
  },

  /** Step 4a (SK-3.5, SK-3.11, SK-13.3), then the window of Step 4b (SK-3.6). Dice never run out (SK-0.12). */
  'threat.rollEnemyDice'(ctx: Ctx): void {
    const s = ctx.state
    clear(s.dice)
    s.ignored = 0
    s.struck = 0
    const enemy = enemyOf(ctx)
    for (let k = 0; k < SPECIAL_DICE; k++) s.dice.push(ctx.roll('special', 6))
    for (let k = 0; k < enemy.basicDice[s.damage]; k++) s.dice.push(ctx.roll('basic', 6))
    ctx.emit?.({ type: 'enemyDice', enemy: s.enemy, results: s.dice.map((_, i) => nameOfResult(ctx, resultOf(ctx, i))) })
    ctx.push(RESOLVE_ENEMY_DICE)
    ctx.push(openWindow('enemyDice', -1))
  },

  /**
   * Step 4c (SK-3.7): attacks first, then SK-3.8, SK-3.9 and SK-3.10 in a fixed order (SK-R11); what finds nothing has no effect (SK-R12).
   * Equal attacks count as in SK-13.4 (SK-R38). Items that answered this roll were discarded before Angered and Chomp begin (SK-13.12).
   */
  'threat.resolveEnemyDice'(ctx: Ctx): void {
    const s = ctx.state
    const times = (count: number): number => (s.options.doubledAttacks === 'once' ? Math.min(1, count) : count)
    const [first, second] = ATTACKS[s.enemy]
    const firsts = times(countResults(ctx, 'attack1'))
    const seconds = times(countResults(ctx, 'attack2'))
    for (const [attack, count] of [
      [first, firsts],
      [second, seconds],
    ] as const) {
      if (count === 0) continue
      ctx.emit?.({ type: 'attack', attack: attack.id, times: count })
      attack.strike(ctx, count)
    }
    for (let k = countResults(ctx, 'water'); k > 0; k--) dealToWater(ctx, 'die')
    for (let k = countResults(ctx, 'breach'); k > 0; k--) dealBreach(ctx)
    for (let k = countResults(ctx, 'cannon'); k > 0; k--) bustOldestCannon(ctx)
    s.struck = s.dice.length
    ctx.push(DISCUSS)
  },
}

/** SK-3.3, SK-R10: after each card the oldest Treasure is washed overboard. */
function overboard(ctx: Ctx): void {
  const treasure = ctx.state.columns[TREASURE]
  const oldest = treasure[0]
  for (let i = 1; i < treasure.length; i++) treasure[i - 1] = treasure[i]
  treasure.pop()
  layOnPile(ctx, oldest)
  ctx.emit?.({ type: 'overboard', card: oldest })
  anger(ctx)
}
