import { z } from 'zod'
import { params } from './error.ts'
import { VOTES } from './table.ts'
import { typedLine } from './typed.ts'

/** Ids of tables are random and unguessable: whoever has the link may come in. */
export const tableId = z.string().regex(/^[A-Za-z0-9_-]{8,40}$/, 'is not the id of a table')
/** Given by the client, new for every request: what is sent twice with one id is done once. */
export const requestId = z.string().regex(/^[A-Za-z0-9._:-]{1,64}$/, 'must be 1 to 64 letters, digits or . _ : -')
const seq = z.int().min(0)
const seat = z.int().min(0).max(11)

const choice = z.record(z.string(), z.unknown())

/**
 * Choose the answer whose words these are (the code or its beginning, and all parameters given here agree), at the next ask of this kind
 * (`*`: at the first where it is possible); * cards keep their names, not their backs.
 */
export const plan = z.strictObject({ ask: z.string().max(60), code: z.string().max(80), params: params.optional() })
/** What `plan` describes, as a type. */
export type Plan = z.infer<typeof plan>

/**
 * What to do whenever an ask of this kind comes (`*`: of any). `ask`: ask me, whatever it is about. `default`: give the rules' default
 * answer at once. `always`: give the first answer that is not the default. `only`: answer by yourself where there is just one choice.
 * `from`: ask me from this stake on, and give the default below it; with `always`, do so from this stake on.
 * `until: 'own'`: it holds until I am asked something that is no reaction.
 */
export const standing = z.strictObject({
  ask: z.string().max(60),
  order: z.enum(['ask', 'default', 'always', 'only']),
  from: z.int().min(0).max(99).optional(),
  until: z.literal('own').optional(),
})
/** What `standing` describes, as a type. */
export type StandingOrder = z.infer<typeof standing>

/** A seat's planned and standing answers. */
export const orders = z.strictObject({ plans: z.array(plan).max(50), standing: z.array(standing).max(50) })
/** What `orders` describes, as a type. */
export type SeatSettings = z.infer<typeof orders>

/** Free text, a quick phrase of the platform, or a structured claim or request from the game's catalogue (`parley.…`). */
export const speech = z.union([
  z.strictObject({ text: typedLine(500) }),
  z.strictObject({ phrase: z.string().max(40) }),
  z.strictObject({ parley: z.string().max(80), params: params.optional() }),
])
/** What `speech` describes, as a type. */
export type Speech = z.infer<typeof speech>

const mark = {
  kind: z.string().regex(/^[a-z]{1,20}$/, 'must be a word of small letters'),
  /** Places of the board, by the game's own numbers. */
  at: z.array(z.int().min(0).max(9999)).max(60),
}

const at = { table: tableId }
const asked = { ...at, id: requestId }

/** Take part in a table: the answer is `state`. With `seq`, the log starts after it. */
export const hello = z.strictObject({ type: z.literal('hello'), ...at, seq: seq.optional() })
export const bye = z.strictObject({ type: z.literal('bye'), ...at })
/** `ask` is the number of the ask that is answered (OwnAsk.n): an answer to one that is gone is refused, not misread. */
export const answer = z.strictObject({ type: z.literal('answer'), ...asked, choice, ask: seq.optional() })
export const undo = z.strictObject({ type: z.literal('undo'), ...asked })
/** Calls a vote or joins the one that is open. */
export const castVote = z.strictObject({
  type: z.literal('vote'),
  ...asked,
  kind: z.enum(VOTES),
  seat: seat.optional(),
  yes: z.boolean().default(true),
})
/** Whom the client believes to sit on the seat that it names; somebody else there is a refusal, because seats may move meanwhile. */
const occupant = z.string().max(60)
export const say = z.strictObject({ type: z.literal('say'), ...asked, speech, to: seat.optional(), person: occupant.optional() })
/**
 * Points something out to the seats of one's own side, for the moment: it is neither stored nor part of the game. The board gives it a meaning.
 * Of the kind `course` the last of each seat is told to mates who come later, too, until that seat's turn is over; an empty one takes it back.
 */
export const signal = z.strictObject({ type: z.literal('signal'), ...asked, ...mark })
export const mute = z.strictObject({ type: z.literal('mute'), ...asked, seat, on: z.boolean(), person: occupant.optional() })
export const setOrders = z.strictObject({ type: z.literal('orders'), ...asked, orders })
/** Let a bot play for you until you are back (any answer or `away: false` brings you back). */
export const away = z.strictObject({ type: z.literal('away'), ...asked, away: z.boolean() })
export const ping = z.strictObject({ type: z.literal('ping') })

/** Every message that a client sends through a socket. */
export const clientMessage = z.discriminatedUnion('type', [hello, bye, answer, undo, castVote, say, signal, mute, setOrders, away, ping])
/** What `clientMessage` describes, as a type. */
export type ClientMessage = z.infer<typeof clientMessage>
/** What `clientMessage` takes, before its defaults are filled in. */
export type ClientMessageInput = z.input<typeof clientMessage>

/** What may be asked of a table, by socket or by HTTP. */
export const request = z.discriminatedUnion('type', [answer, undo, castVote, say, signal, mute, setOrders, away])
/** What `request` describes, as a type. */
export type Request = z.infer<typeof request>

/** The body of POST /api/tables/{id}/requests: the address says which table. */
const there = { table: at.table.optional() }
/** A request of a program over HTTP that does what a message does. */
export const requestBody = z.discriminatedUnion('type', [
  answer.extend(there),
  undo.extend(there),
  castVote.extend(there),
  say.extend(there),
  signal.extend(there),
  mute.extend(there),
  setOrders.extend(there),
  away.extend(there),
])

/** The body of POST /api/tables/{id}/answers. */
export const answerBody = z.strictObject({ id: requestId, choice, ask: seq.optional() })
