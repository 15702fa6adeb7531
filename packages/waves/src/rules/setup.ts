import { repeat, seatBit, type State } from '@flotilla/kernel'
import type { Edition } from '../edition/schema.ts'
import type { Options } from './options.ts'
import { CHESTS, PLAN, UNPLACED, isSolo, type Ctx, type Ship, type WavesState } from '../board/state.ts'
import { ROUND } from './steps.ts'

const emptyShip = (infamy: number): Ship => ({
  infamy,
  spirits: [],
  chests: [[], [], []],
  buried: repeat(CHESTS, false),
  hull: [],
  small: [],
  large: [],
  ports: [],
  crew: [],
  nest: [],
})

/** RW-1.1, RW-1.2, RW-1.3, RW-1.4: empty maps, Infamy, the bag; the other crew dice wait beside the table. */
export function setup(blank: State<Options>, { dice, infamy }: Edition): WavesState {
  // RW-1.2, RW-1.3: so much Infamy, and so many dice, as the edition says.
  const colours = isSolo(blank) ? 2 : blank.seats
  const crewDice = colours * dice.crewPerSeat
  const freebooters = colours + dice.freebootersBeyondSeats
  const bag: number[] = []
  for (let seat = 0; seat < colours; seat++) for (let k = 0; k < dice.crewInBag; k++) bag.push(seat * dice.crewPerSeat + k)
  for (let k = 0; k < freebooters; k++) bag.push(crewDice + k)
  const ships: Ship[] = []
  for (let seat = 0; seat < colours; seat++) ships.push(emptyShip(infamy.start))
  const known: number[] = []
  for (let seat = 0; seat < blank.seats; seat++) known.push(...repeat(PLAN, seatBit(seat)))
  return Object.assign(blank, {
    round: 0,
    first: 0,
    dice: repeat(crewDice + freebooters, 1),
    bag,
    pool: [],
    supply: repeat(colours, dice.crewPerSeat - dice.crewInBag),
    ships,
    yarrr: repeat(blank.seats, false),
    aims: [],
    loot: [],
    ended: '' as const,
    faces: repeat(known.length, UNPLACED),
    known,
  })
}

export const setupSteps = {
  /** RW-1.5: the first player is drawn by the table's chance, or chosen by the table. */
  'setup.first'(ctx: Ctx): void {
    // RW-R29
    const { first } = ctx.state.options
    ctx.state.first = first === 'random' ? ctx.draw('first', ctx.state.seats) : first
    ctx.push(ROUND)
  },
}
