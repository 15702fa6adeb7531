import { defineMessages } from '@flotilla/kernel'

export const lessonWords = defineMessages('waves/lessons', {
  'lesson.draft.title': 'Three dice',
  'lesson.draft.pool': 'Every round three dice for each captain are rolled. You pick one, then Bram, then Cora, three times around.',
  'lesson.draft.free': 'Clear dice and dice of your own colour are free. Take the clear 6.',
  'lesson.draft.free.bribe': 'That die belongs to another captain and would cost Infamy. The clear 6 is yours for nothing.',
  'lesson.draft.free.low': 'That one is free, too. But a 6 writes more than any other: take the clear 6.',
  'lesson.draft.bribe': 'A die of another captain costs as much Infamy as it shows, and you have 5. Bribe Bram’s 4.',
  'lesson.draft.bribe.free': 'A free die is never wrong. But now try what Infamy can buy: Bram’s 4.',
  'lesson.draft.bribe.other': 'That bribe works, too. Bram’s 4 is worth more here.',
  'lesson.draft.own': 'Your third pick. Your own 5 costs nothing.',
  'lesson.draft.own.other': 'Your Infamy is nearly gone, and your own 5 is free: take that one.',
  'lesson.draft.remember':
    'Remember: free dice first, Infamy for what you really need. What is left of it counts, too: 1 point for every 3.',

  'lesson.draft.first': 'The dice go back into the bag after every round. Then the bag goes to the left: somebody else picks first.',

  'lesson.plan.title': 'A secret plan',
  'lesson.plan.nests':
    'Your three dice lie in your crow’s nests, for all to see. Where they go on your ship nobody sees until all have called YARRR.',
  'lesson.plan.place': 'Put the 6 into a chest, the 4 on the hull and the 2 on Raise Spirits. Then call YARRR!',
  'lesson.plan.place.bury': 'Burying takes all three dice, and there is no treasure to bury yet. Put the 6 into a chest.',
  'lesson.plan.place.six': 'It may go there. But treasure is points, so the 6 belongs into a chest.',
  'lesson.plan.place.four': 'A good place. For now put the 4 on the hull, which grows with every die.',
  'lesson.plan.place.two': 'Low dice do best where the number does not matter. Put the 2 on Raise Spirits.',
  'lesson.plan.written':
    'All plans were shown at once and written in a fixed order: Raise Spirits, chests, hull, cannons, ports, crew. Your 6 lies in its chest: 6 points.',
  'lesson.plan.levels':
    'Each number at the end of the hull that your sum reaches is one level, and each level stops one shot of every volley. Two dice on Raise Spirits make one later die a 7.',
  'lesson.plan.remember': 'Remember: one die for each place, and nobody knows your plan before everybody has called YARRR.',

  'lesson.sailors.title': 'Sailors and spirits',
  'lesson.sailors.none':
    'Your last pick: no clear die is left and none of your colour. Only then may you take a drunken sailor, even if you could pay a bribe.',
  'lesson.sailors.sailor':
    'A drunken sailor is any die, for nothing, but it becomes a 1. With 2 Infamy you could not pay for any of these: take Bram’s 6 that way.',
  'lesson.sailors.sailor.other': 'Any die becomes a 1 with you. Take Bram’s 6, so that he cannot have it.',
  'lesson.sailors.one': 'A 1 is little, but it has cost you no Infamy. And low dice have their use, as you will see.',
  'lesson.sailors.pair': 'Your Raise Spirits pair is full, whatever its numbers. It turns one die that you write into a 7.',
  'lesson.sailors.place': 'Put the 1 into a chest and the others where you like. Then call YARRR!',
  'lesson.sailors.place.bury': 'Burying writes nothing, and so raises nothing. Put the 1 into a chest.',
  'lesson.sailors.place.sailor': 'That works as well. But raised, the 1 is worth most as treasure: put it into a chest.',
  'lesson.sailors.place.rest': 'The pair is full: first it must be spent. Try another place.',
  'lesson.sailors.raise': 'Now you are asked: spend the pair, and write a die as a 7? Raise the 1 in the chest.',
  'lesson.sailors.raise.high': 'That die gains less by it. Raise the 1: it becomes 6 more.',
  'lesson.sailors.raise.not': 'An unspent pair stays for later. But now see what it does: raise a die.',
  'lesson.sailors.seven':
    'The 1 was written as a 7: six points more out of a drunken sailor. The pair is empty now, and two more dice fill it again.',
  'lesson.sailors.remember':
    'Remember: nobody goes without a die, and bad dice make a good one later. At most one die is raised in a round.',

  'lesson.cannons.title': 'Broadside',
  'lesson.cannons.loaded':
    'Your small cannon holds a 5, and a second die fills it. A full cannon fires: one shot for each number beside it that its sum reaches.',
  'lesson.cannons.load': 'Put the 6 on the small cannon, and the others where you like. Then call YARRR!',
  'lesson.cannons.load.six': 'That works as well. But with the 6 the small cannon fires two shots at once.',
  'lesson.cannons.load.large': 'The large cannon needs three dice to fire. Try another place for this one.',
  'lesson.cannons.aim': 'Fire! Every shot takes the top treasure of a chest: aim at Bram.',
  'lesson.cannons.aim.hull': 'Cora’s hull stops your shots: there is nothing to win. Bram has no hull at all.',
  'lesson.cannons.aim.empty': 'That chest is empty. The first one holds three treasures.',
  'lesson.cannons.stow': 'Two shots, two treasures. Choose the chest that they go into.',
  'lesson.cannons.stolen': 'They are yours now, 11 points. What lies deepest in a chest is the hardest to steal.',
  'lesson.cannons.fame': 'A cannon that has fired is empty again, and it brings you Infamy: as much as its lowest die, so 5 here.',
  'lesson.cannons.order': 'If several cannons fire in a round, whoever has the most Infamy fires first. Loot can be stolen on at once.',
  'lesson.cannons.remember': 'Remember: a shot steals the top of a chest, and each level of the hull stops one shot.',

  'lesson.bury.title': 'Bury it',
  'lesson.bury.danger': 'Your first chest holds 21 points, and Bram’s large cannon lacks one die. He can fire this very round.',
  'lesson.bury.dig': 'Bury the first chest: that takes all three dice, so do it in a round when your dice are low. Then call YARRR!',
  'lesson.bury.dig.place': 'The chest would stay open to Bram’s cannon. Bury it.',
  'lesson.bury.dig.other': 'There is only 1 point in that one. Bury the first chest, with 21.',
  'lesson.bury.safe': 'Chests are buried before cannons fire. Bram finds nothing that is worth a shot.',
  'lesson.bury.remember': 'Remember: a buried chest is yours for good and worth 2 points more, but it takes a whole round.',

  'lesson.rows.title': 'Ports, crew and the end',
  'lesson.rows.ports':
    'Every level of Raid Ports, so every number your sum there reaches, brings 1 Infamy each round. Whoever has the highest sum gets one more.',
  'lesson.rows.crew':
    'Every level of Hire Crew puts another die of your colour into the bag. More dice of your own means more that are free.',
  'lesson.rows.fill':
    'Ports, Crew and Hull give 5 points when all five squares are full, whatever is in them. Put the 2 on Raid Ports, then call YARRR!',
  'lesson.rows.fill.two': 'The last square of Raid Ports takes any die. The 2 is the one you will miss least.',
  'lesson.rows.fill.high': 'It would fill the row as well. But a high die is worth more elsewhere: use the 2.',
  'lesson.rows.fill.bury': 'Your treasure can wait: one die more and the row is full. Put the 2 on Raid Ports.',
  'lesson.rows.points': 'These are your points so far: treasure, full rows, buried chests, and 1 for every 3 Infamy.',
  'lesson.rows.end':
    'The game ends after a round in which somebody has all three chests buried or full, or all 15 squares of the rows. If nobody does it, round 30 is the last.',
  'lesson.rows.remember': 'Remember: look at how far the others are. The end comes when one captain wants it.',

  'first.draft': 'Pick a die: clear ones and your own are free, others cost as much Infamy as they show. What you pick, nobody else has.',
  'first.place':
    'Plan in secret: high dice are treasure for a chest, low ones do where only the square counts. Watch whose cannon is nearly full.',
  'first.yarrr': 'Your plan stands. Call YARRR! when you like it: once all have called, it is carried out.',
  'first.hold': 'The others still plan. As long as somebody does, you may take your plan back.',
  'first.raise': 'Your spirits are raised: one of your dice may be written as a 7. A die that would have been low gains the most.',
  'first.bury': 'Which chest is buried? What lies in it is safe for good, and it takes nothing more.',
  'first.aim':
    'Your cannon fires: choose a captain and a chest. Look at the hull first, each level stops a shot; then at the top treasures.',
  'first.stow': 'Where does the loot go? It needs room in one chest, and what finds none is lost.',

  'picture.example.title': 'Example: a round',
  'picture.example.text':
    'The example round of the rules begins like this. Anne takes 6, 3 and 2, Bart bribes her 5; her 2 makes the pair that turns her 3 into a 7, and her small cannon steals a 5.',
  'picture.draft.title': 'Pick three dice',
  'picture.draft.text':
    'Every round three dice a captain are rolled. In turn you pick one, three times around; a die of another crew costs Infamy.',
  'picture.plan.title': 'Place them in secret',
  'picture.plan.text':
    'Each of your three dice goes to another place of your ship. When all have called YARRR!, the plans are shown at once and written from left to right.',
  'picture.fire.title': 'Fire and steal',
  'picture.fire.text':
    'A cannon fires as soon as it is full. Every shot takes the top treasure of a chest, unless a level of the hull stops it.',
  'picture.score.title': 'Bury, fill, score',
  'picture.score.text':
    'The game ends after a round in which somebody has three chests buried or full, or all three rows full. Then the most points win.',
})
