import { readView, type Explained, type Explains } from '@flotilla/kernel'
import { Suspense, useCallback, useEffect, useSyncExternalStore, type RefObject } from 'react'
import { closeInspection, inspection, onInspection, provideNamed } from '../boards/kit/inspector.ts'
import { useLoad } from '../lobby/use-load.ts'
import type { BoardProps } from '../table/board.ts'
import { useSay } from '../words.ts'
import { closers } from './closer.ts'
import { explains } from './explains.ts'
import { Looking } from './looking.tsx'
import { namedIn, pointedAt } from './named.ts'
import { Note } from './note.tsx'
import { explainWords } from './text.ts'

interface Props {
  readonly board: BoardProps
  readonly main: RefObject<HTMLElement | null>
  /** Everything on the board can be asked about, one thing after the other. */
  readonly looking: boolean
  readonly onLooking: (looking: boolean) => void
}

/** Says what a thing on the board is that the board itself does not show: what a mouse rests on, a finger stays on, or the keyboard goes to while somebody looks around. */
export default function Explain({ board, main, looking, onLooking }: Props) {
  const { game, view, side, names, openRule } = board
  const { value } = useLoad<Explains | null>(useCallback(() => explains[game.id]?.() ?? Promise.resolve(null), [game.id]))
  const say = useSay([game.words.messages, ...(value === null ? [] : [value.words]), explainWords], names)
  const tell = useCallback(
    (name: string): Explained | null => value?.explain(readView(game, view), name, side) ?? null,
    [value, game, view, side],
  )
  useEffect(
    () =>
      provideNamed((x, y, over) => {
        if (main.current === null) return null
        const top = document.elementFromPoint(x, y)
        const found = pointedAt(namedIn(main.current), { x, y, over, top }, (name) => tell(name) !== null)
        return found === null ? null : { what: found.name, element: found.element }
      }),
    [main, tell],
  )
  const now = useSyncExternalStore(onInspection, inspection)
  if (value === null) return null
  if (looking)
    return (
      <Looking
        world={game.id}
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
  const Closer = closers[game.id]
  if (now?.byBoard === true)
    return Closer === undefined ? null : (
      <Suspense fallback={null}>
        <Closer board={board} />
      </Suspense>
    )
  const explained = now === null ? null : tell(now.what)
  if (now === null || explained === null) return null
  return (
    <Note
      key={now.what}
      world={game.id}
      explained={explained}
      thing={now.element}
      say={say}
      pinned={now.pinned || now.held}
      onRule={(rule) => {
        closeInspection()
        openRule(rule)
      }}
    />
  )
}
