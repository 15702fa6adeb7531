import type { Figures } from '@flotilla/bots/advice'
import type { Seat } from '@flotilla/kernel'
import type { Edition } from '../edition/schema.ts'
import { partsOf } from '../rules/end-of-game.ts'
import { MARAUDERS, NOBODY, type QuestsState, type ReadCtx } from '../board/state.ts'

/** What the lab counts: champions and nations, what was finished, played and built, who was sunk, and which path led where. */
export const figures: Figures<QuestsState, Edition> = {
  begin({ state: { first, seats } }, notes) {
    for (let k = 0; k < seats; k++) notes.had((first + k) % seats, 'Place in the first round', String(k + 1))
  },

  event({ edition }, event, notes) {
    const seat = event.seat as Seat
    const what = String(event.what)
    switch (event.type) {
      case 'finished':
        notes.count(seat, edition.quests.find(({ id }) => id === what)?.hard ? 'Hard quests finished' : 'Normal quests finished')
        return notes.had(seat, 'Quest finished', `thing.${what}`)
      case 'drew':
        // Told twice: once to those who see the card.
        if (event.what !== undefined) {
          notes.count(seat, `Cards drawn: ${String(event.deck)}`)
          if (event.deck === 'quests') notes.had(seat, 'Quest drawn', `thing.${what}`)
        }
        return
      case 'played':
      case 'equipped':
        notes.count(seat, 'Loot used')
        // Copies of one design are told apart by a number.
        return notes.had(seat, 'Loot used', `thing.${what.replace(/-\d+$/, '')}`)
      case 'upgraded':
        notes.count(seat, 'Upgrades bought')
        return notes.had(seat, 'Upgrade', String(event.part))
      case 'solved':
        return notes.count(seat, 'Clues solved')
      case 'sunk': {
        const ship = event.ship as number
        if (ship >= MARAUDERS) return notes.count(event.by as Seat, 'Marauders sunk')
        notes.count(ship, 'Was sunk')
        if (event.by === NOBODY) notes.count(ship, 'Was sunk by the sea')
        return
      }
    }
  },

  end(ctx, notes) {
    const { state, edition } = ctx
    for (const [seat, ship] of state.ships.entries()) {
      const { id, nation } = edition.champions[ship.champion]
      notes.had(seat, 'Champion', `champion.${id}`)
      notes.had(seat, 'Nation', `nation.${nation}`)
      notes.had(seat, 'Path', pathOf(ctx, seat))
    }
  },
}

/** Where most of the prosperity came from. */
function pathOf(ctx: ReadCtx, seat: Seat): string {
  const { quests, solved, delivered, hits, sinkings } = partsOf(ctx, seat)
  const paths = { quests, clues: solved + delivered, cannons: hits + sinkings }
  return Object.entries(paths).toSorted(([, a], [, b]) => b - a)[0][0]
}
