import { everyone, PUBLIC, seatBit } from '../../src/index.ts'
import { copyPlain } from '../../src/copy.ts'
import { contraband, dials, PARROT, SILK, squawks, steps, type ContrabandState } from '../contraband/index.ts'
import { step } from '../contraband/table.ts'
import { drawn, inHand, spoilt, topOfDeck, withDials, withSteps, type Fault, type More } from './spoilt.ts'

/** The reaction asked like any other decision. */
const { window: _window, ...asked } = squawks
const unhurried = spoilt({ asks: { ...contraband.asks, squawk: asked } })

/** Games that tell what is hidden, or imagine it badly. */
export const leaks: Fault[] = [
  [
    'a step names a hidden card',
    'nothingIsLearnedUnshown',
    withSteps({
      draw(ctx) {
        steps.draw(ctx)
        ctx.state.agenda.unshift({ step: 'turn', drawn: drawn(ctx) } as { step: string })
      },
    }),
    /can tell two worlds apart[^]*view.agenda/,
  ],
  [
    'an ask names a hidden card',
    'nothingIsLearnedUnshown',
    withSteps({
      turn(ctx) {
        steps.turn(ctx)
        const ask = ctx.state.asks.pop()
        if (ask !== undefined) ctx.ask({ ...ask, hint: topOfDeck(ctx) } as typeof ask)
      },
    }),
    /can tell two worlds apart[^]*hint/,
  ],
  [
    'an event names a hidden card',
    'nothingIsLearnedUnshown',
    withSteps({
      draw(ctx) {
        steps.draw(ctx)
        ctx.emit?.({ type: 'drew', seat: ctx.state.turn, kind: drawn(ctx) })
      },
    }),
    /can tell two worlds apart[^]*events.*kind/,
  ],
  [
    'a count of hidden cards lies open',
    'nothingIsLearnedUnshown',
    withSteps({
      draw(ctx) {
        steps.draw(ctx)
        ;(ctx.state as More).note = inHand(ctx, ctx.state.turn, SILK)
      },
    }),
    /can tell two worlds apart[^]*note/,
  ],
  ['whoever holds no answer is passed over at once', 'oneChoiceTellsNothing', unhurried, /'squawk' has one choice here/],
  [
    'only those who hold an answer are asked',
    'nothingIsLearnedUnshown',
    withSteps({
      react(ctx, frame) {
        steps.react(ctx, frame)
        const { asks } = ctx.state
        if (asks.length > 0 && inHand(ctx, asks[0].seat, PARROT) === 0) asks.pop()
      },
    }),
    /can tell two worlds apart/,
  ],
  [
    'a sealed answer is told by an event',
    'sealedStaysSealed',
    withDials({
      answer(ctx, ask, choice) {
        ctx.emit?.({ type: 'dialled', seat: ask.seat, at: choice.dial })
        dials.answer?.(ctx, ask, choice)
      },
    }),
    /which sealed answer seat \d has given:[^]*events.*at:/,
  ],
  [
    'a sealed answer lies open',
    'sealedStaysSealed',
    withDials({
      answer(ctx, ask, choice) {
        ctx.state.gold[ask.seat] += choice.dial
        dials.answer?.(ctx, ask, choice)
      },
    }),
    /which sealed answer seat \d has given:[^]*gold/,
  ],
  [
    'a sealed answer lies open after the seal, and nobody was told',
    'sealedIsToldBeforeItLiesOpen',
    withSteps({
      'bids.open'(ctx) {
        const s = ctx.state
        ;(s as More).note = s.gold.map((_, seat) => ctx.reply<{ bid: number }>(seat)?.bid ?? 0)
        for (let seat = 0; seat < s.seats; seat++) s.replies[seat] = null
        ctx.push(step('dials'))
      },
    }),
    /answered in secret, and it was never told[^]*note/,
  ],
  [
    'a hidden card lies open for a moment',
    'momentsTellNothingHidden',
    withSteps({
      draw(ctx) {
        steps.draw(ctx)
        const s = ctx.state as More
        s.note = drawn(ctx)
        ctx.emit?.({ type: 'drew', seat: ctx.state.turn, cards: [] })
        delete s.note
        ctx.emit?.({ type: 'drew', seat: ctx.state.turn, cards: [] })
      },
    }),
    /sees in a moment what is hidden[^]*note/,
  ],
  [
    'a sealed answer lies open for a moment',
    'momentsTellNothingHidden',
    withDials({
      answer(ctx, ask, choice) {
        ctx.state.gold[ask.seat] += choice.dial
        ctx.emit?.({ type: 'dials', cards: [] })
        ctx.state.gold[ask.seat] -= choice.dial
        ctx.emit?.({ type: 'dials', cards: [] })
        dials.answer?.(ctx, ask, choice)
      },
    }),
    /sees in a moment what is hidden[^]*gold/,
  ],
  [
    'a sealed answer takes more moments than another',
    'momentsTellNothingHidden',
    withDials({
      answer(ctx, ask, choice) {
        for (let at = 0; at < choice.dial; at++) ctx.emit?.({ type: 'dials', cards: [] })
        dials.answer?.(ctx, ask, choice)
      },
    }),
    /sees in a moment what is hidden/,
  ],
  [
    'a card lies nowhere',
    'zonesHoldEveryCard',
    spoilt({ zones: ({ state: s }, visit) => visit([...s.deck, ...s.discard], 0) }),
    /lies in 0 zones/,
  ],
  [
    'a zone says who sees it, and they do not',
    'zonesHoldEveryCard',
    spoilt({ zones: ({ state: s }, visit) => visit([...s.deck, ...s.discard, ...s.hands.flat()], everyone(s.seats)) }),
    /they do not know it/,
  ],
  [
    'spectators see more than the seats',
    'spectatorsSeeThePublic',
    withSteps({ draw: (ctx) => (ctx.state.deck.length > 0 ? ctx.show(ctx.state.deck[0], PUBLIC) : undefined) }),
    /do not see it/,
  ],
  [
    'the seed lies open',
    'viewKeepsSecrets',
    withSteps({
      deal(ctx) {
        ;(ctx.state as More).note = [ctx.state.seed]
        steps.deal(ctx)
      },
    }),
    /holds the seed/,
  ],
  [
    'an imagined world changes what its dreamer knows',
    'imaginedLooksTheSame',
    spoilt({ imagine: (ctx, me) => (me === null ? undefined : ctx.forget(ctx.state.hands[me])) }),
    /an imagined world/,
  ],
  ['imagination leaves a hole', 'imaginedIsWhole', spoilt({ imagine: () => {} }), /has no face under back/],
  [
    'imagination is always the same',
    'imaginedWorldsDiffer',
    spoilt({
      imagine(ctx, me) {
        const { faces, known, deck, hands } = ctx.state
        const hidden = [...deck, ...hands.flat()].filter((card) => me === null || (known[card] & seatBit(me)) === 0)
        const dealt = hidden.map((card) => faces[card]).toSorted((a, b) => a - b)
        hidden.forEach((card, at) => (faces[card] = dealt[at]))
      },
    }),
    /are all the same/,
  ],
  [
    'a view of the game shows what is hidden',
    'viewHidesTheHidden',
    {
      ...contraband,
      id: 'showing',
      copy: (s) => ({ ...(copyPlain(s) as ContrabandState), deck: s.deck.toSorted((a, b) => s.faces[a] - s.faces[b]) }),
    },
    /shows what is hidden/,
  ],
]
