import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Victim } from '../../packages/server/test/chaos/victim.ts'
import { TestClient } from '../../packages/server/test/client.ts'
import { attacksOnConnections } from './connections.ts'
import { attacksOnCost } from './cost.ts'
import { attacksOnDice } from './dice.ts'
import { attacksOnIdentity } from './identity.ts'
import { letterbox, type Attacks, type Ground } from './ground.ts'
import { attacksOnPeople } from './people.ts'
import { attacksOnSeats } from './seats.ts'
import { attacksOnServer } from './server.ts'

// npm run attack [-- family …]: what a hostile guest can try, against servers that this program starts, on this machine and with a bounded effort.
const FAMILIES: Readonly<Record<string, (ground: Ground) => Attacks>> = {
  people: attacksOnPeople,
  server: attacksOnServer,
  connections: attacksOnConnections,
  cost: attacksOnCost,
  identity: attacksOnIdentity,
  seats: attacksOnSeats,
  dice: attacksOnDice,
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((family) => !Object.hasOwn(FAMILIES, family))
if (unknown.length > 0) {
  console.error(`there is no family ${unknown.join(', ')}; there are ${Object.keys(FAMILIES).join(', ')}`)
  process.exit(2)
}

const data = mkdtempSync(join(tmpdir(), 'flotilla-attack-'))
const victim = await Victim.start({ data })
// Another one for what needs mail, and people who may be called in its own network.
const letters: string[] = []
const box = await letterbox(letters)
const openData = mkdtempSync(join(tmpdir(), 'flotilla-attack-'))
const open = await Victim.start({ data: openData }, { FLOTILLA_SMTP: box.address, FLOTILLA_PRIVATE_HOOKS: 'true' })

const ground: Ground = {
  victim,
  url: victim.url,
  data,
  open: open.url,
  letters,
  async guest(name, url = victim.url) {
    const client = new TestClient(url, name)
    await client.enter()
    return client
  },
  refusal: (work) =>
    work.then(
      () => null,
      (error: unknown) => (error as { code?: string }).code ?? String(error),
    ),
}

let [tried, lost] = [0, 0]
async function attempt(name: string, attack: () => Promise<string>): Promise<void> {
  const said = await attack().catch((error: unknown) => `no: ${String(error)}`)
  const isLost = said.startsWith('no')
  tried++
  if (isLost) lost++
  console.log(`${isLost ? 'LOST' : 'held'}  ${name}: ${said}`)
}

for (const family of wanted.length === 0 ? Object.keys(FAMILIES) : wanted)
  for (const [name, attack] of Object.entries(FAMILIES[family](ground))) await attempt(name, attack)
await attempt('SIGTERM while all that is still open', async () => {
  const since = performance.now()
  const code = await victim.kill('SIGTERM')
  const took = Math.round(performance.now() - since)
  return `${code === 0 && took < 15_000 ? '' : 'no: '}ended with ${code} after ${took} ms`
})
for (const one of [victim, open]) await one.kill('SIGKILL')
box.close()
for (const folder of [data, openData]) rmSync(folder, { recursive: true, force: true })
console.log(`${tried - lost} of ${tried} held`)
process.exit(lost === 0 ? 0 : 1)
