import { dialBeliefs, dialBeliefsHelp } from './dial-beliefs.ts'
import { playWhatIsTold, valueNetwork, valueNetworkHelp } from './value-network.ts'
import { winModel, winModelHelp } from './win-model.ts'

// npm run research -- <command> …
const commands: Readonly<Record<string, (line: readonly string[]) => void | Promise<void>>> = {
  'win-model': winModel,
  'value-network': valueNetwork,
  'dial-beliefs': dialBeliefs,
}

const [name = '', ...line] = process.argv.slice(2)
if (process.send !== undefined && name === '') playWhatIsTold()
else if (Object.hasOwn(commands, name)) await commands[name](line)
else {
  console.error(['npm run research -- <command>', winModelHelp, valueNetworkHelp, dialBeliefsHelp].join('\n\n'))
  process.exitCode = 2
}
