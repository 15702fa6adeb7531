import { useState } from 'react'
import { useBench } from './bench.ts'
import { newDraft, type Draft } from './draft.ts'
import styles from './editions.module.css'
import { forgetDraft, ownEditions } from './kept.ts'

const nameOf = (edition: unknown): string => String((edition as { readonly title?: unknown }).title)

/** The other editions of one's own for this game, and a new one from any of the built-in. */
export function OwnEditions({ onChoose }: { readonly onChoose: (draft: Draft) => void }) {
  const { say, game, draft } = useBench()
  const [, again] = useState(0)
  const others = ownEditions(game.id).filter(({ id }) => id !== draft.id)
  return (
    <details className={styles.panel}>
      <summary>{say('edition.others')}</summary>
      <ul className={styles.own}>
        {others.map((one) => (
          <li key={one.id}>
            <button type="button" className={styles.link} onClick={() => onChoose(one)}>
              {one.name}
            </button>
            <button
              type="button"
              onClick={() => {
                forgetDraft(one.id)
                again((n) => n + 1)
              }}
            >
              {say('edition.forget')}
            </button>
          </li>
        ))}
        {[game.edition, ...(game.editions ?? [])].map((base) => (
          <li key={nameOf(base)}>
            <button type="button" onClick={() => onChoose(newDraft(game, say('edition.usualName'), base as object))}>
              {say('edition.new')} · {nameOf(base)}
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
