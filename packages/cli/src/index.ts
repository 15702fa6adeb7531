export { run } from './program.ts'
export type { Terminal } from './terminal.ts'
export { fleet, gameById, gameOf } from '@flotilla/fleet'
export { readConfig, serve, type Config, type Extras, type Running, type Sources } from '@flotilla/server'
