import { z } from 'zod'
import type { Rng } from '../chance.ts'
import type { Game } from '../game.ts'
import { must } from './verdict.ts'
import { pick } from './play.ts'

type Schema = z.core.JSONSchema.BaseSchema

/** A range wider than this is no list of choices: leave such an option at its default. */
const WIDEST = 1000
const TRIES_PER_SET = 50

/** What each option of a game may be, as JSON Schema. */
export function optionSchemas(game: Game): Record<string, Schema> {
  const schema: Schema = z.toJSONSchema(game.options, { io: 'input', unrepresentable: 'any' })
  return Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, option]) => [name, typeof option === 'object' ? option : {}]),
  )
}

/**
 * Options that a table of so many seats may be played with: the defaults, every value of every single option,
 * and so many sets drawn at random. Where the defaults do not go with the seats, the nearest set that does.
 */
export function optionSets(game: Game, seats: number, rng: Rng, random: number): object[] {
  const schemas = Object.entries(optionSchemas(game)).filter(([, schema]) => valuesOf(schema).length > 0)
  const single = schemas.flatMap(([name, schema]) => valuesOf(schema).map((value) => ({ [name]: value })))
  const draw = (): object => Object.fromEntries(schemas.map(([name, schema]) => [name, pick(valuesOf(schema), rng)]))
  const drawn: object[] = []
  for (let tries = 0; drawn.length < random && tries < TRIES_PER_SET * random; tries++) {
    const options = draw()
    if (accepts(game, options, seats)) drawn.push(options)
  }
  const base = [{}, ...single, ...drawn].find((options) => accepts(game, options, seats))
  must(base !== undefined, `${game.id}: no options found that go with ${seats} seats`)
  const varied = single.map((one) => ({ ...base, ...one })).filter((options) => accepts(game, options, seats))
  return [...new Map([base, ...varied, ...drawn].map((options) => [JSON.stringify(options), options])).values()]
}

function accepts(game: Game, options: object, seats: number): boolean {
  const result = game.options.safeParse(options)
  return result.success && (game.fits?.(result.data, seats) ?? null) === null
}

/** The values worth trying: all of a list, the bounds and some of what lies between in a range. */
export function valuesOf(schema: Schema): unknown[] {
  if (schema.const !== undefined) return [schema.const]
  if (schema.enum !== undefined) return [...schema.enum]
  const either = schema.anyOf ?? schema.oneOf
  if (either !== undefined) return either.flatMap((one) => valuesOf(one))
  if (schema.type === 'boolean') return [false, true]
  const { minimum, maximum } = schema
  if (schema.type === 'integer' && minimum !== undefined && maximum !== undefined && maximum - minimum <= WIDEST) {
    const stride = Math.max(1, Math.floor((maximum - minimum) / 6))
    const between = Array.from({ length: Math.floor((maximum - minimum) / stride) }, (_, k) => minimum + k * stride)
    return [...between, maximum]
  }
  return schema.default === undefined ? [] : [schema.default]
}
