import { defineMessages } from '@flotilla/kernel'

export const lessonWords = defineMessages('bottom/lessons', {
  'lesson.buy.title': 'Shopping on a cruise',
  'lesson.buy.hand': 'You begin with eight Passengers and two Babies, and draw some of them each turn. The number on a card is all it has.',
  'lesson.buy.sacrifice':
    'Cards are money: sacrifice all three Passengers, each for 1 point. With the 3 points buy the Singer in the shop.',
  'lesson.buy.sacrifice.other': 'Not yet: the Singer costs 3 points. Sacrifice your Passengers for them.',
  'lesson.buy.shop.other': 'Your points would be lost: what is left at the end of a turn is gone. Buy the Singer with them.',
  'lesson.buy.water': 'What you buy and what you sacrifice lies in your water. When your deck is empty, it becomes your new deck.',
  'lesson.buy.draw':
    'Everybody draws at the start of a turn: whoever begins the cruise draws 3 cards, the next player 4, and from the third turn of all on it is always 5.',
  'lesson.buy.remember': 'Remember: nothing is lost on the cruise. Sacrifice weak cards to buy strong ones, and you draw them later.',

  'lesson.play.title': 'Aboard',
  'lesson.play.board': 'This is your board, still empty. What lies here when your ship sinks is your score.',
  'lesson.play.pay': 'To play a card onto it you pay its number. Sacrifice your first Passenger for 1 point, and play another one for it.',
  'lesson.play.pay.other': 'You need a point first: sacrifice your first Passenger.',
  'lesson.play.pay.keep': 'That one you will play: one point is enough. Sacrifice the first Passenger of your hand.',
  'lesson.play.lay.more': 'You have the point already. Play a Passenger with it.',
  'lesson.play.lay.other': 'The point would be lost. Play a Passenger with it.',
  'lesson.play.saved': 'It stays on board, turn after turn. Other cards do something there: draw more, earn points, attack.',
  'lesson.play.dearer': 'From five cards on your board on, playing costs double; from ten on, three times as much.',
  'lesson.play.remember': 'Remember: a card is money in your hand and points on your board. You choose which.',

  'lesson.act.title': 'Cards that do something',
  'lesson.act.texts': 'What lies on your board can do things: point at a card to read it. Your Singer has an action that earns 3 points.',
  'lesson.act.singer': 'Use the Singer.',
  'lesson.act.singer.other': 'That can wait. Use the Singer first: it costs no card.',
  'lesson.act.tired': 'She is tired now and can do nothing more. At the start of your next turn all your cards are ready again.',
  'lesson.act.spend': 'Spend the points as you like, then end your turn. Careful: most cards with an action come aboard tired.',
  'lesson.act.react': 'Bram’s Pirate wants to steal a card from your board! Your Lifebuoy can answer: use it.',
  'lesson.act.react.pass': 'You may let it happen. But then he has your card: answer with the Lifebuoy.',
  'lesson.act.saved':
    'The Lifebuoy was jettisoned: it went overboard, into your water, and your card is safe. You are always asked when one of your cards could answer.',
  'lesson.act.limit': 'On the cruise only five cards may stay in your hand at the end of your turn. The rest goes into your water.',
  'lesson.act.remember':
    'Remember: most purple and red cards act when you tire them. Blue ones protect you, green ones work by themselves.',

  'lesson.iceberg.title': 'The Iceberg',
  'lesson.iceberg.points': 'Late in the cruise you have 20 points. That is the price of the Iceberg, and anybody may buy it.',
  'lesson.iceberg.strike':
    'Buy the Iceberg: the cruise ends at once, for everybody. It is also a card: it becomes yours, worth 10 on your board.',
  'lesson.iceberg.strike.card': 'A fine card. But now see what the Iceberg does.',
  'lesson.iceberg.strike.other': 'You could. But 20 points come seldom: buy the Iceberg.',
  'lesson.iceberg.struck': 'Hand, deck and water were shuffled together, and everybody drew five. The shop is gone.',
  'lesson.iceberg.air': 'From now on your water never comes back. Your deck is the air you have left.',
  'lesson.iceberg.remember': 'Remember: whoever buys the Iceberg begins the Sinking. Do it when your deck is better than theirs.',

  'lesson.sinking.title': 'Going down',
  'lesson.sinking.hand':
    'The Sinking: sacrifice some cards of your hand for points, and save others on your board with them. What you do not use stays in your hand.',
  'lesson.sinking.pay': 'Sacrifice your first card, a Baby, for 2 points. With them play a card that you want to save.',
  'lesson.sinking.pay.keep': 'Keep that one: it may be worth saving. Sacrifice the first card of your hand.',
  'lesson.sinking.pay.other': 'Without points nothing comes on board. Sacrifice the first card of your hand.',
  'lesson.sinking.lay.more': 'You have points already. Play a card with them.',
  'lesson.sinking.lay.other': 'Your points would be lost. Play a card with them.',
  'lesson.sinking.rest': 'Go on as you like, then end your turn.',
  'lesson.sinking.draw':
    'The first turn of the Sinking draws nothing, the next player’s turn 1 card, the one after it 2, and from then on every turn 3. Whoever must draw from an empty deck goes down.',
  'lesson.sinking.sunk': 'A ship that goes down loses hand, deck and water. Its board is saved and can no longer be touched.',
  'lesson.sinking.end': 'When all ships are gone, the numbers on each board are added up. The highest sum wins.',
  'lesson.sinking.remember': 'Remember: only your board counts. A big deck lasts longer, and so saves more.',

  'first.main':
    'Sacrifice cards for points, then buy or play with them, as often as you like. On the cruise better cards come first; in the Sinking only your board counts.',
  'first.limit': 'Only five cards may stay in your hand. Let go of those that give the least.',
  'first.before': 'Before you draw, some cards let you prepare: put away what you do not want to hold.',
  'first.draw': 'An unseen card has moved up: you may put the top of your deck in order before you draw on.',
  'first.draft': 'Keep one card for your deck and pass the rest on. A strong one now comes up again and again.',
  'first.tycoon': 'The Tycoon draws from somebody else’s deck. A small deck hurts most.',
  'first.act': 'Name whom or what this card is meant for. The strongest card of the leader is seldom wrong.',
  'first.play': 'Say where this card goes: an Assistant onto one of yours, a Stowaway onto somebody else’s board.',
  'first.captain': 'Choose cards to shuffle back: the weaker your hand, the more of it.',
  'first.torpedo': 'A torpedo costs a card of your hand. Pay with the weakest.',
  'first.hand': 'Choose a card of that hand.',
  'first.own': 'You must give something up, but you choose what: the card that does least for you.',
  'first.story': 'Onto your board, or under your deck? On board it counts, and it also makes further cards dearer.',
  'first.jack': 'Jack may follow under the deck. There he makes your air last a little longer.',
  'first.react':
    'Somebody does something, and one of your cards can answer. Most are tired then until your next turn; a Lifebuoy goes overboard.',
  'first.purse': 'The Teacher can save these cards onto your board, if you pay what they cost to play.',
  'first.steward': 'The Steward lets you choose what is hit: give them what you can spare.',
  'first.flapper': 'The Flapper copies an action of somebody else’s card. Choose the one that helps you most.',
  'first.steer': 'You see what you will draw. Put on top what you need first.',
  'first.lifeboat': 'Your ship sinks, and the lifeboat saves a card of your hand: take the most valuable one.',

  'picture.cruise.title': 'The cruise: sacrifice and buy',
  'picture.cruise.text':
    'In your turn you draw, sacrifice cards for points, and buy better ones with them. What you buy comes into your hand later.',
  'picture.board.title': 'Lay cards on board',
  'picture.board.text': 'Points also play cards onto your board. There they work, and they are all that counts at the end.',
  'picture.iceberg.title': 'Somebody buys the Iceberg',
  'picture.iceberg.text':
    'For 20 points anybody may end the cruise. The shop closes, and everything that is not on board goes back into the decks.',
  'picture.sinking.title': 'The Sinking: how long is the air?',
  'picture.sinking.text': 'Now nothing comes back. Each turn you draw more cards; whoever cannot, sinks, and keeps what lies on board.',

  'picture.exampleTurn.title': 'Example: a turn',
  'picture.exampleTurn.text':
    'Anne has drawn. She tires the Singer for 3 points and sacrifices the Baby for 2 more. With these 5 points she plays the Maid for 4 and the Passenger for 1: her board is worth 13 then, and the Rats stay in her hand.',
})
