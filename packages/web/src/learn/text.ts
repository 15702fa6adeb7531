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
  'learn.first': 'Your first game, with a mate at your shoulder',
  'learn.first.about': 'A real game against cabin boys. The mate says what is asked and what it would do, and grows quieter as you go on.',
  'learn.alone': 'Practise on your own',
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
  'learn.first': 'Dein erstes Spiel, mit einem Maat an deiner Seite',
  'learn.first.about':
    'Ein richtiges Spiel gegen Schiffsjungen. Der Maat sagt, was gefragt ist und was er täte, und wird mit der Zeit stiller.',
  'learn.alone': 'Allein üben',
  'learn.step': 'Schritt {n} von {of}',
  'learn.lesson': 'Lektion',
  'lesson.readFirst': 'Moment: Lies erst weiter, dann bist du dran.',
}

export const learnWords = { en, de }

/** What the mate at one's shoulder says in every game. */
export const mateWords = {
  en: {
    'mate.title': 'The mate at your shoulder',
    'mate.thinking': 'Let me see …',
    'mate.would': 'I would: {what}.',
    'mate.why': 'Why not “{other}”? My way is better: {why}.',
    'mate.also': 'Also fine: {what}',
    'mate.ask': 'What would you do, mate?',
    'mate.hush': 'Hush',
    'mate.brought': 'Since then: {what}',
  },
  de: {
    'mate.title': 'Der Maat an deiner Seite',
    'mate.thinking': 'Lass mich sehen …',
    'mate.would': 'Ich würde: {what}.',
    'mate.why': 'Warum nicht „{other}“? Mein Rat ist besser: {why}.',
    'mate.also': 'Auch gut: {what}',
    'mate.ask': 'Was tätest du, Maat?',
    'mate.hush': 'Still',
    'mate.brought': 'Seitdem: {what}',
  },
} as const
