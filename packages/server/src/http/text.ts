import { readCtx, say, type Message, type State } from '@flotilla/kernel'
import { speaker } from '@flotilla/languages'
import { platform } from '@flotilla/protocol'
import type { Actor } from '../storage/people.ts'
import { refusal } from '../refusal.ts'
import type { RunningTable } from '../tables/running/running-table.ts'

/** A position in plain words, for the text page and for whoever cannot use more. */
export async function tableText(table: RunningTable, actor: Actor | null, language: string): Promise<object> {
  const state = await table.channels.peek({ actor }, 0)
  const game = table.session?.rules.game
  if (game === undefined) throw refusal('table.notBegun')
  const names = state.info.seats.map((seat) => seat.name)
  const inLanguage = speaker(language, [platform, game.words.messages], names)
  const speak = (message: Message): string => say(inLanguage, message)
  const { ask } = state
  const view = state.view as unknown as State
  const log = state.log.flatMap((entry) => entry.events.map((event) => speak(game.words.event?.(event) ?? { code: event.type })))
  const sections = game.words.describe(readCtx(game, view), state.info.seat)
  return {
    seq: state.seq,
    status: state.info.status,
    seat: state.info.seat,
    waiting: view.asks.filter((one) => one.optional === undefined).map((one) => names[one.seat]),
    prompt: ask === null ? null : speak(ask.prompt),
    ask: ask?.n ?? null,
    choices: (ask?.choices ?? []).map(({ choice, text }) => ({ choice, text: speak(text) })),
    refusals: (ask?.refusals ?? []).map(({ text, rule, code, params }) => ({ text: speak(text), rule, why: speak({ code, params }) })),
    sections: sections.map(({ title, lines }) => ({ title: speak(title), lines: lines.map(speak) })),
    log: log.slice(-30),
    outcome: state.outcome,
  }
}
