export { run } from './program.ts'
export type { Terminal } from './terminal.ts'
export { builtInGames, findGame, findGameVersion } from '@flotilla/games'
export { readConfig, serve, type Config, type Extras, type Running, type Sources } from '@flotilla/server'
