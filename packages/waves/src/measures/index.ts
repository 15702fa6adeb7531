import { each, type Measures } from '@flotilla/bots/advice'
import { CHESTS, type WavesState } from '../board/state.ts'
import { ROWS, chestSquares, distance, isFullRow, rowLevel } from '../board/terms.ts'
import { outlook, topOf } from '../bots/worth.ts'
import { weights } from '../bots/weights.ts'
import type { Edition } from '../edition/schema.ts'
import { points } from '../rules/score.ts'

/** In the order of the features in `bots/prospects.ts`: each as it is, and by how much time is left. */
const features = each(
  2,
  'points',
  'points',
  ...each(2, 'infamy'),
  ...each(3, 'hull', 'ports', 'crew'),
  'rows',
  ...each(6, 'cannons'),
  ...each(2, 'spirits', 'room', 'risk'),
  'turn',
  ...each(2, 'end'),
)

/** What counts at Rolling with the Waves, as captains count it. */
export const wavesMeasures: Measures<WavesState, Edition> = {
  game: 'waves',
  features,
  list: {
    points: { amount: points, better: 'more' },
    infamy: { amount: ({ state: { ships } }, seat) => ships[seat].infamy, better: 'more' },
    hull: { amount: (ctx, seat) => rowLevel(ctx, seat, 'hull'), better: 'more' },
    ports: { amount: (ctx, seat) => rowLevel(ctx, seat, 'ports'), better: 'more' },
    crew: { amount: (ctx, seat) => rowLevel(ctx, seat, 'crew'), better: 'more' },
    rows: { amount: (ctx, seat) => ROWS.filter((row) => isFullRow(ctx, seat, row)).length, better: 'more' },
    cannons: { amount: ({ state: { ships } }, seat) => ships[seat].small.length + ships[seat].large.length, better: 'more' },
    spirits: { amount: ({ state: { ships } }, seat) => ships[seat].spirits.length, better: 'more' },
    room: {
      amount(ctx, seat) {
        const { chests, buried } = ctx.state.ships[seat]
        let free = 0
        for (let chest = 0; chest < CHESTS; chest++) if (!buried[chest]) free += chestSquares(ctx, chest) - chests[chest].length
        return free
      },
      better: 'more',
    },
    risk: {
      amount(ctx, seat) {
        const { chests, buried } = ctx.state.ships[seat]
        const open = chests.map((stack, chest) => (buried[chest] ? 0 : topOf(stack, 2)))
        return outlook(ctx, seat, weights).risk * Math.max(...open)
      },
      better: 'less',
    },
    turn: { amount: ({ state }, seat) => distance(state, seat), better: 'less' },
    end: { amount: (ctx, seat) => outlook(ctx, seat, weights).lead, better: 'more' },
  },
  brought: ['points', 'infamy', 'hull', 'cannons'],
}
