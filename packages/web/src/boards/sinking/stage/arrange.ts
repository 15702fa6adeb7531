import type { Room, Stage } from '@flotilla/art/sinking'
import { waterY } from '@flotilla/art/sinking'

/** A place for something in the scene: its box, how large its picture is, and whether there is room for its name. */
export interface Spot {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  readonly scale: number
  readonly named: boolean
}

const grid = (room: Room, n: number, cols: number, top: number, rowH: number, scale: number, named: boolean): Spot[] => {
  const w = (room.w - 6) / cols
  return Array.from({ length: n }, (_, i) => ({
    x: room.x + 3 + w * (i % cols),
    y: room.y + top + Math.floor(i / cols) * rowH,
    w,
    h: rowH,
    scale,
    named,
  }))
}

/** Treasure on its shelves, breaches in the planking, guns in a row: `crowd` pirates stand before them. */
export function spotsIn(stage: Stage, column: number, n: number, crowd: number): Spot[] {
  const room = stage.rooms[column]
  const { phone } = stage
  const top = phone ? 30 : 38
  if (column === 1) {
    if (phone) return grid(room, n, Math.max(4, Math.min(n, 5)), top, n > 5 ? 38 : 50, n > 5 ? 0.36 : 0.46, false)
    const rows = Math.ceil(n / 2)
    return grid(room, n, 2, top, rows > 3 ? 36 : rows > 2 || crowd > 1 ? 45 : 54, rows > 2 ? 0.52 : 0.62, true)
  }
  if (column === 2) {
    const many = n > 6 || crowd > 2 || (n > 3 && crowd > 1)
    const cols = many ? 4 : 3
    const rows = Math.ceil(n / cols)
    const space = (phone ? 116 : 196) - (crowd === 0 ? 0 : phone ? (crowd > 4 ? 38 : 44) : crowd > 2 ? 92 : many ? 112 : 70)
    const rowH = Math.max(phone ? 27 : 31, Math.min(phone ? 46 : many ? 42 : 64, space / Math.max(1, rows)))
    const scale = phone ? (rowH < 34 ? 0.36 : many ? 0.44 : 0.54) : many ? (rowH < 36 ? 0.5 : 0.6) : 0.84
    return grid(room, n, cols, top, rowH, scale, !phone && !many)
  }
  const cols = n > 3 ? 4 : 3
  return grid(
    room,
    n,
    cols,
    top,
    phone ? 38 : n > 3 || crowd > 2 ? 50 : 66,
    phone ? (n > 3 ? 0.44 : 0.56) : n > 3 ? 0.6 : 0.78,
    !phone && n <= 3 && crowd <= 2,
  )
}

/** Cards float where the water stands, side by side; many of them smaller and in two or three rows, so that each can be taken. */
export function floating(stage: Stage, n: number, threshold: number): Spot[] {
  const { phone, holdY, keelY } = stage
  const rows = n > (phone ? 14 : 24) ? 3 : n > (phone ? 7 : 10) ? 2 : 1
  const [from, to] = phone ? [184, 342] : [452, 884]
  const scale = (phone ? [0.66, 0.5, 0.34] : [0.9, 0.62, 0.44])[rows - 1]
  const [w, h] = [46 * scale, 62 * scale]
  const high = h * rows + 2 * (rows - 1)
  const middle = Math.min(keelY - high * (rows === 1 ? 0.62 : 0.5), Math.max(waterY(stage, n, threshold) + 2, holdY + high / 2 + 2))
  const inRow = Math.ceil(n / rows)
  const step = inRow < 2 ? 0 : Math.min((to - from) / (inRow - 1), phone ? 52 : 110)
  const first = (from + to) / 2 - (step * (inRow - 1)) / 2
  return Array.from({ length: n }, (_, i) => ({
    x: first + step * (i % inRow) - w / 2,
    y: middle - high / 2 + Math.floor(i / inRow) * (h + 2),
    w,
    h,
    scale,
    named: false,
  }))
}

/** Where somebody stands, how large, and where the plate is. */
export interface Standing {
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly plate: { readonly x: number; readonly y: number }
  readonly flip: boolean
  /** At the rail only the upper half is seen. */
  readonly behindRail: boolean
}

const PLATE = { wide: 112, phone: 85 }

export function standIn(stage: Stage, column: number, i: number, n: number): Standing {
  const room = stage.rooms[column]
  const { phone } = stage
  const floor = room.y + room.h
  const rows = n > 2 ? Math.ceil(n / 2) : 1
  const rowH = phone ? 19 : 22
  const scale = n > 4 ? (phone ? 0.33 : 0.5) : n > 2 ? (phone ? 0.36 : 0.58) : n === 2 ? (phone ? 0.4 : 0.68) : stage.scale
  // Three and more on a phone leave the gauge and its glass free.
  const besideGauge = phone && column === 0 && n > 2
  const share =
    n === 1
      ? column === 0
        ? phone
          ? 0.42
          : 0.6
        : column === 2
          ? 0.8
          : 0.5
      : n === 2
        ? column === 0
          ? i === 0
            ? 0.22
            : 0.62
          : i === 0
            ? 0.24
            : 0.75
        : ((i + 0.5) / n) * (besideGauge ? 0.78 : 1)
  const x = room.x + room.w * share
  const half = (phone ? PLATE.phone : PLATE.wide) / 2
  const alone = n === 1 || (n > 2 && n % 2 === 1 && i === n - 1)
  return {
    x,
    y: n > 2 ? floor - (rows - 1) * rowH + (n > 4 ? 26 : 10) - (phone ? 10 : 0) : floor,
    scale: besideGauge ? 0.27 : scale,
    plate: {
      x:
        n === 1
          ? Math.max(room.x + half, Math.min(room.x + room.w - half, x))
          : alone
            ? room.x + room.w / 2
            : room.x + room.w * (i % 2 === 1 ? 0.752 : 0.248),
      y: (phone ? floor - 17 : floor + 1) - (rows - 1 - Math.floor(i / 2)) * rowH,
    },
    flip: n < 3 ? i > 0 : i >= n / 2,
    behindRail: false,
  }
}

/** Where so many stand that there is room for flags alone, they hang side by side. */
export const tileAt = ({ rooms }: Stage, column: number, i: number, n: number): Standing['plate'] => ({
  x: rooms[column].x + (rooms[column].w * (i + 0.5)) / n,
  y: rooms[column].y + rooms[column].h - 36,
})

/** Who has said nothing leans on the rail. */
export function standAtRail({ phone, deckY }: Stage, i: number, n: number): Standing {
  const x = phone
    ? n > 3
      ? 40 + (i * 310) / Math.max(1, n - 1)
      : 62 + i * 133
    : n > 3
      ? 318 + (i * 650) / Math.max(1, n - 1)
      : 340 + i * 244
  return {
    x,
    y: deckY + (phone ? 12 : 15),
    scale: phone ? 0.4 : 0.5,
    plate: { x, y: deckY - (phone ? 16 : 17) },
    flip: false,
    behindRail: true,
  }
}
