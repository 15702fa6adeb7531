import type { Game } from '@flotilla/kernel'
import { editionChanges } from '@flotilla/kernel/edition-sheet'
import { Page } from '../layout/page.tsx'
import type { Say } from '../words.ts'
import { Differences } from './differences.tsx'
import { builtIn, type Draft } from './draft.ts'
import styles from './editions.module.css'

/** Nothing of what a link brings is unpacked before the person has said that it is wanted. */
export function Brought({
  game,
  letters,
  onAnswer,
  say,
}: {
  readonly game: Game
  readonly letters: string
  readonly onAnswer: (isWanted: boolean) => void
  readonly say: Say
}) {
  return (
    <Page>
      <h1>{say('edition.brought')}</h1>
      <p>{say('edition.broughtWhy', { game: game.title, size: Math.ceil(letters.length / 1000) })}</p>
      <p className={styles.answers}>
        <button type="button" className="primary" onClick={() => onAnswer(true)}>
          {say('edition.wanted')}
        </button>
        <button type="button" className="quiet" onClick={() => onAnswer(false)}>
          {say('edition.unwanted')}
        </button>
      </p>
    </Page>
  )
}

/** What somebody has sent, to be looked at: it is kept only by whoever makes it theirs. */
export function Received({
  game,
  draft,
  say,
  onTake,
  onLeave,
}: {
  readonly game: Game
  readonly draft: Draft
  readonly say: Say
  readonly onTake: () => void
  readonly onLeave: () => void
}) {
  const was = builtIn(game, draft)
  const { length: n } = editionChanges(was, draft.edition)
  return (
    <Page>
      <h1>{say('edition.from', { name: draft.name, n })}</h1>
      <p className={styles.answers}>
        <button type="button" className="primary" onClick={onTake}>
          {say('edition.takeOver')}
        </button>
        <button type="button" className="quiet" onClick={onLeave}>
          {say('edition.unwanted')}
        </button>
      </p>
      <Differences game={game} was={was} now={draft.edition} />
    </Page>
  )
}
