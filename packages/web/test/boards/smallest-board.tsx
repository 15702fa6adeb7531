import type { State } from '@flotilla/kernel'
import { useRef } from 'react'
import { useDrag } from '../../src/boards/kit/drag.ts'
import { hereAt } from '../../src/boards/kit/here.ts'
import { useIdle, type IdleMotion } from '../../src/boards/kit/idle.ts'
import { PanelBeside } from '../../src/boards/kit/panel-beside.tsx'
import { withPress } from '../../src/boards/kit/pressed.ts'
import { useShortcuts } from '../../src/boards/kit/shortcuts.ts'
import { useCloserLook } from '../../src/boards/kit/use-closer-look.ts'
import type { BoardProps } from '../../src/table/board.ts'

interface Roll extends State {
  readonly rolled: readonly number[]
}

const MOTION: IdleMotion = {
  every: 300,
  move(board, tick) {
    const die = board.querySelector<HTMLElement>('[data-legal]')
    if (die !== null) die.style.translate = `0 ${tick % 2}px`
  },
}

/** High Roll: a die for each seat. One's own is rolled by a press, by R, or by dragging it onto the table. */
export default function HighRollBoard(now: BoardProps<Roll>) {
  // What the die shows only the server knows; that it has been rolled is seen at once, and it cannot be rolled twice.
  const board = withPress(now, ({ view }) => view)
  const { view, names, say, answer } = board
  const root = useRef<HTMLDivElement>(null)
  const roll = hereAt(board, () => 'die', 'die').offered[0]
  const go = (): void => {
    if (roll !== undefined) answer(roll.choice)
  }
  const { looked } = useCloserLook()
  useIdle(root, MOTION)
  useShortcuts(({ key }) => (key === 'r' ? go() : undefined))
  useDrag<HTMLElement>({
    grab: (on) => on.closest<HTMLElement>('[data-legal]'),
    move: (die, [dx, dy]) => void (die.style.translate = `${dx}px ${dy}px`),
    end: (die) => void (die.style.translate = ''),
    drop: (_, under) => (under.some((one) => one.matches('[data-place="table"]')) ? go() : undefined),
  })
  return (
    <div ref={root} data-place="table">
      {names.map((name, seat) => {
        const face = view.rolled[seat]
        const isLegal = roll !== undefined && seat === board.seat
        return (
          <button key={name} type="button" data-look={name} data-legal={isLegal ? '' : undefined} disabled={!isLegal} onClick={go}>
            {name}: {face ?? (isLegal ? say(roll.text) : '–')}
          </button>
        )
      })}
      {looked === null ? null : (
        <PanelBeside thing={looked.element} aria-hidden>
          {looked.what}: the higher roll wins.
        </PanelBeside>
      )}
    </div>
  )
}
