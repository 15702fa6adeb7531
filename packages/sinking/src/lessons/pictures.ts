import type { Pictures } from '@flotilla/kernel/lesson'
import { lessons } from './lessons.ts'

/** How the game is played, on the positions of its lessons. */
export const pictures: Pictures = {
  list: [
    { id: 'ship', stage: () => lessons[0].stage(), at: ['room:water', 'room:treasure', 'room:breaches', 'room:cannons'] },
    { id: 'water', stage: () => lessons[0].stage(), at: ['gauge', 'deck', 'pile'] },
    { id: 'lies', stage: () => lessons[1].stage(), at: ['seat:0', 'seat:1', 'hand'] },
    { id: 'enemy', stage: () => lessons[3].stage(), at: ['enemy', 'die:0', 'room:cannons'] },
  ],
  words: {
    en: {
      'picture.ship.title': 'Four rooms, four jobs',
      'picture.ship.text': 'Everybody does one job a round: bucket water, plunder treasure, patch breaches or fire cannons.',
      'picture.water.title': 'The water rises',
      'picture.water.text':
        'The breaches leak every round, and the enemy adds to it. Too much water, and a section of the hull is gone; after the fourth the ship sinks.',
      'picture.lies.title': 'Say one thing, do another',
      'picture.lies.text':
        'You lay your dial in one room and secretly set what you really do. Whoever lied walks to the right room, and joins the end of the queue.',
      'picture.enemy.title': 'Two endings',
      'picture.enemy.text':
        'Beat the enemy and the most points win. Sink, and the fewest cards win: so the same hand is good or bad by how it ends.',
    },
    de: {
      'picture.ship.title': 'Vier Räume, vier Arbeiten',
      'picture.ship.text': 'Jeder tut in einer Runde eine Arbeit: Wasser schöpfen, Schätze plündern, Lecks flicken oder Kanonen feuern.',
      'picture.water.title': 'Das Wasser steigt',
      'picture.water.text':
        'Die Lecks lassen jede Runde Wasser ein, und der Feind hilft nach. Zu viel, und ein Rumpfteil ist weg; nach dem vierten sinkt das Schiff.',
      'picture.lies.title': 'Sagen und tun',
      'picture.lies.text':
        'Du legst deine Scheibe in einen Raum und stellst heimlich ein, was du wirklich tust. Wer gelogen hat, geht in den richtigen Raum und stellt sich hinten an.',
      'picture.enemy.title': 'Zwei Enden',
      'picture.enemy.text':
        'Ist der Feind besiegt, gewinnen die meisten Punkte. Sinkt ihr, gewinnen die wenigsten Karten: Dieselbe Hand ist gut oder schlecht, je nach Ende.',
    },
  },
}
