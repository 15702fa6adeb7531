import { useEffect, useMemo, useRef, useState } from 'react'
import { games } from '../lobby/games.ts'
import { useSettings } from '../settings.ts'
import type { Say } from '../words.ts'
import { readRules, type Chapter } from './rules.ts'
import styles from './rules.module.css'

/** The rules of a game, searchable, opened at a number. */
export function RulesText({ game, rule, say }: { game: string; rule: string; say: Say }) {
  const [chapters, setChapters] = useState<readonly Chapter[]>([])
  const [wanted, setWanted] = useState('')
  const language = useSettings((settings) => settings.language)
  const target = useRef<HTMLLIElement>(null)
  useEffect(() => {
    void games[game]?.rules[language]().then(({ default: markdown }) => setChapters(readRules(markdown)))
  }, [game, language])
  useEffect(() => {
    target.current?.scrollIntoView({ block: 'center' })
  }, [chapters, rule])
  const shown = useMemo(() => found(chapters, wanted.trim().toLowerCase()), [chapters, wanted])
  return (
    <div className={styles.rules}>
      <input
        type="search"
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
        aria-label={say('web.searchRules')}
        placeholder={say('web.searchRules')}
      />
      {chapters.length > 0 && shown.length === 0 ? <p>{say('web.noRule')}</p> : null}
      {shown.map(({ title, parts }) => (
        <section key={title}>
          <h2>{title}</h2>
          <ul>
            {parts.map((part, k) =>
              'number' in part ? (
                <li
                  key={part.number}
                  ref={part.number === rule ? target : undefined}
                  className={part.number === rule ? styles.target : undefined}
                  id={part.number}
                >
                  <b>{part.number}</b> {plain(part.text)}
                </li>
              ) : 'table' in part ? (
                <li key={k} className={styles.tableHolder}>
                  <table>
                    <tbody>
                      {part.table.map((cells, row) => (
                        <tr key={row}>
                          {cells.map((cell, at) =>
                            row === 0 && cell !== '' ? <th key={at}>{plain(cell)}</th> : <td key={at}>{plain(cell)}</td>,
                          )}
                        </tr>
                      ))}
                    </tbody>
                  </table>
                </li>
              ) : (
                <li key={k} className={styles.prose}>
                  {plain(part.prose)}
                </li>
              ),
            )}
          </ul>
        </section>
      ))}
    </div>
  )
}

const plain = (text: string): string => text.replaceAll(/[*`]/g, '')

function found(chapters: readonly Chapter[], words: string): readonly Chapter[] {
  if (words === '') return chapters
  const fits = (part: Chapter['parts'][number]): boolean => JSON.stringify(part).toLowerCase().includes(words)
  return chapters.map(({ title, parts }) => ({ title, parts: parts.filter(fits) })).filter(({ parts }) => parts.length > 0)
}
