import { botById, decide, type Point } from '@flotilla/bots'
import { withBots } from '@flotilla/bots/advice'
import { useEdition, type Ask, type Signal, type View } from '@flotilla/kernel'
import { loadGameBots } from '../rules/bots.ts'
import { loadEngine } from '../rules/engines.ts'

/** All that a bot is told: plain data of its own seat, and what its own side has pointed out. */
export interface Question {
  readonly game: string
  readonly edition: string | object
  readonly bot: string
  readonly view: View
  readonly ask: Ask
  readonly heard: readonly Signal[]
  readonly seed: number
}

/** Which of its choices the bot takes and what it points out, or why it cannot. */
export type Decided = { readonly at: number; readonly points: readonly Point[] } | { readonly failed: string }

async function decided({ game: id, edition, bot, view, ask, heard, seed }: Question): Promise<Decided> {
  const [builtIn, known] = await Promise.all([loadEngine(id), loadGameBots(id)])
  if (builtIn === undefined) return { failed: `no game '${id}'` }
  const game = withBots(useEdition(builtIn, edition), known)
  const { at, points } = decide(botById(bot, game), game, view, ask, seed, heard)
  return { at, points }
}

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  decided(data).then(
    (answer) => postMessage(answer),
    (error: unknown) => postMessage({ failed: String(error) } satisfies Decided),
  )
})
