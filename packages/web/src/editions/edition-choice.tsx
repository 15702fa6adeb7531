import type { ClientGame } from '@flotilla/kernel'
import { useEffect, useId, useState } from 'react'
import lobby from '../lobby/lobby.module.css'
import { follow } from '../router.ts'
import { useSay } from '../words.ts'
import { editionName } from '../lobby/edition-name.ts'
import type { Draft } from './draft.ts'
import { chosenForTable, ownEditions } from './kept.ts'
import { editionPageWords } from './text.ts'

const idOf = (edition: unknown): string => String((edition as { readonly id?: unknown }).id)

interface Props {
  readonly game: Pick<ClientGame, 'id' | 'edition' | 'editions' | 'words'>
  /** The id of a built-in edition or a whole one; undefined for the usual one. */
  readonly value: string | object | undefined
  readonly onChange: (edition: string | object | undefined) => void
}

/** Which numbers a table is played with: the built-in ones or one's own, and the way to the page where those are made. */
export function EditionChoice({ game, value, onChange }: Props) {
  const say = useSay([game.words.messages, editionPageWords])
  const [own] = useState<readonly Draft[]>(() => ownEditions(game.id).filter(({ file }) => file !== undefined))
  const field = useId()
  const usual = idOf(game.edition)
  useEffect(() => {
    const chosen = chosenForTable(game.id)
    if (chosen?.file !== undefined) onChange(chosen.file)
    // Chosen once, when the form is opened.
  }, [])
  const choose = (id: string): void => onChange(id === usual ? undefined : (own.find((one) => one.id === id)?.file ?? id))
  const builtIn = [game.edition, ...(game.editions ?? [])]
  return (
    <div className={lobby.field}>
      <label htmlFor={field}>{say('web.edition')}</label>
      <select id={field} value={typeof value === 'object' ? idOf(value) : (value ?? usual)} onChange={({ target }) => choose(target.value)}>
        {builtIn.map((one) => (
          <option key={idOf(one)} value={idOf(one)}>
            {editionName(say, idOf(one))}
          </option>
        ))}
        {own.map(({ id, name }) => (
          <option key={id} value={id}>
            {say('edition.own', { name })}
          </option>
        ))}
      </select>
      <a href={`/editions/${game.id}`} onClick={follow}>
        {say('edition.link')}
      </a>
    </div>
  )
}
