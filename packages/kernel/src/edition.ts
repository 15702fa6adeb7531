import { z } from 'zod'
import { builtInEdition, idOf } from './built-in.ts'
import { BadInput } from './errors.ts'
import type { Game } from './game.ts'
import { deepFreeze, ownPool } from './intern.ts'
import type { State } from './state.ts'

/**
 * Where a printed number comes from: the rulebook, public sources, or chosen here because the printed one is lost. In an edition of
 * somebody's own also `box`: the owner of a box has seen it there, or typed it in.
 */
export const source = z.enum(['rulebook', 'published', 'house', 'box'])
/** Where a printed number comes from. */
export type Source = z.infer<typeof source>

/** An edition file, checked; the error names the path of the wrong entry and what was expected. */
export function parseEdition<S extends State, E>(game: Game<S, E>, value: unknown): E {
  const result = game.editionSchema.safeParse(value)
  if (!result.success) {
    const issue = result.error.issues[0]
    const path = issue.path.length === 0 ? 'edition' : `edition.${issue.path.join('.')}`
    throw new BadInput(path, `${game.id}: ${path}: ${issue.message}`)
  }
  return deepFreeze(result.data)
}

/** The same game with other printed numbers: the id of a built-in edition, or a whole one. */
export function useEdition<S extends State, E>(game: Game<S, E>, edition: unknown): Game<S, E> {
  if (edition === undefined || edition === game.edition || edition === idOf(game.edition)) return game
  const known = builtInEdition(game, edition)
  if (known === undefined && typeof edition === 'string') {
    const ids = [game.edition, ...(game.editions ?? [])].map((one) => `'${String(idOf(one))}'`)
    throw new BadInput('edition', `${game.title} has no edition '${edition}'; it has ${ids.join(', ')}, or give an edition file`)
  }
  const other = { ...game, edition: known ?? parseEdition(game, edition) }
  if (known === undefined) ownPool(other.edition as object)
  builtIns.set(other, builtInOf(game))
  return other
}

const builtIns = new WeakMap<object, unknown>()

/** The game as it comes, whose edition a record only names. */
export const builtInOf = <S extends State, E>(game: Game<S, E>): Game<S, E> => (builtIns.get(game) as Game<S, E> | undefined) ?? game

/** What a record keeps of a game's edition. */
export const editionForRecord = <S extends State, E>(game: Game<S, E>, builtIn: Game<S, E>): string | object =>
  builtInEdition(builtIn, idOf(game.edition)) === game.edition ? String(idOf(game.edition)) : (game.edition as object)
