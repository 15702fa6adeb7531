import type { Input } from '../src/index.ts'
import type { World } from './world.ts'
import type { Weather } from './world-parts.ts'

// A run is a list of numbers; each stands for something that happens at the table.

const WEATHERS: readonly Weather[] = ['slow', 'unknownStored', 'unknownLost', 'lost', 'mute']
const PASSES = [0, 1, 7, 40, 300, 1200, 2600, 9000, 21_000]

/** Lets happen what a number stands for. */
export function happen(world: World, code: number): void {
  const of = <T>(list: readonly T[]): T => list[Math.floor(code / 64) % list.length]
  const server = Math.floor(code / 7) % 2
  const open = world.clients.filter(({ isOpen }) => isOpen)
  const persons = world.servers[0].session.position.seats.flatMap(({ person }) => person ?? [])
  const kind = code % 64
  if (kind < 26) return answer(world, code, open)
  if (kind < 42) return world.pass(PASSES[Math.floor(code / 64) % PASSES.length])
  if (kind < 46) return void (world.weather = of(WEATHERS))
  if (kind < 51) return world.join(Math.floor(code / 64) % 5 === 0 || persons.length === 0 ? null : of(persons), server)
  if (kind < 53) return open.length === 0 ? undefined : world.leave(of(open))
  if (kind < 55 && persons.length > 0) return ask(world, { type: 'undo', person: of(persons), request: world.nextRequest() }, server)
  if (kind === 55 && persons.length > 0) return ask(world, { type: 'wait', person: of(persons), request: world.nextRequest() }, server)
  if (kind === 56) return world.lead([server === 0, server === 1 || code % 3 === 0])
  if (kind === 57) return world.kill(server)
  if (kind === 58) return again(world, code, server)
  if (kind === 59 && persons.length > 0)
    return ask(
      world,
      { type: 'decide', kind: of(['pause', 'resume', 'resume']), person: of(persons), request: world.nextRequest() },
      server,
    )
  if (kind < 62) return handOver(world, code, server)
  if (persons.length > 0)
    world.tell(server, {
      type: 'settings',
      person: of(persons),
      settings: { plans: [], standing: [{ ask: '*', order: of(['only', 'default', 'ask']) }] },
    })
}

const ask = (world: World, input: Input & { readonly request: string }, server: number): void => world.ask(input, server)

/** Somebody answers what they are asked as they see it; now and then something that is gone or makes no sense. */
function answer(world: World, code: number, open: World['clients']): void {
  const asked = open.filter((client) => client.ask !== null && client.person !== null)
  const client = asked[Math.floor(code / 64) % Math.max(1, asked.length)]
  if (client === undefined || client.person === null || client.ask === null) return
  const { choices, n } = client.ask
  const odd = Math.floor(code / 640) % 20
  const choice = odd === 0 ? { nonsense: true } : (choices[Math.floor(code / 1280) % choices.length]?.choice ?? {})
  ask(world, { type: 'answer', person: client.person, request: world.nextRequest(), choice, asked: odd === 1 ? n - 1 : n }, client.server)
}

/** A client that heard nothing sends the same request again, perhaps to another server. */
function again(world: World, code: number, server: number): void {
  const sent = [...world.given.values()]
  const one = sent.at(-1 - (code % 5))
  if (one === undefined || !('request' in one.input) || world.refused.has(one.input.request)) return
  if (one.server !== server) world.resent.add(one.input.request)
  world.tell(server, one.input)
}

function handOver(world: World, code: number, server: number): void {
  const { seats } = world.servers[server].session.position
  const seat = Math.floor(code / 64) % seats.length
  const before = seats[seat]
  const sitting = [
    { person: null, bot: 'mate', away: false },
    { person: world.newPerson(), bot: null, away: false },
    { ...before, away: before.person !== null && !before.away },
  ][Math.floor(code / 512) % 3]
  world.counts.handedOver++
  ask(world, { type: 'seat', person: before.person ?? 'host', request: world.nextRequest(), seat, sitting }, server)
}
