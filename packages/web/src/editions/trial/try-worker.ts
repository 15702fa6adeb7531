import { withBots } from '@flotilla/bots/advice'
import { useEdition } from '@flotilla/kernel'
import { loadGameBots } from '../../rules/bots.ts'
import { loadEngine } from '../../rules/engines.ts'
import { NOTHING_TRIED, tryOne, type Tried } from './try.ts'

/** Which numbers are tried, and in how many games. */
export interface TryTask {
  readonly game: string
  readonly edition: object
  readonly base: string
  readonly games: number
}

export type TryNews =
  | { readonly kind: 'played'; readonly yours: Tried; readonly theirs: Tried; readonly isDone: boolean }
  | { readonly kind: 'failed'; readonly why: string }

/** News after so many pairs of games. */
const EVERY = 10

async function work({ game: id, edition, base, games }: TryTask): Promise<void> {
  const [builtIn, known] = await Promise.all([loadEngine(id), loadGameBots(id)])
  if (builtIn === undefined) throw new Error(`no game '${id}'`)
  const [own, usual] = [edition, base].map((one) => withBots(useEdition(builtIn, one), known))
  let [yours, theirs] = [NOTHING_TRIED, NOTHING_TRIED]
  for (let number = 0; number < games; number++) {
    yours = tryOne(own, number, yours)
    theirs = tryOne(usual, number, theirs)
    const isDone = number === games - 1
    if (isDone || number % EVERY === EVERY - 1) postMessage({ kind: 'played', yours, theirs, isDone } satisfies TryNews)
  }
}

addEventListener('message', ({ data }: MessageEvent<TryTask>) => {
  work(data).catch((error: unknown) =>
    postMessage({ kind: 'failed', why: error instanceof Error ? error.message : String(error) } satisfies TryNews),
  )
})
