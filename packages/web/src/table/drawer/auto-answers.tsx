import { readView, same, type Message, type View } from '@flotilla/kernel'
import { BY_ITSELF, type SeatSettings, type Plan, type StandingOrder } from '@flotilla/protocol'
import { useMemo } from 'react'
import styles from './auto-answers.module.css'
import type { Say } from '../../words.ts'
import type { PanelProps } from './drawer.tsx'

/** The kinds of ask that the game's words have an order for: `order.<ask>`, with `.from` where it may go by what is at stake. */
function ordersIn(say: Say): readonly string[] {
  return say.codes('order.').flatMap((code) => {
    const [, ask] = /^order\.((?:(?!\.from$|\.usual$).)+)$/.exec(code) ?? []
    return ask === undefined ? [] : [ask]
  })
}

const UNTIL_OWN: StandingOrder = { ask: '*', order: 'default', until: 'own' }

/** Private answers in advance: what is answered once if it comes to it, and what is always answered without asking. */
export function AutoAnswersPanel({ link, state, info, say, game }: PanelProps) {
  const { seatSettings: orders } = state
  const { plans, standing } = orders
  const asks = useMemo(() => ordersIn(say), [say])
  const set = (part: Partial<SeatSettings>): void => link.request({ type: 'orders', orders: { ...orders, ...part } })
  const has = (order: StandingOrder): boolean => standing.some((one) => same(one, order))
  const toggle = (order: StandingOrder, on: boolean): void => {
    const others = standing.filter((one) => !same(one, order))
    set({ standing: on ? [order, ...others] : others })
  }
  const possible =
    info.seat === null ? [] : (game.words.plans?.(readView(game, state.view as unknown as View), info.seat) ?? []).map(planOf)
  const open = possible.filter((plan, k) => !plans.some((one) => same(one, plan)) && possible.findIndex((one) => same(one, plan)) === k)
  const told = (plan: Plan): string => say({ code: plan.code, params: plan.params ?? {} } satisfies Message)
  return (
    <div className={styles.orders}>
      <p className={styles.hint}>{say('web.orders.hint')}</p>
      {asks.length === 0 ? null : (
        <label className={styles.check}>
          <input type="checkbox" checked={has(UNTIL_OWN)} onChange={(event) => toggle(UNTIL_OWN, event.target.checked)} />
          {say('web.orders.untilOwn')}
        </label>
      )}
      <label className={styles.check}>
        <input type="checkbox" checked={has(BY_ITSELF)} onChange={(event) => toggle(BY_ITSELF, event.target.checked)} />
        {say('web.orders.only')}
      </label>
      {plans.length + open.length === 0 ? null : (
        <section aria-labelledby="plans">
          <h3 id="plans">{say('web.orders.plans')}</h3>
          <ul>
            {plans.map((plan, k) => (
              <li key={k}>
                <span>{told(plan)}</span>
                <button type="button" onClick={() => set({ plans: plans.filter((one) => one !== plan) })}>
                  {say('web.orders.drop')}
                </button>
              </li>
            ))}
            {open.map((plan, k) => (
              <li key={k}>
                <button type="button" className={styles.plan} onClick={() => set({ plans: [...plans, plan] })}>
                  + {told(plan)}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {asks.length === 0 ? null : (
        <section aria-labelledby="standing">
          <h3 id="standing">{say('web.orders.standing')}</h3>
          {asks.map((ask) => (
            <Standing
              key={ask}
              label={say(`order.${ask}`)}
              usual={say(say.has(`order.${ask}.usual`) ? `order.${ask}.usual` : 'web.orders.ask')}
              from={say.has(`order.${ask}.from`) ? (n) => say(`order.${ask}.from`, { n }) : null}
              isCounted={say.takes(`order.${ask}.from`, 'n')}
              order={standing.find((one) => one.ask === ask)}
              say={say}
              onChange={(order) => {
                const others = standing.filter((one) => one.ask !== ask)
                set({ standing: order === null ? others : [...others, { ask, ...order }] })
              }}
            />
          ))}
        </section>
      )}
    </div>
  )
}

const planOf = ({ ask, text }: { readonly ask: string; readonly text: Message }): Plan => ({
  ask,
  code: text.code,
  ...(text.params === undefined ? {} : { params: text.params as NonNullable<Plan['params']> }),
})

interface StandingProps {
  readonly label: string
  /** What happens without an order. */
  readonly usual: string
  readonly from: ((n: number) => string) | null
  /** The threshold is a number of one's own choice. */
  readonly isCounted: boolean
  readonly order: StandingOrder | undefined
  readonly say: PanelProps['say']
  readonly onChange: (order: Omit<StandingOrder, 'ask'> | null) => void
}

const FIRST_FROM = 5

function Standing({ label, usual, from, isCounted, order, say, onChange }: StandingProps) {
  const value = order === undefined ? 'usual' : order.order === 'ask' && order.from !== undefined ? 'from' : order.order
  const threshold = order?.from ?? (isCounted ? FIRST_FROM : 1)
  const change = (next: string): void => {
    if (next === 'usual') onChange(null)
    else if (next === 'from') onChange({ order: 'ask', from: isCounted ? FIRST_FROM : 1 })
    else onChange({ order: next as StandingOrder['order'] })
  }
  return (
    <div className={styles.standing}>
      <label>
        {label}
        <select value={value} onChange={(event) => change(event.target.value)}>
          <option value="usual">{usual}</option>
          {usual === say('web.orders.ask') ? null : <option value="ask">{say('web.orders.ask')}</option>}
          {from === null ? null : <option value="from">{from(threshold)}</option>}
          <option value="default">{say('web.orders.never')}</option>
          <option value="always">{say('web.orders.always')}</option>
        </select>
      </label>
      {value === 'from' && isCounted ? (
        <input
          type="number"
          min={1}
          max={20}
          value={threshold}
          aria-label={`${label}: ${say('web.orders.threshold')}`}
          onChange={(event) => onChange({ order: 'ask', from: Math.max(0, Math.min(99, Number(event.target.value))) })}
        />
      ) : null}
    </div>
  )
}
