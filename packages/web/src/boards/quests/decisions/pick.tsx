import { chart, islandNumber, type ReadCtx } from '@flotilla/quests/client'
import { useChosen } from '../../kit/choose.ts'
import type { Offered } from '../../../table/board.ts'
import { LetterFace, clueLetter, questCard } from '../stage/letters.tsx'
import styles from './panel.module.css'
import type { Fields, QuestsProps } from '../props.ts'
import type { Sight } from '../sight.ts'

interface Props {
  readonly board: QuestsProps
  readonly ctx: ReadCtx
  readonly choices: readonly Offered[]
  readonly courses: Sight['courses']
  readonly onLight: (cells: readonly number[]) => void
}

/** Two letters side by side: both their places lie lit, and the one that is chosen stands out before it is kept. */
export function Pick({ board, ctx, choices, onLight, courses }: Props) {
  const { view, say, answer } = board
  const { chosen: wanted, choose } = useChosen(choices)
  const cardOf = ({ choice }: Offered): string => String((choice as Fields).keep)
  const chosen = wanted ?? choices[0]
  return (
    <>
      <ul className={styles.cards} data-two="" data-letters="">
        {choices.map((one) => {
          const card = cardOf(one)
          const letter = card.startsWith('clue-') ? clueLetter(card, say, false) : questCard(ctx, card, say)
          const cells = placesOf(view, ctx, card)
          const way = cells.length === 1 ? courses[cells[0]] : null
          return (
            <li
              key={card}
              onPointerEnter={() => onLight(cells)}
              onPointerLeave={() => onLight([])}
              onFocus={() => onLight(cells)}
              onBlur={() => onLight([])}
            >
              <button
                type="button"
                className={styles.letter}
                data-legal=""
                aria-pressed={one === chosen}
                aria-label={letter === null ? say(one.text) : `${letter.title}: ${letter.text}`}
                onClick={() => choose(one)}
              >
                {letter === null ? say(one.text) : <LetterFace letter={letter} />}
              </button>
              {way === null || way === undefined ? null : (
                <p className={styles.note}>{say({ code: 'chart.away', params: { turns: way.turns, steps: way.steps.length } })}</p>
              )}
            </li>
          )
        })}
      </ul>
      <p className={styles.note}>{say({ code: 'chart.backUnder' })}</p>
      <p className={styles.sum}>
        <button type="button" className="primary" data-legal="" onClick={() => answer(chosen.choice)}>
          {say(chosen.text)}
        </button>
      </p>
    </>
  )
}

/** The spaces that a card names, whether it is a clue or a quest. */
function placesOf(view: QuestsProps['view'], ctx: ReadCtx, card: string): readonly number[] {
  const map = chart(view)
  const on = (island: string): number[] => {
    const cell = map.cellOf[islandNumber(island)]
    return cell === undefined || cell === -1 ? [] : [cell]
  }
  if (card.startsWith('clue-')) return on(card.slice(5))
  const goal = ctx.edition.quests.find(({ id }) => id === card)?.goal
  if (goal === undefined || (goal.kind !== 'deliver' && goal.kind !== 'pay') || typeof goal.place === 'string') return []
  return 'island' in goal.place ? on(goal.place.island) : []
}

/** The cards that may be picked, so that their places are lit before either is pointed at. */
export const pickedCells = (board: QuestsProps, ctx: ReadCtx): readonly number[] =>
  board.ask?.kind === 'pick' ? board.offered.flatMap(({ choice }) => placesOf(board.view, ctx, String((choice as Fields).keep))) : []
