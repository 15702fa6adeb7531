import {
  RIVAL_SIZE,
  cell,
  cellChestBox,
  cellDie,
  plateChestBox,
  rivalChestBox,
  rivalNestFronts,
  rivalShip,
  smallPlate,
  widePlate,
  type Box,
} from '@flotilla/art/waves'
import { lettered, seatColour } from '@flotilla/art/kit'
import { bubble, c } from '@flotilla/art/waves'
import type { Seat } from '@flotilla/kernel'
import { ownerOf, points, type ReadCtx } from '@flotilla/waves/client'
import { useMemo } from 'react'
import { LETTERS } from '../../../layout/flag.tsx'
import { Count } from '../../../story/count.tsx'
import { stateOf } from '../../../table/play/crew-strip.tsx'
import { Art } from './art.tsx'
import { DiePiece } from './die-piece.tsx'
import { isMerchant, nameOf, plateLook } from './looks.ts'
import type { Layout } from './layout.ts'
import paper from './paper.module.css'
import { rivalDiceOf } from './places.ts'
import type { WavesProps } from '../props.ts'
import styles from './ship.module.css'
import { useStage } from './stage.tsx'

/** How a rival is drawn: a large ship over its plate, a small one, or on a phone beside three others a cell. */
export interface Berth {
  readonly kind: 'large' | 'small' | 'cell'
  readonly x: number
  readonly y: number
  readonly k: number
  /** Where the plate lies, and how wide it is. */
  readonly plate: readonly [number, number, number]
}

/** One ship alone leaves room below for what is said of it. */
const ALONE = 60

/** Where the rivals lie, by how many there are. */
export function berths(n: number, { tall, rise }: Pick<Layout, 'tall' | 'rise'>): readonly Berth[] {
  if (tall) {
    if (n > 2) {
      const at = (i: number): Berth => ({ kind: 'cell', x: 1 + (i % 2) * 196, y: 57 + Math.floor(i / 2) * 68, k: 0, plate: [0, 0, 192] })
      return Array.from({ length: n }, (_, i) => at(i))
    }
    return Array.from({ length: n }, (_, i): Berth => {
      const x = n === 1 ? 6 : 2 + i * 196
      return { kind: 'small', x: x + 26, y: 60, k: 0.44, plate: [x, 132, 188] }
    })
  }
  // With more sky they lie farther apart.
  const [far, near] = [rise * 0.62, rise * 0.2]
  if (n <= 2)
    return (n === 1 ? [ALONE - near] : [58 - far, 247 - near]).map((y) => ({ kind: 'large', x: 958, y, k: 1, plate: [962, y + 172, 304] }))
  const spots =
    n === 3
      ? [
          [944, 58 - far],
          [1110, 66 - far],
          [1027, 252 - near],
        ]
      : [
          [944, 58 - far],
          [1110, 66 - far],
          [944, 252 - near],
          [1110, 260 - near],
        ]
  return spots.map(([x, y]) => ({ kind: 'small', x, y, k: 0.52, plate: [x - 2, y + 96, 160] }))
}

export const shipBox = ({ kind, x, y, k }: Berth): Box =>
  kind === 'cell' ? [x, y, 192, 66] : [x - 8, y - 14, RIVAL_SIZE.w * k + 24, RIVAL_SIZE.h * k + 18]

export const plateBox = ({ kind, plate: [x, y, w] }: Berth): Box => [x - 4, y - 4, w + 10, kind === 'large' ? 36 : 76]

/** Where a chest of a rival may be aimed at. */
export function chestBox(berth: Berth, chest: number): Box {
  if (berth.kind === 'cell') return cellChestBox(berth.x, berth.y, chest)
  if (berth.kind === 'large') return rivalChestBox(berth.x, berth.y, berth.k, chest)
  const [x, y, w] = berth.plate
  const [left, top, width, height] = plateChestBox(x, y, w, chest)
  // On a phone a finger needs more than the line that it points at.
  return w > 160 ? [left, top - 2, width, 44] : [left, top, width, height]
}

interface RivalProps {
  readonly board: WavesProps
  readonly ctx: ReadCtx
  readonly seat: Seat
  readonly berth: Berth
  readonly onLook: () => void
  readonly torn: number
}

