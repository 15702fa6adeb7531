import { useRef, useState, type ReactNode } from 'react'
import { Glyph } from '../../layout/glyph.tsx'
import { HOUSE_RULES } from '../at-table.ts'
import { changesOf } from './changes.ts'
import { EditionChoice } from './edition-choice.tsx'
import styles from './house-rules.module.css'
import { Modal } from '../modal.tsx'
import { GameRule, Row } from './option-row.tsx'
import { Chips } from '../chips.tsx'
import { allOptions, playing, type Plan } from '../plan.ts'
import type { Tools } from '../tools.ts'
import { propertiesOf } from '../../lobby/option-words.ts'

interface Part {
  readonly id: string
  readonly number: string
  readonly title: string
  /** How many of it differ from the usual. */
  readonly changed: number
  readonly rows: ReactNode
}

/** Everything else about a table: by chapter of the rulebook, each option with a sentence and its rule. */
export function HouseRules({ tools, onClose }: { tools: Tools; onClose: () => void }) {
  const { say, change, plan } = tools
  const [at, setAt] = useState(0)
  const list = useRef<HTMLDivElement>(null)
  const parts = partsOf(tools)
  const total = changesOf(tools)
  const reset = (): void => change({ ...plan, options: pictured(plan, tools), house: houseWithoutRules(plan), edition: plan.edition })
  return (
    <Modal title={say('opening.rules')} className={`sheet ${styles.sheet}`} onClose={onClose}>
      <header className={styles.head}>
        <h2>{say('opening.rules')}</h2>
        <span role="status">{total === 0 ? say('opening.rules.usual') : say('opening.rules.changed', { n: total })}</span>
        {total === 0 ? null : (
          <button type="button" onClick={reset}>
            <Glyph name="undo" size={18} /> {say('opening.resetAll')}
          </button>
        )}
        <button type="button" className="primary" onClick={onClose}>
          {say('opening.done')}
        </button>
      </header>
      <div className={styles.body}>
        <nav className={styles.contents} aria-label={say('opening.rules')}>
          {parts.map(({ id, number, title, changed }, k) => (
            <button
              key={id}
              type="button"
              aria-current={k === at}
              onClick={() => {
                setAt(k)
                list.current?.querySelector(`[data-part="${id}"]`)?.scrollIntoView()
              }}
            >
              <span className={styles.number}>{number}</span>
              <span>{title}</span>
              {changed === 0 ? null : <Count n={changed} />}
            </button>
          ))}
        </nav>
        <div ref={list} className={styles.list} tabIndex={-1}>
          <p className={styles.hint}>{say('opening.rules.say')}</p>
          {parts.map(({ id, number, title, rows }) => (
            <section key={id} data-part={id} aria-label={title}>
              <h3>
                {number === '' ? null : <span className={styles.number}>{number}</span>}
                {title}
              </h3>
              {rows}
            </section>
          ))}
        </div>
      </div>
    </Modal>
  )
}

const Count = ({ n }: { n: number }) => <span className={styles.count}>{n}</span>

/** What stands in the pictures stays when the rest is reset. */
function pictured(plan: Plan, { frame }: Tools): Plan['options'] {
  const behind = new Set((frame.opening?.chapters ?? []).flatMap(({ rules }) => rules.map(({ option }) => option)))
  return Object.fromEntries(Object.entries(plan.options).filter(([option]) => frame.opening !== null && !behind.has(option)))
}
const houseWithoutRules = ({ house }: Plan): Plan['house'] => HOUSE_RULES.reduce((kept, { set, values }) => set(kept, values[0]), house)

function partsOf(tools: Tools): readonly Part[] {
  const { game, plan, frame, say } = tools
  const properties = new Map(propertiesOf(game.options))
  const all = allOptions(plan, frame)
  const n = playing(plan)
  const chapters = frame.opening?.chapters ?? [
    // A game that says nothing about its options has them all in one chapter.
    { id: 'all', number: '', rules: [...properties.keys()].map((option) => ({ option, rule: '', applies: undefined })) },
  ]
  const parts = chapters.map(({ id, number, rules }): Part => {
    const rows = rules.flatMap((rule) => {
      const property = properties.get(rule.option)
      return property === undefined ? [] : [<GameRule key={rule.option} rule={rule} property={property} tools={tools} />]
    })
    const changed = rules.filter(({ option, applies }) => option in plan.options && (applies?.(all, n) ?? true)).length
    return { id, number, title: frame.opening === null ? say('opening.options') : say(`chapter.${id}`), changed, rows }
  })
  return [...parts, ...editionPart(tools), tablePart(tools)]
}

/** Which numbers are played with: also where a picture asks for the built-in ones there may be some of one's own. */
function editionPart(tools: Tools): readonly Part[] {
  const { face, plan, say } = tools
  if (face === null) return []
  const isChanged = plan.edition !== undefined
  return [
    {
      id: 'edition',
      number: '',
      title: say('opening.edition'),
      changed: isChanged ? 1 : 0,
      rows: (
        <Row title={say('opening.edition')} sentence={say('opening.edition.say')} isChanged={isChanged} say={say}>
          <EditionChoice tools={tools} game={face} />
        </Row>
      ),
    },
  ]
}

function tablePart({ plan, say, change }: Tools): Part {
  const { house } = plan
  return {
    id: 'table',
    number: '',
    title: say('opening.atTable'),
    changed: HOUSE_RULES.filter(({ isUsual }) => !isUsual(house)).length,
    rows: HOUSE_RULES.map(({ id, values, of, set, isUsual }) => (
      <Row
        key={id}
        title={say(`opening.${id}`)}
        sentence={say(`opening.${id}.say`)}
        isChanged={!isUsual(house)}
        say={say}
        onReset={() => change({ ...plan, house: set(house, values[0]) })}
      >
        <Chips
          bare
          label={say(`opening.${id}`)}
          values={values.map((value, k) => ({
            value,
            words: say(`opening.${id}.${value}`),
            note: k === 0 ? say('opening.usual') : undefined,
          }))}
          value={of(house)}
          onChange={(value) => change({ ...plan, house: set(house, value) })}
        />
      </Row>
    )),
  }
}
