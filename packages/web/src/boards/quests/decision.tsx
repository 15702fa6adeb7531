import { die, heart, lostHeart } from '@flotilla/art/quests'
import { askOf, same, type Ask } from '@flotilla/kernel'
import { MARAUDERS, chart, damageNow, heartsOf, islandNumber, type Io } from '@flotilla/quests/face'
import { Flag } from '../../shell/flag.tsx'
import type { Offered } from '../../table/board.ts'
import { Drawing } from '../../shell/drawing.tsx'
import { Thing } from './thing.tsx'
import { Gifts, Holds } from './exchange.tsx'
import { LetterFace, clueLetter, questCard } from './letters.tsx'
import styles from './panel.module.css'
import { pictureOfChoice } from './pictures.ts'
import type { Fields, QuestsProps } from './props.ts'
import { Why } from './why.tsx'

interface Props {
  readonly board: QuestsProps
  readonly io: Io
  readonly choices: readonly Offered[]
  readonly onLight: (cells: readonly number[]) => void
}

/** A decision that is neither a turn nor a voyage: its cause, and its answers as the things they are. */
export function Decision({ board, io, choices, onLight }: Props) {
  const { view, seat, say, game, ask, refused } = board
  if (ask === null || seat === null || choices.length === 0) return null
  const open = askOf(view, seat) ?? ask
  const about = (ask as Ask & { readonly about?: number; readonly to?: number }).about ?? -1
  const to = (ask as Ask & { readonly to?: number }).to ?? -1
  return (
    <section className={styles.panel} aria-label={say({ code: 'web.choices' })}>
      <h2 className={ask.kind === 'traveler' ? 'visually-hidden' : undefined}>
        {about >= 0 && about < MARAUDERS ? <Flag seat={about} size={26} /> : null}
        <span>{say(game.words.prompt(io, open))}</span>
      </h2>
      <Cause board={board} io={io} ask={ask} />
      {ask.kind === 'give' && to >= 0 ? (
        <>
          <Holds board={board} io={io} from={seat} to={to} />
          <Gifts board={board} offered={choices} />
        </>
      ) : ask.kind === 'pick' ? (
        <Pick board={board} io={io} choices={choices} onLight={onLight} />
      ) : (
        <Answers board={board} io={io} choices={choices} />
      )}
      {refused.slice(0, 3).map((refusal) => (
        <Why key={JSON.stringify(refusal.choice)} refusal={refusal} board={board} />
      ))}
    </section>
  )
}

/** The dice that it is about, and what they would do. */
function Cause({ board: { view, seat, say }, io, ask }: { board: QuestsProps; io: Io; ask: Ask }) {
  if (seat === null) return null
  if (ask.kind === 'traveler')
    return (
      <div className={styles.cause}>
        <Drawing svg={die(view.die)} box="0 0 60 64" width={56} height={60} />
        <span>
          {say({ code: 'chart.dieRolled', params: { die: view.die, added: view.added, passes: io.edition.traveler.passes } })}
          <b className={styles.else}>{say({ code: 'chart.elseStrikes', params: { more: mayGrow(io, seat) ? 1 : 0 } })}</b>
        </span>
      </div>
    )
  if (ask.kind !== 'react.attack' && ask.kind !== 'luck') return null
  const hearts = heartsOf(io, seat)
  return (
    <div className={styles.cause}>
      {view.dice.map((face, k) => (
        <Drawing key={k} svg={die(face)} box="0 0 60 64" width={46} height={50} />
      ))}
      {ask.kind === 'luck' ? null : (
        <span>
          <b>{say({ code: 'chart.told.pips', params: { pips: view.dice.reduce((sum, face) => sum + face, 0) } })}</b>
          <span className={styles.hearts}>
            <Hearts left={hearts - view.ships[seat].damage} all={hearts} /> →{' '}
            <Hearts left={hearts - view.ships[seat].damage - damageNow(io, seat)} all={hearts} />
          </span>
        </span>
      )}
    </div>
  )
}

