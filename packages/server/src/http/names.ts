import * as wire from '@flotilla/protocol'
import * as messages from '@flotilla/protocol/messages'
import { z } from 'zod'

/** The names that schemas have in the OpenAPI document. */
export const names = z.registry<{ id: string }>()

const called = (name: string): string => name.slice(0, 1).toUpperCase() + name.slice(1)

// What travels is named as it is exported.
for (const [name, schema] of Object.entries({ ...wire, ...messages }))
  if (schema instanceof z.ZodType && !names.has(schema)) names.add(schema, { id: called(name) })

/** The schema of an answer that is put together elsewhere: it says what comes, and the types leave that alone. */
export const documented = (schema: z.ZodType): z.ZodType => schema

/** For answers that are no message of their own. */
export function named<S extends z.ZodType>(id: string, schema: S): S {
  names.add(schema, { id })
  return schema
}
