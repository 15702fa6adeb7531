import type { Catalogue } from '@flotilla/kernel'

/** Words that only the drawn board needs. */
export const boardEn: Catalogue = {
  'board.hits': '{hits} in 6',
  'board.nextDice': 'Next roll: {special} special, {dice#basic die|basic dice}',
  'board.rolled': 'Dice of this round',
  'board.reaction.shark': 'A double ring: the Belly empties into Water',
  'board.reaction.skullsairs': 'A double ring: take a card from the Stash',
  'board.stacks': 'Decks and piles',
  'board.deck': 'Water Deck',
  'board.pile': 'Discard Pile',
  'board.breachDeck': 'Breach Deck',
  'board.belly': "Shark's Belly",
  'board.stash': "Skullsairs' Stash",
  'board.parley': 'Parley',
  'board.iWill': 'I will',
  'board.please': 'Please,',
  'board.doubt': 'I doubt it',
  'board.honest': 'true {n}/{of}',
  'board.mostSeen': 'most seen: {points}, {seat:seat}',
  'board.fewest': 'fewest: {cards}, {seat:seat}',
  'board.hands': 'All hands',
  'board.step.threat': 'Threat',
  'board.step.talk': 'Talk',
  'board.step.dials': 'Dials',
  'board.step.reveal': 'Reveal',
  'board.step.resolve': 'Resolve',
}
