import type { ClientGame } from '@flotilla/kernel'
import { editionName } from '../lobby/edition-field.tsx'
import { Chips } from './chips.tsx'
import type { Tools } from './tools.ts'

const idOf = (edition: unknown): string => String((edition as { readonly id?: unknown }).id)

export const hasEditions = ({ editions = [] }: Pick<ClientGame, 'editions'>): boolean => editions.length > 0

/** With which numbers the table plays: the built-in editions of the game. */
export function EditionChoice({
  tools: { plan, say, change },
  game: { edition, editions = [] },
}: {
  tools: Tools
  game: Pick<ClientGame, 'edition' | 'editions'>
}) {
  const usual = idOf(edition)
  return (
    <Chips
      bare
      label={say('opening.edition')}
      values={[edition, ...editions]
        .map(idOf)
        .map((id) => ({ value: id, words: editionName(say, id), note: id === usual ? say('opening.usual') : undefined }))}
      value={typeof plan.edition === 'string' ? plan.edition : usual}
      onChange={(id) => change({ ...plan, edition: id === usual ? undefined : id })}
    />
  )
}
