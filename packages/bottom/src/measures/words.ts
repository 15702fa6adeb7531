import { defineMessages } from '@flotilla/kernel'

/** What counts, as reasons that a captain gives. */
export const measureWords = defineMessages('bottom/measures', {
  'why.board':
    '{n, select, no {your board comes out a little better} other {your board is worth about {n} more, and the board is the score}}',
  'why.board.theirs':
    '{n, select, no {the board of {who, seat} comes out a little worse} other {the board of {who, seat} is worth about {n} less}}',
  'why.afloat': 'your ship stays afloat more often',
  'why.afloat.theirs': 'the ship of {who, seat} sinks sooner',
  'why.cards': '{n, select, no {the cards you own get a little better} other {the cards you own are worth about {n} more in all}}',
  'why.cards.theirs':
    '{n, select, no {the cards of {who, seat} get a little worse} other {the cards of {who, seat} are worth about {n} less in all}}',
  'why.hand': '{n, select, no {a little more to spend stays in your hand} other {about {n} more to spend stays in your hand}}',
  'why.hand.theirs': '{n, select, no {{who, seat} has a little less to spend} other {{who, seat} has about {n} less to spend in hand}}',
  'why.air':
    '{n, plural, =0 {your deck lasts a little longer} one {your deck lasts about # turn longer} other {your deck lasts about # turns longer}}',
  'why.air.theirs':
    '{n, plural, =0 {the deck of {who, seat} runs out a little sooner} one {the deck of {who, seat} runs out about # turn sooner} other {the deck of {who, seat} runs out about # turns sooner}}',
  'why.price':
    '{n, plural, =0 {further cards stay cheaper for you} one {# card fewer on your board: further ones stay cheaper} other {# cards fewer on your board: further ones stay cheaper}}',
  'why.price.theirs': 'further cards get dearer for {who, seat}',
  'why.strong':
    '{n, select, no {your draws get a little better} other {ten of your cards are worth about {n} more, so every draw is better}}',
  'why.strong.theirs':
    '{n, select, no {the draws of {who, seat} get a little worse} other {ten cards of {who, seat} are worth about {n} less}}',
  'why.turn': 'your next turn comes sooner',
  'why.turn.theirs': 'the next turn of {who, seat} comes later',
  'why.helpers':
    '{n, plural, =0 {more works for you on your board} one {you have # card more on board that do something} other {you have # cards more on board that do something}}',
  'why.helpers.theirs':
    '{n, plural, =0 {less works on the board of {who, seat}} one {{who, seat} has # card fewer on board that do something} other {{who, seat} has # cards fewer on board that do something}}',
  'brought.board': 'worth of your board {n}',
  'brought.hand': 'in your hand {n}',
})
