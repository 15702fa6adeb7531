import { bustOldestCannon } from './cannons.ts'
import { anger, dealBreach, dealToWater, layOnPile } from './discard.ts'
import { ATTACKS } from './enemies.ts'
import { clear, enemyOf, sheetOf, type Io, type SeenSinking } from '../board/state.ts'
import { DEAL_TREASURE, DEAL_WATER, DISCUSS, RESOLVE_ENEMY_DICE, ROLL_ENEMY_DICE, SINKING_RUN, openWindow } from './steps.ts'
import { TREASURE, WATER, isTreasure } from '../board/things.ts'

/** SK-3.4: the deck does not suffice; the ship sinks and Step 3 begins anew. */
function sinkAndDealAgain(io: Io): void {
  io.emit?.({ type: 'deckEmpty' })
  io.push(DEAL_WATER)
  io.push(SINKING_RUN)
}

export type Result = 'water' | 'breach' | 'cannon' | 'blank' | 'attack1' | 'attack2'

export const SPECIAL_DICE = 2
/** What die `i` of the present roll shows. */
export const resultOf = (io: Io, i: number): Result =>
  i < SPECIAL_DICE ? io.edition.dice.special[io.state.dice[i] - 1] : io.edition.dice.basic[io.state.dice[i] - 1]
/** Ignored (SK-10.60), or carried out already. */
export const isIgnored = (s: SeenSinking, i: number): boolean => i < s.struck || (s.ignored & (1 << i)) !== 0

/** A result by its name: the special ones are the enemy's attacks. */
export const nameOfResult = ({ state: s }: Io, result: Result): string =>
  result === 'attack1' ? ATTACKS[s.enemy][0].id : result === 'attack2' ? ATTACKS[s.enemy][1].id : result

/** How many dice of this result are not ignored. */
export function countResults(io: Io, result: Result): number {
  const { dice } = io.state
  let count = 0
  for (let i = 0; i < dice.length; i++) if (!isIgnored(io.state, i) && resultOf(io, i) === result) count++
  return count
}

export const threatSteps = {
  /** Step 3a (SK-3.1) */
  'threat.dealWater'(io: Io): void {
    const { water } = sheetOf(io)
    for (let k = 0; k < water; k++) if (!dealToWater(io)) return sinkAndDealAgain(io)
    io.push(DEAL_TREASURE)
  },

  /** Step 3b (SK-3.2, SK-3.3) */
  'threat.dealTreasure'(io: Io): void {
    const s = io.state
    const treasure = s.columns[TREASURE]
    let left = sheetOf(io).treasure
    while (left > 0) {
      const card = s.deck.pop()
      if (card === undefined) return sinkAndDealAgain(io)
      io.reveal(card)
      if (isTreasure(s.faces[card])) {
        left--
        treasure.push(card)
        io.emit?.({ type: 'dealtTreasure', card })
        if (treasure.length > io.edition.limits.treasureColumn) overboard(io)
      } else {
        s.columns[WATER].push(card)
        s.faceUp.push(card)
        io.emit?.({ type: 'dealtClear', card })
      }
    }
    io.push(ROLL_ENEMY_DICE)
  },

  /** Step 4a (SK-3.5, SK-3.11) */
  'threat.rollEnemyDice'(io: Io): void {
    const s = io.state
    clear(s.dice)
    s.ignored = 0
    s.struck = 0
    const enemy = enemyOf(io)
    for (let k = 0; k < SPECIAL_DICE; k++) s.dice.push(io.roll('special', 6))
    for (let k = 0; k < enemy.basicDice[s.damage]; k++) s.dice.push(io.roll('basic', 6))
    io.emit?.({ type: 'enemyDice', enemy: s.enemy, results: s.dice.map((_, i) => nameOfResult(io, resultOf(io, i))) })
    io.push(RESOLVE_ENEMY_DICE)
    io.push(openWindow('enemyDice', -1))
  },

  /** Step 4c (SK-3.7 to SK-3.11) */
  'threat.resolveEnemyDice'(io: Io): void {
    const s = io.state
    const times = (count: number): number => (s.options.doubledAttacks === 'once' ? Math.min(1, count) : count)
    const [first, second] = ATTACKS[s.enemy]
    const firsts = times(countResults(io, 'attack1'))
    const seconds = times(countResults(io, 'attack2'))
    for (const [attack, count] of [
      [first, firsts],
      [second, seconds],
    ] as const) {
      if (count === 0) continue
      io.emit?.({ type: 'attack', attack: attack.id, times: count })
      attack.strike(io, count)
    }
    for (let k = countResults(io, 'water'); k > 0; k--) dealToWater(io)
    for (let k = countResults(io, 'breach'); k > 0; k--) dealBreach(io)
    for (let k = countResults(io, 'cannon'); k > 0; k--) bustOldestCannon(io)
    s.struck = s.dice.length
    io.push(DISCUSS)
  },
}

/** SK-3.3: the oldest Treasure is washed overboard. */
function overboard(io: Io): void {
  const treasure = io.state.columns[TREASURE]
  const oldest = treasure[0]
  for (let i = 1; i < treasure.length; i++) treasure[i - 1] = treasure[i]
  treasure.pop()
  layOnPile(io, oldest)
  io.emit?.({ type: 'overboard', card: oldest })
  anger(io)
}
