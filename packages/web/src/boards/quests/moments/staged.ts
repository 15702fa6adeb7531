import type { Svg } from '@flotilla/art/kit'
import { BACKS, balls, coin, star, type Call } from '@flotilla/art/quests'
import {
  CORNERS,
  ISLANDS,
  MARAUDERS,
  TERRAINS,
  TRADING_PORTS,
  chart,
  crewOf,
  islandNumber,
  type QuestsEvent,
} from '@flotilla/quests/client'
import { useState } from 'react'
import { pictureOf } from '../stage/pictures.ts'
import type { QuestsProps } from '../props.ts'

/** What somebody gets by it, one after another as it is told. */
export interface Gain {
  readonly art: Svg
  readonly n: number
}

/** A scene that plays beside the chart: what it is about, and what has come of it so far. */
export interface Staged {
  readonly n: number
  readonly scene: 'landfall' | 'tempest' | 'fleet' | 'bell' | 'end'
  readonly event: QuestsEvent
  readonly seat: number
  /** The place on the chart that it happens at. */
  readonly cell: number
  readonly gains: readonly Gain[]
  /** The sea has taken the ship. */
  readonly sinks: boolean
}

const SCENES: Readonly<Record<string, Staged['scene']>> = {
  explored: 'landfall',
  finished: 'landfall',
  solved: 'landfall',
  delivered: 'landfall',
  failed: 'tempest',
  reinforced: 'fleet',
  called: 'bell',
  ended: 'end',
}

/** What may follow of such a scene; with anything else the story goes on elsewhere. */
const FOLLOWS: Readonly<Record<Staged['scene'], readonly string[]>> = {
  landfall: ['prosperity', 'coins', 'drew', 'looked', 'goods', 'ammo', 'reshuffled', 'landed'],
  tempest: ['damaged', 'sinking', 'kept', 'goods', 'ammo', 'sunk', 'prosperity'],
  fleet: [],
  bell: [],
  end: [],
}

function gainOf(event: QuestsEvent): Gain | null {
  const { type, gained = 0 } = event
  if (type === 'drew') return { art: pictureOf(event.deck.replace(/s$/, '')) || BACKS.quest, n: 1 }
  if (gained <= 0) return null
  if (type === 'goods') return { art: pictureOf(event.good), n: gained }
  const art: Readonly<Record<string, Svg>> = { prosperity: star, coins: coin, ammo: balls }
  return type in art ? { art: art[type], n: gained } : null
}

function cellOf({ view }: QuestsProps, event: QuestsEvent): number {
  const { seat = -1, cell } = event
  if (cell !== undefined) return cell
  if (typeof event.island === 'string') return chart(view).cellOf[islandNumber(event.island)]
  return view.ships[seat]?.cell ?? -1
}

export function stagedAfter(board: QuestsProps, before: Staged | null, event: QuestsEvent): Staged | null {
  const { type, seat = -1 } = event
  const scene = SCENES[type]
  if (scene !== undefined) {
    // A fleet is one picture, however many come.
    const n = scene === 'fleet' && before?.scene === 'fleet' ? before.n : (before?.n ?? 0) + 1
    return { n, scene, event, seat, cell: cellOf(board, event), gains: [], sinks: false }
  }
  if (before === null || !FOLLOWS[before.scene].includes(type)) return null
  if (type === 'sinking' || type === 'sunk') return { ...before, sinks: true }
  const gain = gainOf(event)
  return gain === null || before.scene === 'tempest' ? before : { ...before, gains: [...before.gains, gain] }
}

/** The scene that is on just now; null while the chart tells the story alone. */
export function useStaged(board: QuestsProps): Staged | null {
  const { moment } = board
  const [{ told, staged }, set] = useState<{ told: number | null; staged: Staged | null }>({ told: null, staged: null })
  const now = moment?.n ?? null
  if (told === now) return staged
  const next = moment === null ? null : moment.events.reduce((before: Staged | null, event) => stagedAfter(board, before, event), staged)
  set({ told: now, staged: next })
  return next
}

/** The shore that a ship lies off; null on the open sea. */
export function callAt({ view }: QuestsProps, cell: number): Call | null {
  const map = chart(view)
  if (cell < 0) return null
  if (map.islandOn[cell] !== -1) return { kind: 'island', id: ISLANDS[map.islandOn[cell]].id }
  const market = map.trading.indexOf(cell)
  if (market !== -1) return { kind: 'port', id: TRADING_PORTS[market].id }
  if (TERRAINS[map.terrain[cell]] === 'workshop') return { kind: 'workshop' }
  const team = view.homes.indexOf(cell)
  return team !== -1 || CORNERS.includes(cell) ? { kind: 'home', seat: crewOf(view, Math.max(0, team))[0] ?? 0 } : null
}

/** Whether a ship goes down in this moment, and which. */
export const foundering = ({ moment }: QuestsProps): number | null => {
  const { type, ship = MARAUDERS } = moment?.event ?? { type: '' }
  return (type === 'sinking' || type === 'sunk') && ship < MARAUDERS ? ship : null
}
