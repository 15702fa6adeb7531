import type { ClientGame } from '@flotilla/kernel'
import type { TableInfo } from '@flotilla/protocol'
import { useEffect, useRef, type ReactNode } from 'react'
import { useEscape } from '../../layout/escape.ts'
import { Glyph } from '../../layout/glyph.tsx'
import type { Say } from '../../words.ts'
import type { CrewMember } from '../board.ts'
import { Chat } from '../talk/chat.tsx'
import { CrewPanel } from './crew-panel.tsx'
import styles from './drawer.module.css'
import { isOver } from '../game-over.ts'
import { Log } from '../log/log.tsx'
import { AutoAnswersPanel } from './auto-answers.tsx'
import type { TableLink, TableState } from '../table-link.ts'
import type { Left } from '../log/use-left-here.ts'

export interface PanelProps {
  readonly link: TableLink
  readonly state: TableState
  readonly info: TableInfo
  readonly crew: readonly CrewMember[]
  readonly say: Say
  readonly game: ClientGame
  /** Where this person left last time. */
  readonly left: Left | null
  /** For a spectator: whose side of the table they sit on. */
  readonly beside: { readonly seat: number; readonly sit: (seat: number) => void } | null
  readonly openRule: (rule: string) => void
}

export type Tab = 'log' | 'chat' | 'orders' | 'crew'

const SHOWN: Readonly<Record<Tab, (props: PanelProps) => ReactNode>> = {
  log: Log,
  chat: Chat,
  orders: AutoAnswersPanel,
  crew: CrewPanel,
}

/** Orders are for those who play, and while they do. */
export function tabsOf(state: TableState, info: TableInfo): readonly Tab[] {
  return info.seat === null || isOver(state) ? ['log', 'chat', 'crew'] : ['log', 'chat', 'orders', 'crew']
}

interface DrawerProps extends PanelProps {
  readonly tab: Tab
  readonly unread: number
  readonly onTab: (tab: Tab) => void
  readonly onClose: () => void
}

/** Log, talk, orders and the crew: from the right beside or over the board, on a phone from below. */
export function Drawer({ tab, unread, onTab, onClose, ...props }: DrawerProps) {
  const { say, state, info } = props
  const tabs = tabsOf(state, info)
  const Shown = SHOWN[tab]
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    // Opened by its button: the way goes on in here.
    if (document.activeElement?.closest('header') instanceof HTMLElement)
      box.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus()
  }, [])
  useEscape(onClose)
  return (
    <aside ref={box} className={styles.drawer} aria-label={say(`web.${tab}`)}>
      <div className={styles.head}>
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
              onClick={() => onTab(name)}
              onKeyDown={(event) => {
                if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
                const other = tabs[(k + (event.key === 'ArrowRight' ? 1 : tabs.length - 1)) % tabs.length]
                onTab(other)
                document.getElementById(`tab-${other}`)?.focus()
              }}
            >
              <Glyph name={name} size={18} />
              <span>{say(`web.${name}`)}</span>
              {name === 'orders' && state.seatSettings.plans.length > 0 ? (
                <b className={styles.badge}>{state.seatSettings.plans.length}</b>
              ) : null}
              {name === 'chat' && unread > 0 ? <b className={styles.badge}>{unread}</b> : null}
            </button>
          ))}
        </div>
        <button type="button" className={styles.close} onClick={onClose} aria-label={say('web.close')}>
          <Glyph name="close" size={18} />
        </button>
      </div>
      <div key={tab} role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`} className={styles.body} tabIndex={0}>
        <Shown {...props} />
      </div>
    </aside>
  )
}
