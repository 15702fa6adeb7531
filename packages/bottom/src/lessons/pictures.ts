import type { Pictures } from '@flotilla/kernel/lesson'
import { lessons } from './lessons.ts'

/** How the game is played, on the positions of its lessons. */
export const pictures: Pictures = {
  list: [
    { id: 'cruise', stage: () => lessons[0].stage(), at: ['hand:0', 'rail', 'slot:1', 'water:0'] },
    { id: 'board', stage: () => lessons[1].stage(), at: ['board:0', 'worth:0', 'deck:0'] },
    { id: 'iceberg', stage: () => lessons[3].stage(), at: ['iceberg', 'shopDeck', 'deck:1'] },
    { id: 'sinking', stage: () => lessons[4].stage(), at: ['deck:0', 'hand:0', 'worth:1'] },
  ],
  words: {
    en: {
      'picture.cruise.title': 'The cruise: sacrifice and buy',
      'picture.cruise.text':
        'In your turn you draw, sacrifice cards for points, and buy better ones with them. What you buy comes into your hand later.',
      'picture.board.title': 'Lay cards on board',
      'picture.board.text': 'Points also play cards onto your board. There they work, and they are all that counts at the end.',
      'picture.iceberg.title': 'Somebody buys the Iceberg',
      'picture.iceberg.text':
        'For 20 points anybody may end the cruise. The shop closes, and everything that is not on board goes back into the decks.',
      'picture.sinking.title': 'The Sinking: how long is the air?',
      'picture.sinking.text': 'Now nothing comes back. Each turn you draw more cards; whoever cannot, sinks, and keeps what lies on board.',
    },
    de: {
      'picture.cruise.title': 'Die Kreuzfahrt: opfern und kaufen',
      'picture.cruise.text':
        'In deinem Zug ziehst du, opferst Karten für Punkte und kaufst damit bessere. Was du kaufst, kommt später auf deine Hand.',
      'picture.board.title': 'Karten auslegen',
      'picture.board.text': 'Mit Punkten spielst du auch Karten in deine Auslage. Dort wirken sie, und nur sie zählen am Ende.',
      'picture.iceberg.title': 'Jemand kauft den Eisberg',
      'picture.iceberg.text':
        'Für 20 Punkte darf jeder die Kreuzfahrt beenden. Der Laden schließt, und alles außer der Auslage kommt in die Decks zurück.',
      'picture.sinking.title': 'Der Untergang: Wie lange reicht die Luft?',
      'picture.sinking.text':
        'Jetzt kommt nichts mehr zurück. In jedem Zug ziehst du mehr Karten; wer das nicht kann, sinkt und behält, was in seiner Auslage liegt.',
    },
  },
}
