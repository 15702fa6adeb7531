export { run } from './program.ts'
export type { Terminal } from './terminal.ts'
