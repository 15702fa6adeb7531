import { defineMessages } from '../text.ts'

/** What a proof of a game says. */
export const proofWords = defineMessages('kernel', {
  'proof.commitment': 'The revealed seed hashes to the published commitment {hash}…',
  'proof.nonces': '{n, plural, one {# share of the dice is} other {# shares of the dice are}} mixed into the key of all rolls and shuffles',
  'proof.answers':
    '{n, plural, one {# answer is} other {# answers are}} legal, one after another, with every roll and shuffle drawn again from the seed',
  'proof.ends': 'The last answer ends the game',
  'proof.outcome': 'The result is the recorded one',
  'proof.fairPlayers': 'The dice are fair if at least one of these players did not work together with whoever runs the server: {players}',
  'proof.fairHost': 'The dice are fair if whoever runs the server is honest: no player’s own share was sealed before the start',
  'proof.late': 'Not revealed in time, and replaced by a value that nobody can choose: the share of {players}',
  'proof.absent':
    'Not revealed, because they were not at the table when the game began, and replaced by a value that nobody can choose: the share of {players}',
  'proof.choices':
    'If all players whose share was replaced worked together with whoever runs the server, they could choose between {n} shuffles',
  'proof.wrong': '{field}: {why}',
  'proof.wrong.answer': 'Answer {n} of the record is not legal in the position it is given for',
  'proof.wrong.answers': 'The record stops before the end of the game',
  'proof.wrong.commitment': 'The revealed seed does not hash to the commitment that was published before the game',
  'proof.wrong.nonces': 'A share of the dice is not the one that was sealed before the start',
  'proof.wrong.shares': 'The shares of the dice are not complete',
  'proof.wrong.outcome': 'The recorded result is not the one that the answers lead to',
  'proof.wrong.seed': 'The seed is no seed: it must be 64 lower-case hexadecimal digits',
  'proof.wrong.rulesVersion': 'The record was played under rules that this program does not have',
  'proof.wrong.format': 'This file is no record of a game',
})
