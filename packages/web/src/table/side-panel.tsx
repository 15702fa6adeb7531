import type { Face } from '@flotilla/kernel'
import type { TableInfo } from '@flotilla/wire'
import { useState, type ReactNode } from 'react'
import type { Say } from '../words.ts'
import { Chat } from './chat.tsx'
import { Log } from './log.tsx'
import { OrdersPanel } from './orders.tsx'
import styles from './side-panel.module.css'
import type { TableLink, TableState } from './store.ts'

export interface PanelProps {
  readonly link: TableLink
  readonly state: TableState
  readonly info: TableInfo
  readonly say: Say
  readonly game: Face
  readonly openRule: (rule: string) => void
}

const TABS = ['log', 'chat', 'orders'] as const
type Tab = (typeof TABS)[number]

const SHOWN: Readonly<Record<Tab, (props: PanelProps) => ReactNode>> = { log: Log, chat: Chat, orders: OrdersPanel }

export function SidePanel(props: PanelProps) {
  const [tab, setTab] = useState<Tab>('log')
  const [read, setRead] = useState(props.state.talk.length)
  const { say, state, info } = props
  const tabs = info.seat === null || state.outcome !== null ? TABS.slice(0, 2) : TABS
  const Shown = SHOWN[tabs.includes(tab) ? tab : 'log']
  const unread = tab === 'chat' ? 0 : state.talk.length - read
  const open = (next: Tab): void => {
    setTab(next)
    setRead(state.talk.length)
  }
  return (
    <section className={`panel ${styles.panel}`}>
      <div role="tablist" className={styles.tabs} aria-label={say('web.log')}>
        {tabs.map((name, k) => (
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
              const other = tabs[(k + (event.key === 'ArrowRight' ? 1 : tabs.length - 1)) % tabs.length]
              open(other)
              document.getElementById(`tab-${other}`)?.focus()
            }}
          >
            {say(`web.${name}`)}
            {name === 'orders' && state.orders.plans.length > 0 ? <b className={styles.badge}>{state.orders.plans.length}</b> : null}
            {name === 'chat' && unread > 0 ? <b className={styles.badge}>{unread}</b> : null}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`} className={styles.body} tabIndex={0}>
        <Shown {...props} />
      </div>
    </section>
  )
}
