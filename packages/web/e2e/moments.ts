import { bottom } from '../../bottom/src/index.ts'
import { botById } from '../../bots/src/index.ts'
import { askOf, choices, rng, type Game, type View } from '../../kernel/src/index.ts'
import type { StateMessage } from '@flotilla/wire'
import type { Page } from '@playwright/test'
import { openTable } from './harbour.ts'
import { Hand } from './voyage.ts'

const game = bottom as unknown as Game
const mate = botById('mate', game)

interface Sea {
  readonly phase: string
  readonly points: number
  readonly chain: readonly unknown[]
  readonly ships: readonly { readonly sunk: boolean; readonly turns: number; readonly board: readonly number[] }[]
}

type Moment = (state: StateMessage, sea: Sea) => boolean

/** Anna plays as a mate would, by the API, until this moment has come. */
async function playUntil(hand: Hand, isIt: Moment): Promise<void> {
  const dice = rng(1)
  for (let k = 0; k < 3000; k++) {
    const state = await hand.state()
    if (state.outcome !== null || isIt(state, state.view as unknown as Sea)) return
    if (state.ask === null) {
      await hand.page.waitForTimeout(20)
      continue
    }
    const view = state.view as unknown as View
    const ask = askOf(view, 0)
    if (ask === undefined) continue
    const choice = mate.choose(view, ask, choices(game, view, ask), dice)
    await hand.answer(state.ask, { choice: choice as never, text: { code: '' } })
  }
}

const isMain = ({ ask }: StateMessage): boolean => ask?.kind === 'main'

/** Six moments of To the Bottom: the first purse, a full shop, a reaction, the Sinking, a deep board, the end. */
export async function bottomMoments(page: Page, shoot: (name: string) => Promise<void>): Promise<void> {
  const bots = [
    { kind: 'bot', bot: 'mate' },
    { kind: 'bot', bot: 'mate' },
  ]
  const table = await openTable(page, 'Anna', bots, { game: 'bottom', options: { firstPlayer: 0 } })
  await page.request.post(`/api/tables/${table}/start`, { data: {} })
  const hand = new Hand(page, table)
  await page.goto(`/t/${table}`)
  const rail = page.getByRole('button', { name: /on the rail/ })
  await rail.first().click()
  await rail.first().click()
  await shoot('bottom-1-rail')
  const moments: readonly (readonly [string, Moment])[] = [
    ['bottom-2-cruise', (state, { ships, points }) => isMain(state) && ships[0].turns >= 5 && points >= 4],
    [
      'bottom-3-reaction',
      (state, { chain, phase }) => (state.ask?.window === true && chain.length > 0) || (isMain(state) && phase === 'sinking'),
    ],
    ['bottom-4-sinking', (state, { phase }) => isMain(state) && phase === 'sinking'],
    ['bottom-5-deep', (state, { phase, ships }) => isMain(state) && phase === 'sinking' && ships[0].board.length >= 6],
    ['bottom-6-end', () => false],
  ]
  for (const [name, isIt] of moments) {
    await playUntil(hand, isIt)
    await shoot(name)
  }
}
