import {
  everyone,
  mint,
  repeat,
  seatBit,
  type Ask,
  type AskKind,
  type Game,
  type Io as KernelIo,
  type Seat,
  type State,
} from '@flotilla/kernel'
import { z } from 'zod'

/**
 * A game for these tests: everything the server must keep to itself happens in it. Every card's face is a nine-digit number of its own,
 * so that a face in the wrong bytes is found by searching for it.
 */
const options = z.strictObject({
  strict: z.boolean().default(true),
  seconds: z.int().default(20),
  beat: z.int().default(4),
  rounds: z.int().default(2),
  silentRound: z.int().default(2),
})
type Options = z.infer<typeof options>

export interface LiarState extends State<Options> {
  round: number
  hands: number[][]
  deck: number[]
  pile: number[]
}
type Io = KernelIo<LiarState, { id: string }>

const CARDS = 40
const HAND = 4
/** Recognisable. Their composition is not in the state (no pool): the faces are found only where somebody sees a card. */
export const FACES = Array.from({ length: CARDS }, (_, i) => 900_000_000 + ((i * 7919 + 4801) % 99_991) * 1000 + i).sort((a, b) => a - b)

const pass = mint(() => ({ pass: true }))()
const play = mint((card: number) => ({ play: card }))
const peek = mint((card: number) => ({ peek: card }))
const windowAsk = mint((seat: Seat) => ({ kind: 'window.play', seat }))
const bidAsk = mint((seat: Seat) => ({ kind: 'bid', seat }))
const afterAsk = mint((seat: Seat) => ({ kind: 'window.after', seat }))

interface Play {
  readonly play?: number
}

const windowPlay: AskKind<LiarState, { id: string }, Ask, Play> = {
  rule: 'L-1',
  window: true,
  offer(io, { seat }, to) {
    to.offer(pass)
    for (const card of io.state.hands[seat]) to.offer(play(card))
  },
  fallback: () => pass as Play,
}

const bid: AskKind<LiarState, { id: string }, Ask, Play> = {
  rule: 'L-2',
  offer(io, { seat }, to) {
    for (const card of io.state.hands[seat]) to.offer(play(card))
    if (io.state.hands[seat].length === 0) to.offer(pass)
  },
  fallback: (io, { seat }) => (io.state.hands[seat].length === 0 ? pass : play(io.state.hands[seat][0])) as Play,
}

const windowAfter: AskKind<LiarState, { id: string }, Ask, { peek?: number }> = {
  rule: 'L-3',
  window: true,
  offer(io, _ask, to) {
    to.offer(pass)
    to.offer(peek(io.state.deck[0]))
  },
  answer(io, { seat }, { peek: card }) {
    if (card !== undefined) {
      io.show(card, seatBit(seat))
      io.emit?.({ type: 'peeked', seat, card })
    }
    io.next({ step: 'round' })
  },
  fallback: () => pass as { peek?: number },
}

function lay(io: Io): void {
  const s = io.state
  for (let seat = 0; seat < s.seats; seat++) {
    const card = io.reply<Play>(seat)?.play
    s.replies[seat] = null
    if (card === undefined) continue
    s.hands[seat] = s.hands[seat].filter((one) => one !== card)
    s.pile.push(card)
    io.reveal(card)
    io.emit?.({ type: 'played', seat, card })
  }
}

const words = {
  catalogues: { en: { 'event.played': '{seat:seat} plays', 'parley.honest': 'I am honest' } },
  prompt: (_io: Io, ask: Ask) => ({ code: `ask.${ask.kind}` }),
  choice: (io: Io, _ask: Ask, choice: object) => {
    const { play: card } = choice as Play
    return card === undefined ? { code: Object.keys(choice)[0] } : { code: 'play', params: { face: io.state.faces[card] } }
  },
  describe: () => [],
}

export const liar: Game<LiarState, { id: string }> = {
  id: 'liar',
  title: 'Liar',
  rulesVersion: 1,
  seats: { min: 2, max: 5 },
  options,
  edition: { id: 'test' },
  editionSchema: z.object({ id: z.string() }),
  chance: ['deck'],
  setup(blank) {
    return Object.assign(blank, {
      faces: FACES.slice(),
      known: repeat(CARDS, 0),
      round: 0,
      hands: repeat(blank.seats, 0).map(() => [] as number[]),
      deck: FACES.map((_, i) => i),
      pile: [] as number[],
    })
  },
  firstStep: { step: 'deal' },
  steps: {
    deal(io: Io) {
      const s = io.state
      io.shuffle(s.deck, 'deck')
      for (let seat = 0; seat < s.seats; seat++)
        for (let i = 0; i < HAND; i++) {
          const card = s.deck.pop() ?? 0
          s.hands[seat].push(card)
          io.show(card, seatBit(seat))
        }
      io.next({ step: 'round' })
    },
    round(io: Io) {
      const s = io.state
      if (s.round >= s.options.rounds) return
      s.round++
      io.next({ step: 'window' }, { step: 'lay' }, { step: 'bid' }, { step: 'lay' }, { step: 'after' })
    },
    window: (io: Io) => io.seal(everyone(io.state.seats), { kind: 'window.play' }, windowAsk),
    bid: (io: Io) => io.seal(everyone(io.state.seats), { kind: 'bid' }, bidAsk),
    lay,
    after: (io: Io) => io.ask(afterAsk(0)),
  },
  asks: { 'window.play': windowPlay, bid, 'window.after': windowAfter },
  outcome: ({ state }) => ({
    why: 'end',
    standings: state.hands.map((hand, seat) => ({ seat, rank: 1, score: hand.length, parts: {} })),
    winners: [0],
  }),
  pace: ({ strict, seconds, beat }) => ({ strict, seconds, beat }),
  silence: ({ state }) => (state.round === state.options.silentRound ? 'L-9' : null),
  advice: { rate: () => 0, value: () => 0, score: () => 0 },
  words,
  tells: { peeked: 'small', played: 'plain' },
}

export const fleet = [liar]
