import { at } from '@flotilla/kernel/edition-sheet'
import { useMemo } from 'react'
import { Drawing } from '../../layout/drawing.tsx'
import { useBench } from '../bench.ts'
import { Control } from './control.tsx'
import type { Entry, Thing } from '../draft.ts'
import styles from './thing.module.css'
import { MarkSign } from './mark.tsx'
import { labelOf } from '../names.ts'
import { Track } from './track.tsx'

const COPIES = 'copies'

const pathOf = (thing: Thing): readonly (string | number)[] => (thing.nth === 0 ? [thing.key] : [thing.key, thing.nth - 1])

/** Numbers that rise from place to place, as stops on a line. */
const stopsOf = (fields: readonly Entry[]): readonly Entry[] => {
  const first = fields.find(({ kind, nth }) => kind === 'number' && nth === 1)
  return first === undefined ? [] : fields.filter(({ pattern }) => pattern === first.pattern)
}

/** A thing of the box with all that is printed on it; copies lie as a heap behind it. */
export function ThingCard({ thing, large = false }: { readonly thing: Thing; readonly large?: boolean }) {
  const { game, draft, pictures, nameOf, hand, say } = useBench()
  const name = nameOf(thing)
  const entry = at(draft.edition, pathOf(thing)) as Readonly<Record<string, unknown>>
  const key = JSON.stringify(entry)
  const picture = useMemo(() => pictures.thing(thing, entry), [pictures, thing.id, key])
  const shape = game.editionSheet?.shapes?.[thing.key] ?? 'board'
  const copies = thing.fields.find(({ path }) => path.at(-1) === COPIES)?.value
  const heap = Math.min(4, Math.max(0, Number(copies ?? 1) - 1))
  const stops = shape === 'track' ? stopsOf(thing.fields) : []
  return (
    <section
      className={styles.thing}
      data-shape={shape}
      data-large={large ? '' : undefined}
      data-changed={thing.changed > 0 ? '' : undefined}
      data-hand={thing.fields.some(({ id }) => id === hand?.id) ? '' : undefined}
      style={{ ['--heap' as string]: heap }}
      aria-label={name}
    >
      {picture === null ? null : (
        <div className={styles.picture}>
          <Drawing svg={picture.svg} box={picture.box} {...(picture.fills === true ? { slice: 'xMidYMin' } : {})} />
        </div>
      )}
      <h3 className={styles.name}>
        {name}
        <Count thing={thing} />
      </h3>
      {large && pictures.text !== undefined ? <p className={styles.effect}>{pictures.text(say, draft.edition, thing)}</p> : null}
      {stops.length > 1 ? <Track stops={stops} /> : null}
      <div className={styles.fields}>
        {thing.fields.map((field) => (
          <Labelled key={field.id} entry={field} of={name} />
        ))}
      </div>
    </section>
  )
}

/** A tick where all of it has been looked at, otherwise how many numbers nobody has. */
function Count({ thing: { toCheck, fields } }: { readonly thing: Thing }) {
  if (toCheck > 0) return <span className={styles.left}>{toCheck}</span>
  return fields.some(({ mark }) => mark === 'seen' || mark === 'yours') ? <MarkSign mark="seen" size={17} /> : null
}

function Labelled({ entry, of }: { readonly entry: Entry; readonly of: string }) {
  const { say } = useBench()
  return (
    <div className={styles.labelled} data-kind={entry.kind}>
      <Control entry={entry} of={of} />
      <span className={styles.label} aria-hidden>
        {labelOf(say, entry)}
      </span>
    </div>
  )
}