/** QC-3.15: a failed roll makes the next one easier, up to the most there may be. */
const mayGrow = ({ state, edition }: Io, seat: number): boolean =>
  state.options.bonusCap === 'none' || state.ships[seat].bonus < edition.traveler.mostBonus

const Hearts = ({ left, all }: { left: number; all: number }) => (
  <span aria-hidden>
    {Array.from({ length: all }, (_, k) => (
      <Thing key={k} art={k < left ? heart : lostHeart()} size={16} />
    ))}
  </span>
)

/** An answer that does nothing stands below the others. */
const isPass = (choice: object): boolean => 'pass' in choice || 'accept' in choice

function Answers({ board, io, choices }: Omit<Props, 'onLight'>) {
  const { say, answer, seat, pressed } = board
  const cards = choices.map((one) => ({ ...one, art: pictureOfChoice(one.choice, io, seat ?? 0), effect: effectOf(one.choice) }))
  return (
    <ul className={styles.cards} data-two={cards.length > 5 ? '' : undefined}>
      {cards.map(({ choice, text, art, effect }) => (
        <li key={JSON.stringify(choice)} className={isPass(choice) ? styles.pass : undefined}>
          <button
            type="button"
            className={isPass(choice) ? undefined : styles.choice}
            data-legal=""
            data-pressed={same(choice, pressed) ? '' : undefined}
            onClick={() => answer(choice)}
          >
            {art === '' ? null : <Thing art={art} size={34} />}
            <span>
              {say(text)}
              {effect === '' ? null : <small>{say({ code: `effect.${effect}` })}</small>}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** The loot card whose words belong to a choice. */
function effectOf(choice: object): string {
  const { play, keep } = choice as Fields
  const card = typeof play === 'string' ? play : typeof keep === 'string' ? keep : ''
  return /^(q\d|clue)/.test(card) ? '' : card.replace(/-\d+$/, '')
}

/** Two letters side by side: pointing at one lights its place, and both lie lit before. */
function Pick({ board, io, choices, onLight }: Props) {
  const { view, say, answer } = board
  return (
    <>
      <ul className={styles.cards} data-two="">
        {choices.map(({ choice, text }) => {
          const card = String((choice as Fields).keep)
          const letter = card.startsWith('clue-') ? clueLetter(card, say, false) : questCard(io, card, say)
          const cells = placesOf(view, io, card)
          return (
            <li
              key={card}
              onPointerEnter={() => onLight(cells)}
              onPointerLeave={() => onLight([])}
              onFocus={() => onLight(cells)}
              onBlur={() => onLight([])}
            >
              <button type="button" className={styles.letter} data-legal="" aria-label={say(text)} onClick={() => answer(choice)}>
                {letter === null ? say(text) : <LetterFace letter={letter} />}
              </button>
            </li>
          )
        })}
      </ul>
      <p className={styles.note}>{say({ code: 'chart.backUnder' })}</p>
    </>
  )
}

/** The spaces that a card names, whether it is a clue or a quest. */
export function placesOf(view: QuestsProps['view'], io: Io, card: string): readonly number[] {
  const map = chart(view)
  const on = (island: string): number[] => {
    const cell = map.cellOf[islandNumber(island)]
    return cell === undefined || cell === -1 ? [] : [cell]
  }
  if (card.startsWith('clue-')) return on(card.slice(5))
  const goal = io.edition.quests.find(({ id }) => id === card)?.goal
  if (goal === undefined || (goal.kind !== 'deliver' && goal.kind !== 'pay') || typeof goal.place === 'string') return []
  return 'island' in goal.place ? on(goal.place.island) : []
}

/** The cards that may be picked, so that their places are lit before either is pointed at. */
export const pickedCells = (board: QuestsProps, io: Io): readonly number[] =>
  board.ask?.kind === 'pick' ? board.offered.flatMap(({ choice }) => placesOf(board.view, io, String((choice as Fields).keep))) : []
