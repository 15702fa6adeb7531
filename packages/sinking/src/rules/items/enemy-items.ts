import type { ReadCtx } from '../../board/state.ts'
import { SPECIAL_DICE, isIgnored, nameOfResult, resultOf } from '../threat.ts'
import type { CardId } from '../../board/things.ts'
import { ignore, only, result, showing } from './requirements.ts'
import { aDie, enemyDiceRolled, nothing, resolveBucket, type Item } from './vocabulary.ts'

const BAIT = 3

/** The items that come with an enemy; amulets are never played. */
export const enemyItems: Readonly<Partial<Record<CardId, Item>>> = {
  /** One Splash is ignored. */
  'war-drum': {
    rule: 'SK-10.40',
    when: enemyDiceRolled,
    names: aDie,
    needs: result('SK-10.40', 'attack1'),
    refuses: showing('SK-10.40', 'attack1'),
    play: (ctx, _seat, die) => ignore(ctx, die),
  },
  /** One Angered is ignored. */
  'hurdy-gurdy': {
    rule: 'SK-10.41',
    when: enemyDiceRolled,
    names: aDie,
    needs: result('SK-10.41', 'attack2'),
    refuses: showing('SK-10.41', 'attack2'),
    play: (ctx, _seat, die) => ignore(ctx, die),
  },
  /** The top three of the Belly move to the pile, topmost first; moved, not discarded (SK-R40). */
  'fishy-bait': {
    rule: 'SK-10.42',
    when: resolveBucket,
    names: nothing,
    needs: only('SK-10.42', 'bellyTooSmall', (ctx) => ctx.state.belly.length >= BAIT),
    play({ state: s }) {
      for (let k = 0; k < BAIT; k++) {
        const card = s.belly.pop()
        if (card !== undefined) s.pile.push(card)
      }
    },
  },
  /** Submerged ends for this round. */
  'cheeky-chum': {
    rule: 'SK-10.43',
    when: resolveBucket,
    names: nothing,
    needs: only('SK-10.43', 'notSubmerged', (ctx) => ctx.state.submerged),
    play(ctx) {
      ctx.state.submerged = false
    },
  },
  /** SK-13.34: all Screech dice of this roll are ignored, and talk goes on. */
  'siren-silencers': {
    rule: 'SK-10.44',
    when: enemyDiceRolled,
    names: nothing,
    needs: result('SK-10.44', 'attack2'),
    play(ctx) {
      for (let die = 1; die <= SPECIAL_DICE; die++)
        if (resultOf(ctx, die - 1) === 'attack2' && !isIgnored(ctx.state, die - 1)) ignore(ctx, die)
    },
  },
  /** SK-13.35, SK-R56: every basic die that is not ignored turns to its opposite face. */
  'siren-shiner': {
    rule: 'SK-10.45',
    when: enemyDiceRolled,
    names: nothing,
    needs: only('SK-10.45', 'noBasicDie', hasBasicDie),
    play(ctx) {
      const { dice } = ctx.state
      for (let i = SPECIAL_DICE; i < dice.length; i++) if (!isIgnored(ctx.state, i)) dice[i] = 7 - dice[i]
      ctx.emit?.({ type: 'flipped', results: dice.map((_, i) => nameOfResult(ctx, resultOf(ctx, i))) })
    },
  },
}

function hasBasicDie({ state: s }: ReadCtx): boolean {
  for (let i = SPECIAL_DICE; i < s.dice.length; i++) if (!isIgnored(s, i)) return true
  return false
}
