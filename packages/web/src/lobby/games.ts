import { thaw } from '@flotilla/frozen'
import { builtInEdition, type Catalogue, type Face, type Game, type GameRecord } from '@flotilla/kernel'
import type { Lessons } from '@flotilla/kernel/lesson'
import type { GameInfo, TableInfo } from '@flotilla/wire'
import { Refused } from '../net/api.ts'
import { shoreOf } from '../net/shore.ts'
import { engines } from '../rules/engines.ts'
import { useSettings, type Language } from '../settings.ts'

interface Shown {
  /** As the game itself says: known before any of it is loaded. */
  readonly title: string
  readonly seats: GameInfo['seats']
  /** What a table needs: words and numbers. */
  readonly face: () => Promise<Face>
  /** Learning it by playing. */
  readonly lessons?: () => Promise<Lessons>
  /** The whole rules, for replay and proof. */
  readonly game: () => Promise<Game>
  readonly rules: Readonly<Record<Language, () => Promise<{ default: string }>>>
  readonly blurb: Catalogue
  /** What it is called where there is little room. */
  readonly short?: string
  /** The blurb in one breath, for the front page. */
  readonly line: Catalogue
  /** How long a game takes, where no server has counted yet. */
  readonly minutes: number
}

/** A face whose languages come apart from it, with the words of the one that is spoken here. */
async function speaking(
  module: Promise<{ face: unknown }>,
  languages: Readonly<Record<Language, () => Promise<Catalogue>>>,
): Promise<Face> {
  const { language } = useSettings.getState()
  const [{ face }, catalogue] = await Promise.all([module as Promise<{ face: Face }>, languages[language]()])
  return { ...face, words: { ...face.words, catalogues: { [language]: catalogue } } }
}

