import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { useSettings } from '../settings.ts'
import type { Say } from '../words.ts'
import { rulebook } from './rulebook.ts'
import { readRules, type Chapter } from './rules.ts'
import styles from './rules.module.css'

/** The rules of a game, searchable, opened at a number. */
export function RulesText({ game, rule, say }: { game: string; rule: string; say: Say }) {
  const [chapters, setChapters] = useState<readonly Chapter[]>([])
  const [written, setWritten] = useState<string | null>(null)
  const [wanted, setWanted] = useState('')
  const language = useSettings((settings) => settings.language)
  const [sought, setSought] = useState({ number: rule })
  const target = useRef<HTMLLIElement>(null)
  useEffect(() => {
    void rulebook(game, language).then((book) => {
      setChapters(readRules(book.markdown))
      setWritten(book.markdown === '' ? '' : book.language)
    })
  }, [game, language])
  useEffect(() => setSought({ number: rule }), [rule])
  useEffect(() => {
    target.current?.scrollIntoView({ block: 'center' })
  }, [chapters, sought])
  const seek = (number: string): void => {
    setWanted('')
    setSought({ number })
  }
  const told = (text: string): ReactNode => <Told game={game} text={text} seek={seek} />
  const shown = useMemo(() => found(chapters, wanted.trim().toLowerCase()), [chapters, wanted])
  return (
    <div className={styles.rules}>
      {written === null || written === language ? null : (
        <p className={styles.hint}>{say(written === '' ? 'web.noRulesPage' : 'web.rulesInEnglish')}</p>
      )}
      <input
        type="search"
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
        aria-label={say('web.searchRules')}
        placeholder={say('web.searchRules')}
      />
      {wanted === '' && shown.length > 1 ? (
        <details className={styles.contents}>
          <summary>{say('web.contents')}</summary>
          <ul>
            {shown.map(({ title }) => (
              <li key={title}>
                <a
                  href={`#${idOf(title)}`}
                  onClick={(event) => {
                    event.preventDefault()
                    document.getElementById(idOf(title))?.scrollIntoView({ block: 'start' })
                  }}
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
      {chapters.length > 0 && shown.length === 0 ? <p>{say('web.noRule')}</p> : null}
      {shown.map(({ title, parts }) => (
        <section key={title}>
          <h3 id={idOf(title)}>{title}</h3>
          <ul>
            {parts.map((part, k) =>
              'number' in part ? (
                <li
                  key={part.number}
                  ref={part.number === sought.number ? target : undefined}
                  className={part.number === sought.number ? styles.target : undefined}
                  id={part.number}
                >
                  <b>{part.number}</b> {told(part.text)}
                </li>
              ) : 'table' in part ? (
                <li key={k} className={styles.tableHolder}>
                  <table>
                    <tbody>
                      {part.table.map((cells, row) => (
                        <tr key={row}>
                          {cells.map((cell, at) =>
                            row === 0 && cell !== '' ? <th key={at}>{told(cell)}</th> : <td key={at}>{told(cell)}</td>,
                          )}
                        </tr>
                      ))}
                    </tbody>
                  </table>
                </li>
              ) : (
                <li key={k} className={styles.prose}>
                  {told(part.prose)}
                </li>
              ),
            )}
          </ul>
        </section>
      ))}
    </div>
  )
}

const CITED = /\b([A-Z]{2}-[0-9A-Z][0-9A-Za-z.]*[0-9A-Za-z])/

/** A text in which every number of a rule leads to that rule. */
function Told({ game, text, seek }: { game: string; text: string; seek: (number: string) => void }) {
  return text.split(CITED).map((part, k) =>
    k % 2 === 0 ? (
      plain(part)
    ) : (
      <a
        key={k}
        href={`/rules/${game}/${part}`}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          seek(part)
        }}
      >
        {part}
      </a>
    ),
  )
}

/** A chapter's place on the page. */
const idOf = (title: string): string => `chapter-${title.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}`

const plain = (text: string): string => text.replaceAll(/[*`]/g, '')

function found(chapters: readonly Chapter[], words: string): readonly Chapter[] {
  if (words === '') return chapters
  const fits = (part: Chapter['parts'][number]): boolean => JSON.stringify(part).toLowerCase().includes(words)
  return chapters.map(({ title, parts }) => ({ title, parts: parts.filter(fits) })).filter(({ parts }) => parts.length > 0)
}
