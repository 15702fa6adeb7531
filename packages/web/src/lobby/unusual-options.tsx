import type { Messages } from '@flotilla/kernel'
import type { TableLine } from '@flotilla/protocol'
import { Suspense, useCallback } from 'react'
import { useSay } from '../words.ts'
import { findShown } from './games.ts'
import { optionName, optionValue } from './option-words.ts'
import { useLoad } from './use-load.ts'

type Options = TableLine['options']

/** What is played otherwise than usually at a table, in the game's own words, which come when they are wanted. */
export default function UnusualOptions({ game, options }: Pick<TableLine, 'game' | 'options'>) {
  const { value } = useLoad(useCallback(async () => (await (await findShown(game))?.clientGame())?.words.messages ?? null, [game]))
  if (value === null) return null
  return (
    <Suspense fallback={null}>
      <InWords options={options} messages={value} />
    </Suspense>
  )
}

function InWords({ options, messages }: { options: Options; messages: Messages }) {
  const say = useSay([messages])
  return (
    <small>
      {Object.entries(options)
        .map(([name, value]) => `${optionName(say, name)}: ${optionValue(say, name, value)}`)
        .join(' · ')}
    </small>
  )
}
