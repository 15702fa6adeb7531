import { GOODS } from '@flotilla/art/quests'
import { same } from '@flotilla/kernel'
import { GOODS as GOOD_NAMES, chart, tokenOf, type ReadCtx } from '@flotilla/quests/client'
import { useChosen } from '../../kit/choose.ts'
import type { Offered } from '../../../table/board.ts'
import styles from './panel.module.css'
import { pictureOf, pictureOfChoice } from '../stage/pictures.ts'
import type { Fields, QuestsProps } from '../props.ts'
import { Thing } from '../stage/thing.tsx'
import { Why } from '../stage/why.tsx'

/** An answer that does nothing stands below the others. */
const isPass = (choice: object): boolean => 'pass' in choice || 'accept' in choice
/** More answers than these stand in two columns. */
const ONE_COLUMN = 5
/** So many are told why they do not answer; of a hold that lies beside them nobody asks. */
const MOST_REFUSED = 3

/** Of a reaction a card is chosen first and played then: it is gone, and nobody can take it back. */
const isReaction = (kind: string): boolean => kind.startsWith('react.')

interface Props {
  readonly board: QuestsProps
  readonly ctx: ReadCtx
  readonly choices: readonly Offered[]
}

/** The answers as the things they are; what would answer another time stands dashed among them, with its rule. */
export function Answers({ board, ctx, choices }: Props) {
  const { say, answer, pressed, ask, refused } = board
  const seat = board.seat ?? 0
  const deeds = choices.filter(({ choice }) => !isPass(choice))
  const passes = choices.filter(({ choice }) => isPass(choice))
  const { chosen: wanted, choose } = useChosen(deeds)
  const inTwo = isReaction(ask?.kind ?? '') && deeds.length > 0
  const chosen = inTwo ? (wanted ?? deeds[0]) : null
  return (
    <>
      <ul className={styles.cards} data-two={deeds.length > ONE_COLUMN ? '' : undefined}>
        {deeds.map((one) => {
          const { choice, text } = one
          const effect = effectOf(choice)
          return (
            <li key={JSON.stringify(choice)}>
              <button
                type="button"
                className={styles.choice}
                data-legal=""
                aria-pressed={chosen === null ? undefined : choice === chosen.choice}
                data-pressed={same(choice, pressed) ? '' : undefined}
                onClick={() => (inTwo ? choose(one) : answer(choice))}
              >
                <Pictures choice={choice} ctx={ctx} seat={seat} />
                <span>
                  {say(inTwo && effect !== '' ? { code: `thing.${effect}` } : text)}
                  {effect === '' ? null : <small>{say({ code: `effect.${effect}` })}</small>}
                </span>
              </button>
            </li>
          )
        })}
        {(ask?.kind === 'steal' ? [] : refused).slice(0, MOST_REFUSED).map((refusal) => {
          const choice = refusal.choice as object
          const name = thingOf(choice)
          return (
            <li key={JSON.stringify(choice)} className={styles.choice} data-off="">
              <Pictures choice={choice} ctx={ctx} seat={seat} />
              <span>
                {name === '' ? null : say({ code: `thing.${name}` })}
                <Why refusal={refusal} board={board} />
              </span>
            </li>
          )
        })}
      </ul>
      {passes.length === 0 && chosen === null ? null : (
        <p className={styles.sum}>
          {passes.map(({ choice, text }) => (
            <button key={JSON.stringify(choice)} type="button" className={styles.dark} data-legal="" onClick={() => answer(choice)}>
              {say(text)}
            </button>
          ))}
          {chosen === null ? null : (
            <button type="button" className="primary" data-legal="" onClick={() => answer(chosen.choice)}>
              {say(chosen.text)}
            </button>
          )}
        </p>
      )}
    </>
  )
}

/** The thing an answer is about; of goods as many as it brings. */
function Pictures({ choice, ctx, seat }: { choice: object; ctx: ReadCtx; seat: number }) {
  const { n, drop } = choice as Fields
  const art = n === undefined ? pictureOfChoice(choice, ctx, seat) : GOODS[GOOD_NAMES[goodHere(ctx, seat)]]
  if (art === '') return null
  return (
    <span className={styles.things}>
      {Array.from({ length: Number(n ?? 1) }, (_, k) => (
        <Thing key={k} art={art} size={n === undefined ? 34 : 26} />
      ))}
      {n === undefined || !Array.isArray(drop) || drop.length === 0 ? null : (
        <>
          {' ← '}
          {drop.map((good, k) => (
            <Thing key={k} art={pictureOf(String(good))} size={22} />
          ))}
        </>
      )}
    </span>
  )
}

/** The good that can be gathered where a ship lies. */
const goodHere = ({ state }: ReadCtx, seat: number): number => {
  const island = chart(state).islandOn[state.ships[seat].cell]
  return island === undefined || island === -1 ? 0 : Math.max(0, tokenOf(state, island))
}

/** What a choice names, for those that are told why they cannot be made. */
function thingOf(choice: object): string {
  const { play, keep, take, give, discard, drop } = choice as Fields
  const named = [play, keep, take, give, discard, drop].find((value) => typeof value === 'string')
  return named === undefined ? '' : named.replace(/-\d+$/, '')
}

/** The loot card whose words belong to a choice. */
function effectOf(choice: object): string {
  const { play, keep } = choice as Fields
  const card = typeof play === 'string' ? play : typeof keep === 'string' ? keep : ''
  return /^(q\d|clue)/.test(card) ? '' : card.replace(/-\d+$/, '')
}
