import { defineMessages } from '@flotilla/kernel'

export const explainWords = defineMessages('sinking/explains', {
  'explain.room.water':
    'Water Column: its action is Bucket. Take a card from here into your hand, then throw one away; the lowest dial does both twice.',
  'explain.room.water.now':
    '{n, plural, one {# card} other {# cards}}, and at {threshold} a hull section sinks. {dials, plural, one {# dial} other {# dials}} here.',
  'explain.room.treasure':
    'Treasure Column: its action is Plunder. Alone you take everything; several take equally many, and the rest stays; more dials than cards, and all are discarded.',
  'explain.room.treasure.now': '{n, plural, one {# card} other {# cards}}, {dials, plural, one {# dial} other {# dials}} here.',
  'explain.room.breaches':
    'Breaches Column: its action is Patch. A hammer repairs a cannon or takes a chest; a breach needs as many hammers as it says.',
  'explain.room.breaches.now':
    'It leaks {leak} water each round; {busted, plural, one {# busted cannon} other {# busted cannons}}. {dials, plural, one {# dial} other {# dials}} here.',
  'explain.room.cannons': 'Cannons Column: its action is Fire. Whoever fires rolls the die of every cannon here; each hit is 1 damage.',
  'explain.room.cannons.now':
    '{n, plural, one {# working cannon} other {# working cannons}}, {dials, plural, one {# dial} other {# dials}} here.',
  'explain.gauge': 'The water in the ship: if it is {threshold} or more when a round begins, the lowest hull section breaks off.',
  'explain.gauge.now': '{water} now + {leak} from the breaches = {total}{sinks, select, no {} other {: a section will sink}}.',
  'explain.enemy': 'The enemy: at {of} damage it is beaten, the ship is saved, and the most points win.',
  'explain.enemy.now':
    '{damage} of {of} damage, {left} to go. It rolls 2 special dice and {dice, plural, one {# basic die} other {# basic dice}} a round.',
  'explain.hand': 'Your hand. Ship saved: most points win. Ship sunk: fewest cards win.',
  'explain.hand.now':
    '{points} points = gems {gems} + items {items} + chests {chests}; if the ship sinks, {cards, plural, one {# card counts} other {# cards count}}.',
  'explain.pirate':
    '{seat, seat}: the column where a dial lies is what is claimed; what it shows underneath is what will be done. Lying is allowed.',
  'explain.pirate.now':
    '{cards, plural, one {# card} other {# cards}} in hand, {chests, plural, one {# chest token} other {# chest tokens}}{first, select, no {} other {; First Mate, who begins this round}}.',
  'explain.deck':
    'Water Deck: water and treasure are dealt from here. When it is empty, the Discard Pile is shuffled into a new one, unless this table lets a hull section sink instead.',
  'explain.deck.now': '{n, plural, one {# card} other {# cards}} left.',
  'explain.pile': 'Discard Pile: what was thrown away, face down.',
  'explain.pile.now': '{n, plural, one {# card} other {# cards}}.',
  'explain.breachDeck': 'Breach Deck: a breach result of the enemy’s dice deals its top card.',
  'explain.breachDeck.now': '{n, plural, one {# card} other {# cards}}.',
  'explain.belly': 'The Shark’s Belly: what it has eaten. It counts for nobody, and comes back as water when the Shark is hurt.',
  'explain.belly.now': '{n, plural, one {# card} other {# cards}}.',
  'explain.stash': 'The Stash of the Skullsairs: open to all. Whoever damages them may take a card from it.',
  'explain.stash.now': '{n, plural, one {# card} other {# cards}}.',
  'explain.permanent': 'Permanent Breach: it lets in 1 water each round and can never be patched.',
  'explain.breach':
    '{thing, thing}: it lets in {water} water each round. {hammers, plural, one {# hammer patches} other {# hammers patch}} it.',
  'explain.cannon': '{thing, thing}: a cannon with its own die. Whoever fires rolls it.',
  'explain.cannon.now': '{busted, select, no {It works.} other {Busted: a hammer in Patch repairs it.}}',
  'explain.chest': 'A chest token: {thing, thing}. Only whoever takes it sees it, and it works once.',
  'explain.dial': 'A dial: secretly set to one of the four actions, openly laid in a column.',
  'explain.hidden': 'A card face down: Clear Water or Treasure.',
  'explain.water': 'Clear Water: worth nothing, but a card in your hand. If the ship sinks, fewest cards win.',
  'explain.gem':
    '{thing, thing}: a Gem, {points, plural, one {# point} other {# points}} if the ship is saved. If it sinks, points only break a tie.',
  'explain.item.now':
    '{thing, thing}: an item, played at its moment{points, plural, =0 {} one {, worth # point at the end} other {, worth # points at the end}}.',
  'explain.held.now': '{thing, thing}: an item that is never played. It works in your hand when the game ends.',
  'explain.idle.now': '{thing, thing}: an item that is never played. It is a Treasure all the same: it can be exchanged or shot.',
  'explain.die.water': 'Enemy die: 1 card comes face down into the water.',
  'explain.die.breach': 'Enemy die: a new breach opens.',
  'explain.die.cannon': 'Enemy die: the oldest working cannon is busted.',
  'explain.die.blank': 'Enemy die: blank, nothing happens.',
  'explain.ignored.now': 'It was ignored by an item.',
})
