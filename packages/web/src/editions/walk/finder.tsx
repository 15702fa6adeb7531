import { useId, useState } from 'react'
import { useBench } from '../bench.ts'
import type { Thing } from '../draft.ts'
import styles from './walk.module.css'

/** Finds a thing by the letters of its name: cards lie in a box in any order. */
export function Finder({ goTo }: { readonly goTo: (thing: Thing | undefined) => void }) {
  const { say, look, nameOf } = useBench()
  const [text, setText] = useState('')
  const list = useId()
  const names = look.things.map((thing) => ({ thing, name: nameOf(thing) }))
  const find = (typed: string): Thing | undefined => {
    const lower = typed.toLocaleLowerCase()
    const exact = names.find(({ name }) => name.toLocaleLowerCase() === lower)
    return (exact ?? names.find(({ name }) => name.toLocaleLowerCase().startsWith(lower)))?.thing
  }
  const leave = (): void => {
    if (text !== '') goTo(find(text))
    setText('')
  }
  return (
    <span className={styles.finder}>
      <input
        type="search"
        list={list}
        aria-label={say('edition.find')}
        placeholder={say('edition.find')}
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          const exact = names.find(({ name }) => name === target.value)
          if (exact === undefined) return
          goTo(exact.thing)
          setText('')
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          leave()
        }}
      />
      <datalist id={list}>
        {names.map(({ thing, name }) => (
          <option key={thing.id} value={name} />
        ))}
      </datalist>
    </span>
  )
}
