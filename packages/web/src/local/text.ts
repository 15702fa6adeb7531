import type { Catalogue } from '@flotilla/kernel'

/** Words for what is played in this browser alone. */
const en: Catalogue = {
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
  'local.answers': '{n#decision|decisions}',
  'local.playOn': 'Play on from here',
  'local.playOn.about':
    'The game goes on from this very moment in this browser, with the same luck. What was played stays as it was, and you can take back as much as you like.',
  'local.playOn.one': 'As {who:seat}, bots play the others',
  'local.playOn.all': 'I play all seats',
  'local.playOn.name': 'Name of the branch',
  'local.playOn.note': 'What do you want to find out?',
  'local.playOn.branches': 'All branches of this game',
  'local.studies': 'Studies',
}

const de: Catalogue = {
  'local.title': '{game} üben',
  'local.about': 'Gegen Bots, nur in diesem Browser: kein Server, keine Uhr, niemand schaut zu. Das geht auch ohne Netz.',
  'local.crew': 'Die anderen',
  'local.undo': 'Zurücknehmen',
  'local.undo.free': 'Unbegrenzt, auch was gewürfelt und gesehen wurde',
  'local.undo.rules': 'So weit, wie es ein Tisch erlaubt',
  'local.undo.off': 'Aus',
  'local.start': 'Segel setzen',
  'local.kept': 'Deine Übungsspiele',
  'local.goOn': 'Weiterspielen',
  'local.look': 'Ansehen',
  'local.again': 'Noch einmal mit demselben Glück',
  'local.forget': 'Wegwerfen',
  'local.answers': '{n#Entscheidung|Entscheidungen}',
  'local.playOn': 'Von hier weiterspielen',
  'local.playOn.about':
    'Das Spiel geht in diesem Browser von genau diesem Moment an weiter, mit demselben Glück. Was gespielt wurde, bleibt, wie es war, und du kannst beliebig viel zurücknehmen.',
  'local.playOn.one': 'Als {who:seat}, Bots spielen die anderen',
  'local.playOn.all': 'Ich spiele alle Plätze',
  'local.playOn.name': 'Name des Zweigs',
  'local.playOn.note': 'Was willst du herausfinden?',
  'local.playOn.branches': 'Alle Zweige dieses Spiels',
  'local.studies': 'Studien',
}

export const localWords = { en, de }