export function Rival({ board, ctx, seat, berth, onLook, torn }: RivalProps) {
  const { layout } = useStage()
  const { say, view } = board
  const { kind, x, y, k, plate } = berth
  const look = plateLook(ctx, seat, board, torn)
  const merchant = isMerchant(ctx, seat)
  const called = view.sealed?.ask.kind === 'place' && view.yarrr[seat]
  const key = JSON.stringify([look, x, y, called])
  const drawn = useMemo(() => {
    const shout = called
      ? kind === 'large'
        ? bubble(x + 274, y + 82, 0.8) +
          lettered(0, 5, 'YARRR!', { size: 17, colour: c.tagink, more: `transform="translate(${x + 274} ${y + 82}) rotate(-6)"` })
        : tick(kind === 'cell' ? x + 49 : x + 150 * k * 2, kind === 'cell' ? y + 10 : y + 14)
      : ''
    if (kind === 'cell') return { ship: cell(look, x, y, plate[2]) + shout, plate: '' }
    const [px, py, pw] = plate
    return {
      ship: rivalShip(look, x, y, k, kind === 'large') + shout,
      plate: kind === 'large' ? widePlate(look, px, py, pw) : smallPlate(look, px, py, pw),
    }
    // The key says all that the drawing shows
  }, [key])
  const fronts = useMemo(() => (kind === 'cell' ? '' : rivalNestFronts(x, y, k)), [kind, x, y, k])
  const dieSize = kind === 'large' ? 28 : kind === 'small' ? 21 : 17
  const { writing, rim } = seatColour(seat)
  const dice =
    kind === 'cell'
      ? ctx.state.ships[seat].nest.map((id, n) => ({
          id,
          face: ctx.state.dice[id],
          owner: ownerOf(ctx, id),
          at: cellDie(x, y, plate[2], n),
          size: dieSize,
        }))
      : rivalDiceOf(ctx, seat, x, y, k, dieSize)
  const box = shipBox(berth)
  const member = board.crew[seat]
  // While something is told, who thinks just now is not yet so.
  const state = member === undefined || board.moment !== null ? '' : stateOf(member, say)
  const name = nameOf(board, seat)
  return (
    <>
      <Art svg={drawn.ship} box={box} sways={layout.tall ? undefined : 'bob'} />
      {dice.map((one) => (
        <DiePiece key={one.id} {...one} />
      ))}
      {fronts === '' ? null : <Art svg={fronts} box={box} />}
      {drawn.plate === '' ? null : <Art svg={drawn.plate} box={plateBox(berth)} />}
      {kind === 'cell' || merchant ? null : (
        <>
          {kind === 'large' ? (
            <span className={styles.letter} style={{ left: x + 134, top: y + 74, color: writing, ['--rim' as string]: rim }} aria-hidden>
              {LETTERS[seat]}
            </span>
          ) : null}
          <span
            className={styles.number}
            style={{
              left: x + (kind === 'large' ? 174 : 157 * k),
              top: y + (kind === 'large' ? 75 : 72 * k),
              fontSize: kind === 'large' ? (look.score > 99 ? 23 : 27) : 18,
              color: writing,
              ['--rim' as string]: rim,
            }}
            role="img"
            aria-label={`${name}: ${points(ctx, seat)} ${say({ code: 'board.points' })}`}
          >
            <Count value={points(ctx, seat)} />
          </span>
        </>
      )}
      {state === '' ? null : (
        <span className={`${paper.slip} ${styles.state}`} data-kind={kind} style={stateAt(berth)}>
          {state}
        </span>
      )}
      {merchant ? null : (
        <button
          type="button"
          className={styles.look}
          data-place={`rival:${seat}`}
          style={{ left: box[0], top: box[1], width: box[2], height: kind === 'cell' ? box[3] : box[3] + 4 }}
          onClick={onLook}
          aria-label={say({ code: 'board.enlarge', params: { seat } })}
          title={say({ code: 'board.enlarge', params: { seat } })}
        />
      )}
    </>
  )
}

/** Where it is said that a captain thinks or is away. */
function stateAt({ kind, x, y, k }: Berth): { readonly left: number; readonly top: number } {
  if (kind === 'cell') return { left: x + 2, top: y + 48 }
  return kind === 'large' ? { left: x + 4, top: y + 96 } : { left: x + 2, top: y + 150 * k }
}

/** A mark on a small sail: this captain has called. */
const tick = (x: number, y: number): string =>
  `<circle cx="${x}" cy="${y}" r="8" fill="${c.lamp}" stroke="${c.line}" stroke-width="1.5"/><path d="M${x - 4} ${y}l3 4l5-8" fill="none" stroke="#22150d" stroke-width="2.2"/>`
