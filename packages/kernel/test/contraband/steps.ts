import { everyone, seatBit, type Seat } from '../../src/index.ts'
import { asking, dialBack, GUNS, HAND, KINDS, next, react, RUM, shown, SILK, step, type CardStep, type Io, type Reaction } from './table.ts'

export const steps = {
  deal(io: Io): void {
    const s = io.state
    io.shuffle(s.deck, 'deck')
    for (let seat = 0; seat < s.seats; seat++) for (let k = 0; k < HAND; k++) draw(io, seat)
    io.push(step('turn'))
  },

  turn(io: Io): void {
    const s = io.state
    io.next(step('draw'), step('pass'))
    if (s.hands[s.turn].length > 0) io.ask(asking('turn', s.turn))
  },

  react(io: Io, { by, to }: Reaction): void {
    if (to === by) return
    io.push(react(by, next(io.state, to)))
    io.ask(asking('squawk', to))
  },

  resolve(io: Io, { seat, card }: CardStep): void {
    const s = io.state
    const face = s.faces[card]
    const worth = face === RUM ? io.edition.worth.rum.value : face === SILK ? io.edition.worth.silk.value : 0
    s.gold[seat] += worth
    io.emit?.({ type: 'landed', seat, card, kind: KINDS[face], worth })
    if (face !== GUNS) return
    // The harbour is cleared: everything landed goes back under the deck, and nobody knows where.
    while (s.discard.length > 0) s.deck.push(s.discard.pop() ?? 0)
    io.shuffle(s.deck, 'deck')
  },

  /** A squawk drives off what it squawks at, with the window that was open on it. */
  cancel(io: Io): void {
    const { agenda } = io.state
    for (let frame = agenda.pop(); frame !== undefined && frame.step === 'react'; frame = agenda.pop());
  },

  draw(io: Io): void {
    const { turn } = io.state
    draw(io, turn)
    io.emit?.({ type: 'drew', seat: turn, cards: io.state.hands[turn].slice(-1) })
  },

  pass(io: Io): void {
    const s = io.state
    s.turn = next(s, s.turn)
    if (s.turn !== 0) return io.push(step('turn'))
    s.round++
    if (s.options.bids) io.next(step('bids'), step('bids.open'))
    else io.push(step('dials'))
  },

  bids(io: Io): void {
    io.seal(everyone(io.state.seats), shown('bid'), (seat) => asking('bid', seat))
  },

  /** The highest bid pays and is repaid double, if nobody else made it. */
  'bids.open'(io: Io): void {
    const s = io.state
    const bids = s.gold.map((_, seat) => io.reply<{ bid: number }>(seat)?.bid ?? 0)
    for (let seat = 0; seat < s.seats; seat++) s.replies[seat] = null
    const most = Math.max(...bids)
    const winners = bids.filter((gold) => gold === most).length
    if (winners === 1) s.gold[bids.indexOf(most)] += most
    io.emit?.({ type: 'bids', bids })
    io.push(step('dials'))
  },

  dials(io: Io): void {
    const s = io.state
    for (let seat = 0; seat < s.seats; seat++) io.lay(dialBack(s, seat), 0, seatBit(seat))
    io.push(step('dials.open'))
    io.seal(everyone(s.seats), shown('dial'), (seat) => asking('dial', seat))
  },

  'dials.open'(io: Io): void {
    const s = io.state
    for (let seat = 0; seat < s.seats; seat++) {
      io.reveal(dialBack(s, seat))
      s.ready[seat] = false
      if (s.faces[dialBack(s, seat)] === s.round % 3) s.gold[seat]++
    }
    io.emit?.({ type: 'dials', cards: s.gold.map((_, seat) => dialBack(s, seat)) })
    if (s.round < s.options.rounds) io.push(step('turn'))
    else for (const hand of s.hands) for (const card of hand) io.reveal(card)
  },
}

function draw(io: Io, seat: Seat): void {
  const card = io.state.deck.pop()
  if (card === undefined) return
  io.state.hands[seat].push(card)
  io.show(card, seatBit(seat))
}
