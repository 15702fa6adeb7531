import { readView, type Explained, type Explains } from '@flotilla/kernel'
import { useCallback, useEffect, useState, type RefObject } from 'react'
import { useLoad } from '../lobby/use-load.ts'
import type { BoardProps } from '../table/board.ts'
import { useSay } from '../words.ts'
import { explains } from './explains.ts'
import { Looking } from './looking.tsx'
import { namedAt, namedIn, type Named } from './named.ts'
import { Note } from './note.tsx'
import { explainWords } from './text.ts'
import { usePointing } from './use-pointing.ts'

/** What a board shows large by itself when one points at it. */
const TOLD_BY_BOARD: Readonly<Record<string, readonly string[]>> = { bottom: ['card', 'slot'] }

interface Props {
  readonly board: BoardProps
  readonly main: RefObject<HTMLElement | null>
  /** Everything on the board can be asked about, one thing after the other. */
  readonly looking: boolean
  readonly onLooking: (looking: boolean) => void
}

/** Says what a thing on the board is: whatever a mouse rests on, a finger stays on, or the keyboard goes to while somebody looks around. */
export default function Explain({ board, main, looking, onLooking }: Props) {
  const { game, view, side, names, openRule } = board
  const { value } = useLoad<Explains | null>(useCallback(() => explains[game.id]?.() ?? Promise.resolve(null), [game.id]))
  const say = useSay([game.words.messages, ...(value === null ? [] : [value.words]), explainWords], names)
  const tell = useCallback(
    (name: string): Explained | null => value?.explain(readView(game, view), name, side) ?? null,
    [value, game, view, side],
  )
  const pointed = usePointed(main, game.id, tell)
  if (value === null) return null
  if (looking)
    return (
      <Looking
        main={main}
        tell={tell}
        say={say}
        onRule={(rule) => {
          onLooking(false)
          openRule(rule)
        }}
        onClose={() => onLooking(false)}
      />
    )
  return pointed === null ? null : <Note explained={pointed.explained} box={pointed.box} say={say} onRule={null} />
}

/** The thing somebody points at and waits, with its words. */
function usePointed(
  main: RefObject<HTMLElement | null>,
  game: string,
  tell: (name: string) => Explained | null,
): (Named & { readonly explained: Explained }) | null {
  const [found, setFound] = useState<(Named & { readonly explained: Explained }) | null>(null)
  const point = usePointing(main)
  useEffect(() => {
    if (point === null || main.current === null) return setFound(null)
    const named = namedAt(namedIn(main.current), point.x, point.y)
    const isTold = TOLD_BY_BOARD[game]?.includes(named[0]?.name.split(':')[0] ?? '') ?? false
    for (const one of isTold ? [] : named) {
      const explained = tell(one.name)
      if (explained !== null) return setFound({ ...one, explained })
    }
    setFound(null)
    // It is another place that asks anew, not another view.
  }, [point])
  return found
}
