import { seatBit, type Seat } from '@flotilla/kernel'
import { columnOfDial, dialShows, prepend, remove, seatInOrder, type Ctx, type SeenSinking } from '../board/state.ts'
import { ACTIONS, CANNONS, COLUMNS, PLUNDER, TREASURE, WATER, dialOf } from '../board/things.ts'
import { recordDials } from './honesty.ts'
import { SEARCH_LIARS, openWindow, resolveColumn } from './steps.ts'

// Step 6, first part: all dials are shown, and those that lie walk to the column of their action.

export const revealSteps = {
  /** SK-5.1, SK-5.2, then the window before the one search (SK-5.3, SK-R16). */
  'task.reveal'(ctx: Ctx): void {
    const s = ctx.state
    for (let k = 0; k < s.seats; k++) showDial(ctx, seatInOrder(s, k))
    recordDials(s)
    if (ctx.emit) {
      const liars = []
      for (let seat = 0; seat < s.seats; seat++) if (isLie(s, seat)) liars.push(seat)
      ctx.emit({ type: 'revealed', dials: s.faces.slice(0, s.seats).map((action) => ACTIONS[action]), liars })
    }
    ctx.push(SEARCH_LIARS)
    ctx.push(openWindow('reveal', -1))
  },

  'task.searchLiars'(ctx: Ctx): void {
    if (ctx.state.screech) placeDials(ctx)
    else searchForLiars(ctx)
    ctx.push(resolveColumn(WATER))
  },
}

const isLie = (s: SeenSinking, seat: Seat): boolean => !s.screech && columnOfDial(s, seat) !== dialShows(s, seat)

/** What a seat said by its column, and what it does. */
function showDial(ctx: Ctx, seat: Seat): void {
  const s = ctx.state
  ctx.reveal(dialOf(seat))
  if (ctx.emit === undefined) return
  const said = s.screech ? {} : { said: ACTIONS[columnOfDial(s, seat)] }
  ctx.emit({ type: 'showedDial', seat, action: ACTIONS[dialShows(s, seat)], ...said, lie: isLie(s, seat) })
}

/** SK-5.4: exactly once; a dial that arrives in a later column is looked at again there and stays (SK-5.5). It may go to a column that could not have been chosen (SK-5.6). */
function searchForLiars(ctx: Ctx): void {
  const { dials } = ctx.state
  for (let column = WATER; column <= CANNONS; column++) {
    const looked = dials[column].slice()
    for (let i = 0; i < looked.length; i++) {
      const home = dialShows(ctx.state, looked[i])
      if (home === column) continue
      remove(dials[column], looked[i])
      dials[home].push(looked[i])
      ctx.emit?.({ type: 'walked', seat: looked[i], from: COLUMNS[column], to: COLUMNS[home] })
    }
  }
}

/** SK-5.7: the dials of a Screech round, in seat order; a Cutlass goes to the top (SK-R45). */
function placeDials(ctx: Ctx): void {
  const s = ctx.state
  for (let k = 0; k < s.seats; k++) {
    const seat = seatInOrder(s, k)
    s.dials[dialShows(s, seat)].push(seat)
  }
  for (let k = 0; k < s.seats; k++) {
    const seat = seatInOrder(s, k)
    if ((s.cutlass & seatBit(seat)) === 0 || dialShows(s, seat) !== PLUNDER) continue
    remove(s.dials[TREASURE], seat)
    prepend(s.dials[TREASURE], seat)
  }
  ctx.emit?.({ type: 'placed' })
}
