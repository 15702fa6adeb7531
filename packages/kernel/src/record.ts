import { z } from 'zod'
import { checkSeed, commitment } from './chance.ts'
import { answer, ioOn, start } from './engine.ts'
import { BadInput, IllegalChoice } from './errors.ts'
import type { Game, Outcome } from './game.ts'
import { same } from './mint.ts'
import { useEdition } from './edition.ts'
import type { Choice, Seat, State } from './state.ts'
import { isOver } from './state.ts'

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
  throw new BadInput(field, `record: ${field}: ${issue.message}`)
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

/** Proves a finished game from its revealed seed and commitment. Returns what was checked; throws at the first thing that is wrong. */
export function verify<S extends State, E>(game: Game<S, E>, record: GameRecord): { checks: string[]; outcome: Outcome } {
  const checks: string[] = []
  checkSeed(record.seed)
  if (commitment(record.seed) !== record.commitment)
    throw new BadInput('commitment', 'the revealed seed does not hash to the commitment that was published before the game')
  checks.push(`the revealed seed hashes to the published commitment ${record.commitment.slice(0, 16)}…`)
  if (record.nonces.length > 0) checks.push(`${record.nonces.length} players' nonces are mixed into the chance key`)
  const state = replay(game, record)
  checks.push(`${record.answers.length} answers are legal, one after another, with every roll and shuffle drawn again from the seed`)
  if (!isOver(state)) throw new BadInput('answers', `the record stops after ${record.answers.length} answers, before the end of the game`)
  const played = gameOfRecord(game, record)
  const outcome = played.outcome(ioOn(played, state))
  checks.push('the last answer ends the game')
  if (record.outcome !== undefined) {
    if (!same(JSON.parse(JSON.stringify(outcome)), JSON.parse(JSON.stringify(record.outcome))))
      throw new BadInput('outcome', 'the recorded result is not the one that the answers lead to')
    checks.push('the result is the recorded one')
  }
  return { checks, outcome }
}
