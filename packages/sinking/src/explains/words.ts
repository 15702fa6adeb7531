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
  'explain.track.now': 'So many basic dice the enemy rolls each round, now. Every hit brings the next number.',
  'explain.track.later': 'So many basic dice it will roll once it has been hit {hits, plural, one {# time} other {# times}}.',
  'explain.track.hit': 'A hit it has taken: {damage} of {of}. The last one saves the ship.',
  'explain.track.dice': '{n, plural, one {# basic die} other {# basic dice}}.',
  'explain.leaks': 'What the breaches let in when the next round begins, and how much water that makes.',
  'explain.leaks.now': '{water} + {leak} = {total}.',
  'explain.glass': 'The same water as a glass: when it is full as a round begins, a hull section is lost.',
  'explain.glass.now': '{water} of {threshold}, {left, plural, =0 {full} one {# card below the brim} other {# cards below the brim}}.',
  'explain.leak': 'So many cards of water this lets in every round.',
  'explain.leak.now': '{n} a round.',
  'explain.hammers': 'So many hammers of one round it takes: two who patch may put theirs together.',
  'explain.hammers.now': '{n, plural, one {# hammer} other {# hammers}}.',
  'explain.odds': 'So many faces of this cannon’s die are hits, when somebody fires.',
  'explain.odds.now': '{hits} of 6.',
  'explain.worth': 'Worth so much if the ship is saved. If she sinks, it is just one card more.',
  'explain.worth.now': '{points, plural, one {# point} other {# points}}.',
  'explain.section':
    '{gone, select, no {A hull section. The lowest one goes first; with the last one the ship is lost.} other {The section that floods now. When it is lost, the next one takes the water.}}',
  'explain.section.now': '{n} of {of}.',
  'explain.order': 'The order in this room: who laid a dial first acts first.',
  'explain.order.now': '{seat, seat} is number {n}.',
  'explain.cards': 'Cards in this hand, for all to see. If the ship sinks, the fewest win.',
  'explain.cards.now': '{n, plural, one {# card} other {# cards}}.',
  'explain.record': 'What was claimed and then done, round by round: green true, red a lie.',
  'explain.record.now': '{true} of {of} true.',
  'explain.mate': 'The First Mate, {seat, seat}, lays the first dial. The star passes on after every round.',
  'explain.ready': '{seat, seat} has talked enough. When all are ready the dials are laid.',
  'explain.doubt': 'Somebody has doubted {seat, seat} this round. It binds nobody.',
  'explain.win': 'If the ship is saved: the most points win.',
  'explain.win.now': 'You have {points, plural, one {# point} other {# points}}.',
  'explain.sink': 'If the ship sinks: the fewest cards win.',
  'explain.sink.now': 'You have {cards, plural, one {# card} other {# cards}} that count.',
  'explain.alike': 'So many equal cards lie here. Each of them counts as a card.',
  'explain.ignored.now': 'It was ignored by an item.',
})
