import { defineMessages } from '@flotilla/kernel'

/** Words around the lessons; what they say themselves is the games' own. */
export const learnWords = defineMessages('web/learn', {
  'learn.title': 'Learn {game}',
  'learn.about': 'Short lessons on the real board. Each takes two or three minutes, and nothing can go wrong.',
  'learn.none': 'There are no lessons for this game.',
  'learn.minutes': '{n} min',
  'learn.done': 'done',
  'learn.begin': 'Begin',
  'learn.again': 'Once more',
  'learn.goOn': 'Go on',
  'learn.back': 'Back',
  'learn.anew': 'Start again',
  'learn.next': 'Next lesson',
  'learn.all': 'All lessons',
  'learn.play': 'Play a first game',
  'learn.first': 'Your first game, with a mate at your shoulder',
  'learn.first.about': 'A real game against cabin boys. The mate says what is asked and what it would do, and grows quieter as you go on.',
  'learn.alone': 'Practise on your own',
  'learn.step': 'Step {n} of {of}',
  'learn.lesson': 'Lesson',
  'lesson.readFirst': 'One moment: read on first, then it is your turn.',
})

/** What the mate at one's shoulder says in every game. */
export const mateWords = defineMessages('web/mate', {
  'mate.title': 'The mate at your shoulder',
  'mate.thinking': 'Let me see …',
  'mate.would': 'I would: {what}.',
  'mate.why': 'Why not “{other}”? My way is better: {why}.',
  'mate.also': 'Also fine: {what}',
  'mate.ask': 'What would you do, mate?',
  'mate.hush': 'Hush',
  'mate.brought': 'Since then: {what}',
})
