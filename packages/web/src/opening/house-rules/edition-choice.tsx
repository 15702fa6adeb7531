import type { ClientGame } from '@flotilla/kernel'
import type { NewTableInput } from '@flotilla/protocol'
import { useState } from 'react'
import { ownEditions } from '../../editions/kept.ts'
import { editionPageWords } from '../../editions/text.ts'
import { editionName } from '../../lobby/edition-name.ts'
import { follow } from '../../router.ts'
import { useSay } from '../../words.ts'
import { Chips } from '../chips.tsx'
import type { Tools } from '../tools.ts'

const idOf = (edition: unknown): string => String((edition as { readonly id?: unknown }).id)

/** With which numbers the table plays: the built-in editions of the game or one's own, and the way to where those are made. */
export function EditionChoice({
  tools: { plan, say, change },
  game: { id: name, edition, editions = [] },
}: {
  tools: Tools
  game: Pick<ClientGame, 'id' | 'edition' | 'editions'>
}) {
  const tell = useSay([editionPageWords])
  const [own] = useState(() => ownEditions(name).filter(({ file }) => file !== undefined))
  const usual = idOf(edition)
  const builtIn = [edition, ...editions].map(idOf)
  const choose = (id: string): void => {
    const file = own.find((one) => one.id === id)?.file as Exclude<NewTableInput['edition'], string>
    change({ ...plan, edition: id === usual ? undefined : (file ?? id) })
  }
  return (
    <>
      <Chips
        bare
        label={say('opening.edition')}
        values={[
          ...builtIn.map((id) => ({ value: id, words: editionName(say, id), note: id === usual ? say('opening.usual') : undefined })),
          ...own.map((one) => ({ value: one.id, words: tell('edition.own', { name: one.name }) })),
        ]}
        value={typeof plan.edition === 'object' ? idOf(plan.edition) : (plan.edition ?? usual)}
        onChange={choose}
      />
      <a href={`/editions/${name}`} onClick={follow}>
        {tell('edition.link')}
      </a>
    </>
  )
}
