import { everyone, PUBLIC, seatBit } from '../../src/index.ts'
import { copyPlain } from '../../src/copy.ts'
import { contraband, dials, PARROT, SILK, squawks, steps, type ContrabandState } from '../contraband/index.ts'
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
      draw(io) {
        steps.draw(io)
        io.state.agenda.unshift({ step: 'turn', drawn: drawn(io) } as { step: string })
      },
    }),
    /can tell two worlds apart[^]*view.agenda/,
  ],
  [
    'an ask names a hidden card',
    'nothingIsLearnedUnshown',
    withSteps({
      turn(io) {
        steps.turn(io)
        const ask = io.state.asks.pop()
        if (ask !== undefined) io.ask({ ...ask, hint: topOfDeck(io) } as typeof ask)
      },
    }),
    /can tell two worlds apart[^]*hint/,
  ],
  [
    'an event names a hidden card',
    'nothingIsLearnedUnshown',
    withSteps({
      draw(io) {
        steps.draw(io)
        io.emit?.({ type: 'drew', seat: io.state.turn, kind: drawn(io) })
      },
    }),
    /can tell two worlds apart[^]*events.*kind/,
  ],
  [
    'a count of hidden cards lies open',
    'nothingIsLearnedUnshown',
    withSteps({
      draw(io) {
        steps.draw(io)
        ;(io.state as More).note = inHand(io, io.state.turn, SILK)
      },
    }),
    /can tell two worlds apart[^]*note/,
  ],
  ['whoever holds no answer is passed over at once', 'oneChoiceTellsNothing', unhurried, /'squawk' has one choice here/],
  [
    'only those who hold an answer are asked',
    'nothingIsLearnedUnshown',
    withSteps({
      react(io, frame) {
        steps.react(io, frame)
        const { asks } = io.state
        if (asks.length > 0 && inHand(io, asks[0].seat, PARROT) === 0) asks.pop()
      },
    }),
    /can tell two worlds apart/,
  ],
  [
    'a sealed answer is told by an event',
    'sealedStaysSealed',
    withDials({
      answer(io, ask, choice) {
        io.emit?.({ type: 'dialled', seat: ask.seat, at: choice.dial })
        dials.answer?.(io, ask, choice)
      },
    }),
    /which sealed answer seat \d has given:[^]*events.*at:/,
  ],
  [
    'a sealed answer lies open',
    'sealedStaysSealed',
    withDials({
      answer(io, ask, choice) {
        io.state.gold[ask.seat] += choice.dial
        dials.answer?.(io, ask, choice)
      },
    }),
    /which sealed answer seat \d has given:[^]*gold/,
  ],
  [
    'a hidden card lies open for a moment',
    'momentsTellNothingHidden',
    withSteps({
      draw(io) {
        steps.draw(io)
        const s = io.state as More
        s.note = drawn(io)
        io.emit?.({ type: 'drew', seat: io.state.turn, cards: [] })
        delete s.note
        io.emit?.({ type: 'drew', seat: io.state.turn, cards: [] })
      },
    }),
    /sees in a moment what is hidden[^]*note/,
  ],
  [
    'a sealed answer lies open for a moment',
    'momentsTellNothingHidden',
    withDials({
      answer(io, ask, choice) {
        io.state.gold[ask.seat] += choice.dial
        io.emit?.({ type: 'dials', cards: [] })
        io.state.gold[ask.seat] -= choice.dial
        io.emit?.({ type: 'dials', cards: [] })
        dials.answer?.(io, ask, choice)
      },
    }),
    /sees in a moment what is hidden[^]*gold/,
  ],
  [
    'a sealed answer takes more moments than another',
    'momentsTellNothingHidden',
    withDials({
      answer(io, ask, choice) {
        for (let at = 0; at < choice.dial; at++) io.emit?.({ type: 'dials', cards: [] })
        dials.answer?.(io, ask, choice)
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
    withSteps({ draw: (io) => (io.state.deck.length > 0 ? io.show(io.state.deck[0], PUBLIC) : undefined) }),
    /do not see it/,
  ],
  [
    'the seed lies open',
    'viewKeepsSecrets',
    withSteps({
      deal(io) {
        ;(io.state as More).note = [io.state.seed]
        steps.deal(io)
      },
    }),
    /holds the seed/,
  ],
  [
    'an imagined world changes what its dreamer knows',
    'imaginedLooksTheSame',
    spoilt({ imagine: (io, me) => (me === null ? undefined : io.forget(io.state.hands[me])) }),
    /an imagined world/,
  ],
  ['imagination leaves a hole', 'imaginedIsWhole', spoilt({ imagine: () => {} }), /has no face under back/],
  [
    'imagination is always the same',
    'imaginedWorldsDiffer',
    spoilt({
      imagine(io, me) {
        const { faces, known, deck, hands } = io.state
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
