import { chart, type Ctx, GOOD_KINDS } from '../board/state.ts'
import { MOST_ISLANDS } from '../board/chart.ts'
import type { Options } from './options.ts'
import { seatBit } from '@flotilla/kernel'
import { DRAFT_TOKEN } from './steps.ts'

/** A mix of so many tokens, sorted: as even as can be, the remainder lumber first, never spice. */
function evenMix(islands: number): number[] {
  const mix: number[] = []
  const rest = islands % GOOD_KINDS
  for (let good = 0; good < GOOD_KINDS; good++) {
    const count = Math.floor(islands / GOOD_KINDS) + (good < rest ? 1 : 0)
    for (let k = 0; k < count; k++) mix.push(good)
  }
  return mix
}

/**
 * QC-1.6: the tokens that are shuffled for so many islands: all of the box, of which some are not used, so that nobody
 * can count out the last ones that lie face down; or by option just as many as there are islands.
 */
export const tokensFor = ({ tokenMix }: Pick<Options, 'tokenMix'>, islands: number): number[] =>
  evenMix(tokenMix === 'box' ? MOST_ISLANDS : islands)

/** QC-1.6, QC-17.1, QC-17.3: one token face down on each island, or into the hands of those who draft and keep knowing them. */
export function dealTokens(ctx: Ctx, backs: readonly number[]): void {
  const s = ctx.state
  const { islands } = chart(s)
  ctx.shuffle(backs, 'tokens')
  s.box = backs.slice(islands.length)
  if (s.options.tokens === 'random') {
    for (let i = 0; i < islands.length; i++) s.tokens[islands[i]] = backs[i]
    return
  }
  const each = Math.floor(islands.length / s.seats)
  const hands: number[][] = []
  for (let seat = 0; seat < s.seats; seat++) {
    hands.push(backs.slice(seat * each, (seat + 1) * each))
    for (const back of hands[seat]) ctx.show(back, seatBit(seat))
  }
  hands.push(backs.slice(s.seats * each, islands.length))
  s.draft = { left: [], stage: 'tokens', turn: s.first, piece: '', face: '', at: -1, placed: [], removed: 0, hands }
  ctx.push(DRAFT_TOKEN)
}
