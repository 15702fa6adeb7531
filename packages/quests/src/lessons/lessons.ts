import { askOf, choices, defaultAnswer, type Choice } from '@flotilla/kernel'
import { LEARNER, Stage, type Lesson, type Look } from '@flotilla/kernel/lesson'
import { AVOID, CALM, ISLAND, TREACHEROUS, WORKSHOP, chartOf, distances } from '../board/chart.ts'
import { CELLS, cellAt, hexDistance } from '../board/hexes.ts'
import { home, type QuestsState } from '../board/state.ts'
import type { Edition } from '../edition/schema.ts'
import { quests } from '../index.ts'

type QuestsLesson = Lesson<QuestsState, Edition>
type Seen = Look<QuestsState>

/** In your Home Port, at the start of your turn; whoever is before you has had theirs. */
function atHome(options: object, ...others: readonly string[]): Stage<QuestsState, Edition> {
  const stage = new Stage<QuestsState, Edition>(quests, { seats: ['You', ...others], options: { champions: 'random', ...options } })
  while (askOf(stage.state, LEARNER) === undefined) {
    const [ask] = stage.state.asks
    stage.table.answer(ask.seat, defaultAnswer(stage.game, stage.table.view(ask.seat), ask))
  }
  return stage
}

const introMap = (): Stage<QuestsState, Edition> => atHome({ layout: 'intro' }, 'Bram')

const deedOf = (choice: Choice): string => ('do' in choice ? String(choice.do) : '')

type Course = true | 'course.stop' | 'course.away' | 'course.roll'

/** A step of the cheapest voyage to the nearest of these cells that needs no roll: on any other way the points might not last. */
function towards(choice: Choice, { view }: Seen, goals: readonly number[]): Course {
  const map = chartOf(view.chart)
  const far = distances(map, home(view, LEARNER), AVOID)
  const here = view.ships[LEARNER].cell
  const left = (cell: number): number => Math.min(...goals.map((goal) => far[cell * CELLS + goal]))
  if (!('to' in choice)) return left(here) === 0 || 'course.stop'
  const [q, r] = choice.to as readonly [number, number]
  const there = cellAt(q, r)
  if (map.terrain[there] === TREACHEROUS) return 'course.roll'
  return far[here * CELLS + there] + left(there) === left(here) || 'course.away'
}

/** A step of a voyage to the nearest island. */
function course(choice: Choice, look: Seen): Course {
  const { islands, cellOf } = chartOf(look.view.chart)
  return towards(
    choice,
    look,
    islands.map((island) => cellOf[island]),
  )
}

type Pointing = (view: Seen['view']) => string

/** Points at the space that is nearest to the own ship of those that `isMeant`, the ship's own before all. */
const nearest =
  (isMeant: (map: ReturnType<typeof chartOf>, cell: number) => boolean): Pointing =>
  ({ chart, ships }) => {
    const map = chartOf(chart)
    const { cell } = ships[LEARNER]
    const cells = Array.from({ length: CELLS }, (_, other) => other).filter((other) => isMeant(map, other))
    return `cell:${cells.reduce((best, other) => (hexDistance(cell, other) < hexDistance(cell, best) ? other : best), cells[0])}`
  }

const nearestIsland = nearest(({ terrain }, cell) => terrain[cell] === ISLAND)
const nearestWhirl = nearest(({ terrain }, cell) => terrain[cell] === TREACHEROUS)
const nearestWorkshop = nearest(({ terrain }, cell) => terrain[cell] === WORKSHOP)
const ownSpace: Pointing = ({ ships }) => `cell:${ships[LEARNER].cell}`
const ownHome: Pointing = (view) => `cell:${home(view, LEARNER)}`
const firstMarauder: Pointing = ({ marauders }) => `cell:${marauders[0].cell}`

/** Whether the own ship lies at an island. */
const isLanded = ({ chart, ships }: Seen['view']): boolean => chartOf(chart).terrain[ships[LEARNER].cell] === ISLAND

/** The same turn, landed on the nearest island. */
const landed = (): Stage<QuestsState, Edition> => landedIn(introMap())

function landedIn(atSea: Stage<QuestsState, Edition>): Stage<QuestsState, Edition> {
  const stage = atSea.when({ by: 'You', choice: { do: 'move' } })
  for (let ask = askOf(stage.state, LEARNER); ask?.kind === 'voyage'; ask = askOf(stage.state, LEARNER)) {
    const look: Seen = { view: stage.table.view(LEARNER), ask }
    const next = choices(stage.game, stage.state, ask).find((choice) => course(choice, look) === true)
    if (next === undefined) throw new Error('no island can be reached')
    stage.when({ by: 'You', choice: next })
  }
  return stage
}

const sail: QuestsLesson = {
  id: 'sail',
  minutes: 3,
  stage: introMap,
  steps: [
    { says: 'turn', at: 'ship' },
    {
      says: 'course',
      whereAt: nearestIsland,
      lasts: ['turn', 'voyage'],
      ends: (_choice, then) => !then.voyage && isLanded(then),
      wants: (choice, look) => (look.ask.kind === 'turn' ? deedOf(choice) === 'move' || 'move.other' : course(choice, look)),
    },
    { says: 'landed', whereAt: ownSpace },
    { says: 'seas', whereAt: nearestWhirl },
    { says: 'rest', at: 'ship' },
    { says: 'remember' },
  ],
}

