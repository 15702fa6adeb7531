import { deepFreeze, intern, reason, type Ask, type AskKind, type Offers, type Seat, type Seen } from '@flotilla/kernel'
import { EMPTY, IMPASSABLE, drawChart } from '../../board/chart.ts'
import type { Edition } from '../../edition/schema.ts'
import { CELLS, Q, R, SIDES, cellAt, footprint, isCorner, neighbour } from '../../board/hexes.ts'
import { FEWEST_ISLANDS, hasDraftAccess, homeCells } from '../../board/maps.ts'
import {
  ISLANDS,
  SINGLES,
  SINGLE_COUNTS,
  TILES,
  TRADING_PORTS,
  islandOnTile,
  signOfSingle,
  signOfTrading,
  signsOfTile,
  tradingNumber,
  type Single,
} from '../../board/pieces.ts'
import type { Draft, Ctx, Placed, QuestsState, SeenQuests, ReadCtx } from '../../board/state.ts'
import { DRAFT_TILE } from '../steps.ts'

/** QC-17.7 */
const MOST_REMOVED = ISLANDS.length - FEWEST_ISLANDS
/** QC-17.7: cells that stay empty for the Trading Ports. */
const KEPT = TRADING_PORTS.length
/** QC-17.5 */
const TOUCHING = 2

export type Face = 'up' | 'down'
const faceAsk: (seat: Seat) => Ask = intern((seat) => ({ kind: 'draft.face', seat }))
const spotAsk: (seat: Seat) => Ask = intern((seat) => ({ kind: 'draft.spot', seat }))
const turnAsk: (seat: Seat) => Ask = intern((seat) => ({ kind: 'draft.turn', seat }))
export const faceChoice = intern((face: Face) => ({ face }))
export const spotChoice = intern((cell: number) => ({ at: [Q[cell], R[cell]] as const }))
export const turnChoice = intern((turn: number) => ({ turn }))

/** The draft under way; only asked for while there is one. */
function draftOf<D>(s: { readonly draft: D | null }): D {
  if (s.draft === null) throw new Error('quests: no draft is under way')
  return s.draft
}

const isTile = (piece: string): boolean => TILES.includes(piece)
const isPortPiece = (piece: string): boolean => tradingNumber(piece) !== -1

/** What the hexes of a piece show. */
function signsOfPiece(piece: string, face: Face): readonly string[] {
  if (isTile(piece)) return signsOfTile(piece, face)
  if (isPortPiece(piece)) return [signOfTrading(tradingNumber(piece))]
  return [signOfSingle(face === 'down' ? 'impassable' : (piece as Single))]
}

const cellsOf = (piece: string, cell: number, turn: number): readonly number[] | null => (isTile(piece) ? footprint(cell, turn) : [cell])

// --- what is legal ------------------------------------------------------------------------------------------

function touches(terrain: Uint8Array, cells: readonly number[]): boolean {
  let edges = 0
  for (const cell of cells)
    for (let dir = 0; dir < SIDES; dir++) {
      const to = neighbour(cell, dir)
      if (!cells.includes(to) && (to === -1 || isCorner(to) || terrain[to] !== EMPTY)) edges++
    }
  return edges >= TOUCHING
}

/** QC-17.5, QC-17.6, QC-17.7 */
function mayLie(s: SeenQuests, piece: string, face: Face, cell: number, turn: number): boolean {
  const { terrain } = drawn(s)
  const cells = cellsOf(piece, cell, turn)
  if (cells === null || cells.some((at) => isCorner(at) || terrain[at] !== EMPTY) || !touches(terrain, cells)) return false
  if (face === 'down' && cells.some((at) => at < cell)) return false
  if (!isPortPiece(piece) && emptyCells(terrain) - cells.length < KEPT) return false
  if (face === 'up') return true
  const after = terrain.slice()
  for (const at of cells) after[at] = IMPASSABLE
  return hasDraftAccess(after, homeCells(drawn(s)))
}

let lastDrawn = drawChart('?'.repeat(CELLS))
const drawn = (s: SeenQuests): typeof lastDrawn => (lastDrawn.signs === s.chart ? lastDrawn : (lastDrawn = drawChart(s.chart)))

const emptyCells = (terrain: Uint8Array): number => {
  let empty = 0
  for (let cell = 0; cell < CELLS; cell++) if (terrain[cell] === EMPTY) empty++
  return empty
}

const turnsOf = (piece: string): number => (isTile(piece) ? SIDES : 1)

function fitsOn(s: SeenQuests, piece: string, face: Face, cell: number): boolean {
  for (let turn = 0; turn < turnsOf(piece); turn++) if (mayLie(s, piece, face, cell, turn)) return true
  return false
}

function fitsAnywhere(s: SeenQuests, piece: string, face: Face): boolean {
  for (let cell = 0; cell < CELLS; cell++) if (fitsOn(s, piece, face, cell)) return true
  return false
}