/** The games this client can show, each loaded when a table of it is opened. */
export const games: Readonly<Record<string, Shown>> = {
  waves: {
    title: 'Rolling with the Waves',
    seats: { min: 1, max: 5 },
    face: () => import('@flotilla/waves/face').then(({ face }) => face as unknown as Face),
    lessons: () => import('@flotilla/waves/lessons').then(({ wavesLessons }) => wavesLessons),
    game: engines.waves,
    rules: { en: () => import('@flotilla/waves/rules.md?raw'), de: () => import('@flotilla/waves/rules.de.md?raw') },
    blurb: {
      en: 'Draft three dice, place them in secret on your ship, reveal together and let the broadsides fly.',
      de: 'Drei Würfel wählen, heimlich aufs Schiff verteilen, gemeinsam aufdecken und die Breitseiten krachen lassen.',
    },
    line: {
      en: 'Draft dice, plan in secret, shout YARRR and let the broadsides fly.',
      de: 'Würfel wählen, heimlich planen, YARRR rufen, Breitseiten krachen lassen.',
    },
    minutes: 45,
  },
  sinking: {
    title: "We're Sinking! A Pirate's Dilemma",
    seats: { min: 3, max: 6 },
    face: () => import('@flotilla/sinking/face').then(({ face }) => face as unknown as Face),
    lessons: () => import('@flotilla/sinking/lessons').then(({ sinkingLessons }) => sinkingLessons),
    game: engines.sinking,
    rules: { en: () => import('@flotilla/sinking/rules.md?raw'), de: () => import('@flotilla/sinking/rules.de.md?raw') },
    blurb: {
      en: 'The ship leaks, the enemy fires, and everybody lies about what they are doing. Save it with the most treasure, or sink with the fewest cards.',
      de: 'Das Schiff leckt, der Feind feuert, und jeder lügt über seine Arbeit. Rette es mit dem meisten Schatz oder geh mit den wenigsten Karten unter.',
    },
    line: {
      en: 'The ship leaks, the enemy fires, and everybody on board lies.',
      de: 'Das Schiff leckt, der Feind feuert, und alle an Bord lügen.',
    },
    short: 'We’re Sinking!',
    minutes: 40,
  },
  bottom: {
    title: 'To the Bottom',
    seats: { min: 2, max: 5 },
    face: () => import('@flotilla/bottom/face').then(({ face }) => face as unknown as Face),
    lessons: () => import('@flotilla/bottom/lessons').then(({ bottomLessons }) => bottomLessons),
    game: engines.bottom,
    rules: { en: () => import('@flotilla/bottom/rules.md?raw'), de: () => import('@flotilla/bottom/rules.de.md?raw') },
    blurb: {
      en: 'Build your passenger list on the cruise, buy the iceberg when you dare, and stay afloat with what is on deck.',
      de: 'Stell auf der Kreuzfahrt deine Passagierliste zusammen, kauf den Eisberg, wenn du dich traust, und bleib mit dem oben, was an Deck ist.',
    },
    line: {
      en: 'Fill your cabins, buy the iceberg, stay afloat on what is left.',
      de: 'Kabinen füllen, den Eisberg kaufen, mit dem Rest oben bleiben.',
    },
    minutes: 60,
  },
  quests: {
    title: 'Quests & Cannons',
    seats: { min: 1, max: 6 },
    face: () =>
      speaking(import('@flotilla/quests/face'), {
        en: () => import('@flotilla/quests/words/en').then(({ en }) => en),
        de: () => import('@flotilla/quests/words/de').then(({ de }) => de),
      }),
    lessons: () => import('@flotilla/quests/lessons').then(({ questsLessons }) => questsLessons),
    game: engines.quests,
    rules: { en: () => import('@flotilla/quests/rules.md?raw'), de: () => import('@flotilla/quests/rules.de.md?raw') },
    blurb: {
      en: 'Sail a champion over a chart of hexes: quests, clues, trade and cannons; alone, in teams, or together against marauders.',
      de: 'Segle mit einem Helden über die Seekarte: Aufträge, Hinweise, Handel und Kanonen; allein, in Mannschaften oder gemeinsam gegen Plünderer.',
    },
    line: {
      en: 'Sail a champion over the chart: quests, clues, trade and cannons.',
      de: 'Ein Held auf der Seekarte: Aufträge, Hinweise, Handel und Kanonen.',
    },
    minutes: 90,
  },
}

/** What shows a table: the game's face as it was when the table began, with the numbers of the table's edition. */
export async function faceOf(info: Pick<TableInfo, 'id' | 'game' | 'rulesVersion' | 'edition' | 'ownEdition'>): Promise<Face> {
  const shown = games[info.game]
  if (shown === undefined) {
    // A game that the server has from outside: its table is on the page in words.
    location.replace(`/text/t/${info.id}`)
    throw new Refused(404, { code: 'web.notFound', message: `no game ${info.game}` })
  }
  const present = await shown.face()
  const face = present.rulesVersion === info.rulesVersion ? present : await frozenFace(info)
  const edition = info.ownEdition ? await (await shoreOf(info.id)).edition(info.id) : builtInEdition(face, info.edition)
  return edition === undefined || edition === face.edition ? face : { ...face, edition }
}

async function frozenFace({ game: id, rulesVersion }: Pick<TableInfo, 'game' | 'rulesVersion'>): Promise<Face> {
  const frozen = await thaw(id, rulesVersion)
  if (frozen === undefined) throw new Refused(404, { code: 'web.notFound', message: `no rules version ${rulesVersion} of ${id}` })
  return { ...frozen.game, score: frozen.score }
}

/** The whole rules that a record was played under: the present ones, or as they were frozen. Undefined for a game that is not here. */
export async function rulesOf({ game: id, rulesVersion }: Pick<GameRecord, 'game' | 'rulesVersion'>): Promise<Game | undefined> {
  const shown = games[id]
  if (shown === undefined) return undefined
  const { rulesVersion: present } = await shown.face()
  const frozen = present === rulesVersion ? undefined : await thaw(id, rulesVersion)
  return frozen?.game ?? shown.game()
}
