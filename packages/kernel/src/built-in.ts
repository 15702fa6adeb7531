import type { Game } from './game.ts'
import type { State } from './state.ts'

/** The built-in edition of this id. */
export const builtInEdition = <E>({ edition, editions = [] }: Pick<Game<State, E>, 'edition' | 'editions'>, id: unknown): E | undefined =>
  [edition, ...editions].find((one) => idOf(one) === id)

/** The id of an edition, whatever else it has. */
export const idOf = (edition: unknown): unknown =>
  typeof edition === 'object' && edition !== null && 'id' in edition ? edition.id : undefined
