import { useEffect } from 'react'
import { follow } from '../router.ts'
import type { Say } from '../words.ts'
import { useSay } from '../words.ts'
import { mapForNextTable, ownMaps } from './own.ts'
import styles from './choose-map.module.css'
import { editorWords } from './words.ts'

interface Part {
  readonly enum?: readonly string[]
  readonly anyOf?: readonly Part[]
}

interface Props {
  /** What the server publishes about the option: the printed layouts are listed there. */
  readonly schema: Readonly<Record<string, unknown>>
  readonly value: unknown
  readonly say: Say
  readonly onChange: (layout: unknown) => void
}

/** The map of a new table: a printed one, or one drawn here. */
export default function ChooseMap({ schema, value, say, onChange }: Props) {
  const tell = useSay([editorWords])
  const { layout } = (schema.properties ?? {}) as Readonly<Record<string, Part>>
  const printed = [layout, ...(layout?.anyOf ?? [])].flatMap((part) => part?.enum ?? [])
  const own = ownMaps()
  useEffect(() => {
    const drawn = mapForNextTable()
    if (drawn !== undefined) onChange(drawn)
    // Once, on coming from the map page.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  const chosen = own.findIndex((map) => map === value || JSON.stringify(map) === JSON.stringify(value))
  return (
    <div className={styles.choose}>
      <label>
        {tell('maps.layout')}
        <select
          value={chosen === -1 ? (typeof value === 'string' ? value : 'auto') : `own:${chosen}`}
          onChange={({ target }) => onChange(target.value.startsWith('own:') ? own[Number(target.value.slice(4))] : target.value)}
        >
          {printed.map((id) => (
            <option key={id} value={id}>
              {say(`option.layout.${id}`)}
            </option>
          ))}
          {own.map((map, k) => (
            <option key={map.title} value={`own:${k}`}>
              {tell('maps.own', { title: map.title })}
            </option>
          ))}
        </select>
      </label>
      <a href="/maps" onClick={follow}>
        {tell('maps.draw')}
      </a>
    </div>
  )
}
