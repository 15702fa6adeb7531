import { Symbol } from './pictures.tsx'
import styles from './characters.module.css'
import type { SinkingProps } from './props.ts'

/** Who is still free, each with the item that comes along and what it does. */
export function Characters({ board: { offered, say, answer } }: { board: SinkingProps }) {
  const free = offered.flatMap(({ choice, text }) => ('character' in choice ? [{ choice, text, id: String(choice.character) }] : []))
  if (free.length === 0) return null
  return (
    <ul className={styles.characters}>
      {free.map(({ choice, text, id }) => {
        const { job, item } = text.params ?? {}
        return (
          <li key={id}>
            <button type="button" data-legal title={say(text)} aria-label={say(text)} onClick={() => answer(choice)}>
              <strong>{say({ code: `character.${id}` })}</strong>
              <span>{say({ code: `job.${String(job)}` })}</span>
              <b>
                <Symbol name="item" size={20} filled /> {say({ code: `thing.${String(item)}` })}
              </b>
              <small>{say({ code: `item.${String(item)}` })}</small>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
