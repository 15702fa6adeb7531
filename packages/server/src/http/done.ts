import { z } from 'zod'

/** The answer where there is nothing to say but that it was done. */
export const done = z.object({ done: z.literal(true) })
export const DONE = { done: true } as const
