import { parseEdition, type Game, type State } from '@flotilla/kernel'

type Data = Record<string, unknown>

const TRIED = [99, 60, 40, 30, 20, 15, 12, 10, 9, 6, 4, 3]

/** All places in plain data where a number stands. */
function* numbersIn(data: Data): Generator<readonly [Data, string]> {
  for (const [key, value] of Object.entries(data)) {
    if (typeof value === 'number') yield [data, key]
    else if (typeof value === 'object' && value !== null) yield* numbersIn(value as Data)
  }
}

/** The edition whose numbers that are counts of things are as large as the schema lets them be, one after the other. */
export function extremeEdition<S extends State, E>(game: Game<S, E>): object {
  const edition = structuredClone(game.edition) as Data
  edition.id = 'extreme'
  const isValid = (): boolean => game.editionSchema.safeParse(edition).success
  for (const [data, key] of numbersIn(edition)) {
    const printed = data[key]
    data[key] = TRIED.find((most) => {
      if (most <= Number(printed)) return false
      data[key] = most
      return isValid()
    })
    data[key] ??= printed
  }
  return parseEdition(game, edition) as object
}
