import { defineMessages } from '@flotilla/kernel'

const place = '{place, select, no {} other {{place, place} }}{at}'

/** What the checker of layouts says. */
export const mapWords = defineMessages('quests/maps', {
  'map.unreached': `With {teams} teams ${place} cannot be reached from the home in corner {home}`,
  'map.fewIslands': '{n, plural, one {# island lies} other {# islands lie}} face up; at least {least} must',
  'map.noWorkshop': 'No Workshop lies face up',
  'map.noInnerCell': '{what, piece} lies on {at}, which is no inner cell',
  'map.overlap': '{what, piece} and {other, piece} both lie on {at}',
  'map.twice': 'Tile {tile} is there twice',
  'map.notClockwise': 'The hexes of tile {tile} do not lie clockwise around a corner',
  'map.tooManySingles': '{used} pieces “{what, piece}”; the box has {most}',
  'map.noTradingPort': 'The Trading Port {place, place} is missing',
  'map.empty': '{n, plural, one {# inner cell is} other {# inner cells are}} empty, the first at {at}',
  'map.wrongHomes': 'For {teams} teams {n, plural, one {# home is} other {# homes are}} named',
  'map.noSuchHome': 'For {teams} teams home {home} is named, which the map does not have',
  'map.noTeams': 'No number of teams has its homes',
  'map.sameCorner': 'Two homes lie in one corner',
  'map.touching': '{islands, place} touch outside the middle',
  'map.onlyTreacherous': `With {teams} teams every way from corner {home} to ${place} leads through Treacherous Seas`,
  'map.deadEnd': `${place} has only one way in`,
  'map.spread':
    'With {teams} teams the homes differ by {islands} in their way to all islands, by {within5} in islands near by, by {workshop} to a Workshop, by {trading} to a Trading Port',
  ...Object.fromEntries(
    ['1', '2', '3', '4', '5', '6', '7'].flatMap((type) => ['a', 'b', 'c'].map((set) => [`piece.tile.${type}${set}`, `tile ${type}${set}`])),
  ),
  'piece.single.workshop': 'a single Workshop hex',
  'piece.single.calm': 'a single calm hex',
  'piece.single.stormy': 'a single stormy hex',
  'piece.single.treacherous': 'a single treacherous hex',
  'piece.single.impassable': 'a single impassible hex',
  'piece.port.coppergate': 'the Trading Port Coppergate',
  'piece.port.saffron-quay': 'the Trading Port Saffron Quay',
  'piece.port.silverhook': 'the Trading Port Silverhook',
})
