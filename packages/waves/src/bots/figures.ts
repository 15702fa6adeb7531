import type { Figures } from '@flotilla/bots/advice'
import type { Seat } from '@flotilla/kernel'
import type { Edition } from '../edition/schema.ts'
import { ROWS, isFullRow, sum } from '../board/terms.ts'
import type { WavesState } from '../board/state.ts'

/** What the lab counts: who began, what was fired, stolen, buried and filled. */
export const figures: Figures<WavesState, Edition> = {
  begin({ state: { first, seats } }, notes) {
    for (let k = 0; k < seats; k++) notes.had((first + k) % seats, 'Place in the first draft', String(k + 1))
  },

  event({ state }, event, notes) {
    const seat = event.seat as Seat
    if (seat >= state.seats) return
    switch (event.type) {
      case 'drafted':
        return notes.count(seat, event.how === 'bribe' ? 'Dice bribed' : event.how === 'sailor' ? 'Drunken sailors' : 'Free dice')
      case 'fired':
        return notes.count(seat, 'Cannons fired')
      case 'volley': {
        const stolen = sum(event.loot as number[])
        notes.count(seat, 'Points stolen', stolen)
        return notes.count(event.target as Seat, 'Points lost to cannons', stolen)
      }
      case 'buried':
        return notes.count(seat, 'Chests buried')
    }
  },

  end(ctx, notes) {
    const { ships } = ctx.state
    for (const [seat, { buried }] of ships.entries()) {
      if (seat >= ctx.state.seats) break
      notes.had(seat, 'Chests buried', String(buried.filter(Boolean).length))
      for (const row of ROWS) if (isFullRow(ctx, seat, row)) notes.had(seat, 'Row filled', `icon.${row}`)
    }
  },
}
