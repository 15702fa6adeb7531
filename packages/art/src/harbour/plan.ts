// What a page has to know before the picture is there.
export type { Hour } from './hour.ts'
export { lightOf } from './hours.ts'
export { MASTHEADS } from './mastheads.ts'
