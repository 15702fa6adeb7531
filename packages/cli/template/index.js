import { everyone, intern, PUBLIC, reason, repeat, seatBit } from '@flotilla/kernel'
import { z } from 'zod'
import { words } from './words.js'

/** The four kinds of chest. Each seat has a secret omen: chests of that kind are worth double to it. */
const KINDS = 4
const CHESTS_OF_A_KIND = 3
const OMENS_OF_A_KIND = 2

// Choices, asks and steps are interned: made once for each value and frozen.
const bid = intern((coins) => ({ bid: coins }))
const bidAsk = intern((seat) => ({ kind: 'bid', seat }))
const BIDDING = intern(() => ({ kind: 'bid' }))()
const step = intern((name) => ({ step: name }))

const tooDear = reason('OM-2.2', 'refuse.tooDear', (ctx, { seat }) => ({ coins: ctx.state.coins[seat] }))

const everybody = ({ seats }) => PUBLIC | everyone(seats)
const worthOf = ({ edition, state: s }, seat) => {
  const omen = s.faces[s.omens[seat]]
  return s.won[seat].reduce((sum, back) => sum + edition.chest * (s.faces[back] === omen ? 2 : 1), 0)
}

/** @type {import('@flotilla/kernel').AskKind<any, any>} */
const bidKind = {
  rule: 'OM-2.1',
  // Every thinkable answer, with its first unmet requirement; it drives legality, the grey button and the API's error.
  offer(ctx, { seat }, to) {
    for (let coins = 0; coins <= ctx.edition.coins; coins++) to.offer(bid(coins), coins > ctx.state.coins[seat] ? tooDear : null)
  },
  // No `answer`: sealed answers are collected, and the step `open` finds them in the replies when all are in.
  fallback: () => bid(0),
}

const steps = {
  /** OM-1.2: chance is used in steps, never in the set-up. */
  deal(ctx) {
    const s = ctx.state
    ctx.shuffle(s.deck, 'chests')
    ctx.shuffle(s.spare, 'omens')
    for (let seat = 0; seat < s.seats; seat++) {
      const omen = s.spare.pop()
      s.omens.push(omen)
      ctx.show(omen, seatBit(seat))
    }
    ctx.push(step('offer'))
  },

  offer(ctx) {
    const s = ctx.state
    if (s.round === s.options.rounds) return
    s.round++
    const chest = s.deck.pop()
    s.offered.push(chest)
    ctx.reveal(chest)
    ctx.emit?.({ type: 'offered', round: s.round, card: chest, kind: s.faces[chest] })
    ctx.next(step('bids'), step('open'))
  },

  bids(ctx) {
    ctx.seal(everyone(ctx.state.seats), BIDDING, bidAsk)
  },

  open(ctx) {
    const s = ctx.state
    const bids = s.coins.map((_, seat) => ctx.reply(seat).bid)
    const most = Math.max(...bids)
    const best = bids.flatMap((coins, seat) => (coins === most ? [seat] : []))
    const chest = s.offered.pop()
    // OM-2.4: where two bid the same, or nobody bids, nobody gets it. A spent card still lies somewhere: it needs a zone.
    const winner = most > 0 && best.length === 1 ? best[0] : -1
    if (winner === -1) s.spent.push(chest)
    else {
      s.coins[winner] -= most
      s.won[winner].push(chest)
    }
    ctx.emit?.({ type: 'opened', bids, seat: winner, card: chest })
    ctx.push(step('offer'))
  },
}

const edition = z.strictObject({ id: z.string(), title: z.string(), chest: z.int().min(1), coins: z.int().min(1).max(20) })

/** @type {import('@flotilla/kernel').Game<any, any>} */
export const game = {
  id: 'omens',
  title: 'Omens',
  rulesVersion: 1,
  seats: { min: 2, max: 5 },
  options: z.strictObject({
    rounds: z
      .int()
      .min(3)
      .max(KINDS * CHESTS_OF_A_KIND)
      .default(8),
  }),
  edition: { id: 'house-1', title: 'House edition 1', chest: 3, coins: 10 },
  editionSchema: edition,
  chance: ['chests', 'omens'],
  // Every hidden thing is a back: an index into `faces` and `known`. What looks alike from behind is a pool.
  setup(blank, { coins }) {
    const chests = Array.from({ length: KINDS * CHESTS_OF_A_KIND }, (_, k) => Math.floor(k / CHESTS_OF_A_KIND))
    const omens = Array.from({ length: KINDS * OMENS_OF_A_KIND }, (_, k) => Math.floor(k / OMENS_OF_A_KIND))
    return Object.assign(blank, {
      round: 0,
      coins: repeat(blank.seats, coins),
      deck: chests.map((_, k) => k),
      offered: [],
      spent: [],
      won: Array.from({ length: blank.seats }, () => []),
      omens: [],
      spare: omens.map((_, k) => chests.length + k),
      pools: [
        { name: 'chests', first: 0, faces: chests },
        { name: 'omens', first: chests.length, faces: omens },
      ],
      faces: [...chests, ...omens],
      known: repeat(chests.length + omens.length, 0),
    })
  },
  firstStep: step('deal'),
  steps,
  asks: { bid: bidKind },
  score: (ctx, seat) => worthOf(ctx, seat) + ctx.state.coins[seat],
  outcome(ctx) {
    const s = ctx.state
    const parts = s.coins.map((coins, seat) => ({ chests: worthOf(ctx, seat), coins }))
    const scores = parts.map(({ chests, coins }) => chests + coins)
    const standings = scores.map((score, seat) => ({
      seat,
      score,
      rank: 1 + scores.filter((other) => other > score).length,
      parts: parts[seat],
    }))
    return { why: 'ended.rounds', standings, winners: standings.filter(({ rank }) => rank === 1).map(({ seat }) => seat) }
  },
  // Each card lies in exactly one place; whoever sees the place knows the card. Spent cards are no exception.
  zones({ state: s }, visit) {
    visit(s.deck, 0)
    visit(s.spare, 0)
    visit(s.offered, everybody(s))
    visit(s.spent, everybody(s))
    for (let seat = 0; seat < s.seats; seat++) {
      visit(s.won[seat], everybody(s))
      visit(s.omens.slice(seat, seat + 1), seatBit(seat))
    }
  },
  invariants({ state: s }) {
    if (s.coins.some((coins) => coins < 0)) throw new Error('coins below zero')
  },
  words,
  tells: { offered: 'plain', opened: 'big' },
}

/** What bots go by: an export of its own. A bot sees its own view: the others' omens are unknown there. */
export const bots = {
  advice: {
    rate(ctx, { seat }, choice) {
      const s = ctx.state
      const worth = ctx.edition.chest * (s.faces[s.offered[0]] === s.faces[s.omens[seat]] ? 2 : 1)
      return -Math.abs(choice.bid - worth / 2)
    },
    value: (ctx, seat) => worthOf(ctx, seat) + ctx.state.coins[seat],
  },
}
