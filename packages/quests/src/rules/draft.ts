import { deepFreeze, mint, reason, type Ask, type AskKind, type Offers, type Seat } from '@flotilla/kernel'
import { EMPTY, IMPASSABLE, drawChart } from '../board/chart.ts'
import type { Edition } from '../edition/schema.ts'
import { CELLS, Q, R, SIDES, cellAt, footprint, isCorner, neighbour } from '../board/hexes.ts'
import { FEWEST_ISLANDS, hasDraftAccess, homeCells } from '../board/maps.ts'
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
} from '../board/pieces.ts'
import type { Draft, Io, Placed, QuestsState, SeenQuests } from '../board/state.ts'
import { DRAFT_TILE } from './steps.ts'

/** QC-17.7 */
const MOST_REMOVED = ISLANDS.length - FEWEST_ISLANDS
/** QC-17.7: cells that stay empty for the Trading Ports. */
const KEPT = TRADING_PORTS.length
/** QC-17.5 */
const TOUCHING = 2

export type Face = 'up' | 'down'
const faceAsk: (seat: Seat) => Ask = mint((seat) => ({ kind: 'draft.face', seat }))
const spotAsk: (seat: Seat) => Ask = mint((seat) => ({ kind: 'draft.spot', seat }))
const turnAsk: (seat: Seat) => Ask = mint((seat) => ({ kind: 'draft.turn', seat }))
export const faceChoice = mint((face: Face) => ({ face }))
export const spotChoice = mint((cell: number) => ({ at: [Q[cell], R[cell]] as const }))
export const turnChoice = mint((turn: number) => ({ turn }))

