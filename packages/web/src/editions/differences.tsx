import type { Game } from '@flotilla/kernel'
import { at, editionChanges, patternOf, type EditionChange, type Path } from '@flotilla/kernel/edition-sheet'
import { useSay, type Say } from '../words.ts'
import styles from './editions.module.css'
import { labelOf, thingName, valueOf } from './names.ts'
import { editionPageWords } from './text.ts'

type Sheeted = Pick<Game, 'editionSheet' | 'words'>

/** So many are told in a list that nobody has asked for. */
const MOST = 60

/** The thing that a change is part of: an entry of a list, or a part of the edition. */
function thingAt(say: Say, game: Sheeted, edition: unknown, path: Path): string {
  const [key, place] = path
  const isEntry = typeof place === 'number' && typeof at(edition, [key, place]) === 'object'
  const entry = at(edition, isEntry ? [key, place] : [key]) as { readonly id?: unknown; readonly name?: unknown } | undefined
  const id = typeof entry?.id === 'string' ? entry.id : ''
  const name = isEntry ? { id, text: typeof entry?.name === 'string' ? entry.name : id } : null
  return thingName(say, game, { key: String(key), name, nth: isEntry ? place + 1 : 0 }, entry)
}

function told(say: Say, game: Sheeted, edition: unknown, { path, was, now }: EditionChange): readonly [string, string, string] {
  const inner = path.slice(typeof path[1] === 'number' && typeof at(edition, path.slice(0, 2)) === 'object' ? 2 : 1)
  const place = inner.findLast((key) => typeof key === 'number')
  const field = { pattern: patternOf(path), nth: place === undefined ? 0 : place + 1 }
  return [`${thingAt(say, game, edition, path)}, ${labelOf(say, field)}`, valueOf(say, field, was), valueOf(say, field, now)]
}

/** What another edition changes, line by line, with the words of the game. */
export function Differences({ game, was, now }: { readonly game: Sheeted; readonly was: unknown; readonly now: unknown }) {
  const sheet = game.editionSheet?.messages
  const say = useSay([game.words.messages, ...(sheet === undefined ? [] : [sheet]), editionPageWords])
  const changes = editionChanges(was, now)
  return (
    <ul className={styles.differences}>
      {changes.slice(0, MOST).map((change) => {
        const [what, before, after] = told(say, game, now, change)
        return (
          <li key={change.path.join('.')}>
            {what}: <b>{after}</b> <s>{before}</s>
          </li>
        )
      })}
      {changes.length > MOST ? <li>… +{changes.length - MOST}</li> : null}
    </ul>
  )
}
