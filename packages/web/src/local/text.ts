import { defineMessages } from '@flotilla/kernel'

/** Words for what is played in this browser alone. */
export const localWords = defineMessages('web/local', {
  'local.title': 'Practise {game}',
  'local.about': 'Against bots, in this browser alone: no server, no clock, nobody watches. It works without a network, too.',
  'local.crew': 'The others',
  'local.undo': 'Taking back',
  'local.undo.free': 'Without limit, also what was rolled and seen',
  'local.undo.rules': 'As far as a table allows it',
  'local.undo.off': 'Off',
  'local.start': 'Set sail',
  'local.kept': 'Your practice games',
  'local.goOn': 'Play on',
  'local.look': 'Look at it',
  'local.again': 'Again with the same luck',
  'local.forget': 'Throw away',
  'local.answers': '{n, plural, one {# decision} other {# decisions}}',
  'local.playOn': 'Play on from here',
  'local.playOn.about':
    'The game goes on from this very moment in this browser, with the same luck. What was played stays as it was, and you can take back as much as you like.',
  'local.playOn.one': 'As {who, seat}, bots play the others',
  'local.playOn.all': 'I play all seats',
  'local.playOn.name': 'Name of the branch',
  'local.playOn.note': 'What do you want to find out?',
  'local.playOn.branches': 'All branches of this game',
  'local.studies': 'Studies',
})
