import { defineMessages, type Messages, type Words } from '../../src/index.ts'
import { type ContrabandState, type Edition, KINDS } from './table.ts'

const en: Messages['en'] = {
  'game.title': 'Contraband',
  'game.blurb': 'Land it, slip it, squawk at it.',
  'kind.rum': 'rum',
  'kind.silk': 'silk',
  'kind.parrot': 'a parrot',
  'kind.guns': 'guns',
  'kind.unknown': 'something',
  'ask.turn': 'Round {round}: what will you land?',
  'ask.squawk': 'Squawk?',
  'ask.bid': 'Bid in secret',
  'ask.dial': 'Set your dial',
  'ask.sure': 'Are you sure?',
  'ask.hold': 'Waiting for the others',
  'choice.land': 'Land {kind, kind}',
  'choice.slip': 'Slip {kind, kind} to the left',
  'choice.peek': 'Peek at the deck',
  'choice.squawk': 'Squawk with {kind, kind}',
  'choice.letBe': 'Let it be',
  'choice.bid': 'Bid {n}',
  'choice.dial': 'Dial {n}',
  'choice.sure': 'Sure',
  'choice.again': 'Again',
  'refuse.deckIsEmpty': 'The deck is empty',
  'refuse.notAParrot': '{kind, kind} cannot squawk',
  'refuse.tooDear': 'You have {gold}',
  'table.title': 'Round {round}',
  'table.hand': '{seat, seat} has {hand, kind} and {gold}',
  'event.landed': '{seat, seat} lands {kind, kind}{worth, select, no {} other { for {worth}}}',
  'event.drew': '{seat, seat} draws',
  'event.slipped': '{seat, seat} slips something to {to, seat}',
  'event.squawked': '{seat, seat} squawks',
  'event.bids': 'Bids: {bids}',
  'event.dials': 'The dials are shown',
  'ended.rounds': 'The last round is over',
  'score.gold': 'Gold',
  'score.silk': 'Silk',
  'option.copies': 'Copies of each card',
  'option.rounds': 'Rounds',
  'option.bids': 'Secret bids',
  'option.start': 'Begin',
  'option.start.poor': 'poor',
  'option.start.rich': 'rich',
}

export const words: Words<ContrabandState, Edition> = {
  messages: defineMessages('contraband', en),
  prompt: ({ state }, { kind }) => ({ code: `ask.${kind}`, params: { round: state.round } }),
  choice({ state }, _ask, choice) {
    const [[name, value]] = Object.entries(choice)
    return { code: `choice.${name}`, params: { n: Number(value), kind: KINDS[state.faces[Number(value)]] ?? 'unknown' } }
  },
  describe: ({ state: s }) => [
    {
      title: { code: 'table.title', params: { round: s.round } },
      lines: s.hands.map((hand, seat) => ({
        code: 'table.hand',
        params: { seat, hand: hand.map((card) => KINDS[s.faces[card]] ?? 'unknown'), gold: s.gold[seat] },
      })),
    },
  ],
  event({ type, ...params }) {
    return { code: `event.${type}`, params: params as Record<string, string | number> }
  },
}
