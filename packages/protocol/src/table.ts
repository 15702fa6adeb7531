import { SHARE_ORIGINS, type Game } from '@flotilla/kernel'
import { z } from 'zod'
import { nonce, personName, seal } from './person.ts'
import { isOneLine } from './typed.ts'

/**
 * `live`: every seat has a bank of `bank` seconds, and each answer adds `increment`; while a sealed ask is open no bank runs,
 * but a common clock of `sealed` seconds does. `slow`: every decision has `hours`. `none`: nobody is hurried.
 */
export const clock = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({
    kind: z.literal('live'),
    bank: z.int().min(10).max(14_400).default(600),
    increment: z.int().min(0).max(600).default(15),
    sealed: z.int().min(10).max(3600).default(120),
  }),
  z.strictObject({
    kind: z.literal('slow'),
    hours: z
      .number()
      .min(1)
      .max(24 * 30)
      .default(48),
  }),
])
/** What `clock` describes, as a type. */
export type Clock = z.infer<typeof clock>

/** The most by which spectators may be behind, in seconds. */
export const LONGEST_DELAY = 3600

/** The names of bots that play on for somebody who is gone: nobody takes one of them for that person, or for another bot of the table. */
export const STAND_IN_NAMES = ['Mira', 'Nils', 'Olga', 'Piet', 'Runa', 'Sven', 'Tilda', 'Uwe', 'Vera', 'Wim', 'Yara', 'Zeno'] as const

/** Who sits where before the start. A seat for people is `open`; the host may give it to a bot or close it. */
export const seatPlan = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({ kind: z.literal('bot'), bot: z.string().max(40) }),
  z.strictObject({ kind: z.literal('closed') }),
])
/** What `seatPlan` describes, as a type. */
export type SeatPlan = z.infer<typeof seatPlan>

/** Bots are somebody too: a name for each seat, so that two of a kind can be told apart. */
export const BOT_NAMES = ['Ada', 'Bram', 'Cora', 'Dirk', 'Elsa', 'Finn', 'Greta', 'Hugo', 'Ines', 'Joost', 'Kaya', 'Lars'] as const

/** The rules of a table that are not the game's: who may watch, talk, take back. */
export const house = z.strictObject({
  /** Listed for everybody; otherwise found only by its link. */
  public: z.boolean().default(false),
  clock: clock.default({ kind: 'none' }),
  /** Who plays for a seat whose clock has run out: the rules' default answers, or a bot, until the person is back. */
  absent: z.enum(['default', 'bot']).default('bot'),
  talk: z.enum(['open', 'phrases', 'off']).default('open'),
  whispers: z.boolean().default(false),
  /** Taking back, as far as the rules allow it at all. */
  undo: z.enum(['free', 'consent', 'off']).default('free'),
  /** Hints on request: where all others are bots, for everybody, or for nobody. They are thought out in the browser that asks. */
  hints: z.enum(['alone', 'all', 'off']).default('alone'),
  spectators: z.boolean().default(true),
  /** Seconds by which spectators see everything later. */
  delay: z.int().min(0).max(LONGEST_DELAY).default(0),
  /** The language that is spoken at the table, as its code; everybody reads the game in their own. */
  language: z
    .string()
    .regex(/^[a-z]{2,3}(-[A-Za-z]{2,4})?$/)
    .optional(),
})
/** How a table is kept, apart from the rules of the game. */
export type House = z.infer<typeof house>

const LONGEST_TEXT = 200
const MOST_VALUES = 10_000

/** Titles and names of an edition are printed and shown to others. */
function textExcess(text: string): string | null {
  if (text.length > LONGEST_TEXT) return `has a text of more than ${LONGEST_TEXT} characters`
  return isOneLine(text) ? null : 'has a text with control characters or hidden characters'
}

/** What is wrong with the size or the texts of something; null if nothing is. */
function excess(value: unknown): string | null {
  let values = 0
  const look = (one: unknown, depth: number): string | null => {
    if (++values > MOST_VALUES) return `must have no more than ${MOST_VALUES} values`
    if (depth > 20) return 'is nested too deep'
    if (typeof one === 'string') return textExcess(one)
    if (typeof one !== 'object' || one === null) return null
    for (const [key, inner] of Object.entries(one)) {
      const wrong = look(key, depth) ?? look(inner, depth + 1)
      if (wrong !== null) return wrong
    }
    return null
  }
  return look(value, 0)
}

