import { reason, seatBit } from '../../src/index.ts'
import { copyPlain } from '../../src/copy.ts'
import {
  bid,
  contraband,
  editionSchema,
  land,
  letBe,
  PARROT,
  peek,
  RUM,
  SILK,
  squawks,
  steps,
  turn,
  type ContrabandState,
  type Edition,
} from '../contraband/index.ts'
import { spoilt, topOfDeck, withSquawks, withSteps, withTurn, type Fault, type More } from './spoilt.ts'

let outside = 0

/** Games whose rules, records or words are broken. */
export const breaches: Fault[] = [
  [
    'the choices depend on a hidden card',
    'choicesAreKnown',
    withTurn({
      offer(ctx, ask, to) {
        turn.offer(ctx, ask, to)
        if (topOfDeck(ctx) === RUM) to.offer(letBe)
      },
    }),
    /the choices/,
  ],
  [
    'a reason tells a hidden card',
    'choicesAreKnown',
    withSquawks({
      offer(ctx, _ask, to) {
        to.offer(letBe)
        to.offer(
          peek,
          reason<ContrabandState, Edition>('CB-9', 'refuse.deckIsEmpty', () => ({ top: topOfDeck(ctx) })),
        )
      },
    }),
    /the refusals/,
  ],
  [
    'the fallback depends on a hidden card',
    'choicesAreKnown',
    withTurn({ fallback: (ctx, { seat }) => (topOfDeck(ctx) === SILK ? peek : land(ctx.state.hands[seat][0])) }),
    /the fallback/,
  ],
  ['the fallback is illegal', 'choicesAreKnown', withTurn({ fallback: () => land(999) }), /the fallback .* is not legal/],
  [
    'choices are made anew instead of interned',
    'choicesAreKnown',
    withSquawks({ offer: (_io, _ask, to) => to.offer({ letBe: true }) }),
    /not interned|the fallback/,
  ],
  [
    'offering changes the state',
    'choicesAreKnown',
    withTurn({
      offer(ctx, ask, to) {
        // The compiler refuses to write here; rules in plain JavaScript could.
        const gold = ctx.state.gold as number[]
        gold[0]++
        turn.offer(ctx, ask, to)
      },
    }),
    /changed the state/,
  ],
  [
    'an offered choice fails',
    'offeredIsAccepted',
    withTurn({
      answer(ctx, ask, choice) {
        if ('peek' in choice) throw new Error('no deck')
        turn.answer?.(ctx, ask, choice)
      },
    }),
    /is offered for 'turn' and fails/,
  ],
  [
    'a choice is offered and refused',
    'othersAreRefused',
    withSquawks({
      offer(ctx, ask, to) {
        squawks.offer(ctx, ask, to)
        to.offer(letBe, reason('CB-4', 'refuse.deckIsEmpty'))
      },
    }),
    /both offered and refused/,
  ],
  [
    'a reason has no rule',
    'othersAreRefused',
    withSquawks({
      offer(_io, _ask, to) {
        to.offer(letBe)
        to.offer(peek, reason('', 'refuse.deckIsEmpty'))
      },
    }),
    /no rule's number/,
  ],
  [
    'a copy shares a list',
    'copySharesNothing',
    { ...contraband, id: 'sharing', copy: (s) => ({ ...(copyPlain(s) as ContrabandState), gold: s.gold }) },
    /a copy shares gold/,
  ],
  [
    'a copy forgets a part',
    'copySharesNothing',
    { ...contraband, id: 'forgetting', copy: (s) => ({ ...(copyPlain(s) as ContrabandState), known: s.known.map(() => 0) }) },
    /the game's own copy/,
  ],
  ['a dead end', 'reachesEnd', withSquawks({ offer: () => {} }), /a dead end: .*squawk.* has no legal answer/],
  [
    'nobody is asked',
    'reachesEnd',
    withSteps({
      bids(ctx) {
        ctx.ask({ kind: 'hold', seat: 0, optional: true })
        while (ctx.state.agenda.length > 0) ctx.state.agenda.pop()
      },
    }),
    /a dead end: the game is not over/,
  ],
  [
    'a game without end',
    'reachesEnd',
    withSteps({ 'dials.open': (ctx) => ctx.push({ step: 'turn' }) }),
    /has not ended after 10000 answers/,
  ],
  [
    'a seat without a place in the result',
    'reachesEnd',
    spoilt({ outcome: () => ({ why: 'ended.rounds', winners: [], standings: [] }) }),
    /names every seat once/,
  ],
  ['a card is lost', 'holdsInvariants', withSteps({ draw: (ctx) => void ctx.state.deck.pop() }), /cards lie about/],
  [
    'a card changes its face',
    'holdsInvariants',
    withSteps({
      draw(ctx) {
        steps.draw(ctx)
        ctx.state.faces[0] = PARROT
      },
    }),
    /the components of pool 'cargo'/,
  ],
  [
    'something is kept outside the state',
    'isDeterministic',
    withSteps({
      draw(ctx) {
        steps.draw(ctx)
        if (ctx.state.seed !== '') ctx.state.gold[0] += outside++ % 7
      },
    }),
    /played again, in turn with another game/,
  ],
  [
    'a reply is compared by identity',
    'survivesJson',
    withSteps({
      'bids.open'(ctx) {
        for (let seat = 0; seat < ctx.state.seats; seat++) if (ctx.reply(seat) === bid(1)) ctx.state.gold[seat] += 5
        steps['bids.open'](ctx)
      },
    }),
    /loaded from JSON/,
  ],
  [
    'the state is not plain',
    'survivesJson',
    withSteps({
      draw(ctx) {
        steps.draw(ctx)
        ;(ctx.state as More).note = undefined
      },
    }),
    /not plain data/,
  ],
  [
    'the record does not replay',
    'replaysItsRecord',
    withSteps({
      draw(ctx) {
        steps.draw(ctx)
        if (ctx.emit !== undefined) ctx.state.gold[0]++
      },
    }),
    /the game at a table/,
  ],
  [
    'knowledge moves without the tide',
    'undoRestores',
    withTurn({
      answer(ctx, ask, choice) {
        const { deck, known } = ctx.state
        if ('peek' in choice) known[deck[deck.length - 1]] |= seatBit(ask.seat)
        else turn.answer?.(ctx, ask, choice)
        // Another question before the draw, so that nothing else raises the undo barrier.
        if ('peek' in choice) ctx.ask({ kind: 'squawk', seat: ask.seat })
      },
    }),
    /would take back what was learned/,
  ],
  [
    'an edition changes when it is read again',
    'replaysItsEdition',
    spoilt({ editionSchema: editionSchema.transform((edition) => ({ ...edition, id: `${edition.id}!` })) }),
    /the edition, read again/,
  ],
  [
    'an event has no weight',
    'storyAddsUp',
    spoilt({ tells: { landed: 'plain' } }),
    /nothing says how much the event '\w+' deserves to be seen/,
  ],
  [
    'the game goes on differently where somebody looks on',
    'storyAddsUp',
    withSteps({
      draw(ctx) {
        steps.draw(ctx)
        if (ctx.emit !== undefined) ctx.state.gold[0]++
      },
    }),
    /where somebody looked on/,
  ],
  [
    'a word is missing',
    'speaksEveryWord',
    spoilt({ words: { ...contraband.words, prompt: () => ({ code: 'ask.nothing' }) } }),
    /has no 'ask.nothing'/,
  ],
  [
    'a name is missing',
    'speaksEveryWord',
    spoilt({ words: { ...contraband.words, choice: () => ({ code: 'choice.land', params: { kind: 'gold' } }) } }),
    /has no 'kind.gold'/,
  ],
  [
    'a value is missing',
    'speaksEveryWord',
    spoilt({ words: { ...contraband.words, choice: () => ({ code: 'choice.bid' }) } }),
    /without a value for 'n'/,
  ],
]
