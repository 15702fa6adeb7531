import { z } from 'zod'
import { orders, speech } from './client.ts'
import { fault, params } from './error.ts'
import { person } from './person.ts'
import { diceShare, tableInfo } from './table.ts'

/**
 * What the server sends, as schemas: the same shapes as in server.ts, for documents and for programs that check what they are told.
 * They are a module of their own, since a client that trusts its server needs none of it.
 */

const seat = z.int()
/** Values that each game gives its own shape: `flotilla schema <game>`, and the schemas of the games at /api/docs. */
export const view = z
  .unknown()
  .describe('What this viewer may know, in the shape of the game: `waves.View` and so on; null before the start.')
/** A choice, as the game describes it. */
export const choice = z
  .record(z.string(), z.unknown())
  .describe("One of the game's answers: `waves.Asks` and so on. Send it back as it is.")
/** An event, as the game describes it. */
export const event = z
  .looseObject({ type: z.string() })
  .describe('Something that happened, in the shape of the game: `waves.Events` and so on.')

/** A sentence as its code and its parameters. */
export const message = z
  .object({ code: z.string(), params: params.optional() })
  .describe("A sentence as a code with parameters: the game's catalogue or the platform's has the words.")

/** A choice that one has, with its words. */
export const ownChoice = z.object({
  choice,
  text: message.describe('What it does.'),
  back: z.literal(true).optional().describe('It only revises what the seat has already decided.'),
})
/** A choice that one does not have, and why. */
export const ownRefusal = z.object({
  choice: z.unknown(),
  text: message.describe('What it would do.'),
  rule: z.string().nullable().describe('The number of the rule that forbids it.'),
  code: z.string().describe('Why, as a code.'),
  params: params.describe('The parameters of that code.'),
})
/** A decision that one is asked for, with all its choices. */
export const ownAsk = z.object({
  n: z.number().describe('Its number, to be named in the answer.'),
  kind: z.string().describe("Which decision it is: one of the game's asks."),
  rule: z.string().describe('The number of the rule that poses it.'),
  optional: z.literal(true).optional().describe('It never holds up the game, and need not be answered.'),
  window: z.literal(true).optional().describe('A window: all of them last alike.'),
  byHand: z
    .literal(true)
    .optional()
    .describe('Not even a single choice is answered by itself here: its time would tell others that there was just one.'),
  prompt: message.describe('What is decided.'),
  choices: z.array(ownChoice).describe('Every legal answer.'),
  refusals: z.array(ownRefusal).describe('The thinkable answers that are not legal now, with the reason.'),
})

/** Every seat's time, in milliseconds as of the moment the message was sent. */
export const clocks = z
  .object({
    banks: z.array(z.number().nullable()).describe("Every seat's bank; null where the table has none."),
    running: z.array(seat).describe('Whose time runs.'),
    left: z.number().nullable().describe('Until the time of the decision is over; null if nothing runs.'),
  })
  .describe('Milliseconds, as of the moment the message was sent.')

/** How one seat ended. */
export const standing = z.object({
  seat,
  rank: z.number().describe('1 for the winners; equal standings share a rank.'),
  score: z.number(),
  parts: z.record(z.string(), z.number()).describe('The score line by line, by code.'),
})
/** How a game ended. */
export const outcome = z.object({
  why: z.string().describe('Why the game ended, as a code of the game.'),
  standings: z.array(standing),
  winners: z.array(seat).describe('The seats that won; none when everybody lost.'),
  title: z.string().optional().describe('A title for the result, as a code, where the game gives one.'),
})

const told = {
  seq: z.number().describe('Counts what this viewer has been shown.'),
  at: z.number().describe('When it was shown, in milliseconds since 1970.'),
  seat: seat.optional().describe("Whose answer it was; absent while that is nobody's business."),
  by: z.enum(['person', 'bot', 'clock', 'order']).optional().describe('How the answer came about.'),
  undo: z.literal(true).optional().describe('It took back the last answer of `seat`.'),
}
/** One decision as one viewer saw it. */
export const entry = z.object(told).describe('One decision as one viewer saw it.')
/** One decision with what followed from it. */
export const logEntry = z.object({ ...told, events: z.array(event) })
const operation = z.array(z.unknown())
/** Events that are told together, and how the view changes by them. */
export const frame = z.object({
  events: z.array(event).describe('What is told together.'),
  patch: z
    .array(operation)
    .describe('What it changes in the view: [path, value] sets, [path] removes, [path, at, drop, items] splices a list.'),
})
/** One decision with its frames. */
export const chapter = z.object({
  frames: z.array(frame).describe('Moment by moment; the patches add up to the whole change.'),
  entry,
  answers: z.number().optional().describe('How many answers of the record stand after it: told once the game is over.'),
})
/** All decisions of a game so far, as one viewer saw them. */
export const history = z.object({
  view: view.describe('Before the first entry; the patches lead on from it.'),
  opening: z.array(event).optional().describe('What happened before anybody was asked.'),
  steps: z.array(chapter),
})
/** Something that was said at a table. */
export const talk = z.object({
  n: z.number(),
  at: z.number(),
  seat: seat.nullable().describe('Where whoever said it sits now; null if they have left.'),
  name: z.string(),
  to: seat.nullable().optional().describe('A whisper to whoever sits here now; null if they have left.'),
  speech: speech.nullable().describe('Null where only the two persons of a whisper may know.'),
})
/** A sign that a seat points out to its side. */
export const signal = z.object({ seat, kind: z.string(), at: z.array(z.number()) })

