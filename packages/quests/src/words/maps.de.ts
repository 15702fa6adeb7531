import type { Catalogue } from '@flotilla/kernel'

const place = '{place?{place:place} |}{at}'

/** Was der Prüfer der Karten sagt. */
export const mapsDe: Catalogue = {
  'map.unreached': `Mit {teams} Mannschaften ist ${place} von der Heimat in Ecke {home} nicht erreichbar`,
  'map.fewIslands': '{n#Insel liegt|Inseln liegen} offen; mindestens {least} müssen es sein',
  'map.noWorkshop': 'Keine Werft liegt offen',
  'map.noInnerCell': '{what:piece} liegt auf {at}, und das ist kein inneres Feld',
  'map.overlap': '{what:piece} und {other:piece} liegen beide auf {at}',
  'map.twice': 'Plättchen {tile} ist doppelt da',
  'map.notClockwise': 'Die Felder von Plättchen {tile} liegen nicht im Uhrzeigersinn um eine Ecke',
  'map.tooManySingles': '{used} Stück „{what:piece}“; in der Schachtel sind {most}',
  'map.noTradingPort': 'Der Handelshafen {place:place} fehlt',
  'map.empty': '{n#inneres Feld ist|innere Felder sind} leer, das erste bei {at}',
  'map.wrongHomes': 'Für {teams} Mannschaften {n#ist Heimat|sind Heimaten} genannt',
  'map.noSuchHome': 'Für {teams} Mannschaften ist Heimat {home} genannt, die die Karte nicht hat',
  'map.noTeams': 'Keine Zahl von Mannschaften hat ihre Heimaten',
  'map.sameCorner': 'Zwei Heimaten liegen in einer Ecke',
  'map.touching': '{islands:place} berühren sich außerhalb der Mitte',
  'map.onlyTreacherous': `Mit {teams} Mannschaften führt jeder Weg von Ecke {home} nach ${place} durch tückische See`,
  'map.deadEnd': `${place} hat nur einen Zugang`,
  'map.spread':
    'Mit {teams} Mannschaften unterscheiden sich die Heimaten um {islands} im Weg zu allen Inseln, um {within5} nahe Inseln, um {workshop} zu einer Werft, um {trading} zu einem Handelshafen',
  ...Object.fromEntries(
    ['1', '2', '3', '4', '5', '6', '7'].flatMap((type) =>
      ['a', 'b', 'c'].map((set) => [`piece.tile.${type}${set}`, `Plättchen ${type}${set}`]),
    ),
  ),
  'piece.single.workshop': 'ein einzelnes Werftfeld',
  'piece.single.calm': 'ein einzelnes ruhiges Feld',
  'piece.single.stormy': 'ein einzelnes stürmisches Feld',
  'piece.single.treacherous': 'ein einzelnes tückisches Feld',
  'piece.single.impassable': 'ein einzelnes unpassierbares Feld',
  'piece.port.coppergate': 'der Handelshafen Coppergate',
  'piece.port.saffron-quay': 'der Handelshafen Saffron Quay',
  'piece.port.silverhook': 'der Handelshafen Silverhook',
}
