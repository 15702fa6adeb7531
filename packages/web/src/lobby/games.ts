import { loadRelease } from '@flotilla/releases'
import { builtInEdition, type ClientGame, type Game, type GameRecord } from '@flotilla/kernel'
import type { Lessons } from '@flotilla/kernel/lesson'
import type { GameInfo, TableInfo } from '@flotilla/protocol'
import { Refusal } from '@flotilla/protocol'
import { tableHostOf } from '../net/table-host.ts'
import { engines } from '../rules/engines.ts'
import { outsideGame } from '../rules/outside.ts'

interface Shown {
  /** As the game itself says: known before any of it is loaded. */
  readonly title: string
  readonly seats: GameInfo['seats']
  /** What a table needs: words and numbers. */
  readonly clientGame: () => Promise<ClientGame>
  /** Learning it by playing. */
  readonly lessons?: () => Promise<Lessons>
  /** The whole rules, for replay and proof. */
  readonly game: () => Promise<Game>
  /** What it is called where there is little room. */
  readonly short?: string
  /** How long a game takes, where no server has counted yet. */
  readonly minutes?: number
}

/** The games this client can show, each loaded when a table of it is opened. */
export const games: Readonly<Record<string, Shown>> = {
  waves: {
    title: 'Rolling with the Waves',
    seats: { min: 1, max: 5 },
    clientGame: () => import('@flotilla/waves/client').then(({ clientGame }) => clientGame as unknown as ClientGame),
    lessons: () => import('@flotilla/waves/lessons').then(({ wavesLessons }) => wavesLessons),
    game: engines.waves,
    minutes: 45,
  },
  sinking: {
    title: "We're Sinking! A Pirate's Dilemma",
    seats: { min: 3, max: 6 },
    clientGame: () => import('@flotilla/sinking/client').then(({ clientGame }) => clientGame as unknown as ClientGame),
    lessons: () => import('@flotilla/sinking/lessons').then(({ sinkingLessons }) => sinkingLessons),
    game: engines.sinking,
    short: 'We’re Sinking!',
    minutes: 40,
  },
  bottom: {
    title: 'To the Bottom',
    seats: { min: 2, max: 5 },
    clientGame: () => import('@flotilla/bottom/client').then(({ clientGame }) => clientGame as unknown as ClientGame),
    lessons: () => import('@flotilla/bottom/lessons').then(({ bottomLessons }) => bottomLessons),
    game: engines.bottom,
    minutes: 60,
  },
  quests: {
    title: 'Quests & Cannons',
    seats: { min: 1, max: 6 },
    clientGame: () => import('@flotilla/quests/client').then(({ clientGame }) => clientGame as unknown as ClientGame),
    lessons: () => import('@flotilla/quests/lessons').then(({ questsLessons }) => questsLessons),
    game: engines.quests,
    minutes: 90,
  },
}

/** A game that can be shown here: one of ours, or one that the server has from outside. */
export async function findShown(id: string): Promise<Shown | undefined> {
  if (Object.hasOwn(games, id)) return games[id]
  const outside = await outsideGame(id)
  if (outside === undefined) return undefined
  const { game, lessons } = outside
  return {
    title: game.title,
    seats: game.seats,
    clientGame: () => Promise.resolve(game),
    game: () => Promise.resolve(game),
    ...(lessons === undefined ? {} : { lessons: () => Promise.resolve(lessons) }),
  }
}

/** What a game is called; its id where nobody knows it. */
export const titleOf = async (id: string): Promise<string> => (await findShown(id).catch(() => undefined))?.title ?? id

/** What shows a table: the game's face as it was when the table began, with the numbers of the table's edition. */
export async function loadClientGame(
  info: Pick<TableInfo, 'id' | 'game' | 'rulesVersion' | 'edition' | 'ownEdition'>,
): Promise<ClientGame> {
  const shown = await findShown(info.game)
  if (shown === undefined) {
    // A game from outside that browsers cannot load: its table is on the page in words.
    location.replace(`/text/t/${info.id}`)
    throw new Refusal(404, { code: 'web.notFound', message: `no game ${info.game}` })
  }
  const present = await shown.clientGame()
  const clientGame = present.rulesVersion === info.rulesVersion ? present : await loadReleasedClientGame(info)
  const edition = info.ownEdition ? await (await tableHostOf(info.id)).edition(info.id) : builtInEdition(clientGame, info.edition)
  return edition === undefined || edition === clientGame.edition ? clientGame : { ...clientGame, edition }
}

async function loadReleasedClientGame({ game: id, rulesVersion }: Pick<TableInfo, 'game' | 'rulesVersion'>): Promise<ClientGame> {
  const frozen = await loadRelease(id, rulesVersion)
  if (frozen === undefined) throw new Refusal(404, { code: 'web.notFound', message: `no rules version ${rulesVersion} of ${id}` })
  return frozen.game
}

/** The whole rules that a record was played under: the present ones, or as they were frozen. Undefined for a game that is not here. */
export async function loadGame({ game: id, rulesVersion }: Pick<GameRecord, 'game' | 'rulesVersion'>): Promise<Game | undefined> {
  const shown = await findShown(id)
  if (shown === undefined) return undefined
  const { rulesVersion: present } = await shown.clientGame()
  const frozen = present === rulesVersion ? undefined : await loadRelease(id, rulesVersion)
  return frozen?.game ?? shown.game()
}
