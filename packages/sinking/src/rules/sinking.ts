import { putUnderBreachDeck } from './discard.ts'
import { endGame } from './end.ts'
import { shuffledAway } from '../board/ledger.ts'
import { clear, levelOf, prepend, SECTIONS, type Io } from '../board/state.ts'
import { BREACHES, FIRST_PERMANENT, TREASURE, WATER, chestsOfSection, isBreach, isPermanent } from '../board/things.ts'

/** The Sinking Procedures (chapter 8). */
function sink(io: Io): void {
  const s = io.state
  const section = SECTIONS + 1 - s.sections
  s.sections--
  if (s.sections === 0) {
    io.emit?.({ type: 'sank', section, level: SECTIONS })
    return endGame(io, 'sunk')
  }
  const chest = chestsOfSection(section)
  s.columns[BREACHES].push(chest, chest + 1)
  io.emit?.({ type: 'sank', section, level: levelOf(s) })
  reshuffle(io)
  io.emit?.({ type: 'reshuffled', count: s.deck.length })
  clearBreaches(io)
}

/** SK-8.4 */
function reshuffle(io: Io): void {
  const s = io.state
  shuffledAway(s)
  const { deck } = s
  for (const cards of [s.pile, s.columns[WATER], s.columns[TREASURE]]) {
    for (let i = 0; i < cards.length; i++) deck.push(cards[i])
    clear(cards)
  }
  clear(s.faceUp)
  io.shuffle(deck, 'deck')
}

/** SK-8.6, SK-8.7 */
function clearBreaches(io: Io): void {
  const { columns } = io.state
  const patched = columns[BREACHES].filter(isBreach)
  if (patched.length === 0) return
  for (const breach of patched) putUnderBreachDeck(io, breach)
  const token = FIRST_PERMANENT + columns[BREACHES].filter(isPermanent).length
  prepend(columns[BREACHES], token)
  io.emit?.({ type: 'permanentBreach', cards: patched })
}

export const sinkingSteps = { 'sinking.run': sink }