/** Options and editions are the games' to check; their size is ours. */
const modest = z.record(z.string(), z.unknown()).superRefine((value, context) => {
  const wrong = excess(value)
  if (wrong !== null) context.addIssue({ code: 'custom', message: wrong })
})

/** A new table: game, seats, options, clock and house rules. */
export const newTable = z.strictObject({
  game: z.string().max(40),
  /** Checked by the game's own schema; everything has a default. */
  options: modest.optional(),
  /** The id of a built-in edition, or a whole one. */
  edition: z.union([z.string().max(60), modest]).optional(),
  seats: z.array(seatPlan).min(1).max(12),
  house: house.default(() => house.parse({})),
  /** The creator sits down here at once. */
  sit: z.int().min(0).max(11).optional(),
  /** Of the creator's own share of the dice. */
  seal: seal.optional(),
})
/** What `newTable` describes, as a type. */
export type NewTable = z.infer<typeof newTable>
/** What `newTable` takes, before its defaults are filled in. */
export type NewTableInput = z.input<typeof newTable>

/** Sits down at a table. */
export const sitBody = z.strictObject({
  /** Any free seat if absent. Whoever sits already moves. */
  seat: z.int().min(0).max(11).optional(),
  /** Names a guest who has none yet. */
  name: personName.optional(),
  /** Of one's own share of the dice; without it the seat's share is the server's. */
  seal: seal.optional(),
})
/** What `sitBody` describes, as a type. */
export type SitBody = z.infer<typeof sitBody>
/** Asks for another game at the same table. */
export const rematchBody = z.strictObject({ seal: seal.optional() })
/** Reveals one's share of the dice. */
export const revealBody = z.strictObject({ nonce })
/** Says whether one is ready to begin. */
export const readyBody = z.strictObject({ ready: z.boolean() })
/** Reminds the player of a seat that they are waited for. */
export const nudgeBody = z.strictObject({ seat: z.int().min(0).max(11) })
/** Exchanges two seats before the game. */
export const swapBody = z.strictObject({ a: z.int().min(0).max(11), b: z.int().min(0).max(11) })
/** What `swapBody` describes, as a type. */
export type SwapBody = z.infer<typeof swapBody>

/** Who sits at a seat, and how. */
export const seatInfo = z.object({
  kind: z.enum(['open', 'person', 'bot', 'closed']),
  name: z.string(),
  bot: z.string().optional(),
  /** A person with a socket open now. */
  online: z.boolean(),
  /** A person for whom defaults or a bot play until they are back. */
  away: z.boolean(),
  host: z.boolean(),
  /** Who it is, for following, inviting and keeping away. */
  person: z.string().optional(),
  avatar: z.string().optional(),
  /** Before the start: this person has said to be ready. */
  ready: z.boolean().optional(),
  /** In games over days: their time does not run until then. */
  vacation: z.number().optional(),
  /** In the next leg of a series: this person has not said yet that they are ready (POST /api/tables/{id}/rematch at the last one). */
  awaited: z.boolean().optional(),
})
/** What `seatInfo` describes, as a type. */
export type SeatInfo = z.infer<typeof seatInfo>

/** What a table can vote about. */
export const VOTES = ['pause', 'resume', 'end', 'replace', 'undo'] as const
/** An open vote: what about, who proposed it and who has agreed. */
export const vote = z.object({
  kind: z.enum(VOTES),
  by: z.number(),
  /** The seat to be replaced by a bot, or whose answer is to be taken back. */
  seat: z.number().optional(),
  yes: z.array(z.number()),
  no: z.array(z.number()),
  /** How many must agree. */
  needed: z.number(),
})
/** What `vote` describes, as a type. */
export type Vote = z.infer<typeof vote>

/** Where a series of games stands: several games of one crew, with a common score. */
export const seriesInfo = z.object({
  /** Which game of the series this table's is, from 1. */
  leg: z.number(),
  of: z.number(),
  /** The best first, after the legs that are over. `parts` has what decides between equal points. */
  standings: z.array(z.object({ seat: z.number(), rank: z.number(), points: z.number(), parts: z.record(z.string(), z.number()) })),
  /** The tables of the legs so far; the last is this one. */
  tables: z.array(z.string()),
})
/** What `seriesInfo` describes, as a type. */
export type SeriesInfo = z.infer<typeof seriesInfo>

