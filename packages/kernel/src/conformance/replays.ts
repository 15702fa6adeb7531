import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { useEdition } from '../edition.ts'
import { answer, start, take } from '../engine.ts'
import type { Game } from '../game.ts'
import { same } from '../intern.ts'
import { verify } from '../proof/proof.ts'
import { parseRecord, replay, type GameRecord } from '../record.ts'
import { type State, askOf } from '../state.ts'
import { Table } from '../table.ts'
import { onTheWhole, playOut, startFor, type Play, type Played } from './play.ts'
import { must, mustEqual } from './verdict.ts'

const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

/** Saved and loaded again after every answer, a game has the same future. */
export function survivesJson(game: Game, play: Play): void {
  let loaded = throughJson(start(game, startFor(play)))
  playOut(game, { ...play, every: 1 }, ({ state, move, rng }) => {
    if (rng.below(5) === 0) must(same(state, throughJson(state)), 'the state is not plain data: JSON changes it')
    mustEqual(loaded, state, 'the game that is loaded from JSON before every answer')
    if (move === null) return
    answer(game, loaded, move.ask.seat, throughJson(move.choice))
    loaded = throughJson(loaded)
  })
}

/** A game's record replays to the same state bit for bit, from the middle too, and proves its result. */
export const replaysItsRecord = onTheWhole((game, play) => {
  const { table, played } = playAtTable(game, play)
  mustEqual(table.state, played.state, 'the game at a table')
  const record = parseRecord(throughJson(table.record()))
  mustEqual(replay(game, record), played.state, 'the record, replayed')
  mustEqual(verify(game, record).outcome, record.outcome, 'the verified result')
  const half = record.answers.length >> 1
  const resumed = replay(game, record, half)
  for (const [seat, choice] of record.answers.slice(half)) answer(game, resumed, seat, choice)
  mustEqual(resumed, played.state, `the record, replayed to answer ${half} and played on`)
})

/** A table with an edition of its own keeps it in the record, and the game as it comes replays that. */
export const replaysItsEdition = onTheWhole((game, play) => {
  const own = useEdition(game, { ...(throughJson(game.edition) as object), id: 'own' })
  mustEqual(own.edition, { ...(game.edition as object), id: 'own' }, 'the edition, read again')
  const { table } = playAtTable(own, play)
  mustEqual(replay(game, parseRecord(throughJson(table.record()))), table.state, 'the record with its edition, replayed')
})

export function playAtTable(game: Game, play: Play): { table: Table; played: Played } {
  const played = playOut(game, { ...play, every: Infinity })
  const table = new Table(game, startFor(play))
  for (const { ask, choice } of played.answers) table.answer(ask.seat, choice)
  return { table, played }
}

/** The same seed and answers give the same game, also while another one is played in turn with it: nothing is kept outside the state. */
export const isDeterministic = onTheWhole((game, play) => {
  const others = { ...play, luck: play.luck + 1 }
  const games = [play, others].map((one) => ({ state: start(game, startFor(one)), played: playOut(game, { ...one, every: Infinity }) }))
  for (let at = 0; games.some(({ played }) => at < played.answers.length); at++)
    for (const { state, played } of games) if (at < played.answers.length) again(game, state, played, at)
  for (const { state, played } of games) mustEqual(state, played.state, 'played again, in turn with another game')
})

function again(game: Game, state: State, { answers }: Played, at: number): void {
  const { ask, choice } = answers[at]
  const posed = askOf(state, ask.seat)
  must(posed !== undefined && same(posed, ask), `played again, answer ${at + 1} is asked otherwise`)
  take(game, state, posed, choice)
}

/** A finished game kept to pin behaviour: the record, and what its last state hashes to. */
export interface Golden {
  readonly fingerprint: string
  readonly record: GameRecord
}

/** The SHA-256 of a state as JSON. */
export const fingerprint = (state: State): string => bytesToHex(sha256(utf8ToBytes(JSON.stringify(state))))

/** Plays a game and keeps its record with the fingerprint of its last state. */
export function goldenOf(game: Game, play: Play): Golden {
  const { table } = playAtTable(game, play)
  return { fingerprint: fingerprint(table.state), record: table.record() }
}

/** A rules change that alters an old record must raise `rulesVersion`. */
export function replaysGolden(game: Game, golden: Golden): void {
  const record = parseRecord(golden.record)
  mustEqual(verify(game, record).outcome, record.outcome, `${game.id}: the result of the golden record`)
  must(fingerprint(replay(game, record)) === golden.fingerprint, `${game.id}: the golden record leads to another state`)
}
