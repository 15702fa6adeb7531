import { useBench, thingOf } from '../bench.ts'
import { goOn } from './control.tsx'
import type { Thing } from '../draft.ts'
import styles from './walk.module.css'
import { Finder } from './finder.tsx'
import { ThingCard } from './thing-card.tsx'
import marks from './thing.module.css'

const COPIES = 'copies'

/** Thing by thing through the box: what lies on the table, what is printed on it, and the next one. */
export function Walk() {
  const bench = useBench()
  const { say, look, hand, nameOf } = bench
  const thing = hand === null ? undefined : thingOf(look, hand.id)
  if (thing === undefined) return null
  const at = look.things.indexOf(thing)
  const looked = look.things.filter(({ toCheck }) => toCheck === 0).length
  const isCounted = thing.fields.some(({ path }) => path.at(-1) === COPIES)
  const goTo = (to: Thing | undefined): void => {
    const first = to?.fields.find(({ mark }) => mark === 'house') ?? to?.fields.at(0)
    if (first !== undefined) bench.go(first.id)
  }
  return (
    <section className={styles.walk} aria-label={say('edition.walk')}>
      <div className={styles.task}>
        <h2>{say(look.toCheck === 0 ? 'edition.nothingLeft' : isCounted ? 'edition.take' : 'edition.now', { thing: nameOf(thing) })}</h2>
        {look.toCheck === 0 ? null : <p>{say('edition.how')}</p>}
      </div>
      <div className={styles.table}>
        <Neighbour thing={look.things[at - 1]} goTo={goTo} />
        <ThingCard key={thing.id} thing={thing} large />
        <Neighbour thing={look.things[at + 1]} goTo={goTo} />
      </div>
      <div className={styles.foot}>
        <Finder goTo={goTo} />
        <div className={styles.progress}>
          <span>{say('edition.looked', { n: looked, all: look.things.length })}</span>
          <progress value={looked} max={look.things.length} aria-label={say('edition.looked', { n: looked, all: look.things.length })} />
        </div>
        <button type="button" disabled={thing.toCheck === 0} onClick={() => hand !== null && goOn(bench, hand, true)}>
          ✓ {say('edition.allPrinted')} <kbd>⇧↵</kbd>
        </button>
      </div>
    </section>
  )
}

function Neighbour({ thing, goTo }: { readonly thing: Thing | undefined; readonly goTo: (thing: Thing | undefined) => void }) {
  const { nameOf } = useBench()
  if (thing === undefined) return <span className={styles.neighbour} />
  return (
    <button type="button" className={styles.neighbour} onClick={() => goTo(thing)}>
      <span>{nameOf(thing)}</span>
      {thing.toCheck === 0 ? <small>✓</small> : <small className={marks.left}>{thing.toCheck}</small>}
    </button>
  )
}