/** Whose share of the dice a seat's nonce is: see `DiceShare` of the kernel. */
export const diceShare = z.object({ by: z.enum(SHARE_ORIGINS), seal: z.string().optional() })

/** How far a table has come. */
export const STATUSES = ['open', 'playing', 'paused', 'over', 'ended'] as const
/** All about a table but its position. */
export const tableInfo = z.object({
  id: z.string(),
  game: z.string(),
  title: z.string(),
  rulesVersion: z.number(),
  edition: z.string(),
  /** The table brought printed numbers of its own: GET /api/tables/{id}/edition has them. */
  ownEdition: z.boolean(),
  options: z.record(z.string(), z.unknown()),
  house,
  /** `open`: people sit down. `over`: played to its end. `ended`: ended early by a vote. */
  status: z.enum(STATUSES),
  seats: z.array(seatInfo),
  /** Your seat, or null for a spectator. Closed seats go when the game starts, so it may change then. */
  seat: z.number().nullable(),
  host: z.boolean(),
  /** The host has taken you off this table before the start. */
  removed: z.literal(true).optional(),
  /** The hash of the table's seed, published before anybody decides anything. */
  commitment: z.string(),
  /** The seats' shares of the dice, from the start on, and whose they are (none of games whose shares were not sealed). */
  nonces: z.array(z.string()),
  shares: z.array(diceShare),
  /**
   * The game is about to start: all seals are fixed, and whoever gave one reveals its nonce now (POST /api/tables/{id}/reveal). It starts
   * when all have, at the latest at `until`.
   */
  reveal: z.object({ seals: z.array(seal.nullable()), revealed: z.array(z.boolean()), until: z.number() }).nullable(),
  created: z.number(),
  started: z.number().nullable(),
  finished: z.number().nullable(),
  /** Minutes, from recent games like this one. */
  expected: z.number().nullable(),
  vote: vote.nullable(),
  /** The table where this crew plays again, or the next leg of its series. */
  rematch: z.string().nullable(),
  series: seriesInfo.nullable(),
  /** Why it cannot be played on, for instance because it began under rules this server no longer has. */
  stuck: z.string().nullable(),
})
/** What `tableInfo` describes, as a type. */
export type TableInfo = z.infer<typeof tableInfo>

/** A table in a list. */
export const tableLine = tableInfo
  .pick({
    id: true,
    game: true,
    title: true,
    status: true,
    seats: true,
    seat: true,
    house: true,
    created: true,
    started: true,
    expected: true,
  })
  .extend({
    /** The options that are not as usual. */
    options: z.record(z.string(), z.unknown()),
    /** It is your turn here. */
    waits: z.boolean(),
    /** Since when; and until when, where time runs. */
    since: z.number().nullable(),
    until: z.number().nullable(),
  })
/** What `tableLine` describes, as a type. */
export type TableLine = z.infer<typeof tableLine>
/** `next`: there are more, GET the same with `?before=<next>`. */
export const tableList = z.object({ tables: z.array(tableLine), next: z.string().nullable() })

/** JSON Schema of a game's options, defaults included. */
export const optionsSchema = ({ options }: Pick<Game, 'options'>): GameInfo['options'] =>
  z.toJSONSchema(options, { io: 'input', unrepresentable: 'any' })

/** A game that can be played here: its seats, options and bots. */
export const gameInfo = z.object({
  id: z.string(),
  title: z.string(),
  rulesVersion: z.number(),
  edition: z.string(),
  seats: z.object({ min: z.number(), max: z.number() }),
  /** JSON Schema of the options, defaults included. */
  options: z.record(z.string(), z.unknown()),
  bots: z.array(z.string()),
  /** Minutes by number of seats, from recent games. */
  expected: z.record(z.string(), z.number()),
  /** Only of a game that the host has taken along from outside: what it is about, in English, and whether it has lessons. */
  outside: z.object({ blurb: z.string(), lessons: z.boolean() }).optional(),
})
/** What `gameInfo` describes, as a type. */
export type GameInfo = z.infer<typeof gameInfo>
/** The games that can be played here. */
export const gameList = z.object({ games: z.array(gameInfo) })