const at = { table: z.string() }

/** The whole position, as one viewer sees it. */
export const stateMessage = z
  .object({
    type: z.literal('state'),
    ...at,
    info: tableInfo,
    seq: told.seq,
    view,
    ask: ownAsk.nullable().describe('What you are asked; null while you are not.'),
    undo: z.number().describe('How many of your last answers you may take back.'),
    clocks: clocks.nullable(),
    outcome: outcome.nullable().describe('The result, once the game is over.'),
    log: z.array(logEntry).describe('From the start, or after the `seq` that was asked for.'),
    opening: z.array(event).optional().describe('What happened before anybody was asked, as long as nobody has answered.'),
    talk: z.array(talk),
    muted: z.array(seat).describe('The seats you do not hear.'),
    orders,
    silence: z.string().nullable().describe('The rule that forbids all talk just now.'),
  })
  .describe('The position, whole.')

/** What has changed since the last message. */
export const updateMessage = z
  .object({
    type: z.literal('update'),
    ...at,
    seq: z.number().describe('One more than the seq before.'),
    frames: z.array(frame).describe('Applied one after another they lead to the new view.'),
    entry,
    ask: ownAsk.nullable().optional(),
    undo: z.number().optional(),
    clocks: clocks.optional(),
    outcome: outcome.optional(),
    silence: z.string().nullable().optional(),
    ack: z.string().optional().describe('The request of yours that this carries out.'),
  })
  .describe('What changed; absent fields are unchanged.')

/** A line of a stream, or a message of a socket. */
export const serverMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('welcome'), person: person.nullable() }),
  stateMessage,
  updateMessage,
  z.object({ type: z.literal('info'), ...at, info: tableInfo, clocks: clocks.nullable() }),
  z.object({ type: z.literal('ack'), ...at, id: z.string(), seq: z.number().optional(), held: z.literal(true).optional() }),
  z.object({ type: z.literal('refused'), table: z.string().optional(), id: z.string().optional(), error: fault }),
  z.object({ type: z.literal('said'), ...at, talk }),
  z.object({ type: z.literal('signal'), ...at, signal }),
  z.object({ type: z.literal('orders'), ...at, orders, muted: z.array(seat) }),
  z.object({ type: z.literal('nudge'), ...at, left: z.number() }),
  z.object({ type: z.literal('waits'), ...at, game: z.string(), waits: z.boolean() }),
  z.object({ type: z.literal('closing') }),
  z.object({ type: z.literal('pong') }),
])

/** A finished game as a record that can be verified. */
export const gameRecord = z
  .object({
    format: z.literal('flotilla-record-1'),
    game: z.string(),
    edition: z.union([z.string(), z.record(z.string(), z.unknown())]).describe('The id of a built-in edition, or a whole one.'),
    rulesVersion: z.number(),
    seats: z.number(),
    options: z.record(z.string(), z.unknown()),
    commitment: z.string().describe('The SHA-256 of the seed, published before the first decision.'),
    seed: z.string().describe('Revealed at the end.'),
    nonces: z.array(z.string()).describe("The seats' shares of the dice."),
    shares: z.array(diceShare).optional().describe('Whose shares they are, with the seals that were fixed before the start.'),
    names: z.array(z.string()).optional(),
    answers: z.array(z.tuple([seat, choice])).describe('Who answered what, in order.'),
    outcome: outcome.optional(),
  })
  .describe('A finished game: it replays to the same state, bit for bit.')

/** The edition that a table plays with. */
export const tableEdition = z.object({
  edition: z.union([z.string(), z.record(z.string(), z.unknown())]).describe('The id of a built-in edition, or a whole one.'),
})

/** A position in plain words. */
export const tableText = z
  .object({
    seq: z.number(),
    status: tableInfo.shape.status,
    seat: seat.nullable(),
    waiting: z.array(z.string()).describe('Whose decision is awaited, by name.'),
    prompt: z.string().nullable().describe('What you are asked.'),
    ask: z.number().nullable().describe('The number of that ask.'),
    choices: z.array(z.object({ choice: z.unknown(), text: z.string() })),
    refusals: z.array(z.object({ text: z.string(), rule: z.string().nullable(), why: z.string() })),
    sections: z.array(z.object({ title: z.string(), lines: z.array(z.string()) })).describe('What lies on the table.'),
    log: z.array(z.string()).describe('The last thirty lines.'),
    outcome: outcome.nullable(),
  })
  .describe('A position in words.')