/** QC-17.14: of the single hexes the first workshop lies face up if there is no other. */
const isLastWorkshop = (s: SeenQuests, piece: string): boolean => piece === 'workshop' && drawn(s).workshops.length === 0

/** QC-17.7, QC-R51: every piece lies either way, as long as there are islands and a workshop left to play with. */
function facesOf(s: SeenQuests, piece: string): Face[] {
  const { removed } = draftOf(s)
  const faces: Face[] = fitsAnywhere(s, piece, 'up') ? ['up'] : []
  const isWorkshop = piece === 'workshop' || (isTile(piece) && islandOnTile(piece) === -1)
  const onlyUp = isPortPiece(piece) || (isWorkshop && (!s.options.workshopsFaceDown || isLastWorkshop(s, piece)))
  const mayGo = !isTile(piece) || isWorkshop || removed < MOST_REMOVED
  if (!onlyUp && mayGo && fitsAnywhere(s, piece, 'down')) faces.push('down')
  return faces
}

// --- the draft ----------------------------------------------------------------------------------------------

export function beginTileDraft(ctx: Ctx): void {
  const s = ctx.state
  s.draft = {
    left: TILES.slice(),
    stage: 'tiles',
    turn: s.first,
    piece: '',
    face: '',
    at: -1,
    placed: [],
    removed: 0,
    hands: [],
  }
  ctx.push(DRAFT_TILE)
}

/** QC-17.9, QC-17.14: what comes when a kind of piece is done. */
function nextStage(ctx: Ctx, draft: Draft): void {
  const { workshops } = drawn(ctx.state)
  if (draft.stage === 'tiles') {
    draft.stage = 'singles'
    turnUpIslands(ctx, draft)
    for (const kind of SINGLES) for (let k = 0; k < SINGLE_COUNTS[kind]; k++) draft.left.push(kind)
    if (workshops.length === 0) draft.piece = 'workshop'
  } else {
    draft.stage = 'ports'
    draft.left = TRADING_PORTS.map(({ id }) => id)
  }
}

/** QC-17.16 */
function turnUpIslands(ctx: Ctx, draft: Draft): void {
  const s = ctx.state
  for (let i = 0; i < draft.placed.length && drawn(s).islands.length < FEWEST_ISLANDS; i++) {
    const { tile, face, at } = draft.placed[i]
    if (face === 'up' || islandOnTile(tile) === -1) continue
    const turned = withSigns(s.chart, at, signsOfTile(tile, 'up'))
    if (!hasDraftAccess(drawChart(turned).terrain, homeCells(drawn(s)))) continue
    s.chart = turned
    draft.placed[i] = deepFreeze<Placed>({ tile, face: 'up', at })
    draft.removed--
    ctx.emit?.({ type: 'turnedUp', piece: tile, cells: at })
    i = -1
  }
}

function withSigns(signs: string, cells: readonly number[], shown: readonly string[]): string {
  const list = signs.split('')
  for (let k = 0; k < cells.length; k++) list[cells[k]] = shown[k]
  return list.join('')
}

/** The next piece: Trading Ports in their order, all others at random. */
function reveal(ctx: Ctx, draft: Draft): void {
  if (draft.stage === 'ports') draft.piece = draft.left.shift() ?? ''
  else {
    // QC-17.14: the stage may have laid a workshop ready.
    const at = draft.piece === '' ? ctx.draw('draft', draft.left.length) : draft.left.indexOf(draft.piece)
    draft.piece = draft.left.splice(at, 1)[0]
  }
  ctx.emit?.({ type: 'revealed', seat: draft.turn, piece: draft.piece })
}

function nextPlayer(s: SeenQuests, draft: Draft): void {
  draft.turn = (draft.turn + 1) % s.seats
  draft.piece = ''
  draft.face = ''
  draft.at = -1
}

export const draftSteps = {
  /** QC-17.4, QC-17.5, QC-17.6, QC-17.7, QC-17.8, QC-17.9: one piece of the draft. */
  'draft.tile'(ctx: Ctx): void {
    const s = ctx.state
    const draft = draftOf(s)
    const isFull = draft.stage === 'singles' && emptyCells(drawn(s).terrain) <= KEPT
    if (draft.left.length === 0 || isFull) {
      if (draft.stage === 'ports') return finishTileDraft(ctx)
      if (isFull) draft.left = []
      nextStage(ctx, draft)
      return ctx.push(DRAFT_TILE)
    }
    reveal(ctx, draft)
    ctx.push(DRAFT_TILE)
    if (draft.stage === 'ports') {
      draft.face = 'up'
      return ctx.ask(spotAsk(draft.turn))
    }
    const faces = facesOf(s, draft.piece)
    if (faces.length === 0) {
      if (isTile(draft.piece) && islandOnTile(draft.piece) !== -1) draft.removed++
      // QC-17.8, QC-R24
      ctx.emit?.({ type: 'setAside', piece: draft.piece })
      nextPlayer(s, draft)
    } else if (faces.length === 1) {
      draft.face = faces[0]
      ctx.ask(spotAsk(draft.turn))
    } else ctx.ask(faceAsk(draft.turn))
  },
}

