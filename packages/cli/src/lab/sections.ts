import type { Share } from '../statistics.ts'
import { leaderAt, QUARTERS } from './compare.ts'
import type { Findings, Means, Named } from './findings.ts'
import { escape, number, percent, table, tag } from './html.ts'
import type { Measure } from './measure.ts'
import { curves, estimates, histogram, sideClass, sideLetter, type Estimate } from './plots.ts'
import type { Tally } from './tally.ts'

export interface Side {
  readonly label: string
  readonly tally: Tally
  readonly findings: Findings
}

export const letter = (side: number): string => tag('span', { class: `letter ${sideClass(side)}` }, sideLetter(side))

/** A side's letter where there are two, and nothing where there is one. */
const headed = (sides: readonly unknown[], side: number, words: string): string => (sides.length > 1 ? `${words} ${letter(side)}` : words)

export const section = (heading: string, ...parts: readonly string[]): string =>
  parts.every((part) => part === '') ? '' : tag('section', {}, tag('h2', {}, escape(heading)), ...parts)

const drawing = (heading: string, plot: string, caption = ''): string =>
  plot === '' ? '' : tag('figure', {}, tag('h3', {}, escape(heading)), plot, caption === '' ? '' : tag('figcaption', {}, caption))

/** What every report tells, chapter by chapter. */
export function sections(sides: readonly Side[]): string[] {
  const tallies = sides.map(({ tally }) => tally)
  const all = sides.map(({ findings }) => findings)
  const even = all[0].even
  const pace = all.map(({ pace: moments }) => ({ points: moments.map(({ moment, leaderWins }) => ({ at: moment, share: leaderWins })) }))
  return [
    section(
      'Length',
      plots(
        drawing(
          'Rounds',
          histogram(
            'Rounds a game',
            'rounds',
            tallies.map(({ rounds }) => rounds),
          ),
        ),
        drawing(
          'Decisions',
          histogram(
            'Decisions a game',
            'decisions of all seats',
            tallies.map(({ decisions }) => decisions),
          ),
        ),
      ),
      spreads(all),
    ),
    section(
      'Scores and leads',
      plots(
        drawing(
          'Scores of all seats',
          histogram(
            'Scores',
            'points',
            tallies.map(({ scores }) => scores),
          ),
        ),
        drawing(
          'Winner’s score',
          histogram(
            'Score of the winner',
            'points',
            tallies.map(({ winners }) => winners),
          ),
        ),
        drawing(
          'Lead at the end',
          histogram(
            'Lead at the end',
            'points between the winner and the nearest rival',
            tallies.map(({ leads }) => leads),
          ),
        ),
        drawing(
          'Pace of the lead',
          curves('How often the leader so far wins in the end', pace, even),
          'How often whoever leads by the visible score wins in the end; the dashed line is an even share.',
        ),
      ),
      paceTable(sides),
      meansTable('Points by source', sides, ({ parts }) => parts),
    ),
    section('How games end', endings(sides), ...tableThings(sides)),
    section(
      'Who wins',
      tag(
        'p',
        {},
        'The share of victories of those who had or did something; a shared victory counts in parts. A full dot marks an interval that leaves the even share out: by chance alone one dot in twenty is full. On the right, how many seats.',
      ),
      tag('p', { class: 'quiet' }, 'Having something and winning may have a common cause: who is ahead buys more.'),
      plots(...all[0].groups.map(({ name }) => group(name, all, even))),
    ),
    section(
      'What happens',
      meansTable('A seat and game, on average', sides, ({ counts }) => counts),
    ),
    section(
      'Decisions',
      tag('p', {}, 'Decisions with more than one choice, by kind.'),
      plots(
        drawing(
          'Choices a decision',
          histogram(
            'Choices a decision, mean of a game',
            'choices, mean of a game',
            tallies.map(({ branching }) => branching),
          ),
        ),
      ),
      table(
        ['kind', ...sides.flatMap((_, side) => [headed(sides, side, 'a game'), headed(sides, side, 'choices')])],
        all[0].asked.map(({ kind }) => [
          escape(kind),
          ...all.flatMap(({ asked }) => {
            const own = asked.find((one) => one.kind === kind)
            return own === undefined ? ['–', '–'] : [number(own.perGame), number(own.choices)]
          }),
        ]),
        'Decisions by kind',
      ),
    ),
  ]
}

