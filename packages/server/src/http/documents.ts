import { schemaOf, type Described, type GameSchema, type JsonSchema } from '@flotilla/kernel/schema'
import type { Game } from '@flotilla/kernel'
import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger'
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { names } from './names.ts'

type Swagger = Required<Pick<FastifyDynamicSwaggerOptions, 'transform' | 'transformObject'>>

const withNames = createJsonSchemaTransformObject({ schemaRegistry: names })
type Schemas = Record<string, object>

const REFUSED = {
  description: 'Not done, and why',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorBody' } } },
}

/** What a game's positions are made of, by names of three: its views, its asks with their answers, its events. */
function schemasOf(id: string, { title, view, asks, events }: GameSchema): Schemas {
  const kinds: [string, JsonSchema][] = Object.entries(asks).map(([kind, { description, ask, choice }]) => [
    kind,
    { type: 'object', description, properties: { ask, choice } },
  ])
  return {
    [`${id}.View`]: { ...view, description: `What a viewer of ${title} may know.` },
    [`${id}.Asks`]: {
      type: 'object',
      description: `The decisions of ${title} and their answers, by kind.`,
      properties: Object.fromEntries(kinds),
    },
    [`${id}.Events`]: { description: `What happens in ${title}.`, oneOf: Object.values(events) },
  }
}

/** Those that something refers to, and what they refer to. */
function referredTo(schemas: Schemas, from: object): Schemas {
  const found = new Map<string, object>()
  const follow = (text: string): void => {
    for (const [, name] of text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      const schema = schemas[name]
      if (schema === undefined || found.has(name)) continue
      found.set(name, schema)
      follow(JSON.stringify(schema))
    }
  }
  follow(JSON.stringify(from))
  return Object.fromEntries([...found].sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** The OpenAPI document: every answer by its name, every refusal, and the positions of every game that is described. */
export function documents(games: readonly { readonly game: Game; readonly described: Described }[]): Swagger {
  // Worked out when somebody reads it: a server that starts has other things to do.
  let known: Schemas | null = null
  const ofGames = (): Schemas =>
    (known ??= Object.assign({}, ...games.map(({ game, described }) => schemasOf(game.id, schemaOf(game, described)))) as Schemas)
  const refusals = (operation: { responses?: object }): object => ({
    ...operation,
    responses: { ...operation.responses, default: REFUSED },
  })
  return {
    transform: createJsonSchemaTransform({ schemaRegistry: names }),
    transformObject(document) {
      if (!('openapiObject' in document)) return document.swaggerObject
      const { paths = {}, components = {}, ...rest } = withNames(document) as typeof document.openapiObject
      const whole = Object.fromEntries(
        Object.entries(paths).map(([path, operations]) => [
          path,
          Object.fromEntries(Object.entries(operations ?? {}).map(([method, operation]) => [method, refusals(operation as object)])),
        ]),
      )
      const schemas = { ...referredTo(components.schemas ?? {}, whole), ...ofGames() }
      return { ...rest, paths: whole, components: { ...components, schemas } }
    },
  }
}
