import { attackOf, costSum, kindName, sacrificeAt, worth, worthOf, type Deed, type Io } from '@flotilla/bottom/face'
import type { Message, Seat } from '@flotilla/kernel'
import type { Table } from './props.ts'

/** What it all began with, and whether it is stopped as things stand. */
export interface Root {
  readonly deed: Deed
  readonly stopped: boolean
}

/** What the deed costs the own ship if it stands: so many cards of a pile, or what of the board. */
export function stakeOf({ board, io }: Table, { deed, stopped }: Root): Message | null {
  const { view, seat } = board
  if (seat === null) return null
  const last = view.chain[view.chain.length - 1]
  const hit = [...view.chain].reverse().find(({ what, target }) => what === 'hit' && target === seat) ?? deed
  if (last.what === 'batch') return { code: 'board.stake.batch', params: { cost: cheapest(io, seat, last.picks), hand: pays(io, seat) } }
  if (hit.what === 'play') return hit.target === seat || stopped ? null : { code: 'board.stake.play', params: { cost: hit.count } }
  const zone = attackOf(io, hit)?.zone
  const own = view.ships[seat]
  if (hit.target !== seat || zone === undefined || zone === 'board') {
    const lost = hit.picks.filter((back) => own.board.includes(back)).reduce((sum, back) => sum + worthOf(io, back), 0)
    return lost === 0 ? null : { code: 'board.stake.board', params: { from: worth(io, seat), to: worth(io, seat) - lost, stopped } }
  }
  const n = Math.min(own[zone].length, hit.count > 0 ? hit.count : numberOf(io, hit))
  return {
    code: `board.stake.${zone}`,
    params: { n, of: own[zone].length, left: own[zone].length - n, air: view.phase === 'sinking', stopped },
  }
}

const numberOf = (io: Io, { kind, times }: Deed): number => Number(io.edition.cards[kind].params.cards ?? 1) * times
const cheapest = (io: Io, seat: Seat, backs: readonly number[]): number => Math.min(...backs.map((back) => costSum(io, seat, back).cost))
/** What all that is in hand would give. */
const pays = (io: Io, seat: Seat): number => io.state.ships[seat].hand.reduce((sum, back) => sum + sacrificeAt(io, back), 0)

/** What follows from an answer: of the own card, or of none. */
export function outcomeOf({ board: { view } }: Table, named: number | null, root: Root): Message | null {
  const last = view.chain[view.chain.length - 1]
  const card = kindName(last.kind << 6)
  if (named === null && last.what === 'reaction')
    return { code: 'board.if.stands', params: { card: kindName(root.deed.kind << 6), stopped: root.stopped } }
  if (named === null) return { code: 'board.if.pass', params: { card, batch: last.what === 'batch' } }
  const own = kindName(view.faces[named])
  // A hit's answers say it themselves.
  return own === 'steward' || own === 'lifebuoy' ? null : { code: `board.if.${own}`, params: { card, by: last.seat } }
}