/** The draft under way; only asked for while there is one. */
function draftOf(s: SeenQuests): Draft {
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

/** QC-17.5 to 17.7 */
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

/** QC-17.7: Trading Ports lie face up, workshops too unless the table says otherwise, and not too many islands go. */
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

export function beginTileDraft(io: Io): void {
  const s = io.state
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
  io.push(DRAFT_TILE)
}

/** QC-17.9, QC-17.14: what comes when a kind of piece is done. */
function nextStage(io: Io, draft: Draft): void {
  const { workshops } = drawn(io.state)
  if (draft.stage === 'tiles') {
    draft.stage = 'singles'
    turnUpIslands(io, draft)
    for (const kind of SINGLES) for (let k = 0; k < SINGLE_COUNTS[kind]; k++) draft.left.push(kind)
    if (workshops.length === 0) draft.piece = 'workshop'
  } else {
    draft.stage = 'ports'
    draft.left = TRADING_PORTS.map(({ id }) => id)
  }
}

/** QC-17.16 */
function turnUpIslands(io: Io, draft: Draft): void {
  const s = io.state
  for (let i = 0; i < draft.placed.length && drawn(s).islands.length < FEWEST_ISLANDS; i++) {
    const { tile, face, at } = draft.placed[i]
    if (face === 'up' || islandOnTile(tile) === -1) continue
    const turned = withSigns(s.chart, at, signsOfTile(tile, 'up'))
    if (!hasDraftAccess(drawChart(turned).terrain, homeCells(drawn(s)))) continue
    s.chart = turned
    draft.placed[i] = deepFreeze<Placed>({ tile, face: 'up', at })
    draft.removed--
    io.emit?.({ type: 'turnedUp', piece: tile, cells: at })
    i = -1
  }
}

function withSigns(signs: string, cells: readonly number[], shown: readonly string[]): string {
  const list = signs.split('')
  for (let k = 0; k < cells.length; k++) list[cells[k]] = shown[k]
  return list.join('')
}

/** The next piece: Trading Ports in their order, all others at random. */
function reveal(io: Io, draft: Draft): void {
  if (draft.stage === 'ports') draft.piece = draft.left.shift() ?? ''
  else {
    // QC-17.14: the stage may have laid a workshop ready.
    const at = draft.piece === '' ? io.draw('draft', draft.left.length) : draft.left.indexOf(draft.piece)
    draft.piece = draft.left.splice(at, 1)[0]
  }
  io.emit?.({ type: 'revealed', seat: draft.turn, piece: draft.piece })
}

function nextPlayer(s: QuestsState, draft: Draft): void {
  draft.turn = (draft.turn + 1) % s.seats
  draft.piece = ''
  draft.face = ''
  draft.at = -1
}

export const draftSteps = {
  /** QC-17.4 to 17.9: one piece of the draft. */
  'draft.tile'(io: Io): void {
    const s = io.state
    const draft = draftOf(s)
    const isFull = draft.stage === 'singles' && emptyCells(drawn(s).terrain) <= KEPT
    if (draft.left.length === 0 || isFull) {
      if (draft.stage === 'ports') return finishTileDraft(io)
      if (isFull) draft.left = []
      nextStage(io, draft)
      return io.push(DRAFT_TILE)
    }
    reveal(io, draft)
    io.push(DRAFT_TILE)
    if (draft.stage === 'ports') {
      draft.face = 'up'
      return io.ask(spotAsk(draft.turn))
    }
    const faces = facesOf(s, draft.piece)
    if (faces.length === 0) {
      if (isTile(draft.piece) && islandOnTile(draft.piece) !== -1) draft.removed++
      io.emit?.({ type: 'setAside', piece: draft.piece })
      nextPlayer(s, draft)
    } else if (faces.length === 1) {
      draft.face = faces[0]
      io.ask(spotAsk(draft.turn))
    } else io.ask(faceAsk(draft.turn))
  },
}

function finishTileDraft(io: Io): void {
  const s = io.state
  s.chart = s.chart.replaceAll('?', signOfSingle('calm'))
  s.draft = null
  io.emit?.({ type: 'mapReady' })
}

function place(io: Io, turn: number): void {
  const s = io.state
  const draft = draftOf(s)
  const { piece, at } = draft
  const face = draft.face === 'down' ? 'down' : 'up'
  const cells = cellsOf(piece, at, turn) ?? []
  s.chart = withSigns(s.chart, cells, signsOfPiece(piece, face))
  if (isTile(piece)) {
    draft.placed.push(deepFreeze<Placed>({ tile: piece, face, at: cells }))
    if (face === 'down' && islandOnTile(piece) !== -1) draft.removed++
  }
  io.emit?.({ type: 'laid', seat: draft.turn, piece, face, cells })
  nextPlayer(s, draft)
}

// --- asks ---------------------------------------------------------------------------------------------------

const noSpot = reason('QC-17.6', 'refuse.noSpotForFace')
const doesNotFit = reason('QC-17.5', 'refuse.doesNotFit')

export const draftFace: AskKind<QuestsState, Edition, Ask, { readonly face: Face }> = {
  rule: 'QC-17.4',
  offer(io: Io, _ask: Ask, to: Offers): void {
    const faces = facesOf(io.state, draftOf(io.state).piece)
    to.offer(faceChoice('up'), faces.includes('up') ? null : noSpot)
    to.offer(faceChoice('down'), faces.includes('down') ? null : noSpot)
  },
  answer(io: Io, { seat }: Ask, { face }): void {
    draftOf(io.state).face = face
    io.ask(spotAsk(seat))
  },
  fallback: (io: Io) => faceChoice(facesOf(io.state, draftOf(io.state).piece)[0]),
}

const currentFace = (draft: Draft): Face => (draft.face === 'down' ? 'down' : 'up')

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
  offer(io: Io, _ask: Ask, to: Offers): void {
    const legal = spots(io.state)
    for (const cell of legal) to.offer(spotChoice(cell))
    if (to.refused !== null)
      for (let cell = 0; cell < CELLS; cell++) if (!isCorner(cell) && !legal.includes(cell)) to.offer(spotChoice(cell), doesNotFit)
  },
  answer(io: Io, { seat }: Ask, { at }): void {
    const s = io.state
    const draft = draftOf(s)
    draft.at = cellAt(at[0], at[1])
    const turns = legalTurns(s)
    if (turns.length > 1) io.ask(turnAsk(seat))
    else place(io, turns[0] ?? 0)
  },
  fallback: (io: Io) => spotChoice(spots(io.state)[0]),
}

function legalTurns(s: SeenQuests): number[] {
  const draft = draftOf(s)
  const turns: number[] = []
  for (let turn = 0; turn < turnsOf(draft.piece); turn++) if (mayLie(s, draft.piece, currentFace(draft), draft.at, turn)) turns.push(turn)
  return turns
}

export const draftTurn: AskKind<QuestsState, Edition, Ask, { readonly turn: number }> = {
  rule: 'QC-17.5',
  offer(io: Io, _ask: Ask, to: Offers): void {
    const legal = legalTurns(io.state)
    for (let turn = 0; turn < SIDES; turn++) to.offer(turnChoice(turn), legal.includes(turn) ? null : doesNotFit)
  },
  answer: (io: Io, _ask: Ask, { turn }) => place(io, turn),
  fallback: (io: Io) => turnChoice(legalTurns(io.state)[0]),
}
