import type { Pictures } from '@flotilla/kernel/lesson'
import { lessons } from './lessons.ts'

/** How the game is played, on the positions of its lessons. */
export const pictures: Pictures = {
  list: [
    { id: 'draft', stage: () => lessons[0].stage(), at: ['pool', 'nest', 'infamy', 'bag'] },
    { id: 'plan', stage: () => lessons[1].stage(), at: ['chest:0', 'hull', 'spirits', 'ports', 'crew'] },
    { id: 'fire', stage: () => lessons[3].stage(), at: ['small', 'large', 'rival:1', 'chest:1'] },
    { id: 'score', stage: () => lessons[5].stage(), at: ['points', 'bury:0', 'ports'] },
  ],
  words: {
    en: {
      'picture.draft.title': 'Pick three dice',
      'picture.draft.text':
        'Every round three dice a captain are rolled. In turn you pick one, three times around; a die of another crew costs Infamy.',
      'picture.plan.title': 'Place them in secret',
      'picture.plan.text':
        'Each of your three dice goes to another place of your ship. When all have called YARRR!, the plans are shown at once and written from left to right.',
      'picture.fire.title': 'Fire and steal',
      'picture.fire.text':
        'A cannon fires as soon as it is full. Every shot takes the top treasure of a chest, unless a level of the hull stops it.',
      'picture.score.title': 'Bury, fill, score',
      'picture.score.text':
        'The game ends after a round in which somebody has three chests buried or full, or all three rows full. Then the most points win.',
    },
    de: {
      'picture.draft.title': 'Drei Würfel nehmen',
      'picture.draft.text':
        'Jede Runde werden drei Würfel je Kapitän geworfen. Reihum nimmt jeder einen, dreimal herum; ein fremder kostet Ruchlosigkeit.',
      'picture.plan.title': 'Heimlich verteilen',
      'picture.plan.text':
        'Jeder deiner drei Würfel kommt auf einen anderen Platz deines Schiffs. Haben alle YARRR! gerufen, werden die Pläne zugleich gezeigt und von links nach rechts eingetragen.',
      'picture.fire.title': 'Feuern und stehlen',
      'picture.fire.text':
        'Eine volle Kanone feuert. Jeder Schuss holt den obersten Schatz einer Truhe, wenn ihn keine Stufe des Rumpfs abhält.',
      'picture.score.title': 'Vergraben, füllen, zählen',
      'picture.score.text':
        'Das Spiel endet nach einer Runde, in der jemand drei Truhen vergraben oder voll hat oder alle drei Reihen voll. Dann gewinnen die meisten Punkte.',
    },
  },
}
