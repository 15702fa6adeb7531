import { costSum, gistText, kindName, kindOf, nextDrawing, sacrificeAt, worth, worthOf } from '@flotilla/bottom/client'
import type { Message, Seat } from '@flotilla/kernel'
import type { Table } from '../props.ts'

/** Actions that take the card they name off its board. */
const TAKES = new Set(['pirate', 'fanatic', 'profiteer', 'technician', 'janitor', 'beggar', 'proletarian'])

/** What an answer would come to, told before it is given: it stands on the rail. Null where the thing itself says it all. */
export function toldOf(table: Table): Message | null {
  const { board, ctx, choosing } = table
  const { ask, seat, view } = board
  if (ask === null || seat === null) return null
  const chosen = (choosing.chosen?.choice ?? {}) as { seat?: Seat; card?: number; onto?: number }
  const own = view.ships[seat]
  const laid = (ask as { card?: number }).card
  switch (ask.kind) {
    case 'limit':
    case 'torpedo.pay':
    case 'flapper.pick':
    case 'lifeboat.pick':
    case 'jack.follow':
      return { code: `board.told.${ask.kind}` }
    case 'before':
      return { code: 'board.told.before', params: { n: nextDrawing(ctx, seat).number } }
    case 'captain.pick':
      return { code: 'board.told.captain', params: { n: own.deck.length, air: view.phase === 'sinking' } }
    case 'tycoon.order':
      return { code: 'board.told.tycoon.order', params: { deck: own.deck.length } }
    case 'tycoon.target':
      if (chosen.seat === undefined) return { code: 'board.told.tycoon' }
      return {
        code: 'board.told.deck',
        params: { seat: chosen.seat, from: view.ships[chosen.seat].deck.length, to: view.ships[chosen.seat].deck.length - 1 },
      }
    case 'play.host': {
      if (laid === undefined) return null
      const sum = costSum(ctx, seat, laid)
      return chosen.seat === undefined
        ? { code: 'board.told.guest', params: { ...sum, paid: (ask as { how?: string }).how === 'play' } }
        : worths(table, chosen.seat, -sum.value)
    }
    case 'play.merge':
      return chosen.onto === undefined
        ? { code: 'board.told.merge' }
        : { code: 'board.told.twice', params: { card: kindName(view.faces[chosen.onto]) } }
    case 'own.pick':
      return chosen.card === undefined ? gistOf(table) : worths(table, ownerOf(table, chosen.card) ?? seat, -worthOf(ctx, chosen.card))
    case 'act.card': {
      const owner = chosen.card === undefined ? null : ownerOf(table, chosen.card)
      const acts = view.chain.at(-1)
      if (owner === null || chosen.card === undefined || acts === undefined || !TAKES.has(kindName(acts.kind << 6))) return gistOf(table)
      if (kindName(acts.kind << 6) !== 'profiteer') return worths(table, owner, -worthOf(ctx, chosen.card))
      return {
        code: 'board.told.profit',
        params: { points: sacrificeAt(ctx, chosen.card), ...change(table, owner, -worthOf(ctx, chosen.card)) },
      }
    }
    case 'act.seat':
    case 'hand.pick':
      return gistOf(table)
    default:
      return null
  }
}

/** Whose board a card lies on. */
function ownerOf({ board: { view } }: Table, card: number): Seat | null {
  const owner = view.ships.findIndex(({ board }) => board.includes(card))
  return owner < 0 ? null : owner
}

const change = ({ ctx }: Table, seat: Seat, by: number) => ({ seat, from: worth(ctx, seat), to: worth(ctx, seat) + by })
const worths = (table: Table, seat: Seat, by: number): Message => ({ code: 'board.told.worth', params: change(table, seat, by) })

/** What the card that acts does, in a few words. */
function gistOf({ board: { view, game } }: Table): Message | null {
  const acts = view.chain.at(-1)
  return acts === undefined ? null : gistText(game.edition, kindOf(acts.kind << 6))
}
