import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { quests } from '@flotilla/quests'
import { sinking } from '@flotilla/sinking'
import { waves } from '@flotilla/waves'
import { describe, expect, test } from 'vitest'

// The figures of each edition as its rules page prints them: a house value wears the mark ⌂, and no other does. To the Bottom
// has a line a card, which editions.test.ts compares; the German pages have the same figures and marks by rulebooks.test.ts.

const OURS = ' ⌂'

/** Reads the numbers of an edition by their paths, with their marks, and notes which sources have been looked at. */
class Figures {
  readonly looked = new Set<string>()
  readonly edition: object

  constructor(edition: object) {
    this.edition = edition
  }

  /** The number at `group.field`, or each of several numbers, with the mark if it is a house value. */
  list(group: string, field: string): string[] {
    this.looked.add(`${group}.${field}`)
    const entry = entryAt(this.edition, group)
    const value: unknown = entry[field]
    const source: unknown = (entry.source as Readonly<Record<string, unknown>>)[field]
    return [value].flat().map((one, at) => String(one) + ([source].flat()[at % [source].flat().length] === 'house' ? OURS : ''))
  }

  one(group: string, field: string): string {
    return this.list(group, field).join(', ')
  }

  /** Numbers that the page gives in a sentence of its own, or none at all, for this reason. */
  skip(_why: string, group: RegExp, ...fields: string[]): void {
    for (const path of sourcesOf(this.edition))
      if (fields.some((field) => path.endsWith(`.${field}`)) && group.test(path.slice(0, path.lastIndexOf('.')))) this.looked.add(path)
  }
}

type Entry = Readonly<Record<string, unknown>>

function entryAt(edition: object, group: string): Entry {
  const [name, id] = group.split(':')
  const found = (edition as Entry)[name]
  const entry: unknown = id === undefined ? found : (found as readonly Entry[]).find((one) => one.id === id)
  if (typeof entry !== 'object' || entry === null) throw new Error(`the edition has no '${group}'`)
  return entry as Entry
}

/** Every field of an edition that has a source, as `hull.thresholds` or `cards:ruby.points`. */
function sourcesOf(edition: object): string[] {
  return Object.entries(edition).flatMap(([name, part]) =>
    [part as unknown].flat().flatMap((one: unknown) => {
      if (typeof one !== 'object' || one === null || !('source' in one) || typeof one.source !== 'object') return []
      const { id, source } = one as { id?: string; source: object }
      return Object.keys(source).map((field) => `${name}${id === undefined ? '' : `:${id}`}.${field}`)
    }),
  )
}

const and = (figures: readonly string[]): string => figures.join(', ')
const range = ([from, to]: readonly string[]): string => `${from} / ${to}`

function ofWaves(at: Figures): string[] {
  const row = (name: string): string => `${at.one(name, 'squares')} squares | ${at.one(name, 'thresholds')} |`
  const bonus = (name: string): string => `| ${at.one(name, 'fullBonus')} if all ${at.one(name, 'squares')} squares are filled |`
  at.skip('the product of columns and rows, and the number of chests is in every rule', /^chests$/, 'count')
  at.skip('nothing extra for being full', /^chests$/, 'fullBonus')
  at.skip('the two numbers of dice are told together with the bag', /^dice$/, 'freebootersBeyondSeats')
  const beside = waves.edition.dice.crewPerSeat - waves.edition.dice.crewInBag
  return [
    `| Infamy | ${at.one('infamy', 'max')} circles, ${at.one('infamy', 'start')} filled at the start |`,
    `| 1 per ${at.one('infamy', 'perPoint')} left |`,
    `| Raise Spirits | ${at.one('spirits', 'squares')} squares |`,
    `| A raised die counts as | ${at.one('spirits', 'raised')} |`,
    `${at.one('chests', 'columns')} columns, ${at.one('chests', 'rows')} rows |`,
    `| ${at.one('chests', 'buriedBonus')} per buried chest |`,
    `| Hull | ${row('hull')}`,
    bonus('hull'),
    `| Small cannon | ${at.one('small', 'squares')} squares | ${at.one('small', 'thresholds')} for`,
    `| Large cannon | ${at.one('large', 'squares')} squares | ${at.one('large', 'thresholds')} for`,
    `| Raid Ports | ${row('ports')}`,
    bonus('ports'),
    `| Hire Crew | ${row('crew')}`,
    bonus('crew'),
    `| Crew dice | 5 colours with ${at.one('dice', 'crewPerSeat')} dice each`,
    `| Freebooters | ${at.one('dice', 'freebooters')} clear dice`,
    `| In the bag at the start | ${at.one('dice', 'crewInBag')} crew dice of every playing colour`,
    `| Beside the table | ${beside} crew dice`,
    `| Drawn each round | ${at.one('dice', 'perSeatAndRound')} per player |`,
    `| A drunken sailor shows | ${at.one('dice', 'sailorFace')} |`,
  ]
}

