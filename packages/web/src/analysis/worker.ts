import { withBots } from '@flotilla/bots/advice'
import { useEdition, type GameRecord, type Seat, type View } from '@flotilla/kernel'
import { loadGameBots } from '../rules/bots.ts'
import { loadEngine } from '../rules/engines.ts'
import { hintFor, type Hint } from './hint.ts'
import { measures } from './measures.ts'
import { reviewOf, type Reviewed } from './review.ts'
import { standingOf, type StandingThere } from './standing.ts'

/** What the thread is asked; all of it is known to the browser already. */
export type Task =
  | {
      readonly kind: 'hint'
      readonly game: string
      readonly edition: unknown
      readonly view: View
      readonly seat: Seat
      readonly seed: number
    }
  | { readonly kind: 'review'; readonly record: GameRecord; readonly seat: Seat }
  | { readonly kind: 'standing'; readonly record: GameRecord }

export type Found =
  | { readonly kind: 'hint'; readonly hint: Hint }
  | { readonly kind: 'standing'; readonly standing: StandingThere }
  | { readonly kind: 'reviewed'; readonly found: Reviewed | { readonly at: number } }
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly why: string }

const tell = (found: Found): void => postMessage(found)

addEventListener('message', ({ data }: MessageEvent<Task>) => {
  work(data).then(
    () => tell({ kind: 'done' }),
    (error: unknown) => tell({ kind: 'failed', why: String(error) }),
  )
})

async function work(task: Task): Promise<void> {
  const id = task.kind === 'hint' ? task.game : task.record.game
  const [rules, bots] = await Promise.all([loadEngine(id), loadGameBots(id)])
  if (rules === undefined) throw new Error(`no game '${id}'`)
  const game = withBots(rules, bots)
  const measured = await measures[id]?.()
  if (task.kind === 'review') for (const found of reviewOf(game, task.record, task.seat, measured)) tell({ kind: 'reviewed', found })
  else if (task.kind === 'standing') tell({ kind: 'standing', standing: standingOf(game, task.record, measured) })
  else tell({ kind: 'hint', hint: hintFor(withBots(useEdition(rules, task.edition), bots), task.view, task.seat, task.seed, measured) })
}