const gather: QuestsLesson = {
  id: 'gather',
  minutes: 2,
  stage: landed,
  steps: [
    { says: 'quest', at: 'race' },
    { says: 'load', wants: (choice) => deedOf(choice) === 'gather' || 'load.other' },
    {
      says: 'many',
      wants(choice, { view }) {
        const { slots, cargo } = view.ships[LEARNER]
        const room = slots - cargo.reduce((sum, held) => sum + held, 0)
        return ('take' in choice && Number(choice.take) >= room) || 'many.one'
      },
    },
    { says: 'deliver' },
    { says: 'remember' },
  ],
}

/** Landed where the clue in hand says. */
function onTheTrail(): Stage<QuestsState, Edition> {
  const stage = landed()
  const { cell, clues } = stage.state.ships[LEARNER]
  return stage.stack([clues[0]], [chartOf(stage.state.chart).cellOf.indexOf(cell)])
}

/** A step of a voyage home. */
const homeward = (choice: Choice, look: Seen): Course => towards(choice, look, [home(look.view, LEARNER)])

const clue: QuestsLesson = {
  id: 'clue',
  minutes: 3,
  stage: onTheTrail,
  steps: [
    { says: 'trail', whereAt: ownSpace },
    {
      says: 'solve',
      wants: (choice) =>
        (deedOf(choice) === 'solve' && 'take' in choice && (choice.take === 'prosperity' || 'solve.loot')) || 'solve.other',
    },
    { says: 'solved', at: 'race' },
    {
      says: 'home',
      whereAt: ownHome,
      lasts: ['turn', 'voyage'],
      ends: (_choice, then) => !then.voyage && then.ships[LEARNER].cell === home(then, LEARNER),
      wants: (choice, look) => (look.ask.kind === 'turn' ? deedOf(choice) === 'move' || 'home.other' : homeward(choice, look)),
    },
    { says: 'deliver', wants: (choice) => deedOf(choice) === 'deliver' || 'deliver.other' },
    { says: 'delivered', at: 'race' },
    { says: 'loot' },
    { says: 'limit' },
    { says: 'remember' },
  ],
}

const port: QuestsLesson = {
  id: 'port',
  minutes: 2,
  stage: introMap,
  steps: [
    { says: 'harbour', at: 'ship' },
    { says: 'ammo', wants: (choice) => deedOf(choice) === 'ammo' || 'ammo.other' },
    { says: 'sell', wants: (choice) => deedOf(choice) === 'sell' || 'sell.other' },
    { says: 'upgrade', whereAt: nearestWorkshop },
    { says: 'remember' },
  ],
}

/** With two cannons there is something to choose. */
const armed = (stage: Stage<QuestsState, Edition>): Stage<QuestsState, Edition> =>
  stage.set(({ ships }) => void Object.assign(ships[LEARNER], { cannons: 2, readyCannons: 2 }))

const cannons: QuestsLesson = {
  id: 'cannons',
  minutes: 2,
  stage: () =>
    armed(landed())
      .set(({ ships }) => void (ships[1].cell = ships[LEARNER].cell))
      .rolls('ammo', 4, 4),
  steps: [
    { says: 'meet', whereAt: ownSpace },
    { says: 'attack', wants: (choice) => deedOf(choice) === 'attack' || 'attack.other' },
    { says: 'fire', wants: (choice) => 'cannons' in choice || 'fire.other' },
    { says: 'damage', at: 'race' },
    { says: 'sink' },
    { says: 'goal', at: 'race' },
    { says: 'remember' },
  ],
}

/** So far a Marauder reaches at the start: as many spaces as it has cannons. */
const REACH = 2

/** Alone against Marauders, landed on an island with one of them in reach. */
function hunted(): Stage<QuestsState, Edition> {
  const stage = armed(landedIn(atHome({ mode: 'coop', marauders: 3 })))
  const { ships, marauders, chart } = stage.state
  const { terrain } = chartOf(chart)
  const { cell } = ships[LEARNER]
  const near = terrain.findIndex((kind, other) => kind === CALM && hexDistance(cell, other) === REACH)
  // What its two dice show, then what yours show.
  return stage.set(() => void (marauders[0].cell = near)).rolls('ammo', 2, 3, 4, 4, 4, 4)
}

const coop: QuestsLesson = {
  id: 'coop',
  minutes: 4,
  stage: hunted,
  steps: [
    { says: 'together', at: 'race' },
    { says: 'mission', at: 'ship' },
    { says: 'marauders', whereAt: firstMarauder },
    { says: 'end', wants: (choice) => deedOf(choice) === 'end' || 'end.other' },
    { says: 'fired', at: 'ship' },
    { says: 'attack', wants: (choice) => deedOf(choice) === 'attack' || 'attack.other' },
    { says: 'fire', wants: (choice) => 'cannons' in choice || 'fire.other' },
    { says: 'hurt', at: 'race' },
    { says: 'safe', whereAt: ownHome },
    { says: 'again' },
    { says: 'remember' },
  ],
}

export const lessons = [sail, gather, clue, port, cannons, coop] as const
