import { checkSeed, commitment } from '../chance.ts'
import { checkShares, type ShareOrigin } from './dice-shares.ts'
import { readCtx } from '../engine.ts'
import { BadInput } from '../errors.ts'
import type { Game, Outcome } from '../game.ts'
import { same } from '../intern.ts'
import { BrokenRecord, gameOfRecord, replay, type GameRecord } from '../record.ts'
import { isOver, type State } from '../state.ts'
import type { Message } from '../text.ts'

/** Proves a finished game from its revealed seed and commitment. Returns what was checked; throws at the first thing that is wrong. */
export function verify<S extends State, E>(game: Game<S, E>, record: GameRecord): { checks: Message[]; outcome: Outcome } {
  const checks: Message[] = []
  checkSeed(record.seed)
  if (commitment(record.seed) !== record.commitment)
    throw new BadInput('commitment', 'the revealed seed does not hash to the commitment that was published before the game')
  checks.push({ code: 'proof.commitment', params: { hash: record.commitment.slice(0, 16) } })
  checkShares(record)
  if (record.nonces.length > 0) checks.push({ code: 'proof.nonces', params: { n: record.nonces.length } })
  const state = replay(game, record)
  checks.push({ code: 'proof.answers', params: { n: record.answers.length } })
  if (!isOver(state)) throw new BadInput('answers', `the record stops after ${record.answers.length} answers, before the end of the game`)
  const played = gameOfRecord(game, record)
  const outcome = played.outcome(readCtx(played, state))
  checks.push({ code: 'proof.ends' })
  if (record.outcome !== undefined) {
    if (!same(JSON.parse(JSON.stringify(outcome)), JSON.parse(JSON.stringify(record.outcome))))
      throw new BadInput('outcome', 'the recorded result is not the one that the answers lead to')
    checks.push({ code: 'proof.outcome' })
  }
  checks.push(...whatItRestsOn(record))
  return { checks, outcome }
}

/** On whose honesty the fairness of the dice rests: what no proof can show. */
function whatItRestsOn({ shares = [], names = [] }: GameRecord): Message[] {
  const whose = (by: ShareOrigin): string[] => shares.flatMap((share, seat) => (share.by === by ? [names[seat] ?? `#${seat + 1}`] : []))
  const [players, late, absent] = [whose('player'), whose('late'), whose('absent')]
  // Whoever was not there may have been told to stay away: the choice is counted as if they had been late.
  const choices = 2 ** (late.length + absent.length)
  const lines: Message[] = [players.length === 0 ? { code: 'proof.fairHost' } : { code: 'proof.fairPlayers', params: { players } }]
  if (late.length > 0) lines.push({ code: 'proof.late', params: { players: late } })
  if (absent.length > 0) lines.push({ code: 'proof.absent', params: { players: absent } })
  if (choices > 1) lines.push({ code: 'proof.choices', params: { n: choices } })
  return lines
}

/** The fields that have a message of their own. */
const TOLD: readonly string[] = ['answers', 'commitment', 'outcome', 'seed', 'rulesVersion', 'format', 'nonces', 'shares']

/** What is wrong with a record, as far as there is a sentence for it. */
export function flaw(error: BadInput): Message {
  if (error instanceof BrokenRecord) return { code: 'proof.wrong.answer', params: { n: error.at + 1 } }
  const code = `proof.wrong.${error.field}`
  return TOLD.includes(error.field) ? { code } : { code: 'proof.wrong', params: { field: error.field, why: error.message } }
}
