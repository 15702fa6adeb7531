import { checkOptions, editionForRecord, useEdition, type Game } from '@flotilla/kernel'
import { BOT_NAMES, Refusal, USUAL_ORDERS } from '@flotilla/protocol'
import { loadEngine } from '../rules/engines.ts'
import { newTableId } from '../net/table-host.ts'
import { keep, type KeptTable } from './kept.ts'

/** What somebody wants to play here. */
export interface Wanted {
  readonly game: string
  readonly options?: Readonly<Record<string, unknown>>
  readonly edition?: string | object
  /** A bot by its name; null for whoever sits at this browser. */
  readonly seats: readonly (string | null)[]
  readonly undo: KeptTable['undo']
  /** What whoever sits here is called. */
  readonly name: string
  /** Another game with the same luck; otherwise a new one. */
  readonly seed?: string
}

/** Thirty-two bytes as the kernel wants them. */
export const newSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Everything of a new table but where it came from. */
export function tableFor(builtIn: Game, { options, edition, seats, undo, name, seed = newSeed() }: Wanted): KeptTable {
  const game = useEdition(builtIn, edition)
  const checked = checkOptions(game, options, seats.length) as KeptTable['options']
  const first = (game.series?.first(checked) ?? null) as KeptTable['options'] | null
  return {
    id: newTableId(),
    game: game.id,
    rulesVersion: game.rulesVersion,
    edition: editionForRecord(game, builtIn),
    options: first ?? checked,
    seats: seats.map((bot, seat) => (bot === null ? { name } : { name: BOT_NAMES[seat], bot })),
    seed,
    nonces: [],
    undo,
    created: Date.now(),
    answers: [],
    from: 0,
    status: 'playing',
    away: [],
    // Of several people at one screen whoever is passed over would be seen to have nothing.
    orders: seats.filter((bot) => bot === null).length > 1 ? { plans: [], standing: [] } : USUAL_ORDERS,
    rematch: null,
    ...(first === null ? {} : { series: { leg: 1, before: [] } }),
  }
}

/** Opens a table in this browser, and says where it is. */
export async function open(wanted: Wanted): Promise<string> {
  const game = await loadEngine(wanted.game)
  if (game === undefined)
    throw new Refusal(404, { code: 'web.noSuchGame', message: `no game ${wanted.game}`, params: { game: wanted.game } })
  const table = tableFor(game, wanted)
  await keep(table)
  return `/t/${table.id}`
}
