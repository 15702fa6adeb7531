import { run } from './program.ts'
import { processTerminal } from './terminal.ts'

const terminal = processTerminal()
process.exitCode = await run(process.argv.slice(2), terminal)
terminal.close()
