import { askOf, explain, readCtx, offersOf, type Ask, type Choice, type Game, type Seat, type View } from '@flotilla/kernel'
import { wrap } from '../layout.ts'
import type { Say } from '../speech.ts'
import type { Terminal } from '../terminal.ts'

/** A choice as a person reads it. */
interface Shown {
  readonly choice: Choice
  readonly text: string
  /** It only revises what they have already decided. */
  readonly back: boolean
}

/** What is put to a person. */
export interface Question {
  readonly seat: Seat
  readonly ask: Ask
  /** The rule that poses it. */
  readonly rule: string
  readonly seen: View
  readonly prompt: string
  readonly choices: readonly Shown[]
  /** The one choice that Enter takes: the only one that leads on. */
  readonly only: number | null
}

export function questionFor(game: Game, say: Say, seen: View, seat: Seat): Question | null {
  const ask = askOf(seen, seat)
  if (ask === undefined) return null
  const { legal, count, back, backs } = offersOf(game, seen, ask, false)
  const ctx = readCtx(game, seen)
  // Choices that read the same are the same to a person: two clear dice that show a four.
  const byText = new Map<string, Shown>()
  const show = (choice: Choice, back: boolean): void => {
    const text = say(game.words.choice(ctx, ask, choice))
    if (!byText.has(text)) byText.set(text, { choice, text, back })
  }
  for (const choice of legal.slice(0, count)) show(choice, false)
  for (const choice of back.slice(0, backs)) show(choice, true)
  const choices = [...byText.values()]
  const forward = choices.filter((one) => !one.back)
  return {
    seat,
    ask,
    rule: game.asks[ask.kind].rule,
    seen,
    prompt: say(game.words.prompt(ctx, ask)),
    choices,
    only: forward.length === 1 ? choices.indexOf(forward[0]) : null,
  }
}

const MARK = 5

/** A line with a number before it; what does not fit hangs under its first word. */
const numbered = (terminal: Terminal, n: number, text: string): string[] =>
  wrap(text, terminal.columns - 1, MARK).map((line, i) => (i === 0 ? String(n).padStart(MARK - 2) + line.slice(MARK - 2) : line))

export function questionLines(terminal: Terminal, say: Say, { prompt, choices, only }: Question): string[] {
  const lines = choices.flatMap(({ text, back }, i) =>
    numbered(terminal, i + 1, text).map((line) => (back ? terminal.paint('dim', line) : line)),
  )
  const enter = only === null || choices.length === 1 ? [] : [terminal.paint('dim', say({ code: 'cli.enter', params: { n: only + 1 } }))]
  return ['', `${terminal.paint('cyan', '▶')} ${terminal.paint('bold', prompt)}`, ...lines, ...enter]
}

/** Why something thinkable is not possible now, and all that it forbids. */
interface NotNow {
  readonly why: string
  readonly rule: string | null
  readonly texts: readonly string[]
}

export function notNow(game: Game, say: Say, { seen, ask }: Question): NotNow[] {
  const refusals = explain(game, seen, ask)
  const ctx = readCtx(game, seen)
  const byReason = new Map<string, { why: string; rule: string | null; texts: string[] }>()
  for (const { choice, rule, code, params } of refusals) {
    const why = say({ code, params })
    const text = say(game.words.choice(ctx, ask, choice as Choice))
    const one = byReason.get(`${rule} ${why}`) ?? { why, rule, texts: [] }
    if (!one.texts.includes(text)) one.texts.push(text)
    byReason.set(`${rule} ${why}`, one)
  }
  return [...byReason.values()]
}

export function notNowLines(terminal: Terminal, say: Say, list: readonly NotNow[], rule: string): string[] {
  const decision = say({ code: 'cli.decision', params: { rule } })
  if (list.length === 0) return [`${say({ code: 'cli.noRefusals' })} ${decision}`]
  const lines = list.flatMap(({ why, rule, texts }, i) => [
    ...numbered(terminal, i + 1, `${why}${rule === null ? '' : ` (${rule})`}`),
    ...texts.flatMap((text) => wrap(`· ${text}`, terminal.columns - 1, MARK, 2)).map((line) => terminal.paint('dim', line)),
  ])
  return [say({ code: 'cli.refusals' }), ...lines, decision]
}
