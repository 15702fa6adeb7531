import type { Face } from '@flotilla/kernel'
import type { TableInfo } from '@flotilla/wire'
import { useState, type ReactNode } from 'react'
import type { Say } from '../words.ts'
import { Chat } from './chat.tsx'
import { EndSheet, isOver } from './end-sheet.tsx'
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

type Tab = 'log' | 'chat' | 'orders' | 'scores'

const SHOWN: Readonly<Record<Tab, (props: PanelProps) => ReactNode>> = { log: Log, chat: Chat, orders: OrdersPanel, scores: EndSheet }

/** The score sheet comes first when all is over; before, orders are for those who play. */
function tabsOf(state: TableState, info: TableInfo): readonly Tab[] {
  if (isOver(state)) return ['scores', 'log', 'chat']
  return info.seat === null ? ['log', 'chat'] : ['log', 'chat', 'orders']
}

export function SidePanel(props: PanelProps) {
  const [chosen, setTab] = useState<Tab | null>(null)
  const [read, setRead] = useState(props.state.talk.length)
  const { say, state, info } = props
  const tabs = tabsOf(state, info)
  const tab = chosen !== null && tabs.includes(chosen) ? chosen : tabs[0]
  const Shown = SHOWN[tab]
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
      <div key={tab} role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`} className={styles.body} tabIndex={0}>
        <Shown {...props} />
      </div>
    </section>
  )
}