function ofSinking(at: Figures): string[] {
  const { edition } = sinking
  const name = (group: string, field = 'name'): string => String(entryAt(edition, group)[field])
  const inPlay = (breach: string, players: number): number =>
    edition.breaches.find(({ id }) => id === breach)?.cards.filter((icons) => icons.length === 0 || icons.includes(players)).length ?? 0
  const worth = (group: string): string => at.one(group, 'points')
  at.skip('the order in which enemies are recommended (SK-1.16)', /^enemies/, 'complexity')
  at.skip('"2 special dice" in SK-3.5', /^enemies/, 'specialDice')
  at.skip('told as the reaction of each enemy', /^enemies/, 'marked')
  at.skip('the faces are told in words', /^dice$/, 'basic', 'special', 'hits')
  at.skip('SK-0.14: each exists once', /^cards:/, 'copies')
  at.skip('"all others 0"', /^cards:/, 'points')
  at.skip('the colour of a dial', /^characters/, 'colour')
  at.skip('told in SK-9.9, SK-9.10', /^scoring$/, 'map', 'flask')
  at.skip('told in the rules of their chapters', /^limits$/, 'damage', 'fewestCards', 'mostCards', 'treasureColumn', 'treasureAtStart')
  at.skip('told in SK-1.7, SK-1.9', /^clearWater$/, 'removed', 'inHand')
  at.skip('one mark for all of them', /^chests/, 'copies', 'points')
  at.skip('one row a number of players', /^sheets/, 'levels')
  const chestNames = edition.chests.map((chest) => chest.name.toLowerCase() + (chest.copies === 1 ? '' : ` ×${chest.copies}`))
  expect(new Set(edition.chests.map(({ source }) => source.copies))).toEqual(new Set(['house']))
  expect(chestNames).toHaveLength(8)
  return [
    `| Players |${edition.levels.map((level, at1) => ` Level ${at1 + 1} ${at.one(`levels:${level.id}`, 'name')} |`).join('')}`,
    ...edition.sheets.map(
      ({ players, levels }) =>
        `| ${players} | ${levels.map(({ threshold, water, treasure }) => `${threshold} / ${water} / ${treasure}`).join(' | ')} |`,
    ),
    ...edition.enemies.map(({ id }) => `| ${and(at.list(`enemies:${id}`, 'basicDice'))} |`),
    ...edition.breaches.map(
      ({ id }) =>
        `| ${name(`breaches:${id}`)} | ${at.one(`breaches:${id}`, 'water')} | ${at.one(`breaches:${id}`, 'hammers')} | ` +
        `${(at.list(`breaches:${id}`, 'cards'), [3, 4, 5, 6].map((players) => inPlay(id, players)).join(', '))} |`,
    ),
    `| Permanent Breach (token) | ${at.one('permanent', 'water')} | never patched | up to ${at.one('permanent', 'tokens')} |`,
    `| Clear Water | ${at.one('cards:clear-water', 'copies')}, no Treasure |`,
    `Amethyst ${worth('cards:amethyst')} points ×${at.one('cards:amethyst', 'copies')}`,
    ...['topaz', 'sapphire', 'emerald', 'ruby'].map(
      (gem) => `${name(`cards:${gem}`)} ${worth(`cards:${gem}`)} ×${at.one(`cards:${gem}`, 'copies')}`,
    ),
    `Silver Doubloon ${worth('cards:silver-doubloon')}; `,
    `${edition.cards.flatMap((card) => (card.kind === 'basic' && card.points === 1 ? [card.name] : [])).join(', ')} 1; all others 0 |`,
    `| Cursed Amulet | 6 cards, worth ${at.list('scoring', 'amulets').slice(1, -1).join(', ')} or ${at.list('scoring', 'amulets').at(-1)} points`,
    '(the numbers of each ⌂)',
    ...edition.characters.map(
      ({ id, item }) =>
        `| ${name(`characters:${id}`)}, ${at.one(`characters:${id}`, 'job')} | ${(at.one(`characters:${id}`, 'item'), name(`cards:${item}`))} |`,
    ),
  ]
}

