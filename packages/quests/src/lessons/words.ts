import { defineMessages } from '@flotilla/kernel'

export const lessonWords = defineMessages('quests/lessons', {
  'lesson.sail.title': 'Set sail',
  'lesson.sail.turn': 'Your ship lies in its Home Port. Each turn you have three actions, and a voyage is one of them.',
  'lesson.sail.move.other': 'There is time for that later. First sail: press the space of the nearest island.',
  'lesson.sail.course':
    'Sail to the nearest island: press its space. A voyage has 1 point and each ready sail can add 1; a space costs 1 point, a stormy one 2.',
  'lesson.sail.course.stop': 'You are still at sea. Sail on to the island.',
  'lesson.sail.course.away': 'That way leads away from the nearest island. Try another space.',
  'lesson.sail.course.roll': 'A treacherous sea: you would have to roll a die, and might take damage. Go around it.',
  'lesson.sail.landed': 'Landed! You have turned over what the island has, earned a coin for it, and drawn a quest.',
  'lesson.sail.seas':
    'Entering a treacherous sea you roll a die: with 4 or more the next space of that voyage is free. Less costs a heart and ends the voyage there, but brings a traveler bonus of 1 for a later such roll.',
  'lesson.sail.rest':
    'What a voyage did not use is lost, and a sail that helped is spent. At the start of your next turn all are ready again.',
  'lesson.sail.remember': 'Remember: every landing brings a quest, and a new island a coin. Whoever sails finds something to do.',

  'lesson.gather.title': 'Cargo and quests',
  'lesson.gather.quest':
    'Quests are how you grow: most want some goods brought to some place. The stars they bring are prosperity, and that is what wins.',
  'lesson.gather.load': 'This island has goods. Gather: it takes one action.',
  'lesson.gather.load.other': 'You could. But the hold is empty, and the goods are right here: gather.',
  'lesson.gather.many': 'Take as much as there is room for.',
  'lesson.gather.many.one': 'There is room for more, and it costs nothing extra.',
  'lesson.gather.deliver': 'When you lie where a quest wants its goods, handing them over takes no action. The reward comes at once.',
  'lesson.gather.remember': 'Remember: actions are what you lack. One gathering fills the whole hold, and delivering is free.',

  'lesson.clue.title': 'The trail of a clue',
  'lesson.clue.trail': 'You hold a clue, and it names the very island where you lie. Nobody else knows it.',
  'lesson.clue.solve': 'Solve it, for a star: that takes one action.',
  'lesson.clue.solve.loot': 'A loot card is a fine reward, too. This time take the star.',
  'lesson.clue.solve.other': 'Later. First solve the clue, for a star.',
  'lesson.clue.solved': 'One star, and a new clue came into your hand. The solved one now lies open on your ship.',
  'lesson.clue.loot':
    'Instead of the star you could have taken a loot card: gear to be paid for and kept, an answer to others, or a trick “at rest”, which means between your voyages. Two pieces of gear fit.',
  'lesson.clue.home': 'Carry the solved clue home, where it is worth another star. Press the space of your Home Port to sail there.',
  'lesson.clue.home.other': 'There are actions left for the way home: press the space of your Home Port.',
  'lesson.clue.course.stop': 'You are not home yet. Sail on.',
  'lesson.clue.course.away': 'That leads away from home. Try another space.',
  'lesson.clue.course.roll': 'A treacherous sea wants a roll. Go around it.',
  'lesson.clue.deliver': 'Home! Deliver the clue: it takes no action.',
  'lesson.clue.deliver.other': 'All in good time. Deliver the clue first.',
  'lesson.clue.delivered': 'Two stars for one clue. If your ship had sunk on the way, the solved clue would have been lost.',
  'lesson.clue.limit': 'At the end of your turn you keep at most 3 quests, 3 clues and 3 loot cards in hand.',
  'lesson.clue.remember': 'Remember: solve where the clue says, deliver at home. One star each.',

  'lesson.port.title': 'In port',
  'lesson.port.harbour':
    'In every port you may buy ammo, repair and sell; that takes no action. Your Home Port and the Workshops are safe harbours, where nobody can harm you; Trading Ports are not.',
  'lesson.port.ammo': 'Cannons need ammo. Buy two for a coin.',
  'lesson.port.ammo.other': 'Coins first go into ammo here: buy two for one coin.',
  'lesson.port.sell': 'On its island a clue can be solved; in port you may sell it unsolved, for coins. Do that for once.',
  'lesson.port.sell.other': 'Not now: see what your clue is worth.',
  'lesson.port.upgrade':
    'At a Workshop canvas becomes a sail, metal a cannon, lumber a cargo slot, for three coins each. A Trading Port gives one good for any two, and for three coins a loot card for a gem or a clue for spice.',
  'lesson.port.remember':
    'Remember: a solved clue is worth a star, and another one when you bring it home. Sell only what you will not use.',

  'lesson.cannons.title': 'Cannons',
  'lesson.cannons.meet': 'Bram lies in the same space as you. Only there can ships fire at each other, and never in a safe harbour.',
  'lesson.cannons.attack': 'Attack: it takes one action.',
  'lesson.cannons.attack.other': 'Bram would get away. Attack him.',
  'lesson.cannons.fire':
    'Choose how many ready cannons fire: each uses up one ammo and rolls one die. Then it is spent until your next turn.',
  'lesson.cannons.fire.other': 'First say how many cannons fire.',
  'lesson.cannons.damage': 'Every four pips are one damage, so two fours make two. For any damage you gain a star, whatever the amount.',
  'lesson.cannons.sink':
    'A ship whose hearts are all covered sinks: it is home again and repaired, but loses cargo, solved clues and half of its coins. Whoever sank it gains three stars and those coins.',
  'lesson.cannons.goal':
    'Whoever first has 15 stars (10 in your first game) calls the end: the round is played out, then the most stars win. Coins decide a tie.',
  'lesson.cannons.remember': 'Remember: a fight needs a meeting. Whoever hides in a safe harbour cannot be hit, but earns nothing either.',

  'lesson.coop.title': 'Together',
  'lesson.coop.together': 'Alone, or up to three of you as one crew: reach the goal in stars together, within fifteen rounds.',
  'lesson.coop.mission':
    'And every champion has a Mission: sink 2 Marauders, finish 3 hard quests, or deliver 6 clues. Without it you lose.',
  'lesson.coop.marauders': 'Marauders hunt you. One of them lies two spaces away, and it reaches as many spaces as it has cannons: two.',
  'lesson.coop.end': 'See what it does: end your turn.',
  'lesson.coop.end.other': 'You could. But for once stay where you are and end your turn.',
  'lesson.coop.fired': 'It came into your space and fired both cannons. That happens only at the end of a turn, to whoever is in reach.',
  'lesson.coop.attack': 'Now it is your turn: attack it.',
  'lesson.coop.attack.other': 'It would come again. Attack it.',
  'lesson.coop.fire': 'Choose how many cannons fire.',
  'lesson.coop.fire.other': 'First say how many cannons fire.',
  'lesson.coop.hurt':
    'Damage to a Marauder is a star as well. Sinking one brings coins and counts for the Naval Mission, but no three stars.',
  'lesson.coop.safe': 'In your Home Port or a Workshop you are in a safe harbour: no Marauder touches you there.',
  'lesson.coop.again': 'A sunk Marauder is back at the end of the round, with one cannon more. After rounds 5 and 10 all of them grow.',
  'lesson.coop.remember': 'Remember: stars alone do not win, the Missions must be done, too. End your turn out of reach, or in a harbour.',

  'first.champion':
    'Choose a champion: sails carry you further, cannons fight, cargo slots carry goods. For a first game take one with two sails.',
  'first.turn':
    'Three actions: sail, gather, solve a clue or attack; all else is free. Ask yourself which of your cards you can bring closer now.',
  'first.voyage': 'You are under sail. Islands only count where the voyage ends, and each ready sail carries you one space further.',
  'first.traveler': 'Treacherous water: a 4 or more passes. A bonus can lift the die, and what failed once gives you one.',
  'first.luck': 'Dwunny Luck: for a loot card one die becomes a 6. Use it where the roll matters.',
  'first.gather': 'How much do you load? One action fills as many slots as you have, so take what your quests want and what you can sell.',
  'first.guns': 'How many cannons fire? Every four pips are a damage, and any damage at all is a star.',
  'first.bounty': 'Take goods for free. Those your quests ask for first.',
  'first.swap': 'Exchange goods: for what a quest or an upgrade still lacks.',
  'first.react': 'Something happens to your ship, and a card of your hand may answer. Whoever holds a card is asked, fitting or not.',
  'first.keep': 'Your ship has sunk, and one piece of gear stays: keep the best.',
  'first.spill': 'Too little room: let go of what no quest of yours wants.',
  'first.steal': 'Your hit lets you take something: a coin, or goods you need.',
  'first.pick': 'Choose a card: one whose island is near, or whose goods you already have.',
  'first.give': 'A shipmate asks for something. What helps one helps all of you.',
  'first.limit': 'Three cards of each kind may stay. Let go of what is furthest away.',
  'first.draft': 'You build the map together: keep islands close to your home.',

  'picture.exampleVoyage.title': 'Example: a voyage',
  'picture.exampleVoyage.text':
    'Kerris wants to reach Coppergate: 1 action and 1 sail through the Stormy Sea, the other sail into the Treacherous Sea. A 3 and her traveler bonus pass, so the last step is free.',
  'picture.exampleFight.title': 'Example: a fight',
  'picture.exampleFight.text':
    'Pewter sails beside Quaeth and fires 3 cannons: 2, 4 and 5 are 11 pips, so 2 damage and 1★. Quick Reload readies a cannon, and with his last action a 6 is 1 damage and 1★ more.',
  'picture.sail.title': 'Three actions a turn',
  'picture.sail.text':
    'Move, gather, solve a clue or attack: each costs one action. In port you trade, repair and upgrade for nothing but coins.',
  'picture.land.title': 'Land, gather, deliver',
  'picture.land.text':
    'Landing on an island turns its token up and draws a quest. Gather what it asks for, bring it where it says, and earn ★.',
  'picture.fight.title': 'Cannons',
  'picture.fight.text':
    'In the same space you may attack. Damage is worth 1★, sinking a rival 3★ more, and whoever sinks begins again at home.',
  'picture.coop.title': 'Or together',
  'picture.coop.text': 'Alone or as one crew you sail against Marauders: reach the goal and fulfil every Mission within fifteen rounds.',
})
