import type { Catalogue } from '@flotilla/kernel'

/** Wörter, die nur das gezeichnete Brett braucht. */
export const boardDe: Catalogue = {
  'board.hits': '{hits} von 6',
  'board.nextDice': 'Nächster Wurf: {special} besondere, {dice#einfacher|einfache}',
  'board.rolled': 'Würfel dieser Runde',
  'board.reaction.shark': 'Doppelring: der Bauch leert sich ins Wasser',
  'board.reaction.skullsairs': 'Doppelring: nimm eine Karte aus der Beute',
  'board.stacks': 'Stapel',
  'board.deck': 'Wasserstapel',
  'board.pile': 'Ablagestapel',
  'board.breachDeck': 'Leckstapel',
  'board.belly': 'Bauch des Hais',
  'board.stash': 'Beute der Schädelkorsaren',
  'board.parley': 'Verhandlung',
  'board.iWill': 'Ich will',
  'board.please': 'Bitte,',
  'board.doubt': 'Das bezweifle ich',
  'board.honest': 'wahr {n}/{of}',
  'board.mostSeen': 'meiste gesehene: {points}, {seat:seat}',
  'board.fewest': 'wenigste: {cards}, {seat:seat}',
  'board.hands': 'Alle Hände',
  'board.step.threat': 'Gefahr',
  'board.step.talk': 'Reden',
  'board.step.dials': 'Scheiben',
  'board.step.reveal': 'Aufdecken',
  'board.step.resolve': 'Ausführen',
}
