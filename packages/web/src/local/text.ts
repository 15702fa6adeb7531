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
}

export const localWords = { en, de }
