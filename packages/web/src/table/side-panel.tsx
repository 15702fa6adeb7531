import type { Face } from '@flotilla/kernel'
import { PHRASES, type TableInfo, type Talk } from '@flotilla/wire'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { Flag } from '../shell/flag.tsx'
import type { Say } from '../words.ts'
import { Log } from './log.tsx'
import styles from './side-panel.module.css'
import type { TableLink, TableState } from './store.ts'

interface Props {
  readonly link: TableLink
  readonly state: TableState
  readonly info: TableInfo
  readonly say: Say
  readonly game: Face
}

const TABS = ['log', 'chat'] as const

export function SidePanel(props: Props) {
  const [tab, setTab] = useState<(typeof TABS)[number]>('log')
  const [read, setRead] = useState(props.state.talk.length)
  const { say, state } = props
  const unread = tab === 'chat' ? 0 : state.talk.length - read
  const open = (next: (typeof TABS)[number]): void => {
    setTab(next)
    setRead(state.talk.length)
  }
  return (
    <section className={`panel ${styles.panel}`}>
      <div role="tablist" className={styles.tabs} aria-label={say('web.log')}>
        {TABS.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`tab-${name}`}
            aria-selected={tab === name}
            aria-controls={`panel-${name}`}
            tabIndex={tab === name ? 0 : -1}
            onClick={() => open(name)}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
              const other = TABS[1 - TABS.indexOf(name)]
              open(other)
              document.getElementById(`tab-${other}`)?.focus()
            }}
          >
            {say(`web.${name}`)}
            {name === 'chat' && unread > 0 ? <b className={styles.badge}>{unread}</b> : null}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`} className={styles.body} tabIndex={0}>
        {tab === 'log' ? <Log {...props} /> : <Chat {...props} />}
      </div>
    </section>
  )
}

function Chat({ link, state, info, say }: Props) {
  const [text, setText] = useState('')
  const end = useRef<HTMLLIElement>(null)
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' })
  }, [state.talk.length])
  const send = (event: FormEvent): void => {
    event.preventDefault()
    if (text.trim() === '') return
    link.request({ type: 'say', speech: { text: text.trim() } })
    setText('')
  }
  const closed =
    state.silence !== null ? say('web.silence', { rule: state.silence }) : info.house.talk === 'off' ? say('web.chatOff') : null
  return (
    <div className={styles.chat}>
      <ul>
        {state.talk.map((one) => (
          <li key={one.n}>
            {one.seat === null ? null : <Flag seat={one.seat} size={18} />} <b>{one.name}</b>: {spoken(one, say)}
          </li>
        ))}
        <li ref={end} aria-hidden />
      </ul>
      {closed !== null ? (
        <p>{closed}</p>
      ) : info.seat === null ? null : (
        <>
          <div className={styles.phrases}>
            {PHRASES.map((phrase) => (
              <button key={phrase} type="button" onClick={() => link.request({ type: 'say', speech: { phrase } })}>
                {say(`phrase.${phrase}`)}
              </button>
            ))}
          </div>
          {info.house.talk === 'open' ? (
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
        </>
      )}
    </div>
  )
}

function spoken({ speech }: Talk, say: Say): string {
  if (speech === null) return '…'
  if ('text' in speech) return speech.text
  if ('phrase' in speech) return say(`phrase.${speech.phrase}`)
  return say({ code: speech.parley, params: speech.params ?? {} })
}
