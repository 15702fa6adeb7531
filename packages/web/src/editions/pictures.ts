import type { Say } from '../words.ts'
import type { Thing } from './draft.ts'

/** A drawing and the part of the plane it lies on. */
export interface Picture {
  readonly svg: string
  readonly box: string
  /** It fills its place from edge to edge, and is cut where it is too high. */
  readonly fills?: true
}

/** What the things of a game look like: the art of its board, drawn from the numbers as they are now. */
export interface Pictures {
  /** A thing of the box; null where there is nothing to draw. */
  thing(thing: Thing, entry: Readonly<Record<string, unknown>>): Picture | null
  /** What stands on a card, with the numbers as they are now. */
  text?(say: Say, edition: object, thing: Thing): string
  /** What a value of a field looks like, where that is a picture: the face of a die. */
  value?(pattern: string, value: unknown): Picture | null
  /** The colours of the world by day and by night, as custom properties, where its art takes them from there. */
  colours?(night: boolean): Readonly<Record<string, string>>
}

const NONE: Pictures = { thing: () => null }

const drawn: Readonly<Record<string, () => Promise<{ readonly pictures: Pictures }>>> = {
  bottom: () => import('./pictures/bottom.ts'),
  quests: () => import('./pictures/quests.ts'),
  sinking: () => import('./pictures/sinking.ts'),
  waves: () => import('./pictures/waves.ts'),
}

export const picturesOf = async (game: string): Promise<Pictures> => (await drawn[game]?.())?.pictures ?? NONE
