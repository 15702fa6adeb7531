import { readConfig } from '../config.ts'
import { serve } from '../serve.ts'

// A server process that is going to be killed: it says where it listens and serves until then.
const { config } = readConfig({})
const { url, close } = await serve(config)
process.once('SIGTERM', () => void close().then(() => process.exit(0)))
process.stdout.write(`${url}\n`)
