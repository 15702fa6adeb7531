import { defineMessages } from '@flotilla/kernel'

export const explainWords = defineMessages('bottom/explains', {
  'explain.deck':
    'A deck: cards are drawn from it at the start of each turn. When it is empty on the cruise, the water is shuffled into it.',
  'explain.deck.now': '{n, plural, one {# card} other {# cards}}{draws, select, no {} other {, {draws} are drawn next turn}}.',
  'explain.air': 'The deck is now the air: whoever must draw and has no card left sinks at once.',
  'explain.air.now':
    '{n, plural, one {# card} other {# cards}}, {draws} are drawn next turn{sinks, select, no {} other {: the ship sinks}}.',
  'explain.water':
    'The water: sacrificed and bought cards lie here. {sinking, select, no {They come back when the deck is empty.} other {In the Sinking they never come back.}}',
  'explain.water.now': '{n, plural, one {# card} other {# cards}}.',
  'explain.hand':
    '{own, select, no {The hand of {seat, seat}} other {Your hand}}: cards to sacrifice for points or to play onto the board. On the cruise 5 may be kept.',
  'explain.hand.now': '{n, plural, one {# card} other {# cards}}.',
  'explain.board':
    '{own, select, no {The board of {seat, seat}} other {Your board}}: what lies here works, and is the score. Every five cards make playing dearer.',
  'explain.board.now':
    '{n, plural, one {# card} other {# cards}}: playing costs the value × {factor}{discount, select, no {} other {, less {discount}}}.',
  'explain.worth': 'Worth: the sum of the values on board. It is the score at the end.',
  'explain.worth.now': '{n} = {values, select, no {nothing on board yet} other {{values}}}.',
  'explain.rail':
    'The rail: a card sacrificed here goes into the water and gives its points for this turn. They pay for buying and playing.',
  'explain.rail.now': '{points, plural, one {# point} other {# points}} to spend; what is left at the end of the turn is lost.',
  'explain.shopDeck': 'The shop deck fills the row. A Lockdown in it sweeps the row away.',
  'explain.shopDeck.now': '{n, plural, one {# card} other {# cards}} left.',
  'explain.iceberg':
    'The Iceberg: whoever buys it ends the cruise. All cards but those on board go back into the decks, and the Sinking begins.',
  'explain.iceberg.now': 'It costs {price} points.',
  'explain.hidden': 'A card face down.',
  'explain.card.now': '{card, card}.',
  'explain.card.shop': '{card, card}: to be bought for {price} points, into your water.',
  'explain.card.hand':
    '{card, card}: sacrificed it gives {points}, played it costs {cost}{sum, select, no {} other { = {value} × {factor}{discount, select, no {} other { − {discount}}}}}.',
  'explain.card.board': '{card, card}: counts {n} on board{tired, select, no {} other {; tired, until its player’s next turn}}.',
})
