import { type Message, type Seat } from '@flotilla/kernel'
import {
  GOODS,
  MARAUDERS,
  Q,
  R,
  TERRAINS,
  chart,
  heartsOf,
  isExplored,
  isSafe,
  passAllChance,
  placeOf,
  crewOf,
  teamOf,
  tokenOf,
  type Course,
  type ReadCtx,
  type Threat,
} from '@flotilla/quests/client'
import type { QuestsProps } from './props.ts'
import { decimal, percent, type Sight } from './sight.ts'

type Params = NonNullable<Message['params']>

/** What a course costs, and the chance that none of its rolls harms the ship: the last one, too, which only ends it. */
export const courseParams = ({ actions, sails, rolls, turns }: Course, { state, edition }: ReadCtx, seat: Seat | null): Params => ({
  actions,
  sails,
  rolls,
  chance: percent(passAllChance(edition.traveler.passes, seat === null ? 0 : state.ships[seat].bonus, rolls)),
  turns,
})

export const threatParams = ({ marauders, odds, rivals }: Threat): Params => ({
  marauders: marauders.map((n) => n + 1),
  mean: decimal(odds.mean),
  sinks: percent(odds.sinks),
  rivals,
})

/** As a title begins. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** A space by its name; a Home Port by whose it is. */
export function titleOf({ view, seat, say }: QuestsProps, cell: number): string {
  const team = view.homes.indexOf(cell)
  const name =
    team === -1
      ? say({ code: `place.${placeOf(view, cell)}` })
      : isOwn(view, seat, team)
        ? say({ code: 'place.ownHome' })
        : say({ code: 'chart.homePortOf', params: { seats: crewOf(view, team) } })
  return `${name} (${Q[cell]}, ${R[cell]})`
}

const isOwn = (view: QuestsProps['view'], seat: Seat | null, team: number): boolean => seat !== null && teamOf(view, seat) === team

/** What a port has for those who land there. */
function portOf(view: QuestsProps['view'], seat: Seat | null, cell: number): string | null {
  const map = chart(view)
  if (TERRAINS[map.terrain[cell]] === 'workshop') return 'chart.port.workshop'
  if (map.trading.includes(cell)) return 'chart.port.trading'
  const team = view.homes.indexOf(cell)
  return team === -1 ? null : isOwn(view, seat, team) ? 'chart.port.home' : 'chart.port.closed'
}

/** What lies on a space, in a few phrases. */
export function factsOf({ view, seat, say }: QuestsProps, { ctx, pins, ships }: Sight, cell: number): string[] {
  const map = chart(view)
  const tell = (code: string, params: Params = {}): string => say({ code, params })
  const facts: string[] = []
  const island = map.islandOn[cell]
  const cost = map.cost[cell]
  if (map.terrain[cell] < 3 && cost > 0) facts.push(tell('chart.cost', { n: cost }))
  if (island !== -1 && view.tokens[island] !== -1) {
    const good = tokenOf(view, island)
    facts.push(good < 0 ? tell('chart.faceDown') : tell(isExplored(view, island) ? 'chart.token' : 'chart.seen', { good: GOODS[good] }))
  }
  const port = portOf(view, seat, cell)
  if (port !== null) facts.push(tell(port))
  if (isSafe(map, cell)) facts.push(tell('chart.safe'))
  const aboard = ships.filter((ship) => ship.cell === cell && ship.id < MARAUDERS).map(({ id }) => id)
  if (aboard.length > 0) facts.push(tell('chart.aboard', { seats: aboard }))
  for (const { id } of ships.filter((ship) => ship.cell === cell && ship.id >= MARAUDERS)) {
    const { damage, cannons, ready, barred } = view.marauders[id - MARAUDERS]
    const hearts = heartsOf(ctx, id)
    facts.push(tell('chart.marauderHere', { n: id - MARAUDERS + 1, left: hearts - damage, hearts, ready, cannons, barred }))
  }
  for (const { kind, card, cells, missing } of pins)
    if (cells.includes(cell)) facts.push(kind === 'quest' ? tell('chart.pinQuest', { card, missing }) : tell('chart.pinClue'))
  return facts
}

/** A Home Port as its name is written on the chart: the nation's where a team shares it. */
export function homeName({ view, seat, say, names }: QuestsProps, cell: number): string {
  const team = view.homes.indexOf(cell)
  if (team === -1) return say({ code: 'chart.home' })
  const crew = crewOf(view, team)
  if (seat !== null && teamOf(view, seat) === team) return capital(say({ code: 'chart.yourHome' }))
  return crew.length === 1 ? capital(say({ code: 'chart.homeOf', params: { seats: crew } })) : crew.map((one) => names[one]).join(' & ')
}

/** The way to a space and the danger there, in a sentence each. */
export function prospectsOf({ view, seat, say }: QuestsProps, sight: Sight, cell: number): string[] {
  const told: string[] = []
  const course = sight.courses[cell]
  if (course !== null)
    told.push(
      say({
        code: sight.steering || course.turns > 0 ? 'chart.course' : 'chart.courseNext',
        params: courseParams(course, sight.ctx, seat),
      }),
    )
  else if (isMine(seat) && view.round > 0 && view.ships[seat].cell !== cell) told.push(say({ code: 'chart.noCourse' }))
  const threat = sight.threats[cell]
  if (threat !== null && threat.marauders.length > 0) told.push(say({ code: 'chart.threat', params: threatParams(threat) }))
  if (threat !== null && threat.rivals.length > 0) told.push(say({ code: 'chart.rivalThreat', params: threatParams(threat) }))
  return told
}

const isMine = (seat: Seat | null): seat is Seat => seat !== null