const plots = (...some: readonly string[]): string => tag('div', { class: 'plots' }, ...some)

function spreads(all: readonly Findings[]): string {
  const kinds = ['rounds', 'decisions', 'branching', 'scores', 'winners', 'leads'] as const
  const names = {
    rounds: 'rounds',
    decisions: 'decisions',
    branching: 'choices a decision',
    scores: 'score',
    winners: 'winner’s score',
    leads: 'lead at the end',
  }
  const rows = kinds.flatMap((kind) =>
    all.flatMap((findings, side) => {
      const spread = findings[kind]
      if (spread === null) return []
      const { measure, p5, median, p95, least, most } = spread
      return [[headed(all, side, names[kind]), interval(measure), ...[least, p5, median, p95, most].map(number)]]
    }),
  )
  return table(['', 'mean', 'least', '5&#8239;%', 'median', '95&#8239;%', 'most'], rows, 'Spread of lengths and scores')
}

const interval = ({ mean, low, high }: Measure): string => `${number(mean)} <span class="quiet">(${number(low)} to ${number(high)})</span>`
const shareInterval = ({ share, low, high }: Share): string =>
  `${percent(share)} <span class="quiet">(${percent(low)} to ${percent(high)})</span>`

const paceTable = (sides: readonly Side[]): string =>
  table(
    ['wins in the end', ...QUARTERS.map((moment) => `at ${percent(moment, 0)}`)],
    sides.map(({ findings }, side) => [
      headed(sides, side, 'leader'),
      ...QUARTERS.map((moment) => shareInterval(leaderAt(findings, moment))),
    ]),
    'Pace of the lead',
  )

function meansTable(caption: string, sides: readonly Side[], of: (findings: Findings) => readonly Named<Means>[]): string {
  const rows = of(sides[0].findings).map(({ id, name }) => [
    escape(name),
    ...sides.flatMap(({ findings }) => {
      const own = of(findings).find((one) => one.id === id)?.value
      return own === undefined ? ['–', '–'] : [interval(own.all), own.winners === null ? '–' : interval(own.winners)]
    }),
  ])
  if (rows.length === 0) return ''
  return table(['', ...sides.flatMap((_, side) => [headed(sides, side, 'all'), headed(sides, side, 'winners')])], rows, caption)
}

const pairUp = (all: readonly (readonly Named<Share>[])[]): Estimate[] => {
  const ids = new Map(all.flat().map(({ id, name }) => [id, name]))
  return [...ids].map(([id, name]) => ({ name, shares: all.map((some) => some.find((one) => one.id === id)?.value ?? null) }))
}

const endings = (sides: readonly Side[]): string =>
  plots(drawing('Endings', estimates('Share of each ending', pairUp(sides.map(({ findings }) => findings.endings)), null)))

function tableThings(sides: readonly Side[]): string[] {
  return sides.flatMap(({ findings }, side) =>
    findings.tables.map(({ name, things }) => {
      const why = findings.endings
      return table(
        [headed(sides, side, escape(name)), 'games', ...why.map((one) => escape(one.name)), 'rounds'],
        things.map(({ name: thing, value: { games, rounds, endings: ended } }) => [
          escape(thing),
          percent(games.share),
          ...why.map(({ id }) => {
            const own = ended.find((one) => one.id === id)
            return own === undefined ? percent(0) : shareInterval(own.value)
          }),
          rounds === null ? '–' : interval(rounds),
        ]),
        sides.length > 1 ? `${name}, ${sideLetter(side)}` : name,
      )
    }),
  )
}

/** Too seldom seen to draw: a part of all seats, and a number of them. */
const SELDOM = 0.002
const FEWEST = 20

const seatsOf = (all: readonly Findings[]): number => Math.max(...all.map(({ finished, groups }) => finished * groups[0].things.length))

function group(name: string, all: readonly Findings[], even: number): string {
  const own = all.map(({ groups }) => groups.find((one) => one.name === name)?.things ?? [])
  const least = Math.max(FEWEST, SELDOM * seatsOf(all))
  const rows = pairUp(own).filter(({ shares }) => shares.some((share) => share !== null && share.of >= least))
  const left = pairUp(own).length - rows.length
  if (rows.length === 0) return ''
  return drawing(
    name,
    estimates(`Wins by ${name.toLowerCase()}`, rows, even),
    left === 0 ? '' : `${left} more were too seldom seen to say anything.`,
  )
}
