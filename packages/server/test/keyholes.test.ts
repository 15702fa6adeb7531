import { builtInGames, findGame } from '@flotilla/games'
import { gameWithBots } from '@flotilla/games/bots'
import type { Choice, Game, State } from '@flotilla/kernel'
import type { Play } from '@flotilla/kernel/conformance'
import { TableRefusal, type Position } from '@flotilla/table'
import { describe, expect, test, vi } from 'vitest'
import { differences, look, type Care, type Sightings } from './keyholes/look.ts'
import { answer, plainAnswer, sceneOf, type Dealing, type Scene } from './keyholes/scene.ts'
import { declared, keepsTime, opensTheSeal, plainIn, sightAfter, situationsOf, type Situation } from './keyholes/situations.ts'
import { Servers } from './servers.ts'

// Ids, sessions and shares of the dice are random for every server: here they are counted, so that two servers can be compared byte for byte.
const made = vi.hoisted(() => ({ so: 0 }))
vi.mock('../src/storage/secrets.ts', async (original) => ({
  ...(await original()),
  newId: () => `id-${String(++made.so).padStart(8, '0')}`,
  newSecret: () => `secret-${String(++made.so).padStart(8, '0')}`,
}))

// What is played goes through here, so that another world can be dealt; and refusals, so that a leak can be planted.
const dealing = vi.hoisted<Dealing>(() => ({ deal: null }))
const leaks = vi.hoisted(() => ({ isOpen: false }))
vi.mock('../../table/src/position.ts', async (original) => {
  const real = await original<typeof import('../../table/src/position.ts')>()
  const dealt = (position: Position): Position => dealing.deal?.(position) ?? position
  return {
    ...real,
    firstPosition: (...given: Parameters<typeof real.firstPosition>) => dealt(real.firstPosition(...given)),
    play: (...given: Parameters<typeof real.play>) => {
      const played = real.play(...given)
      return { ...played, position: dealt(played.position) }
    },
  }
})
vi.mock('../../table/src/requests.ts', async (original) => {
  const real = await original<typeof import('../../table/src/requests.ts')>()
  return {
    ...real,
    draftFor: (...given: Parameters<typeof real.draftFor>) => {
      const { held, game, window } = given[1].position
      if (leaks.isOpen && window !== null && held.length === game.state.asks.length) throw new TableRefusal('kernel.notAsked')
      return real.draftFor(...given)
    },
  }
})

/** Plays in which every kind of secret comes up; what is declared and does not come up fails. */
const PLAYS: Readonly<Record<string, { readonly options: readonly object[]; readonly plays: number }>> = {
  waves: { options: [{}, { buryNamed: 'atWriting' }], plays: 2 },
  sinking: { options: [{ enemy: 'sirens' }], plays: 6 },
  bottom: { options: [{ start: 'draft' }, {}], plays: 4 },
  quests: { options: [{}], plays: 8 },
}

/** All that is asked in secret in each game; not all of it can be read from the game's declaration. */
const SECRETS: Readonly<Record<string, readonly string[]>> = {
  waves: ['bury', 'place', 'raise', 'yarrr'],
  sinking: [
    'declare.dial',
    'patch.agree',
    'window.cannon',
    'window.declare',
    'window.enemyDice',
    'window.ready',
    'window.resolve',
    'window.reveal',
  ],
  bottom: ['captain.pick', 'draft.pick', 'react.bar', 'react.guard', 'react.hit', 'react.teacher', 'steer.pick'],
  quests: ['react.attack', 'react.enter', 'react.sink'],
}

/** So many times as many plays until what is rare has come up. */
const PATIENCE = 5

const situations = new Map(
  builtInGames.map((game): [Game, Map<string, Situation>] => {
    const { options, plays } = PLAYS[game.id]
    const { rate } = gameWithBots(game).advice
    const all = Array.from({ length: plays * PATIENCE }, (_, i) => i + 1).flatMap((luck) =>
      options.flatMap((one) => (['random', 'advised'] as const).map((style): Play => ({ seats: 3, options: one, luck, style, rate }))),
    )
    return [game, situationsOf(game, all, all.length / PATIENCE, SECRETS[game.id])]
  }),
)

const servers = new Servers('sqlite')

/** Longer than anybody may be gone without a word before the others may have them replaced. */
const LONG = 11 * 60_000

/** What is open in the beginning. */
interface Secret {
  readonly window: Position['window']
  /** The number of the seal that is closed; null where none is. */
  readonly seal: number | null
}

