import { PORTS, type Ctx } from '../board/state.ts'
import { gainInfamy, levelOf, sum } from '../board/terms.ts'
import { writeRow } from './writing-order.ts'

export const portsSteps = {
  /** RW-10.1: into the next square; RW-10.5: then everybody's income, in every round. */
  'write.ports'(ctx: Ctx): void {
    const { ships, seats } = ctx.state
    for (let seat = 0; seat < seats; seat++) writeRow(ctx, seat, PORTS, ships[seat].ports, ctx.edition.ports)
    payPorts(ctx)
  },
}

/** RW-10.2, RW-10.3, RW-10.4: the level's Infamy for everybody, one more for the highest sum. */
function payPorts(ctx: Ctx): void {
  const { ships, seats, options } = ctx.state
  const { thresholds } = ctx.edition.ports
  let most = 0
  let leaders = 0
  for (let seat = 0; seat < seats; seat++) {
    const raided = sum(ships[seat].ports)
    if (raided === most) leaders++
    else if (raided > most) {
      most = raided
      leaders = 1
    }
  }
  // RW-10.3, RW-R4, RW-R5, RW-S9: all who share the highest sum, if there is one.
  const extra = most > 0 && (leaders === 1 || options.portsTie === 'all') ? 1 : 0
  for (let seat = 0; seat < seats; seat++) {
    const raided = sum(ships[seat].ports)
    // RW-10.4: added first, then cut off.
    gainInfamy(ctx, seat, levelOf(thresholds, raided) + (raided === most ? extra : 0), 'ports')
  }
}
