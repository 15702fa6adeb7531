import type { FirstGame } from '@flotilla/kernel/lesson'
import { Refusal } from '@flotilla/protocol'
import { allKept, keep } from '../local/kept.ts'
import { tableFor } from '../local/open.ts'
import { loadEngine } from '../rules/engines.ts'
import { FIRST_GAME } from './learned.ts'
import { forgetMet } from './met.ts'

/** The first game with a mate at one's shoulder, as far as it has come, or a new one; says where it is. */
export async function openFirst(id: string, { options, bots }: FirstGame, you: string): Promise<string> {
  const name = `${FIRST_GAME}${id}-`
  const begun = (await allKept()).find(({ id: table, status }) => table.startsWith(name) && status !== 'over' && status !== 'ended')
  if (begun !== undefined) return `/t/${begun.id}`
  forgetMet(id)
  const game = await loadEngine(id)
  if (game === undefined) throw new Refusal(404, { code: 'web.noSuchGame', message: `no game ${id}`, params: { game: id } })
  const table = tableFor(game, { game: id, options, seats: [null, ...bots], undo: 'free', name: you })
  const first = { ...table, id: `${name}${crypto.randomUUID().slice(0, 8)}` }
  await keep(first)
  return `/t/${first.id}`
}
