import { checkSeed, commitment } from './chance.ts'
import { ioOn } from './engine.ts'
import { BadInput } from './errors.ts'
import type { Game, Outcome } from './game.ts'
import { same } from './mint.ts'
import { BrokenRecord, gameOfRecord, replay, type GameRecord } from './record.ts'
import { isOver, type State } from './state.ts'
import type { Catalogue, Message } from './text.ts'

/** Proves a finished game from its revealed seed and commitment. Returns what was checked; throws at the first thing that is wrong. */
export function verify<S extends State, E>(game: Game<S, E>, record: GameRecord): { checks: Message[]; outcome: Outcome } {
  const checks: Message[] = []
  checkSeed(record.seed)
  if (commitment(record.seed) !== record.commitment)
    throw new BadInput('commitment', 'the revealed seed does not hash to the commitment that was published before the game')
  checks.push({ code: 'proof.commitment', params: { hash: record.commitment.slice(0, 16) } })
  if (record.nonces.length > 0) checks.push({ code: 'proof.nonces', params: { n: record.nonces.length } })
  const state = replay(game, record)
  checks.push({ code: 'proof.answers', params: { n: record.answers.length } })
  if (!isOver(state)) throw new BadInput('answers', `the record stops after ${record.answers.length} answers, before the end of the game`)
  const played = gameOfRecord(game, record)
  const outcome = played.outcome(ioOn(played, state))
  checks.push({ code: 'proof.ends' })
  if (record.outcome !== undefined) {
    if (!same(JSON.parse(JSON.stringify(outcome)), JSON.parse(JSON.stringify(record.outcome))))
      throw new BadInput('outcome', 'the recorded result is not the one that the answers lead to')
    checks.push({ code: 'proof.outcome' })
  }
  return { checks, outcome }
}

/** What is wrong with a record, as far as there is a sentence for it. */
export function flaw(error: BadInput): Message {
  if (error instanceof BrokenRecord) return { code: 'proof.wrong.answer', params: { n: error.at + 1 } }
  const code = `proof.wrong.${error.field}`
  return code in proofWords.en ? { code } : { code: 'proof.wrong', params: { field: error.field, why: error.message } }
}

export const proofWords = {
  en: {
    'proof.commitment': 'The revealed seed hashes to the published commitment {hash}…',
    'proof.nonces': '{n#nonce of a player is|nonces of players are} mixed into the chance key',
    'proof.answers': '{n#answer is|answers are} legal, one after another, with every roll and shuffle drawn again from the seed',
    'proof.ends': 'The last answer ends the game',
    'proof.outcome': 'The result is the recorded one',
    'proof.wrong': '{field}: {why}',
    'proof.wrong.answer': 'Answer {n} of the record is not legal in the position it is given for',
    'proof.wrong.answers': 'The record stops before the end of the game',
    'proof.wrong.commitment': 'The revealed seed does not hash to the commitment that was published before the game',
    'proof.wrong.outcome': 'The recorded result is not the one that the answers lead to',
    'proof.wrong.seed': 'The seed is no seed: it must be 64 lower-case hexadecimal digits',
    'proof.wrong.rulesVersion': 'The record was played under rules that this program does not have',
    'proof.wrong.format': 'This file is no record of a game',
  },
  de: {
    'proof.commitment': 'Der offengelegte Startwert ergibt die veröffentlichte Prüfsumme {hash}…',
    'proof.nonces': '{n#Beitrag eines Spielers ist|Beiträge von Spielern sind} in den Zufallsschlüssel gemischt',
    'proof.answers':
      '{n#Antwort ist|Antworten sind} regelgerecht, eine nach der anderen; jeder Wurf und jedes Mischen wurde neu aus dem Startwert gezogen',
    'proof.ends': 'Die letzte Antwort beendet das Spiel',
    'proof.outcome': 'Das Ergebnis ist das aufgezeichnete',
    'proof.wrong': '{field}: {why}',
    'proof.wrong.answer': 'Antwort {n} der Aufzeichnung ist in ihrer Stellung nicht erlaubt',
    'proof.wrong.answers': 'Die Aufzeichnung endet vor dem Ende des Spiels',
    'proof.wrong.commitment': 'Der offengelegte Startwert ergibt nicht die Prüfsumme, die vor dem Spiel veröffentlicht wurde',
    'proof.wrong.outcome': 'Das aufgezeichnete Ergebnis ist nicht das, zu dem die Antworten führen',
    'proof.wrong.seed': 'Der Startwert ist keiner: 64 kleine Hexadezimalziffern müssen es sein',
    'proof.wrong.rulesVersion': 'Die Aufzeichnung wurde nach Regeln gespielt, die dieses Programm nicht hat',
    'proof.wrong.format': 'Diese Datei ist keine Aufzeichnung eines Spiels',
  },
} satisfies Readonly<Record<string, Catalogue>>
