import { editionBase, editionChanges } from '@flotilla/kernel/edition-sheet'
import { useCallback } from 'react'
import { loadEngine } from '../rules/engines.ts'
import { useLoad } from '../lobby/use-load.ts'
import { useSay } from '../words.ts'
import { Differences } from './differences.tsx'
import { editionPageWords } from './text.ts'

/** So many changes are told without being asked for. */
const FEW = 8

/** What a table with numbers of its own changes: everybody sees it before they sit down. */
export default function OwnNumbers({ game: id, edition }: { readonly game: string; readonly edition: unknown }) {
  const say = useSay([editionPageWords])
  const { value: game } = useLoad(useCallback(() => loadEngine(id), [id]))
  if (game === null || game === undefined) return null
  const was = editionBase<unknown>(game, edition)
  const { length: n } = editionChanges(was, edition)
  return (
    <details open={n > 0 && n <= FEW}>
      <summary>{say('edition.differs', { n })}</summary>
      <Differences game={game} was={was} now={edition} />
    </details>
  )
}
