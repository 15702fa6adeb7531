import type { Seat } from '@flotilla/kernel'
import { bustOldestCannon } from './cannons.ts'
import { prepend, type Io } from '../board/state.ts'
import { ANGER_ROLL, ANGER_STRIKE, openWindow } from './steps.ts'
import { BREACHES, WATER } from '../board/things.ts'

/** SK-0.5: face down on top of the pile. Chomp redirects (SK-13.20). */
export function layOnPile(io: Io, card: number): void {
  const s = io.state
  if (s.ended === '' && s.chomp) s.belly.push(card)
  else s.pile.push(card)
}

/** SK-13.11: Angered watches every card that has come to the pile. While plays of a window wait to be carried out, its dice wait too. */
export function anger(io: Io): void {
  const s = io.state
  if (s.ended !== '' || s.chomp) return
  if (s.replies.some((reply) => reply !== null)) s.rage += s.angered
  else pushAnger(io, s.angered)
}

function pushAnger(io: Io, dice: number): void {
  for (let k = 0; k < dice; k++) io.push(ANGER_ROLL)
}

/** The dice that waited for a window. */
export function letRage(io: Io): void {
  const s = io.state
  pushAnger(io, s.rage)
  s.rage = 0
}

export const angerSteps = {
  /** SK-10.17: a die that would do something lies behind the others, and may be answered like them. */
  'anger.roll'(io: Io): void {
    const s = io.state
    const face = io.roll('basic', 6)
    const result = io.edition.dice.basic[face - 1]
    io.emit?.({ type: 'angered', face, result })
    if (result === 'blank') return
    s.dice.push(face)
    io.push(ANGER_STRIKE)
    if (s.options.angeredDice === 'answered') io.push(openWindow('enemyDice', -1))
  },

  'anger.strike'(io: Io): void {
    const s = io.state
    const die = s.dice.length - 1
    const isSpared = (s.ignored & (1 << die)) !== 0
    const result = io.edition.dice.basic[s.dice[die] - 1]
    s.dice.pop()
    s.ignored &= ~(1 << die)
    if (isSpared) return
    if (result === 'water') dealToWater(io)
    else if (result === 'breach') dealBreach(io)
    else bustOldestCannon(io)
  },
}

/** SK-10.4: an item whose effect is done, or any card that all have seen. */
export function discardSeen(io: Io, seat: Seat, card: number): void {
  layOnPile(io, card)
  io.emit?.({ type: 'putAway', seat, card })
  anger(io)
}

/** One card face down to the Water Column; false with an empty deck (SK-0.7). */
export function dealToWater(io: Io): boolean {
  const s = io.state
  const card = s.deck.pop()
  if (card === undefined) return false
  s.columns[WATER].push(card)
  io.emit?.({ type: 'dealtWater', card })
  return true
}

/** SK-3.9 */
export function dealBreach(io: Io): void {
  const s = io.state
  const breach = s.breachDeck.pop()
  if (breach === undefined) return
  io.reveal(breach)
  s.columns[BREACHES].push(breach)
  io.emit?.({ type: 'dealtBreach', card: breach })
}

/** SK-0.6: under the Breach Deck, as its lowest card. */
export function putUnderBreachDeck(io: Io, breach: number): void {
  const s = io.state
  const contents = s.columns[BREACHES]
  const at = contents.indexOf(breach)
  for (let i = at + 1; i < contents.length; i++) contents[i - 1] = contents[i]
  contents.pop()
  prepend(s.breachDeck, breach)
}
