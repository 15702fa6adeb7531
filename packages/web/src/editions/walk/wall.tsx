import { useState } from 'react'
import { useBench } from '../bench.ts'
import type { Thing } from '../draft.ts'
import styles from './walk.module.css'
import { Finder } from './finder.tsx'
import { partName } from '../names.ts'
import { ThingCard } from './thing-card.tsx'

type Filter = 'all' | 'check' | 'changed' | { readonly part: string }

const isShown = (filter: Filter, { changed, toCheck, key }: Thing): boolean => {
  if (typeof filter === 'object') return filter.part === key
  return filter === 'all' || (filter === 'check' ? toCheck > 0 : changed > 0)
}

/** The entries of each list together, and what stands alone side by side. */
function groupsOf(things: readonly Thing[], lists: readonly string[]): readonly (readonly Thing[])[] {
  const groups = new Map<string, Thing[]>()
  for (const thing of things) {
    const group = lists.includes(thing.key) ? thing.key : ''
    groups.set(group, [...(groups.get(group) ?? []), thing])
  }
  return [...groups.values()]
}

/** Everything of the box side by side, part by part. */
export function Wall() {
  const { say, look, go, game } = useBench()
  const [filter, setFilter] = useState<Filter>('all')
  const shown = look.things.filter((thing) => isShown(filter, thing))
  const parts = [...new Set(look.things.map(({ key }) => key))]
  const lists = parts.filter((part) => look.things.filter(({ key }) => key === part).length > 1)
  const count = (of: 'changed' | 'toCheck'): number => look.things.filter((thing) => thing[of] > 0).length
  const chip = (to: Filter, words: string) => {
    const isOn = typeof to === 'object' ? typeof filter === 'object' && filter.part === to.part : filter === to
    return (
      <button key={words} type="button" className={styles.chip} aria-pressed={isOn} onClick={() => setFilter(to)}>
        {words}
      </button>
    )
  }
  return (
    <section className={styles.wall} aria-label={say('edition.wall')}>
      <div className={styles.chips}>
        {chip('all', say('edition.all', { n: look.things.length }))}
        {chip('check', say('edition.filter.check', { n: count('toCheck') }))}
        {chip('changed', say('edition.filter.changed', { n: count('changed') }))}
        {parts.length < 2 ? null : lists.map((part) => chip({ part }, partName(say, part)))}
        <Finder
          goTo={(thing) => {
            setFilter('all')
            // The wall must show it before it can be gone to.
            if (thing !== undefined) setTimeout(() => go(thing.fields[0].id))
          }}
        />
      </div>
      {shown.length === 0 ? <p>{say('edition.none')}</p> : null}
      {groupsOf(shown, lists).map((things) => (
        <div key={things[0].id} className={styles.part} data-shape={game.editionSheet?.shapes?.[things[0].key]}>
          <h2 className={lists.includes(things[0].key) && parts.length > 1 ? undefined : 'visually-hidden'}>
            {lists.includes(things[0].key) ? partName(say, things[0].key) : say('edition.wall')}
          </h2>
          <div className={styles.things}>
            {things.map((thing) => (
              <ThingCard key={thing.id} thing={thing} />
            ))}
          </div>
        </div>
      ))}
    </section>
  )
}
