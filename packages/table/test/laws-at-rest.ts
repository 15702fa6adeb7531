import { isOver, same } from '@flotilla/kernel'
import type { Position } from '../src/index.ts'
import { shownNow } from '../src/feed.ts'
import { closesAt } from '../src/windows.ts'
import { LONGEST_ANSWER, broken, type Client } from './world-parts.ts'
import type { World } from './world.ts'

/** What the laws say when everything has come to rest. */
export function checkAtRest(world: World): void {
  const replayed = world.replayed(world.journal.length)
  for (const { session } of world.servers) {
    const { position } = session
    if (!same(plain(position), plain(replayed)))
      broken(
        6,
        `a server is at ${position.seq} ${position.tag} ${position.at}, the journal says ${replayed.seq} ${replayed.tag} ${replayed.at}`,
      )
  }
  for (const client of world.clients) if (client.isOpen) checkClient(world, client, replayed)
  checkRequests(world)
  checkProgress(world, replayed)
}

function checkClient(world: World, client: Client, position: Position): void {
  const viewer = position.seats.findIndex(({ person }) => person !== null && person === client.person)
  const shown = JSON.parse(JSON.stringify(shownNow(world.rules, position, viewer === -1 ? null : viewer))) as ReturnType<typeof shownNow>
  if (client.seq !== shown.seq) broken(2, `${client.channel} has ${client.seq} of ${shown.seq}`)
  if (!same(client.view, shown.view)) broken(2, `${client.channel} has another view in the end`)
  if (!same(client.ask, shown.ask)) broken(2, `${client.channel} has another ask in the end`)
  if (client.undo !== shown.undo) broken(2, `${client.channel} may take back ${client.undo}, not ${shown.undo}`)
}

function checkRequests(world: World): void {
  const stored = new Map<string, number>()
  for (const { request } of world.journal) if (request !== null) stored.set(request, (stored.get(request) ?? 0) + 1)
  for (const [request, times] of stored) if (times > 1) broken(3, `${request} was stored ${times} times`)
  // Whoever sends a request twice at once, by way of two servers, may be refused by the one that comes too late.
  for (const request of world.refused) if (!world.resent.has(request) && stored.has(request)) broken(3, `${request} was refused and stored`)
  for (const request of world.acknowledged) {
    const input = world.given.get(request)?.input
    const isOrdered = input?.type === 'answer' && world.journal.some(({ by }) => by === 'order')
    if (!stored.has(request) && !isOrdered) broken(3, `${request} was acknowledged and never stored`)
  }
}

function checkProgress(world: World, position: Position): void {
  const { status, window, game, seats, held, at, toldAt } = position
  const isDeserted = seats.every(({ person, away }) => person === null || away) && !world.clients.some(({ isOpen }) => isOpen)
  if (status !== 'playing' || isDeserted || isOver(game.state)) return
  const ends = window === null ? null : closesAt(world.rules, position, window, () => 0)
  if (ends !== null && ends + LONGEST_ANSWER < world.now) broken(5, 'a window is still open')
  for (const ask of game.state.asks) {
    const { bot, away } = seats[ask.seat]
    const isDue = ask.optional === undefined && (bot !== null || away) && !held.some(({ seat }) => seat === ask.seat)
    if (isDue && Math.max(at, toldAt) + LONGEST_ANSWER < world.now)
      broken(5, `seat ${ask.seat} is asked '${ask.kind}' and its bot never answers`)
  }
}

/** What every server must agree on. */
const plain = ({
  seq,
  tag,
  at,
  asked,
  askedAt,
  banks,
  window,
  status,
  seats,
  shown,
  sealedAt,
  seal,
  toldAt,
  held,
  game,
}: Position): unknown =>
  JSON.parse(
    JSON.stringify({
      seq,
      tag,
      at,
      asked,
      askedAt,
      banks,
      window,
      status,
      seats,
      shown,
      sealedAt,
      seal,
      toldAt,
      held,
      answers: game.answers,
      marks: game.marks.length,
      state: game.state,
    }),
  )
