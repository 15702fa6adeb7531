import { PUBLIC, isOver, must } from '@flotilla/kernel'
import { afloat, NONE, ONCE, READY, cardAt, type ReadCtx } from './state.ts'
import { isCovered } from './assistant.ts'

/** What always holds, after every answer. */
export function invariants(ctx: ReadCtx): void {
  const s = ctx.state
  const cards = s.lot.length
  const seen = new Set<number>()
  const lies = (backs: readonly number[], where: string): void => {
    for (const back of backs) {
      must(back >= 0 && back < cards && !seen.has(back), `card ${back} lies twice, or is none, in ${where}`)
      seen.add(back)
    }
  }
  const faceUp = (backs: readonly number[], where: string): void => {
    for (const back of backs) must((s.known[back] & PUBLIC) !== 0, `a card in ${where} is not open`)
  }
  for (let seat = 0; seat < s.seats; seat++) {
    const { deck, hand, water, board, sunk } = s.ships[seat]
    for (const [list, where] of [
      [deck, 'deck'],
      [hand, 'hand'],
      [water, 'water'],
      [board, 'board'],
    ] as const)
      lies(list, `${where} of seat ${seat}`)
    faceUp(water, 'a water')
    faceUp(board, 'a board')
    for (const card of hand) must((s.known[card] & (1 << seat)) !== 0, `seat ${seat} does not know its hand`)
    must(!sunk || deck.length + hand.length + water.length === 0, `sunk seat ${seat} has cards off its board`)
    for (const card of board) {
      const partner = s.partner[card]
      must(cardAt(ctx, card).sweeps === undefined, 'a Lockdown lies on a board')
      must(partner === NONE || (s.partner[partner] === card && board.includes(partner)), 'an Assistant has lost its partner')
      must(s.turned[card] !== ONCE || isCovered(ctx, card), 'a card without Assistant has a second use')
    }
    must(s.phase !== 'cruise' || !sunk, 'a ship has sunk in the Cruise')
  }
  lies(
    s.row.filter((card) => card !== NONE),
    'the row',
  )
  if (s.iceberg !== NONE) lies([s.iceberg], 'the slot of the Iceberg')
  lies(s.shopDeck, 'the shop deck')
  lies(s.shopDiscard, 'the shop discard')
  lies(s.gone, 'the box')
  for (const pack of s.packs) lies(pack, 'a pack')
  must(seen.size === cards, `${seen.size} of ${cards} cards are on the table`)
  must(new Set(s.faces.slice(0, cards)).size === cards || s.sees !== 'all', 'a face lies under two backs')
  must(s.points >= 0 && s.purse >= 0, 'points are negative')
  for (let back = 0; back < cards; back++) {
    if (s.sees === 'all') must(s.lotOfCard[s.pools[0].faces.indexOf(s.faces[back])] === s.lot[back], `card ${back} is in a wrong lot`)
    must(s.turned[back] === READY || s.ships.some(({ board }) => board.includes(back)), 'a card off the boards is tired')
  }
  for (const deed of s.chain) must(deed.count >= 0, 'a deed counts below nothing')
  if (isOver(s))
    must(afloat(s) === 0 && s.chain.length === 0 && s.pending.length === 0 && s.batches.length === 0, 'the game ended too soon')
}
