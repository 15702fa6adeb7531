import { leaderAt, SIGNIFICANT, type Change } from './compare.ts'
import type { Findings, Spread } from './findings.ts'
import { escape, number, percent, table, tag } from './html.ts'
import { sideClass } from './plots.ts'
import { letter, section, sections, type Side } from './sections.ts'
import { STYLE } from './style.ts'

export interface Report {
  readonly title: string
  readonly seats: number
  readonly bots: readonly string[]
  readonly seed: string
  readonly edition: string
  readonly rulesVersion: number
  readonly command: string
  /** One, or two to compare. */
  readonly sides: readonly Side[]
  readonly changes: readonly Change[]
}

/** One page that needs nothing else: text, tables and drawings. */
export function page(report: Report): string {
  const { title, sides, seats, bots } = report
  const isCompared = sides.length > 1
  const games = sides.map(({ findings }) => findings.games).reduce((sum, one) => sum + one)
  const lede = `${number(games)} games at ${seats === 1 ? 'one seat' : `${seats} seats`}, played by ${bots.join(', ')}. Intervals are at 95&#8239;%.`
  const main = [
    tag('h1', {}, escape(`${title}: ${isCompared ? 'two ways to play' : 'lab report'}`)),
    tag('p', { class: 'lede' }, lede),
    isCompared ? key(sides) : '',
    tiles(sides),
    isCompared ? changes(report) : '',
    ...sections(sides),
    methods(report),
  ]
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    tag('title', {}, escape(`${title}: lab report`)),
    tag('style', {}, STYLE),
  ]
  return `<!doctype html>\n${tag('html', { lang: 'en' }, tag('head', {}, ...head), tag('body', {}, tag('main', isCompared ? { class: 'two' } : {}, ...main)))}\n`
}

const key = (sides: readonly Side[]): string =>
  tag('ul', { class: 'key' }, ...sides.map(({ label }, side) => tag('li', {}, letter(side), escape(label))))

function tiles(sides: readonly Side[]): string {
  const told: readonly (readonly [string, (findings: Findings) => string])[] = [
    ['games finished', ({ finished, games }) => (finished === games ? number(games) : `${number(finished)} of ${number(games)}`)],
    ['rounds, median', ({ rounds }) => medianOf(rounds)],
    ['decisions, median', ({ decisions }) => medianOf(decisions)],
    ['choices a decision', ({ branching }) => (branching === null ? '–' : number(branching.mean))],
    ['winner’s score, mean', ({ winners }) => (winners === null ? '–' : number(winners.mean))],
    ['lead at the end, median', ({ leads }) => (leads === null ? '–' : number(leads.median))],
    ['shared victories', ({ shared }) => percent(shared.share)],
    ['leader at half time wins', (found) => percent(leaderAt(found, 0.5).share)],
  ]
  return tag(
    'dl',
    { class: 'tiles' },
    ...told.map(([name, of]) =>
      tag(
        'div',
        {},
        tag('dt', {}, name),
        ...sides.map(({ findings }, side) => tag('dd', sides.length > 1 ? { class: sideClass(side) } : {}, of(findings))),
      ),
    ),
  )
}

const medianOf = (spread: Spread | null): string =>
  spread === null ? '–' : `${number(spread.median)}<small>5–95&#8239;%: ${number(spread.p5)}–${number(spread.p95)}</small>`

const MOST_UNCHANGED = 12

function changes({ changes: all }: Report): string {
  const clear = all.filter(({ p }) => p < SIGNIFICANT)
  const rows = (some: readonly Change[]): string =>
    table(
      ['what', letter(0), letter(1), 'difference', 'chance of this by luck'],
      some.map(({ section: place, name, isShare, a, b, p }) => {
        const value = isShare ? percent : number
        const difference = isShare ? `${((b - a) * 100).toFixed(1)} points` : number(b - a)
        return [
          `${escape(name)} <span class="quiet">${escape(place)}</span>`,
          value(a),
          value(b),
          tag('span', { class: b > a ? 'up' : 'down' }, `${b > a ? '▲' : '▼'} ${difference.replace('-', '−')}`),
          p < 0.0001 ? '&lt;&#8239;0.0001' : p.toFixed(4),
        ]
      }),
    )
  const intro = `${number(all.length)} figures were compared. With that many, some differ by chance alone; the last column is corrected for it (Holm), so that among everything listed as changed even one false alarm is a matter of one report in twenty.`
  return section(
    'What changed',
    tag('p', {}, intro),
    clear.length === 0 ? tag('p', {}, tag('strong', {}, 'Nothing changed significantly.')) : rows(clear),
    all.length === clear.length
      ? ''
      : tag(
          'details',
          {},
          tag('summary', {}, 'The largest differences that may be chance'),
          rows(all.slice(clear.length, clear.length + MOST_UNCHANGED)),
        ),
  )
}

function methods({ seed, edition, rulesVersion, command, sides }: Report): string {
  return section(
    'How this was measured',
    tag(
      'p',
      {},
      `Every game has dice of its own, which follow from the seed; the bots change seats from game to game. ${sides.length > 1 ? 'Both ways of playing use the same seeds, so the same decks and dice, as far as the games run alike. ' : ''}The bots see what their seat may know, and nothing else. What they find out is about games between such bots: people play otherwise.`,
    ),
    tag(
      'p',
      {},
      'Shares have Wilson’s interval, means the normal one, from games, which are independent of each other. The lead is read off the score that the rules would give if the game ended there.',
    ),
    tag('p', {}, `Edition ${escape(edition)}, rules version ${rulesVersion}, seed <code>${escape(seed)}</code>. The same report again:`),
    tag('pre', {}, tag('code', {}, escape(command))),
  )
}
