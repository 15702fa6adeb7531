import {
  everyone,
  intern,
  repeat,
  seatBit,
  type Ask,
  type AskKind,
  type Game,
  type Ctx as KernelCtx,
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
type Ctx = KernelCtx<LiarState, { id: string }>

const CARDS = 40
const HAND = 4
/** Recognisable. Their composition is not in the state (no pool): the faces are found only where somebody sees a card. */
export const FACES = Array.from({ length: CARDS }, (_, i) => 900_000_000 + ((i * 7919 + 4801) % 99_991) * 1000 + i).sort((a, b) => a - b)

const pass = intern(() => ({ pass: true }))()
const play = intern((card: number) => ({ play: card }))
const peek = intern((card: number) => ({ peek: card }))
const windowAsk = intern((seat: Seat) => ({ kind: 'window.play', seat }))
const bidAsk = intern((seat: Seat) => ({ kind: 'bid', seat }))
const afterAsk = intern((seat: Seat) => ({ kind: 'window.after', seat }))

interface Play {
  readonly play?: number
}

const windowPlay: AskKind<LiarState, { id: string }, Ask, Play> = {
  rule: 'L-1',
  window: true,
  offer(ctx, { seat }, to) {
    to.offer(pass)
    for (const card of ctx.state.hands[seat]) to.offer(play(card))
  },
  fallback: () => pass as Play,
}

const bid: AskKind<LiarState, { id: string }, Ask, Play> = {
  rule: 'L-2',
  offer(ctx, { seat }, to) {
    for (const card of ctx.state.hands[seat]) to.offer(play(card))
    if (ctx.state.hands[seat].length === 0) to.offer(pass)
  },
  fallback: (ctx, { seat }) => (ctx.state.hands[seat].length === 0 ? pass : play(ctx.state.hands[seat][0])) as Play,
}

const windowAfter: AskKind<LiarState, { id: string }, Ask, { peek?: number }> = {
  rule: 'L-3',
  window: true,
  offer(ctx, _ask, to) {
    to.offer(pass)
    to.offer(peek(ctx.state.deck[0]))
  },
  answer(ctx, { seat }, { peek: card }) {
    if (card !== undefined) {
      ctx.show(card, seatBit(seat))
      ctx.emit?.({ type: 'peeked', seat, card })
    }
    ctx.next({ step: 'round' })
  },
  fallback: () => pass as { peek?: number },
}

function lay(ctx: Ctx): void {
  const s = ctx.state
  for (let seat = 0; seat < s.seats; seat++) {
    const card = ctx.reply<Play>(seat)?.play
    s.replies[seat] = null
    if (card === undefined) continue
    s.hands[seat] = s.hands[seat].filter((one) => one !== card)
    s.pile.push(card)
    ctx.reveal(card)
    ctx.emit?.({ type: 'played', seat, card })
  }
}

const words = {
  messages: { id: 'liar', en: { 'event.played': '{seat, seat} plays', 'parley.honest': 'I am honest' } },
  prompt: (_io: Ctx, ask: Ask) => ({ code: `ask.${ask.kind}` }),
  choice: (ctx: Ctx, _ask: Ask, choice: object) => {
    const { play: card } = choice as Play
    return card === undefined ? { code: Object.keys(choice)[0] } : { code: 'play', params: { face: ctx.state.faces[card] } }
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
    deal(ctx: Ctx) {
      const s = ctx.state
      ctx.shuffle(s.deck, 'deck')
      for (let seat = 0; seat < s.seats; seat++)
        for (let i = 0; i < HAND; i++) {
          const card = s.deck.pop() ?? 0
          s.hands[seat].push(card)
          ctx.show(card, seatBit(seat))
        }
      ctx.next({ step: 'round' })
    },
    round(ctx: Ctx) {
      const s = ctx.state
      if (s.round >= s.options.rounds) return
      s.round++
      ctx.next({ step: 'window' }, { step: 'lay' }, { step: 'bid' }, { step: 'lay' }, { step: 'after' })
    },
    window: (ctx: Ctx) => ctx.seal(everyone(ctx.state.seats), { kind: 'window.play' }, windowAsk),
    bid: (ctx: Ctx) => ctx.seal(everyone(ctx.state.seats), { kind: 'bid' }, bidAsk),
    lay,
    after: (ctx: Ctx) => ctx.ask(afterAsk(0)),
  },
  asks: { 'window.play': windowPlay, bid, 'window.after': windowAfter },
  outcome: ({ state }) => ({
    why: 'end',
    standings: state.hands.map((hand, seat) => ({ seat, rank: 1, score: hand.length, parts: {} })),
    winners: [0],
  }),
  pace: ({ strict, seconds, beat }) => ({ strict, seconds, beat }),
  silence: ({ state }) => (state.round === state.options.silentRound ? 'L-9' : null),
  score: () => 0,
  words,
  tells: { peeked: 'small', played: 'plain' },
}

export const builtInGames = [liar]
