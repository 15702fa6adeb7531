import { z } from 'zod'
import { named } from './names.ts'

/** The answer where there is nothing to say but that it was done. */
export const done = named('Done', z.object({ done: z.literal(true) }))
export const DONE = { done: true } as const
