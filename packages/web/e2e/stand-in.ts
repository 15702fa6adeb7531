import type { OwnAsk } from '@flotilla/wire'
import type { Page } from '@playwright/test'

/** Bots for the other seats: enough for every game. */
export const MATES = [
  { kind: 'bot', bot: 'mate' },
  { kind: 'bot', bot: 'mate' },
  { kind: 'bot', bot: 'mate' },
]

/** Answers what this person is asked, in their name but not by the page: it only looks on. */
export async function answerFor(page: Page, table: string, whim: (below: number) => number): Promise<boolean> {
  const { ask } = (await (await page.request.get(`/api/tables/${table}/state`)).json()) as { ask: OwnAsk | null }
  const choices = ask?.choices.filter(({ back }) => back !== true) ?? []
  if (ask === null || choices.length === 0) return false
  const { choice } = choices[whim(choices.length)]
  const done = await page.request.post(`/api/tables/${table}/answers`, { data: { id: crypto.randomUUID(), ask: ask.n, choice } })
  return done.ok()
}
