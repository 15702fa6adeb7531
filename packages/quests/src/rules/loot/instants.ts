import { type Reason, reason, type Seat } from '@flotilla/kernel'
import { type Ctx, home, type ReadCtx } from '../../board/state.ts'
import { clueDraw, SINK } from '../steps.ts'
import { hurt, isAfloat } from '../damage-and-sinking.ts'
import { gainAmmo, gainCoins } from '../supplies.ts'
import { countSpentSails } from '../movement.ts'
import type { LootId } from '../../edition/schema.ts'

/** Cards played from hand on the own turn: effect first, then the discard pile (QC-12.4, QC-R49). */
interface Instant {
  readonly inVoyage?: true
  readonly unmet?: (ctx: ReadCtx, seat: Seat) => Reason | null
  readonly play: (ctx: Ctx, seat: Seat) => void
}

const alreadyHome = reason('QC-12.18', 'refuse.alreadyHome')
const noSpentSail = reason('QC-12.18', 'refuse.noSpentSail')

export const INSTANTS: Readonly<Partial<Record<LootId, Instant>>> = {
  // QC-12.15: at rest: take 1 damage; if you did not sink, gain 2 Actions for this turn.
  daring: {
    play(ctx, seat) {
      hurt(ctx, seat, 1, seat)
      if (isAfloat(ctx.state, seat)) ctx.state.actions += 2
      else ctx.push(SINK)
    },
  },
  // QC-4.7: at rest: put your ship on your Home Port; no landing event.
  shell: {
    unmet: (ctx, seat) => (ctx.state.ships[seat].cell === home(ctx.state, seat) ? alreadyHome : null),
    play(ctx, seat) {
      const s = ctx.state
      s.ships[seat].cell = home(s, seat)
      ctx.emit?.({ type: 'displaced', ship: seat, cell: s.ships[seat].cell, place: 'home' })
    },
  },
  // At rest or during your voyage: ready up to 2 of your spent sails.
  wind: {
    inVoyage: true,
    unmet: (ctx, seat) => (countSpentSails(ctx.state, seat) === 0 ? noSpentSail : null),
    play(ctx, seat) {
      const ship = ctx.state.ships[seat]
      ship.readySails = Math.min(ship.sails, ship.readySails + 2)
    },
  },
  // At rest: ready all your spent cannons and take 2 ammo.
  keg: {
    play(ctx, seat) {
      const ship = ctx.state.ships[seat]
      ship.readyCannons = ship.cannons
      gainAmmo(ctx, seat, 2)
    },
  },
  // At rest: draw 2 clues, one after the other.
  chart: {
    play: (ctx, seat) => ctx.next(clueDraw(seat), clueDraw(seat)),
  },
  // At rest: gain 4 coins.
  purse: {
    play: (ctx, seat) => gainCoins(ctx, seat, 4),
  },
}
