import type { HouseRule } from '@flotilla/kernel'
import type { ReactNode } from 'react'
import { Glyph } from '../../layout/glyph.tsx'
import { namesSeat, optionName, optionValue, type Property } from '../../lobby/option-words.ts'
import type { Say } from '../../words.ts'
import { Chips } from '../chips.tsx'
import styles from './house-rules.module.css'
import { allOptions, playing, setOptions } from '../plan.ts'
import { Stepper } from '../stepper.tsx'
import type { Tools } from '../tools.ts'
import { rangeOf, wordsOf } from './values.ts'

interface RowProps {
  readonly title: string
  readonly sentence: string
  readonly isChanged: boolean
  readonly say: Say
  readonly link?: ReactNode
  readonly onReset?: () => void
  readonly children: ReactNode
}

/** One option: what it is called, what it changes, and what can be chosen. */
export function Row({ title, sentence, isChanged, say, link, onReset, children }: RowProps) {
  return (
    <div className={styles.option} data-changed={isChanged ? '' : undefined}>
      <div className={styles.optionHead}>
        <h4>{title}</h4>
        {link}
        {isChanged && onReset !== undefined ? (
          <button type="button" className={styles.reset} onClick={onReset}>
            <Glyph name="undo" size={15} /> {say('opening.reset')}
          </button>
        ) : null}
      </div>
      {sentence === '' ? null : <p>{sentence}</p>}
      {children}
    </div>
  )
}

interface RuleProps {
  readonly rule: Omit<HouseRule, 'applies'> & { readonly applies?: HouseRule['applies'] | undefined }
  readonly property: Property
  readonly tools: Tools
}

/** An option of the game, with the rule that tells of it. */
export function GameRule({ rule: { option, rule, begin, applies }, property, tools }: RuleProps) {
  const { game, plan, frame, say, change } = tools
  const usual = frame.usual[option]
  const value = plan.options[option] ?? usual
  const set = (next: unknown): void => change(setOptions(plan, frame, { [option]: next }))
  const words = wordsOf(property).filter((one) => typeof one !== 'number' || !namesSeat(option) || one < plan.seats.length)
  const range = rangeOf(property)
  if (words.length === 0 && range === null) return null
  const title = optionName(say, option)
  const note = (one: unknown): string | undefined => (one === usual ? say('opening.usual') : undefined)
  const plays = applies?.(allOptions(plan, frame), playing(plan)) ?? true
  return (
    <Row
      title={title}
      sentence={say.has(`option.${option}.say`) ? say(`option.${option}.say`) : ''}
      isChanged={plays && option in plan.options}
      say={say}
      link={
        rule === '' ? null : (
          <a href={`/rules/${game.id}/${rule}`} target="_blank" rel="noreferrer" aria-label={say('opening.rule', { rule })}>
            {rule}
          </a>
        )
      }
      onReset={() => set(usual)}
    >
      {plays ? (
        <Chips
          bare
          label={title}
          values={words.map((one, k) => ({ value: k, words: optionValue(say, option, one), note: note(one) }))}
          value={words.indexOf(value)}
          onChange={(k) => set(words[k])}
        >
          {range === null ? null : (
            <Stepper range={range} begin={begin} value={value} usual={usual} option={title} say={say} onChange={set} />
          )}
        </Chips>
      ) : (
        <p className={styles.why}>
          <Glyph name="lock" size={15} /> {say(`option.${option}.only`)}
        </p>
      )}
    </Row>
  )
}
