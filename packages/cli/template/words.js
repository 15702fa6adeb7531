// Every word a person reads, in English, as ICU messages.
const en = {
  'game.title': 'Omens',
  'game.blurb': 'Bid in secret for chests; your omen says which kind is worth double.',
  'option.rounds': 'Rounds',
  'kind.0': 'gold',
  'kind.1': 'pearls',
  'kind.2': 'spice',
  'kind.3': 'silk',
  'kind.-1': 'something unknown',
  'ask.bid': 'Bid for the chest of {kind, kind}',
  'choice.bid': 'Bid {coins, plural, one {# coin} other {# coins}}',
  'refuse.tooDear': 'You have only {coins, plural, one {# coin} other {# coins}}',
  'event.offered': 'Round {round}: a chest of {kind, kind} is offered',
  'event.opened':
    '{won, select, no {Nobody gets the chest} other {{seat, seat} takes the chest for {coins, plural, one {# coin} other {# coins}}}}',
  'section.table': 'On the table',
  'section.seats': 'Players',
  'line.offered': 'A chest of {kind, kind}, round {round} of {rounds}',
  'line.seat': '{seat, seat}: {coins, plural, one {# coin} other {# coins}}, {chests, plural, one {# chest} other {# chests}}',
  'line.omen': 'Your omen: {kind, kind}',
  'ended.rounds': 'All chests have been offered',
  'score.chests': 'Chests',
  'score.coins': 'Coins',
}

/** @type {import('@flotilla/kernel').Words<any, any>} */
export const words = {
  messages: { id: 'omens', en },
  prompt: ({ state: s }) => ({ code: 'ask.bid', params: { kind: s.faces[s.offered[0]] ?? -1 } }),
  choice: (_io, _ask, choice) => ({ code: 'choice.bid', params: { coins: choice.bid } }),
  event({ type, ...event }) {
    if (type === 'offered') return { code: 'event.offered', params: { round: event.round, kind: event.kind } }
    const { seat, bids } = event
    return { code: 'event.opened', params: { won: seat !== -1, seat, coins: bids[seat] ?? 0 } }
  },
  cites: ({ type }) => (type === 'offered' ? 'OM-2.1' : 'OM-2.3'),
  describe({ state: s }, seat) {
    const seats = s.coins.map((coins, who) => ({ code: 'line.seat', params: { seat: who, coins, chests: s.won[who].length } }))
    const omen = seat === null || s.omens[seat] === undefined ? [] : [{ code: 'line.omen', params: { kind: s.faces[s.omens[seat]] } }]
    const offered = s.offered.map((chest) => ({
      code: 'line.offered',
      params: { kind: s.faces[chest], round: s.round, rounds: s.options.rounds },
    }))
    return [
      { title: { code: 'section.table' }, lines: [...offered, ...omen] },
      { title: { code: 'section.seats' }, lines: seats },
    ]
  },
}
