import type { Chosen } from '@flotilla/kernel'
import { useEffect } from 'react'
import { Chips } from '../opening/chips.tsx'
import type { OwnProps } from '../opening/scene.ts'
import { follow } from '../router.ts'
import { useSay } from '../words.ts'
import { mapForNextTable, ownMaps } from './own.ts'
import styles from './choose-map.module.css'
import { editorWords } from './words.ts'

/** The maps that somebody has drawn here, for a new table. */
export function OwnMaps({ options, onSet }: OwnProps) {
  const say = useSay([editorWords])
  const own = ownMaps()
  const at = own.findIndex((map) => JSON.stringify(map) === JSON.stringify(options.layout))
  const set = (k: number): void => onSet({ layout: own[k], map: 'layout' })
  useEffect(() => {
    if (at === -1 && own.length > 0) set(0)
    // Once: the newest map is what somebody means who asks for their own.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  return (
    <div className={styles.choose}>
      {own.length === 0 ? null : (
        <Chips bare label={say('maps.layout')} values={own.map(({ title }, k) => ({ value: k, words: title }))} value={at} onChange={set} />
      )}
      <a href="/maps" onClick={follow}>
        {say('maps.draw')}
      </a>
    </div>
  )
}

/** The map just drawn for the next table, as the options that play on it. */
export function drawnOptions(): Chosen | null {
  const drawn = mapForNextTable()
  return drawn === undefined ? null : { layout: drawn, map: 'layout' }
}
