import { botById } from '@flotilla/bots'
import { gameById } from '@flotilla/fleet'
import { askOf, choices, rng, type View } from '@flotilla/kernel'
import type { OwnAsk, StateMessage } from '@flotilla/wire'
import type { Page } from '@playwright/test'

/** Bots for the other seats: enough for every game. */
export const MATES = [
  { kind: 'bot', bot: 'mate' },
  { kind: 'bot', bot: 'mate' },
  { kind: 'bot', bot: 'mate' },
]

export const stateOf = async (page: Page, table: string): Promise<StateMessage> =>
  (await (await page.request.get(`/api/tables/${table}/state?seq=100000`)).json()) as StateMessage

async function give(page: Page, table: string, { n }: OwnAsk, choice: unknown): Promise<boolean> {
  const done = await page.request.post(`/api/tables/${table}/answers`, { data: { id: crypto.randomUUID(), ask: n, choice } })
  return done.ok()
}

/** Answers what this person is asked, in their name but not by the page: it only looks on. */
export async function answerFor(page: Page, table: string, whim: (below: number) => number): Promise<boolean> {
  const { ask } = await stateOf(page, table)
  const offered = ask?.choices.filter(({ back }) => back !== true) ?? []
  if (ask === null || offered.length === 0) return false
  return give(page, table, ask, offered[whim(offered.length)].choice)
}

/** The same, as somebody who knows the game would. */
export function mateFor(page: Page, table: string, id: string): (state: StateMessage) => Promise<boolean> {
  const game = gameById(id)
  const mate = botById('mate', game)
  const dice = rng(1)
  return async ({ ask, view, info: { seat } }) => {
    const seen = view as unknown as View
    const own = seat === null ? undefined : askOf(seen, seat)
    if (ask === null || own === undefined) return false
    return give(page, table, ask, mate.choose(seen, own, choices(game, seen, own), dice))
  }
}
