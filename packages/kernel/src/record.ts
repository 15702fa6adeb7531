import { z } from 'zod'
import { SHARE_ORIGINS, type DiceShare } from './proof/dice-shares.ts'
import { answer, start } from './engine.ts'
import { BadInput, IllegalChoice } from './errors.ts'
import type { Game, Outcome } from './game.ts'
import { useEdition } from './edition.ts'
import type { Choice, Seat, State } from './state.ts'

/** The format that every record names. */
export const RECORD_FORMAT = 'flotilla-record-1'

/** A game is its record: it replays to the same state, bit for bit, on every machine. */
export interface GameRecord {
  readonly format: typeof RECORD_FORMAT
  readonly game: string
  /** The id of a built-in edition, or a whole edition of the table's own. */
  readonly edition: string | object
  readonly rulesVersion: number
  readonly seats: number
  readonly options: unknown
  /** Published before the first decision. */
  readonly commitment: string
  /** Revealed at the end. */
  readonly seed: string
  readonly nonces: readonly string[]
  /** Whose share of the dice each nonce is; absent where nobody sealed one before the start. */
  readonly shares?: readonly DiceShare[] | undefined
  readonly names?: readonly string[] | undefined
  readonly answers: readonly (readonly [Seat, Choice])[]
  readonly outcome?: Outcome | undefined
}

const recordSchema = z.looseObject({
  format: z.literal(RECORD_FORMAT),
  game: z.string(),
  edition: z.union([z.string(), z.looseObject({ id: z.string() })], 'expected the id of an edition, or a whole one with its id'),
  rulesVersion: z.int().positive(),
  seats: z.int().positive(),
  options: z.looseObject({}),
  commitment: z.string(),
  seed: z.string(),
  nonces: z.array(z.string()),
  shares: z.array(z.object({ by: z.enum(SHARE_ORIGINS), seal: z.string().optional() })).optional(),
  names: z.array(z.string()).optional(),
  answers: z.array(z.tuple([z.int().nonnegative(), z.looseObject({})])),
  outcome: z.custom<Outcome>((value) => typeof value === 'object').optional(),
})

/** A record from outside, checked field by field. */
export function parseRecord(value: unknown): GameRecord {
  const result = recordSchema.safeParse(value)
  if (result.success) return result.data
  const issue = result.error.issues[0]
  const field = issue.path.length === 0 ? 'record' : issue.path.join('.')
  throw new BadInput(field, `record: ${issue.path.length === 0 ? '' : `${field}: `}${issue.message}`)
}

/** The game a record was played with: its own edition, its own rules version. */
export function gameOfRecord<S extends State, E>(game: Game<S, E>, record: GameRecord): Game<S, E> {
  if (record.game !== game.id) throw new BadInput('game', `the record is of '${record.game}', not of '${game.id}'`)
  if (record.rulesVersion !== game.rulesVersion)
    throw new BadInput(
      'rulesVersion',
      `the record was played under rules version ${record.rulesVersion} of ${game.title}; this program has version ${game.rulesVersion}`,
    )
  return useEdition(game, record.edition)
}

/** A record's answer that the rules do not allow. */
export class BrokenRecord extends BadInput {
  /** Index of the answer, from 0. */
  readonly at: number
  constructor(at: number, message: string) {
    super(`answers.${at}`, message)
    this.name = 'BrokenRecord'
    this.at = at
  }
}

/** Plays a record's answers (all, or the first so many) and returns the state they lead to. */
export function replay<S extends State, E>(game: Game<S, E>, record: GameRecord, upTo = record.answers.length): S {
  const played = gameOfRecord(game, record)
  const state = start(played, record)
  for (let at = 0; at < upTo; at++) {
    const [seat, choice] = record.answers[at]
    try {
      answer(played, state, seat, choice)
    } catch (error) {
      if (error instanceof IllegalChoice) throw new BrokenRecord(at, `answer ${at + 1} of seat ${seat}: ${error.message}`)
      throw error
    }
  }
  return state
}
