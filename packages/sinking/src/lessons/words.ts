import { defineMessages } from '@flotilla/kernel'

export const lessonWords = defineMessages('sinking/lessons', {
  'lesson.jobs.title': 'Say it and do it',
  'lesson.jobs.rooms': 'The ship has four rooms and four jobs: bucket water, plunder treasure, patch breaches, fire cannons.',
  'lesson.jobs.gauge': 'When the water reaches this number, the ship loses a hull section. With the fourth section it sinks.',
  'lesson.jobs.dial': 'Every round you lay a dial: its room is what you say, its hidden side is what you do. Say Bucket and do Bucket.',
  'lesson.jobs.dial.other': 'That is allowed, too. But the water is high: do Bucket this time.',
  'lesson.jobs.dial.lie': 'That would be a lie. Lies are allowed here, but let us be honest the first time.',
  'lesson.jobs.draw': 'All dials are shown. To bucket, take a card out of the water: it may even be treasure.',
  'lesson.jobs.discard': 'Now discard a card. Treasure is points, so discard Clear Water.',
  'lesson.jobs.discard.treasure': 'You may discard anything. But that one can be of use: discard Clear Water.',
  'lesson.jobs.last':
    'Dials are carried out room by room from left to right, in each from top to bottom. The last to bucket takes two cards and discards two.',
  'lesson.jobs.round': 'When all are done, the First Mate’s badge goes to the left, and the next round begins. The First Mate lays first.',
  'lesson.jobs.remember': 'Remember: water is only measured once, at the start of a round. By then somebody must have bucketed.',

  'lesson.lies.title': 'A little lie',
  'lesson.lies.treasure':
    'These treasures are waiting for whoever plunders. Alone you take them all; several take one in turn until all have equally many, and the rest stays.',
  'lesson.lies.lie': 'Say something else, but do Plunder. Nobody sees the hidden side before all dials are shown.',
  'lesson.lies.lie.other': 'Honest work, and the ship needs it. But now do Plunder, and say something else.',
  'lesson.lies.lie.honest': 'If you say Plunder, the others come along. Say something else and do Plunder.',
  'lesson.lies.caught': 'Your dial was shown and walked to the treasure room. The treasure is yours, and all saw that you lied.',
  'lesson.lies.alone':
    'With more plunderers than treasures all the treasures are thrown away, and nobody gets any. So it matters what the others believe.',
  'lesson.lies.remember': 'Remember: the room says what you claim, the dial what you do. Who lies too often is believed no more.',

  'lesson.mend.title': 'Hammer and nails',
  'lesson.mend.leak': 'Every breach lets water in at the start of a round: as many cards as it shows drops.',
  'lesson.mend.patch': 'A hammer closes a small breach or repairs a busted cannon. Say Patch and do Patch.',
  'lesson.mend.patch.other': 'Good, but the leak stays. This time do Patch.',
  'lesson.mend.patch.lie': 'You may say anything. For now say Patch, too.',
  'lesson.mend.first':
    'Before you hammer you draw a card or discard one. Cards are points when the ship is saved, and a burden when it sinks.',
  'lesson.mend.hammer': 'Use your hammer: close the breach, or repair a cannon.',
  'lesson.mend.hammer.stop': 'You have a hammer left, and nobody else can use it. Put it to work.',
  'lesson.mend.large': 'A larger breach wants as many hammers as it leaks. Then several who patch put their hammers together.',
  'lesson.mend.remember': 'Remember: a breach leaks every single round. Closing it early saves the most buckets.',

  'lesson.guns.title': 'Fire, and how it ends',
  'lesson.guns.enemy':
    'Each round the Kraken rolls 2 special dice and some basic ones. All can bring water or a breach, basic dice also bust a cannon, special dice bring its own two attacks; six hits drive it away.',
  'lesson.guns.fire': 'Working cannons stand in this room, and firing rolls a die for each. Say Fire and do Fire.',
  'lesson.guns.fire.other': 'That helps as well. But the Kraken is still there: do Fire.',
  'lesson.guns.fire.lie': 'A lie would work. For now say Fire, too.',
  'lesson.guns.shot': 'A hit! Each hit is one damage, and with the sixth the ship is saved at once.',
  'lesson.guns.endings':
    'Saved: the most points win; a gem is worth 2 to 6 of them, Clear Water nothing. Sunk: the fewest cards in hand win, and Clear Water is a card like any other.',
  'lesson.guns.remember': 'Remember: the same hand wins in one ending and loses in the other. Decide early which end you want.',

  'lesson.deck.title': 'A hull section goes down',
  'lesson.deck.full': 'Six cards in the water, and the limit is seven. If nobody bucketed, the leak of the next round would do it.',
  'lesson.deck.leave': 'Let it happen for once: say Plunder and do Plunder.',
  'lesson.deck.leave.bucket': 'That would save the hull section, and well done. But see once what happens otherwise: plunder.',
  'lesson.deck.leave.other': 'That is fine as well. For now say Plunder and do Plunder.',
  'lesson.deck.lost':
    'A new round: the breach leaked, the water was measured, and the lowest hull section is gone. With the fourth the ship sinks.',
  'lesson.deck.mixed':
    'Water, treasure room and discards were shuffled into the Water Deck, from which cards are dealt. Hands stay as they are, so what you hold is safe.',
  'lesson.deck.chests':
    'All breaches are gone but for a new one of 1 water that can never be patched. Two chests floated up, and a hammer takes a chest.',
  'lesson.deck.patch': 'Say Patch and do Patch.',
  'lesson.deck.patch.other': 'You could. But a chest is waiting: say Patch and do Patch.',
  'lesson.deck.first': 'First draw a card or discard one, as before.',
  'lesson.deck.hammer': 'Now use your hammer on a chest.',
  'lesson.deck.hammer.other': 'Good work for a hammer. But look into a chest this time.',
  'lesson.deck.token': 'Only you know what is in it: points, a better cannon, a second roll, or nothing at all. It is no card.',
  'lesson.deck.hand':
    'At the end of a round everybody with fewer than 2 cards draws up to 2. Whoever has more than 10 loses cards at random.',
  'lesson.deck.remember': 'Remember: too much water costs a hull section only at the start of a round. Each section has another limit.',

  'lesson.items.title': 'Things up your sleeve',
  'lesson.items.dice': 'The Kraken has rolled a breach. Before it strikes, everybody may play an item that fits this moment.',
  'lesson.items.play': 'You hold a Sticky Starfish: it makes one breach die count for nothing. Play it.',
  'lesson.items.play.pass': 'Passing is always allowed. But the Starfish is made for this: play it.',
  'lesson.items.kept': 'No new breach. The Starfish is discarded, and everybody has seen it.',
  'lesson.items.moments':
    'Every item says when it may be played: when enemy dice are rolled, when you declare, at the reveal, or after your own action.',
  'lesson.items.once':
    'At most one item for each of these four moments in a round. Everybody is asked each time, so a pause tells nothing.',
  'lesson.items.shoot': 'And when you fire, a treasure of your hand can be shot away to roll a blank cannon die again.',
  'lesson.items.remember':
    'Remember: an item is treasure, too. Kept, most are worth little; played at the right moment they save the ship.',

  'first.setup': 'Choose who you are: each brings one item that nobody else begins with. For a first game any of them is fine.',
  'first.discuss': 'Talk is free and binds nobody. When you have heard enough, say that you are ready.',
  'first.declare':
    'Lay your dial: the room is what you claim, the hidden side what you do. Ask yourself what the ship needs, and what the others leave undone.',
  'first.window': 'A moment for items: play one that fits, or pass. Everybody is asked, so a pause tells nothing.',
  'first.dial': 'You may turn your dial to another action after all dials are shown. Who knows what the others do chooses better.',
  'first.bucket':
    'Bucketing moves cards: out of the water into your hand, then one of your hand away. Treasure is good if the ship is saved.',
  'first.plunder': 'Take a treasure: the points count if the ship is saved, the card itself is a burden if it sinks.',
  'first.patch': 'Before you hammer you draw a card or discard one. Then close a leak, repair a cannon or take a chest.',
  'first.tune': 'The Sirens tempt you with two cards. More cards are good for a saved ship and bad for a sunk one.',
  'first.stash': 'Take something out of the stash: everybody sees what.',
  'first.rod': 'An exchange: give away the treasure that is worth least to you.',
  'first.sifter': 'You alone see these cards, and a gem among them may be yours.',
  'first.spyglass': 'You have seen a dial. Now pay for it with a card, best with one you do not need.',

  'picture.ship.title': 'Four rooms, four jobs',
  'picture.ship.text': 'Everybody does one job a round: bucket water, plunder treasure, patch breaches or fire cannons.',
  'picture.water.title': 'The water rises',
  'picture.water.text':
    'The breaches leak every round, and the enemy adds to it. Too much water, and a section of the hull is gone; after the fourth the ship sinks.',
  'picture.lies.title': 'Say one thing, do another',
  'picture.lies.text':
    'You lay your dial in one room and secretly set what you really do. Whoever lied walks to the right room, and joins the end of the queue.',
  'picture.enemy.title': 'Two endings',
  'picture.enemy.text':
    'Beat the enemy and the most points win. Sink, and the fewest cards win: so the same hand is good or bad by how it ends.',

  'picture.exampleThreat.title': 'Example: a round begins',
  'picture.exampleThreat.text':
    'The Minor Breach has leaked, and a Splash has sent the Ruby into the water: 7 cards lie there, and with 6 at the start of a round a hull section is lost. Bram promises to mend the leak.',
  'picture.exampleDials.title': 'Example: the dials are shown',
  'picture.exampleDials.text':
    'Bram laid his dial at the breaches but shows Plunder: he lied, and walks to the treasure, below Cora. Anna takes 2 cards out of the water and discards 2, Dan fires, and nobody mends the leak.',
})
