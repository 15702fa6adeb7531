import type { Catalogue } from '@flotilla/kernel'

/** Words around the lessons; what they say themselves is the games' own. */
const en: Catalogue = {
  'learn.title': 'Learn {game}',
  'learn.about': 'Short lessons on the real board. Each takes two or three minutes, and nothing can go wrong.',
  'learn.minutes': '{n} min',
  'learn.done': 'done',
  'learn.begin': 'Begin',
  'learn.again': 'Once more',
  'learn.goOn': 'Go on',
  'learn.next': 'Next lesson',
  'learn.all': 'All lessons',
  'learn.play': 'Play a first game',
  'learn.step': 'Step {n} of {of}',
  'learn.lesson': 'Lesson',
  'lesson.readFirst': 'One moment: read on first, then it is your turn.',
}

const de: Catalogue = {
  'learn.title': '{game} lernen',
  'learn.about': 'Kurze Lektionen auf dem echten Spielbrett. Jede dauert zwei oder drei Minuten, und es kann nichts schiefgehen.',
  'learn.minutes': '{n} Min.',
  'learn.done': 'geschafft',
  'learn.begin': 'Los',
  'learn.again': 'Noch einmal',
  'learn.goOn': 'Weiter',
  'learn.next': 'Nächste Lektion',
  'learn.all': 'Alle Lektionen',
  'learn.play': 'Erstes Spiel',
  'learn.step': 'Schritt {n} von {of}',
  'learn.lesson': 'Lektion',
  'lesson.readFirst': 'Moment: Lies erst weiter, dann bist du dran.',
}

export const learnWords = { en, de }
