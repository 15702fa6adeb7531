import type { ClientGame } from '@flotilla/kernel'
import type { Say } from '../words.ts'
import styles from './lobby.module.css'

const idOf = (edition: unknown): string => String((edition as { readonly id?: unknown }).id)

/** What an edition is called: by the game's words, otherwise by its id. */
export function editionName(say: Say, id: string): string {
  const words = say(`edition.${id}`)
  return words.startsWith('[') ? id : words
}

/** Which built-in numbers are played with, where a game has more than one set. */
export function EditionField({
  game: { edition, editions = [] },
  value,
  onChange,
  say,
}: {
  game: Pick<ClientGame, 'edition' | 'editions'>
  value: string | undefined
  onChange: (edition: string | undefined) => void
  say: Say
}) {
  if (editions.length === 0) return null
  const usual = idOf(edition)
  return (
    <label className={styles.field}>
      {say('web.edition')}
      <select value={value ?? usual} onChange={({ target }) => onChange(target.value === usual ? undefined : target.value)}>
        {[edition, ...editions].map((one) => (
          <option key={idOf(one)} value={idOf(one)}>
            {editionName(say, idOf(one))}
          </option>
        ))}
      </select>
    </label>
  )
}
