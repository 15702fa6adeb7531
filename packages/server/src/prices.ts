import type { ClientMessage } from '@flotilla/protocol'

/**
 * What one request costs, in units of about half a millisecond of the event loop or of one simple query. `npm run attack -- cost` measures
 * it. What is not listed costs `USUAL`.
 */
const USUAL = 1

const PRICES: Readonly<Record<string, number>> = {
  'GET /api/docs/json': 50,
  'GET /api/docs/yaml': 100,

  'POST /api/session': 4,
  'POST /api/session/passkey/options': 2,
  'POST /api/session/passkey': 10,
  'POST /api/session/words': 20,
  'POST /api/session/device': 5,
  'POST /api/session/mail': 10,
  'POST /api/session/mail/enter': 5,

  'DELETE /api/me': 100,
  'GET /api/me/data': 100,
  'POST /api/me/mail': 20,
  'POST /api/me/merge': 100,
  'POST /api/me/passkeys': 10,
  'POST /api/me/words': 20,
  'PUT /api/me/preferences': 5,
  'POST /api/me/ways': 5,
  'POST /api/me/ways/:id/test': 20,
  'POST /api/tokens': 4,
  'POST /api/bots': 10,

  'GET /api/me/history': 4,
  'GET /api/me/statistics': 10,
  'GET /api/me/people': 10,
  'PUT /api/me/vacation': 50,
  'GET /api/people/:id': 4,
  'POST /api/reports': 10,

  'GET /api/games': 4,
  'GET /api/tables': 4,
  'GET /api/me/tables': 4,
  'POST /api/tables': 10,
  'POST /api/tables/:id/sit': 3,
  'POST /api/tables/:id/invite': 5,
  'POST /api/tables/:id/nudge': 5,
  'PUT /api/tables/:id/seats/:seat': 2,
  'POST /api/tables/:id/start': 10,
  'POST /api/tables/:id/rematch': 10,
  'POST /api/tables/:id/reveal': 3,
  'GET /api/tables/:id/record': 5,

  'GET /api/tables/:id/state': 2,
  'GET /api/tables/:id/history': 10,
  'GET /api/tables/:id/text': 3,
  'GET /api/tables/:id/stream': 2,
  'POST /api/tables/:id/requests': 5,
}

/** The price of a route, by its method and its pattern. */
export const priceOf = (method: string, pattern: string): number => PRICES[`${method.replace('HEAD', 'GET')} ${pattern}`] ?? USUAL

/** The same for what is sent by a socket: a hello asks for a table's whole state, and most others change something that is stored. */
export const PRICES_OF_MESSAGES: Readonly<Record<ClientMessage['type'], number>> = {
  ping: 0,
  bye: 0,
  hello: 3,
  answer: 1,
  undo: 1,
  signal: 1,
  // What is said is stored for ever.
  say: 5,
  mute: 2,
  orders: 2,
  vote: 3,
  away: 3,
}

/**
 * What it costs to replay so many entries of a game: to bring a table back into memory, or to tell its story from the start. It is
 * charged afterwards, because nobody knows before how long a game is.
 */
export const priceOfReplay = (entries: number): number => Math.ceil(entries / 10)
/** What it costs to read so many rows of what somebody has played, or to send so many answers of a record. */
export const priceOfRows = (rows: number): number => Math.ceil(rows / 50)

/** For the test: every price belongs to a route that there is. */
export const PRICED = Object.keys(PRICES)
