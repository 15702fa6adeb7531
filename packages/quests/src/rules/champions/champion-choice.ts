import { type Ask, type AskKind, intern, type Offers, reason, type Seat } from '@flotilla/kernel'
import type { ChampionId, Edition } from '../../edition/schema.ts'
import { type Ctx, type QuestsState, type ReadCtx, type SeenQuests, teamOf, teamSize } from '../../board/state.ts'

export const championAsk: (seat: Seat) => Ask = intern((seat) => ({ kind: 'champion', seat }))
export const championChoice = intern((champion: ChampionId) => ({ champion }))
export type ChampionChoice = ReturnType<typeof championChoice>
const taken = reason('QC-1.9', 'refuse.taken')
const otherNation = reason('QC-1.10', 'refuse.otherNation')
const nationHeld = reason('QC-1.11', 'refuse.nationHeld')

/** QC-1.9, QC-1.10, QC-1.11 */
export function unmetChampion(ctx: ReadCtx, seat: Seat, number: number): typeof taken | null {
  const s: SeenQuests = ctx.state
  const { nation } = ctx.edition.champions[number]
  const exclusive = teamSize(s) > 1 || s.options.uniqueNations
  for (let other = 0; other < s.seats; other++) {
    const { champion } = s.ships[other]
    if (champion === -1 || other === seat) continue
    if (champion === number) return taken
    const same = ctx.edition.champions[champion].nation === nation
    if (teamOf(s, other) === teamOf(s, seat)) {
      if (!same) return otherNation
    } else if (exclusive && same) return nationHeld
  }
  return null
}

export function take(ctx: Ctx, seat: Seat, number: number): void {
  ctx.state.ships[seat].champion = number
  ctx.emit?.({ type: 'champion', seat, champion: ctx.edition.champions[number].id })
}

export const champion: AskKind<QuestsState, Edition, Ask, ChampionChoice> = {
  rule: 'QC-1.8',

  offer(ctx: ReadCtx, { seat }: Ask, to: Offers): void {
    const { champions } = ctx.edition
    for (let number = 0; number < champions.length; number++)
      to.offer(championChoice(champions[number].id), unmetChampion(ctx, seat, number))
  },

  answer(ctx: Ctx, { seat }: Ask, { champion: id }: ChampionChoice): void {
    take(
      ctx,
      seat,
      ctx.edition.champions.findIndex((one) => one.id === id),
    )
  },

  fallback(ctx: ReadCtx, { seat }: Ask): ChampionChoice {
    const { champions } = ctx.edition
    return championChoice(champions[champions.findIndex((_, number) => unmetChampion(ctx, seat, number) === null)].id)
  },
}
