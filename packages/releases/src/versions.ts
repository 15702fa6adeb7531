import type { Release } from './index.ts'

/** Every rules version that is kept, written by `npm run freeze`; each is loaded when it is needed. */
export const versions: Readonly<Record<string, Readonly<Record<number, () => Promise<Release>>>>> = {}
