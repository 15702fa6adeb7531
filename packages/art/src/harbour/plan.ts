// What a page has to know before the picture is there.
export { hourOf, lightOf, type Hour } from './hours.ts'
export { MASTHEADS } from './mastheads.ts'
