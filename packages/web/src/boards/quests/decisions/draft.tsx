import { tileBack, tilePicture, token, type GoodName } from '@flotilla/art/quests'
import {
  CELLS,
  GOODS,
  SIDES,
  TILES,
  cellAt,
  footprint,
  signOfSingle,
  signOfTrading,
  signsOfTile,
  tradingNumber,
  type ReadCtx,
  type Single,
} from '@flotilla/quests/client'
import { useMemo } from 'react'
import { Drawing } from '../../../layout/drawing.tsx'
import { usePalette } from '../chart/night.ts'
import { spacesOf } from '../chart/spaces.ts'
import styles from './draft.module.css'
import panel from './panel.module.css'
import type { Fields, QuestsProps } from '../props.ts'
import { Why } from '../stage/why.tsx'

const MIDDLE = cellAt(0, 0)
type Face = 'up' | 'down'

function signsOf(piece: string, face: Face): readonly string[] {
  if (TILES.includes(piece)) return signsOfTile(piece, face)
  const port = tradingNumber(piece)
  return [port === -1 ? signOfSingle(face === 'down' ? 'impassable' : (piece as Single)) : signOfTrading(port)]
}

/** The cells that the piece in hand would cover, and what they would show. */
export function lyingOf(
  piece: string,
  face: Face,
  at: number,
  turn: number,
): { readonly cells: readonly number[]; readonly signs: string } | null {
  const cells = TILES.includes(piece) ? footprint(at, turn) : [at]
  if (cells === null) return null
  const shown = signsOf(piece, face)
  const list = Array.from({ length: CELLS }, () => '-')
  for (const [k, cell] of cells.entries()) list[cell] = shown[k]
  return { cells, signs: list.join('') }
}

function Piece({ piece, face, turn, size }: { piece: string; face: Face; turn: number; size: number }) {
  const palette = usePalette()
  const { box, art } = useMemo(() => {
    const lying = lyingOf(piece, 'up', MIDDLE, turn)
    const spaces = lying === null ? [] : spacesOf(lying.signs)
    if (spaces.length === 0) return { box: '0 0 1 1', art: '' }
    return face === 'up' ? tilePicture(spaces, palette) : tileBack(spaces, palette)
  }, [piece, face, turn, palette])
  return <Drawing svg={art} box={box} width={size} height={size} />
}

export const isDraft = (kind: string | undefined): boolean => kind?.startsWith('draft.') === true

interface Props {
  readonly board: QuestsProps
  readonly ctx: ReadCtx
  /** The token that is about to be placed. */
  readonly chosen: string | null
  readonly onChoose: (token: string) => void
  readonly onLight: (cells: readonly number[]) => void
}

/** The map draft: the piece in hand with both its faces, the ways to turn it, the tokens in hand. */
export function DraftPanel({ board, ctx, chosen, onChoose, onLight }: Props) {
  const { view, say, ask, seat, offered, refused, answer, game } = board
  const { draft } = view
  if (draft === null) return null
  const mine = ask !== null && isDraft(ask.kind)
  const [first] = refused
  if (draft.stage === 'tokens') {
    const hand = seat === null ? [] : (draft.hands[seat] ?? [])
    const goods = hand.flatMap((back): GoodName[] => (view.faces[back] < 0 ? [] : [GOODS[view.faces[back]]]))
    return (
      <section className={panel.panel} aria-label={say({ code: 'ask.draft.token' })}>
        <h2>{say({ code: 'ask.draft.token' })}</h2>
        <div className={styles.tokens}>
          {goods.map((good, k) => (
            <button
              key={k}
              type="button"
              className={styles.token}
              aria-pressed={chosen === good}
              disabled={!mine}
              onClick={() => onChoose(good)}
            >
              <Drawing svg={token(good)} box="-13 -13 26 27" width={56} height={58} />
              {say({ code: `thing.${good}` })}
            </button>
          ))}
        </div>
        <p className={panel.note}>{say({ code: 'chart.tellsToken' })}</p>
      </section>
    )
  }
  const face: Face = draft.face === 'down' ? 'down' : 'up'
  const prompt = mine ? say(game.words.prompt(ctx, ask)) : say({ code: 'chart.left.tiles', params: { n: draft.left.length } })
  return (
    <section className={panel.panel} aria-label={prompt}>
      <h2>{prompt}</h2>
      {draft.piece === '' ? null : ask?.kind === 'draft.turn' ? (
        <div className={styles.turns}>
          {Array.from({ length: SIDES }, (_, turn) => {
            const offer = offered.find(({ choice }) => (choice as Fields).turn === turn)
            if (offer === undefined) return null
            const cells = lyingOf(draft.piece, face, draft.at, turn)?.cells ?? []
            return (
              <button
                key={turn}
                type="button"
                className={styles.face}
                data-legal=""
                onPointerEnter={() => onLight(cells)}
                onFocus={() => onLight(cells)}
                onPointerLeave={() => onLight([])}
                onBlur={() => onLight([])}
                onClick={() => {
                  onLight([])
                  answer(offer.choice)
                }}
              >
                <Piece piece={draft.piece} face={face} turn={turn} size={86} />
                {say(offer.text)}
              </button>
            )
          })}
        </div>
      ) : (
        <div className={styles.faces}>
          {(['up', 'down'] as const).map((side) => {
            const offer = offered.find(({ choice }) => (choice as Fields).face === side)
            if (ask?.kind !== 'draft.face' && side !== face) return null
            return (
              <button
                key={side}
                type="button"
                className={styles.face}
                data-legal={offer === undefined ? undefined : ''}
                aria-disabled={offer === undefined}
                aria-pressed={draft.face === side}
                onClick={() => {
                  if (offer !== undefined) answer(offer.choice)
                }}
              >
                <Piece piece={draft.piece} face={side} turn={1} size={140} />
                {say({ code: `choice.face.${side}` })}
              </button>
            )
          })}
        </div>
      )}
      {ask?.kind === 'draft.spot' ? <p>{say({ code: 'chart.hint.draft' })}</p> : null}
      <p className={panel.note}>
        {say({ code: 'chart.left.tiles', params: { n: draft.left.length } })} ·{' '}
        {say({ code: 'chart.removed', params: { n: draft.removed } })}
      </p>
      {ask?.kind === 'draft.face' && first !== undefined ? <Why refusal={first} board={board} /> : null}
    </section>
  )
}