function finishTileDraft(ctx: Ctx): void {
  const s = ctx.state
  s.chart = s.chart.replaceAll('?', signOfSingle('calm'))
  s.draft = null
  ctx.emit?.({ type: 'mapReady' })
}

function place(ctx: Ctx, turn: number): void {
  const s = ctx.state
  const draft = draftOf(s)
  const { piece, at } = draft
  const face = draft.face === 'down' ? 'down' : 'up'
  const cells = cellsOf(piece, at, turn) ?? []
  s.chart = withSigns(s.chart, cells, signsOfPiece(piece, face))
  if (isTile(piece)) {
    draft.placed.push(deepFreeze<Placed>({ tile: piece, face, at: cells }))
    if (face === 'down' && islandOnTile(piece) !== -1) draft.removed++
  }
  ctx.emit?.({ type: 'laid', seat: draft.turn, piece, face, cells })
  nextPlayer(s, draft)
}

// --- asks ---------------------------------------------------------------------------------------------------

const noSpot = reason('QC-17.6', 'refuse.noSpotForFace')
const doesNotFit = reason('QC-17.5', 'refuse.doesNotFit')

export const draftFace: AskKind<QuestsState, Edition, Ask, { readonly face: Face }> = {
  rule: 'QC-17.4',
  offer(ctx: ReadCtx, _ask: Ask, to: Offers): void {
    const faces = facesOf(ctx.state, draftOf(ctx.state).piece)
    to.offer(faceChoice('up'), faces.includes('up') ? null : noSpot)
    to.offer(faceChoice('down'), faces.includes('down') ? null : noSpot)
  },
  answer(ctx: Ctx, { seat }: Ask, { face }): void {
    draftOf(ctx.state).face = face
    ctx.ask(spotAsk(seat))
  },
  fallback: (ctx: ReadCtx) => faceChoice(facesOf(ctx.state, draftOf(ctx.state).piece)[0]),
}

const currentFace = (draft: Seen<Draft>): Face => (draft.face === 'down' ? 'down' : 'up')

/** Where the piece in hand may lie; should nothing touch, a Trading Port lies on any empty cell. */
function spots(s: SeenQuests): number[] {
  const draft = draftOf(s)
  const list: number[] = []
  for (let cell = 0; cell < CELLS; cell++) if (fitsOn(s, draft.piece, currentFace(draft), cell)) list.push(cell)
  if (list.length === 0) for (let cell = 0; cell < CELLS; cell++) if (drawn(s).terrain[cell] === EMPTY) list.push(cell)
  return list
}

export const draftSpot: AskKind<QuestsState, Edition, Ask, { readonly at: readonly [number, number] }> = {
  rule: 'QC-17.5',
  offer(ctx: ReadCtx, _ask: Ask, to: Offers): void {
    const legal = spots(ctx.state)
    for (const cell of legal) to.offer(spotChoice(cell))
    if (to.refused !== null)
      for (let cell = 0; cell < CELLS; cell++) if (!isCorner(cell) && !legal.includes(cell)) to.offer(spotChoice(cell), doesNotFit)
  },
  answer(ctx: Ctx, { seat }: Ask, { at }): void {
    const s = ctx.state
    const draft = draftOf(s)
    draft.at = cellAt(at[0], at[1])
    const turns = legalTurns(s)
    if (turns.length > 1) ctx.ask(turnAsk(seat))
    else place(ctx, turns[0] ?? 0)
  },
  fallback: (ctx: ReadCtx) => spotChoice(spots(ctx.state)[0]),
}

function legalTurns(s: SeenQuests): number[] {
  const draft = draftOf(s)
  const turns: number[] = []
  for (let turn = 0; turn < turnsOf(draft.piece); turn++) if (mayLie(s, draft.piece, currentFace(draft), draft.at, turn)) turns.push(turn)
  return turns
}

export const draftTurn: AskKind<QuestsState, Edition, Ask, { readonly turn: number }> = {
  rule: 'QC-17.5',
  offer(ctx: ReadCtx, _ask: Ask, to: Offers): void {
    const legal = legalTurns(ctx.state)
    for (let turn = 0; turn < SIDES; turn++) to.offer(turnChoice(turn), legal.includes(turn) ? null : doesNotFit)
  },
  answer: (ctx: Ctx, _ask: Ask, { turn }) => place(ctx, turn),
  fallback: (ctx: ReadCtx) => turnChoice(legalTurns(ctx.state)[0]),
}
