import { useState, type KeyboardEvent } from 'react'
import { Drawing } from '../../layout/drawing.tsx'
import { useBench, thingOf, type Bench } from '../bench.ts'
import type { Entry } from '../draft.ts'
import styles from './thing.module.css'
import { MarkSign } from './mark.tsx'
import { labelOf, valueOf } from '../names.ts'

const isWithin = ({ min, max }: Entry, value: number): boolean => Number.isInteger(value) && value >= min && value <= max

/** What Enter does: says that it is printed so, and goes to the next number. */
export function goOn(bench: Bench, entry: Entry, isAll = false): void {
  const thing = thingOf(bench.look, entry.id)
  const now = isAll && thing !== undefined ? thing.fields.filter(({ mark }) => mark === 'house') : entry.mark === 'house' ? [entry] : []
  if (now.length > 0) bench.print(now)
  const last = isAll ? (thing?.fields.at(-1)?.id ?? entry.id) : entry.id
  const done = new Set(now.map(({ id }) => id))
  let next = bench.nextToCheck(last)
  while (next !== null && done.has(next.id) && next.id !== last) next = bench.nextToCheck(next.id)
  if (next !== null && !done.has(next.id)) bench.go(next.id)
}

function onKey(bench: Bench, entry: Entry, event: KeyboardEvent): void {
  if (event.key !== 'Enter') return
  event.preventDefault()
  goOn(bench, entry, event.shiftKey)
}

interface Props {
  readonly entry: Entry
  /** What it belongs to, for whoever hears it. */
  readonly of: string
}

/** One number, text, colour or face at the place where it is printed, with the sign of where it comes from. */
export function Control({ entry, of }: Props) {
  const bench = useBench()
  const { say, compares } = bench
  const label = say('edition.field', { thing: of, label: labelOf(say, entry), mark: say(`edition.mark.${entry.mark}`) })
  const isInHand = bench.hand?.id === entry.id
  const shared = {
    id: `number-${entry.id}`,
    'aria-label': label,
    onFocus: () => bench.take(entry.id),
    onKeyDown: (event: KeyboardEvent) => onKey(bench, entry, event),
  }
  return (
    <span className={styles.plate} data-mark={entry.mark} data-hand={isInHand ? '' : undefined} data-kind={entry.kind}>
      {entry.kind === 'number' ? (
        <NumberField entry={entry} shared={shared} />
      ) : entry.kind === 'flag' ? (
        <button
          type="button"
          role="switch"
          aria-checked={entry.value === true}
          {...shared}
          onClick={() => bench.type(entry, entry.value !== true)}
        >
          {valueOf(say, entry, entry.value)}
        </button>
      ) : entry.kind === 'choice' ? (
        <Choices entry={entry} shared={shared} />
      ) : (
        <TextField entry={entry} shared={shared} />
      )}
      <MarkSign mark={entry.mark} />
      {compares && entry.mark === 'yours' ? <s className={styles.was}>{valueOf(say, entry, entry.builtIn)}</s> : null}
    </span>
  )
}

interface Shared {
  readonly id: string
  readonly 'aria-label': string
  readonly onFocus: () => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

function NumberField({ entry, shared }: { readonly entry: Entry; readonly shared: Shared }) {
  const bench = useBench()
  const [text, setText] = useState<string | null>(null)
  const value = Number(entry.value)
  const isOutside = text !== null && text !== '' && text !== '-' && !isWithin(entry, Number(text))
  const step = (by: number): void => {
    setText(null)
    if (isWithin(entry, value + by)) bench.type(entry, value + by)
  }
  return (
    <>
      <input
        {...shared}
        role="spinbutton"
        aria-valuenow={value}
        aria-valuemin={entry.min}
        aria-valuemax={entry.max}
        aria-invalid={isOutside}
        inputMode={entry.min < 0 ? 'text' : 'numeric'}
        autoComplete="off"
        value={text ?? String(value)}
        onFocus={(event) => {
          shared.onFocus()
          event.target.select()
        }}
        onBlur={() => setText(null)}
        onChange={({ target }) => {
          if (!/^-?\d{0,3}$/.test(target.value)) return
          setText(target.value)
          const next = Number(target.value)
          if (target.value !== '' && isWithin(entry, next) && next !== value) bench.type(entry, next)
        }}
        onKeyDown={(event) => {
          if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
            event.preventDefault()
            step(event.key === 'ArrowUp' ? 1 : -1)
          } else if (event.key === 'Escape') setText(null)
          else if (event.key !== 'Enter' || !isOutside) shared.onKeyDown(event)
        }}
      />
      {isOutside ? (
        <span role="alert" className={styles.outside}>
          {bench.say('edition.outside', { least: entry.min, most: entry.max })}
        </span>
      ) : null}
    </>
  )
}

function Choices({ entry, shared }: { readonly entry: Entry; readonly shared: Shared }) {
  const bench = useBench()
  const picture = bench.pictures.value?.(entry.pattern, entry.value) ?? null
  return (
    <>
      {picture === null ? null : <Drawing svg={picture.svg} box={picture.box} width={34} height={34} />}
      <select {...shared} value={String(entry.value)} onChange={({ target }) => bench.type(entry, target.value)}>
        {entry.choices.map((choice) => (
          <option key={choice} value={choice}>
            {valueOf(bench.say, entry, choice)}
          </option>
        ))}
      </select>
    </>
  )
}

function TextField({ entry, shared }: { readonly entry: Entry; readonly shared: Shared }) {
  const bench = useBench()
  return <input {...shared} maxLength={entry.max} value={String(entry.value)} onChange={({ target }) => bench.type(entry, target.value)} />
}
