import { LAYOUTS, blankLayout, layoutSchema, randomLayout, type Layout, type LayoutId } from '@flotilla/quests'
import { useState } from 'react'
import type { Say } from '../words.ts'
import styles from './editor.module.css'

interface Props {
  readonly layout: Layout
  readonly title: string
  /** The checker finds nothing wrong. */
  readonly sound: boolean
  readonly say: Say
  readonly onTitle: (title: string) => void
  readonly onStart: (layout: Layout) => void
  /** A file is no layout; why. */
  readonly onFault: (fault: string) => void
}

/** What one begins with: a printed layout, a random one or a file; and the name of what is drawn. */
export function StartPanel({ layout, title, sound, say, onTitle, onStart, onFault }: Props) {
  const [start, setStart] = useState<LayoutId | 'blank'>('intro')
  const load = async (file: File): Promise<void> => {
    try {
      const parsed = layoutSchema.safeParse(JSON.parse(await file.text()))
      if (!parsed.success) {
        const [{ path, message }] = parsed.error.issues
        return onFault(say('maps.notALayout', { why: `${path.join('.')}: ${message}` }))
      }
      onTitle(parsed.data.title)
      onStart(parsed.data)
    } catch (error) {
      onFault(say('maps.notALayout', { why: (error as Error).message }))
    }
  }
  return (
    <section className={styles.panel}>
      <div className={styles.tools}>
        <select
          aria-label={say('maps.start')}
          title={say('maps.start')}
          value={start}
          onChange={({ target }) => setStart(target.value as LayoutId | 'blank')}
        >
          <option value="blank">{say('maps.blank')}</option>
          {(Object.keys(LAYOUTS) as LayoutId[]).map((id) => (
            <option key={id} value={id}>
              {say(`option.layout.${id}`)}
            </option>
          ))}
        </select>
        <button type="button" onClick={() => onStart(start === 'blank' ? blankLayout : LAYOUTS[start])}>
          {say('maps.begin')}
        </button>
      </div>
      <div className={styles.tools}>
        <button
          type="button"
          disabled={!sound}
          onClick={() => onStart(randomLayout((n) => Math.floor(Math.random() * n), layout, layout.homes.length))}
        >
          {say('maps.shuffle')}
        </button>
        <label className={styles.file}>
          {say('maps.load')}
          <input
            type="file"
            className="visually-hidden"
            accept="application/json,.json"
            onChange={({ target }) => {
              const [file] = target.files ?? []
              if (file !== undefined) void load(file)
              target.value = ''
            }}
          />
        </label>
      </div>
      <label className={styles.name}>
        {say('maps.name')}
        <input
          type="text"
          maxLength={60}
          value={title}
          placeholder={layout.id in LAYOUTS ? say(`option.layout.${layout.id}`) : layout.title}
          onChange={({ target }) => onTitle(target.value)}
        />
      </label>
    </section>
  )
}
