import type { Attack } from './special-attack.ts'

// SK-13.37: marked spaces of their damage track do nothing (`REACTIONS`).

/** SK-13.30: the last plunderer may draw. */
export const tune: Attack = {
  id: 'tune',
  rule: 'SK-13.30',
  strike(ctx, times) {
    ctx.state.tunes += times
  },
}

/** SK-13.31: silence until the dials are shown. */
export const screech: Attack = {
  id: 'screech',
  rule: 'SK-13.31',
  strike(ctx) {
    ctx.state.screech = true
  },
}