type Deed = 'nothing' | 'plain' | 'other'

/** All that everybody but the holder can know while the holder does this, in the real position or in the other one. */
async function watched(situation: Situation, deed: Deed, care: Care, inOtherWorld = false): Promise<Sightings> {
  made.so = 0
  const scene = await sceneOf(servers, situation, dealing, inOtherWorld)
  const { holder, other } = situation
  const { server, viewers } = scene
  const seen: Sightings = new Map()
  const secret = { window: scene.live.position?.window ?? null, seal: sealOf(scene) }
  const choice = deed === 'plain' ? plainAnswer(scene, holder) : deed === 'other' ? other : null
  if (choice !== null) await answer(scene, scene.holder, choice, 'secret')
  await look(scene, 'answered', 'glance', seen)
  await letOthersAnswer(scene, secret)
  await look(scene, 'in the end', care, seen)
  await servers.stop(server)
  for (const { name, stream } of viewers) seen.set(`${name}, by stream`, await stream)
  return seen
}

const sealOf = ({ live: { position } }: Scene): number | null =>
  position === null || position.game.state.sealed === null ? null : position.seal

/** As many as may without opening the seal; within a window all, and the time until just before its end. */
async function letOthersAnswer(scene: Scene, { window, seal }: Secret): Promise<void> {
  const { live, clock, server, viewers, answered, situation } = scene
  const isOpen = (): boolean => (window === null ? seal !== null && sealOf(scene) === seal : live.position?.window === window)
  for (const { seat, client } of viewers) {
    if (seat === null || !isOpen() || (window === null && seat === situation.viewer)) continue
    const given = plainAnswer(scene, seat)
    if (given === null) continue
    answered.add(seat)
    await answer(scene, client, given, 'also')
  }
  const pace = situation.game.pace?.(situation.state.options)
  const ends =
    window === null
      ? clock.now() + LONG
      : pace?.strict === true
        ? window.ends
        : Math.min(window.ends, window.opened + (pace?.beat ?? 0) * 1000)
  if (window !== null || isOpen()) await clock.advance(Math.max(0, ends - 1 - clock.now()), server)
}

const NAMES = ['Anna', 'Ben', 'Cora']

/** Who must not be able to tell the plain answer from this one, or from none: all within a window that keeps time, else whom the rules show nothing. */
function blind(situation: Situation, at: State, choice: Choice | null): (what: string) => boolean {
  const { state, plain } = situation
  if (keepsTime(situation)) return () => true
  // That somebody has answered is seen, unless others still have to.
  if (choice === null && opensTheSeal(situation)) return () => false
  const whose = [...NAMES.keys(), null].filter(
    (viewer) => sightAfter(situation, state, plain, viewer) === sightAfter(situation, at, choice, viewer),
  )
  return (what) => whose.some((viewer) => what.startsWith(viewer === null ? 'a spectator' : NAMES[viewer]))
}

describe.each([...situations])('$id', (game, found) => {
  test('every kind of secret it has is looked at', () => {
    expect([...found.keys()].sort()).toEqual(SECRETS[game.id])
    for (const kind of declared(game)) expect(SECRETS[game.id]).toContain(kind)
  })

  test.each([...found])('%s tells nothing before its time, whatever is fetched or tried', async (_kind, situation) => {
    const { other, world, state, viewer } = situation
    const plain = await watched(situation, 'plain', 'all')
    const nothing = await watched(situation, 'nothing', 'all')
    const wrong = differences(plain, nothing, blind(situation, state, null))
    if (other !== null) wrong.push(...differences(await watched(situation, 'other', 'table'), plain, blind(situation, state, other)))
    if (world !== null) {
      const cannotTell = blind(situation, world, plainIn(situation, world))
      const isMeant = (what: string): boolean => cannotTell(what) && (what.startsWith(NAMES[viewer]) || what.startsWith('a spectator'))
      wrong.push(...differences(await watched(situation, 'plain', 'table', true), plain, isMeant))
    }
    expect(wrong).toEqual([])
  })
})

test('a leak that is planted is found: refusals that tell whether all have answered', async () => {
  const situation = situations.get(findGame('sinking'))?.get('window.declare') ?? expect.fail()
  leaks.isOpen = true
  const [plain, nothing] = [await watched(situation, 'plain', 'table'), await watched(situation, 'nothing', 'table')]
  leaks.isOpen = false
  expect(differences(plain, nothing, () => true).join()).toContain('kernel.notAsked')
})
