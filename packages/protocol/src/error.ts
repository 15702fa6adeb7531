import { z } from 'zod'

/** A value of a message: a text, a number, a truth, or a list that is joined as the language does it. */
const param = z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.union([z.string(), z.number()]))])
/** The parameters of a message, by name. */
export const params = z.record(z.string(), param)

/**
 * Why something was not done. `code` has a sentence in the platform's catalogues (see words.ts) or in the game's;
 * `message` is the English sentence, for programs and logs; `rule` is the number of the game's rule that forbids it.
 */
export const fault = z.object({
  code: z.string(),
  message: z.string(),
  field: z.string().optional(),
  rule: z.string().optional(),
  params: params.optional(),
})
/** What `fault` describes, as a type. */
export type Fault = z.infer<typeof fault>

/** What every failed HTTP request is answered with. */
export const errorBody = z.object({ error: fault })
/** What `errorBody` describes, as a type. */
export type ErrorBody = z.infer<typeof errorBody>
