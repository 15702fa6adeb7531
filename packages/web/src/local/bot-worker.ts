import { botById, decide } from '@flotilla/bots'
import { useEdition, type Ask, type View } from '@flotilla/kernel'
import { engines } from '../rules/engines.ts'

/** All that a bot is told: plain data of its own seat. */
export interface Question {
  readonly game: string
  readonly edition: string | object
  readonly bot: string
  readonly view: View
  readonly ask: Ask
  readonly seed: number
}

/** Which of its choices the bot takes, or why it cannot. */
export type Decided = { readonly at: number } | { readonly failed: string }

async function decided({ game: id, edition, bot, view, ask, seed }: Question): Promise<Decided> {
  const builtIn = await engines[id]?.()
  if (builtIn === undefined) return { failed: `no game '${id}'` }
  const game = useEdition(builtIn, edition)
  return { at: decide(botById(bot, game), game, view, ask, seed).at }
}

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  decided(data).then(
    (answer) => postMessage(answer),
    (error: unknown) => postMessage({ failed: String(error) } satisfies Decided),
  )
})