function ofQuests(at: Figures): string[] {
  const { edition } = quests
  const champions = edition.champions.map(({ id, name }) => {
    const group = `champions:${id}`
    at.list(group, 'name')
    at.list(group, 'mission')
    const parts = ['hearts', 'sails', 'cannons', 'cargo'].map((field) => range(at.list(group, field)).replace(' / undefined', ''))
    return { name, cells: parts.map((part) => part.replaceAll(OURS, '')), marked: parts.map((part) => part.includes(OURS)) }
  })
  // The heading of the table marks all of it but what is printed of one champion.
  expect(champions.filter(({ marked }) => !marked.every(Boolean)).map(({ name, marked }) => [name, marked])).toEqual([
    ['Valkyr Thunderfoot', [true, false, false, false]],
  ])
  for (const kind of ['loot', 'quests'] as const) expect(new Set(edition[kind].map(({ source }) => source))).toEqual(new Set(['house']))
  at.skip('only with the table option for a limit', /^traveler$/, 'mostBonus')
  at.skip(
    'told in the rules of their chapters',
    /^(?:traveler|combat|clue|marauder|hand|start)$/,
    'passes',
    'sunkRival',
    'sunkBySea',
    'hit',
  )
  at.skip('told in the rules of their chapters', /^(?:clue|marauder|hand|start)$/, 'solve', 'deliver', 'reload', 'equipped', 'actions')
  return [
    `| At the start | ${at.one('start', 'coins')} coins, ${at.one('start', 'ammo')} ammo, ${at.one('start', 'clues')} clue |`,
    `| Exploring | ${at.one('island', 'exploreCoins')} coin |`,
    `| Ammo / repair | 1 coin for ${at.one('prices', 'ammoPerCoin')} / ${at.one('prices', 'repair')} coins for 1 damage |`,
    `| Selling | a resource ${at.one('prices', 'sellResource')}, an unsolved clue ${at.one('prices', 'sellClue')}, an unfinished quest ${at.one('prices', 'sellQuest')} coin |`,
    `| Upgrades | a sail for 1 canvas and ${at.one('prices', 'upgrade')} coins`,
    `1 gem and ${at.one('prices', 'artifact')} coins for a loot card; 1 spice and ${at.one('prices', 'information')} coins for a clue |`,
    `| Damage | 1 for every ${at.one('combat', 'pipsPerDamage')} pips`,
    `| Hand limit | ${at.one('hand', 'limit')} loot`,
    `| Supplies | ${at.one('supply', 'ammo')} ammo dice, ${at.one('supply', 'goods')} of each resource |`,
    `| Marauders | ${at.one('marauder', 'hearts')} hearts, ${at.one('marauder', 'cannons')} cannons, at most ${at.one('marauder', 'mostCannons')} |`,
    `| Missions | Naval: sink ${at.one('missions', 'naval')} Marauders · Aid: finish ${at.one('missions', 'aid')} hard quests · Research: deliver ${at.one('missions', 'research')} clues |`,
    `| Co-op | 1-3 | one | ${at
      .list('goal', 'byTeamSize')
      .join(', ')
      .replace(/, (\d+)$/, ' or $1')}★ and every Mission, within ${at.one('goal', 'coopRounds')} rounds |`,
    "all but Valkyr's sails, cannons and slots are house values ⌂",
    'All effects and costs are house values ⌂.',
    `${edition.quests.length} cards ⌂, ${edition.quests.filter(({ hard }) => hard).length} of them hard (!).`,
    ...champions.map(({ name, cells }) => `| ${name} |`.concat(' @ ', cells.join(' | '))),
    ...edition.loot.map(({ id, copies }) => `| ${quests.words.messages.en[`thing.${id}`]} | ${copies} |`),
  ]
}

/** `a @ b`: one line of the page has both. */
const isOn = (page: string, expected: string): boolean =>
  page.split('\n').some((line) => expected.split(' @ ').every((part) => line.includes(part)))

describe.each([
  ['waves', waves.edition, ofWaves],
  ['sinking', sinking.edition, ofSinking],
  ['quests', quests.edition, ofQuests],
] as const)('the figures of %s', (id, edition, linesOf) => {
  const page = readFileSync(join(import.meta.dirname, `../../${id}/rules.md`), 'utf8')
  const at = new Figures(edition)
  const lines = linesOf(at)

  test('are on the rules page, marked where they are house values', () => {
    expect(lines.filter((line) => !isOn(page, line))).toEqual([])
  })

  test('are all compared', () => {
    expect(sourcesOf(edition).filter((path) => !at.looked.has(path))).toEqual([])
  })
})
