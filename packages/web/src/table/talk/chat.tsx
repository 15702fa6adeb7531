import { PHRASES, type Speech, type TableInfo, type Talk } from '@flotilla/protocol'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { PersonButton } from '../../people/person-button.tsx'
import { Flag } from '../../layout/flag.tsx'
import type { Say } from '../../words.ts'
import { scrollToLast } from '../log/scroll-to-last.ts'
import styles from './chat.module.css'
import type { PanelProps } from '../drawer/drawer.tsx'

/** What is said at the table, to all or whispered; quick phrases, and free words where the table allows them. */
export function Chat({ link, state, info, say }: Pick<PanelProps, 'link' | 'state' | 'info' | 'say'>) {
  const [text, setText] = useState('')
  /** The person who is whispered to: seats may move while a line is being written. */
  const [whom, setWhom] = useState<string | null>(null)
  const end = useRef<HTMLLIElement>(null)
  useEffect(() => {
    scrollToLast(end.current)
  }, [state.talk.length])
  const { house, seats, seat } = info
  const at = seats.findIndex(({ person }) => whom !== null && person === whom)
  /** False where whom the line is for has left: it is not said to everybody instead. */
  const speak = (speech: Speech): boolean => {
    if (whom !== null && at === -1) {
      setWhom(null)
      return false
    }
    link.request({ type: 'say', speech, ...(whom === null ? {} : { to: at, person: whom }) })
    return true
  }
  const send = (event: FormEvent): void => {
    event.preventDefault()
    if (text.trim() === '') return
    if (speak({ text: text.trim() })) setText('')
  }
  const closed = state.silence !== null ? say('web.silence', { rule: state.silence }) : house.talk === 'off' ? say('web.chatOff') : null
  return (
    <div className={styles.chat}>
      <ul>
        {state.talk.map((one) => (
          <li key={one.n} className={one.to === undefined ? undefined : styles.whisper}>
            {one.seat === null ? null : <Flag seat={one.seat} size={18} />} <Speaker one={one} info={info} say={say} />
            {one.to === undefined || one.to === null ? null : <i> {say('web.whispersTo', { who: one.to })}</i>}: {spoken(one, say)}
          </li>
        ))}
        <li ref={end} aria-hidden />
      </ul>
      {closed !== null ? (
        <p>{closed}</p>
      ) : seat === null ? null : (
        <div className={styles.speak}>
          {house.whispers ? (
            <label className={styles.to}>
              {say('web.sayTo')}{' '}
              <select
                value={at === -1 ? '' : (whom ?? '')}
                onChange={(event) => setWhom(event.target.value === '' ? null : event.target.value)}
              >
                <option value="">{say('web.everybody')}</option>
                {seats.map(({ name, kind, person }, k) =>
                  k === seat || kind !== 'person' ? null : (
                    <option key={k} value={person}>
                      {say('web.whisperTo', { who: k })} {name === '' ? `#${k + 1}` : ''}
                    </option>
                  ),
                )}
              </select>
            </label>
          ) : null}
          <div className={styles.phrases} data-phrases>
            {PHRASES.map((phrase) => (
              <button key={phrase} type="button" onClick={() => speak({ phrase })}>
                {say(`phrase.${phrase}`)}
              </button>
            ))}
          </div>
          {house.talk === 'open' ? (
            <form onSubmit={send}>
              <input
                type="text"
                value={text}
                maxLength={500}
                onChange={(event) => setText(event.target.value)}
                aria-label={say('web.say')}
              />
              <button type="submit">{say('web.send')}</button>
            </form>
          ) : null}
        </div>
      )}
    </div>
  )
}

/** Who said it; somebody else can be asked about, or what they said reported. */
function Speaker({ one, info, say }: { one: Talk; info: TableInfo; say: Say }) {
  const seat = one.seat === null ? undefined : info.seats[one.seat]
  // Before the start a seat may have changed hands since.
  if (seat?.person === undefined || seat.name !== one.name || one.seat === info.seat) return <b>{one.name}</b>
  const line = one.speech === null || info.seat === null ? {} : { table: info.id, line: { n: one.n, text: spoken(one, say) } }
  return <PersonButton who={{ id: seat.person, name: one.name, avatar: seat.avatar, ...line }}>{one.name}</PersonButton>
}

/** What somebody said, in the reader's language; of a whisper between others only that it happened. */
export function spoken({ speech }: Talk, say: Say): string {
  if (speech === null) return '…'
  if ('text' in speech) return speech.text
  if ('phrase' in speech) return say(`phrase.${speech.phrase}`)
  return say({ code: speech.parley, params: speech.params ?? {} })
}
