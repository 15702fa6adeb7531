import {
  cornerOn,
  flipTile,
  layPiece,
  liftPiece,
  pieceAt,
  tileLying,
  toggleHome,
  turnTile,
  type Layout,
  type Piece,
} from '@flotilla/quests'

const SIDES = 6

/** A layout that is being drawn: all that it was, the newest first, and what is in the hand. */
export interface Drawing {
  readonly history: readonly [Layout, ...Layout[]]
  readonly hand: { readonly piece: Piece; readonly face: 'up' | 'down' } | null
  /** How far the next tile is turned, in sixths. */
  readonly turn: number
}

export const newDrawing = (layout: Layout): Drawing => ({ history: [layout], hand: null, turn: 0 })

const changed = (drawing: Drawing, next: Layout): Drawing =>
  next === drawing.history[0] ? drawing : { ...drawing, history: [next, ...drawing.history] }

/** Begins with another layout; what was drawn before can be had back. */
export const startedFrom = (drawing: Drawing, layout: Layout): Drawing => ({ ...changed(drawing, layout), hand: null })

export function undone(drawing: Drawing): Drawing {
  const [, before, ...older] = drawing.history
  return before === undefined ? drawing : { ...drawing, history: [before, ...older] }
}

/** What is in the hand is laid here; with an empty hand what lies here is taken up. On a corner there is a home, or none. */
export function pressedAt(drawing: Drawing, cell: number): Drawing {
  const { history, hand, turn } = drawing
  const [drawn] = history
  const corner = cornerOn(cell)
  if (corner > 0) return changed(drawing, toggleHome(drawn, corner))
  if (hand !== null) {
    const next = layPiece(drawn, hand.piece, cell, turn, hand.face)
    return next === drawn ? drawing : { ...changed(drawing, next), hand: null }
  }
  const piece = pieceAt(drawn, cell)
  if (piece === null) return drawing
  const lying = tileLying(drawn, cell)
  return { ...changed(drawing, liftPiece(drawn, cell)), hand: { piece, face: lying?.face ?? 'up' }, turn: lying?.turn ?? 0 }
}

/** Turns what is in the hand, or else what lies here. */
export const turnedAt = (drawing: Drawing, cell: number): Drawing =>
  drawing.hand === null ? changed(drawing, turnTile(drawing.history[0], cell)) : { ...drawing, turn: (drawing.turn + 1) % SIDES }

/** Turns over what is in the hand, or else what lies here. */
export const flippedAt = (drawing: Drawing, cell: number): Drawing =>
  drawing.hand === null
    ? changed(drawing, flipTile(drawing.history[0], cell))
    : { ...drawing, hand: { ...drawing.hand, face: drawing.hand.face === 'up' ? 'down' : 'up' } }

/** Puts back into the box what is in the hand, or else what lies here. */
export const putBackAt = (drawing: Drawing, cell: number): Drawing =>
  drawing.hand === null ? changed(drawing, liftPiece(drawing.history[0], cell)) : { ...drawing, hand: null }

/** Takes a piece from the box, or lays the same one back. */
export const taken = (drawing: Drawing, piece: Piece): Drawing => ({
  ...drawing,
  hand: drawing.hand?.piece === piece ? null : { piece, face: 'up' },
})

const KEYS: Readonly<Record<string, (drawing: Drawing, cell: number) => Drawing>> = {
  r: turnedAt,
  f: flippedAt,
  delete: putBackAt,
  escape: putBackAt,
}

/** What this key does; undefined for one that does nothing. */
export const keyed = (drawing: Drawing, key: string, cell: number): Drawing | undefined => KEYS[key.toLowerCase()]?.(drawing, cell)
