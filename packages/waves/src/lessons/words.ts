import type { Catalogue } from '@flotilla/kernel'

export const en: Catalogue = {
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
}

export const de: Catalogue = {
  'lesson.draft.title': 'Drei Würfel',
  'lesson.draft.pool': 'Jede Runde werden drei Würfel für jeden Kapitän geworfen. Du nimmst einen, dann Bram, dann Cora, dreimal reihum.',
  'lesson.draft.free': 'Klare Würfel und die deiner Farbe sind umsonst. Nimm die klare 6.',
  'lesson.draft.free.bribe': 'Der Würfel gehört einem anderen Kapitän und kostet Ruchlosigkeit. Die klare 6 gibt es umsonst.',
  'lesson.draft.free.low': 'Auch der ist umsonst. Aber keine Zahl bringt mehr als die 6: Nimm die klare 6.',
  'lesson.draft.bribe': 'Ein fremder Würfel kostet so viel Ruchlosigkeit, wie er zeigt, und du hast 5. Bestich Brams 4.',
  'lesson.draft.bribe.free': 'Umsonst ist nie falsch. Probier jetzt, was man für Ruchlosigkeit bekommt: Brams 4.',
  'lesson.draft.bribe.other': 'Auch das geht. Brams 4 ist hier mehr wert.',
  'lesson.draft.own': 'Dein dritter Würfel. Deine eigene 5 kostet nichts.',
  'lesson.draft.own.other': 'Deine Ruchlosigkeit ist fast dahin, und deine 5 ist umsonst: Nimm sie.',
  'lesson.draft.remember':
    'Merke: erst das Freie, und Ruchlosigkeit nur für das, was du wirklich brauchst. Was davon übrig ist, zählt auch: 1 Punkt für je 3.',

  'lesson.draft.first':
    'Nach jeder Runde kommen die Würfel zurück in den Beutel. Dann geht der Beutel nach links: Ein anderer nimmt zuerst.',

  'lesson.plan.title': 'Ein heimlicher Plan',
  'lesson.plan.nests':
    'Deine drei Würfel liegen in den Krähennestern, alle sehen sie. Wohin sie auf deinem Schiff kommen, sieht niemand, bis alle YARRR gerufen haben.',
  'lesson.plan.place': 'Leg die 6 in eine Truhe, die 4 auf den Rumpf und die 2 auf „Moral heben“. Dann ruf YARRR!',
  'lesson.plan.place.bury': 'Vergraben kostet alle drei Würfel, und noch ist nichts da. Leg die 6 in eine Truhe.',
  'lesson.plan.place.six': 'Das ginge. Aber Schätze sind Punkte: Die 6 gehört in eine Truhe.',
  'lesson.plan.place.four': 'Ein guter Platz. Leg die 4 jetzt auf den Rumpf, der mit jedem Würfel wächst.',
  'lesson.plan.place.two': 'Niedrige Würfel gehören dahin, wo die Zahl nicht zählt. Leg die 2 auf „Moral heben“.',
  'lesson.plan.written':
    'Alle Pläne wurden zugleich gezeigt und in fester Reihenfolge eingetragen: Moral, Truhen, Rumpf, Kanonen, Häfen, Mannschaft. Deine 6 liegt in der Truhe: 6 Punkte.',
  'lesson.plan.levels':
    'Jede Zahl am Ende des Rumpfs, die deine Summe erreicht, ist eine Stufe, und jede Stufe hält einen Schuss jeder Salve ab. Zwei Würfel auf „Moral heben“ machen später einen zur 7.',
  'lesson.plan.remember': 'Merke: ein Würfel für jeden Platz, und niemand kennt deinen Plan, bevor alle YARRR gerufen haben.',

  'lesson.sailors.title': 'Matrosen und Moral',
  'lesson.sailors.none':
    'Dein letzter Griff: kein klarer Würfel mehr da und keiner deiner Farbe. Nur dann darfst du einen betrunkenen Matrosen nehmen, auch wenn du bestechen könntest.',
  'lesson.sailors.sailor':
    'Ein betrunkener Matrose ist irgendein Würfel, umsonst, aber er wird zur 1. Mit 2 Ruchlosigkeit könntest du hier keinen bezahlen: Nimm so die 6 von Bram.',
  'lesson.sailors.sailor.other': 'Jeder Würfel wird bei dir zur 1. Nimm die 6 von Bram, damit er sie nicht bekommt.',
  'lesson.sailors.one':
    'Eine 1 ist wenig, aber sie hat keine Ruchlosigkeit gekostet. Und auch niedrige Würfel sind zu etwas gut, wie du gleich siehst.',
  'lesson.sailors.pair': 'Dein Paar bei „Moral heben“ ist voll, egal womit. Es macht einen Würfel, den du einträgst, zur 7.',
  'lesson.sailors.place': 'Leg die 1 in eine Truhe und die anderen, wohin du magst. Dann ruf YARRR!',
  'lesson.sailors.place.bury': 'Vergraben trägt nichts ein und hebt also nichts. Leg die 1 in eine Truhe.',
  'lesson.sailors.place.sailor': 'Auch das geht. Aber gehoben ist die 1 als Schatz am meisten wert: Leg sie in eine Truhe.',
  'lesson.sailors.place.rest': 'Das Paar ist voll und muss erst verbraucht werden. Nimm einen anderen Platz.',
  'lesson.sailors.raise': 'Jetzt wirst du gefragt: das Paar verbrauchen und einen Würfel als 7 eintragen? Heb die 1 in der Truhe.',
  'lesson.sailors.raise.high': 'Der gewinnt weniger dabei. Heb die 1: Sie wird um 6 mehr.',
  'lesson.sailors.raise.not': 'Ein Paar bleibt auch für später. Aber sieh jetzt, was es tut: Heb einen Würfel.',
  'lesson.sailors.seven':
    'Die 1 wurde als 7 eingetragen: sechs Punkte mehr aus einem betrunkenen Matrosen. Das Paar ist jetzt leer, und zwei Würfel füllen es wieder.',
  'lesson.sailors.remember':
    'Merke: Niemand bleibt ohne Würfel, und aus schlechten wird später ein guter. In einer Runde wird höchstens einer gehoben.',

  'lesson.cannons.title': 'Breitseite',
  'lesson.cannons.loaded':
    'In deiner kleinen Kanone liegt eine 5, und ein zweiter Würfel füllt sie. Eine volle Kanone feuert: einen Schuss für jede Zahl daneben, die ihre Summe erreicht.',
  'lesson.cannons.load': 'Leg die 6 in die kleine Kanone und die anderen, wohin du magst. Dann ruf YARRR!',
  'lesson.cannons.load.six': 'Auch das geht. Aber mit der 6 feuert die kleine Kanone gleich zwei Schüsse.',
  'lesson.cannons.load.large': 'Die große Kanone braucht drei Würfel. Such für diesen einen anderen Platz.',
  'lesson.cannons.aim': 'Feuer! Jeder Schuss holt den obersten Schatz aus einer Truhe: Ziel auf Bram.',
  'lesson.cannons.aim.hull': 'Coras Rumpf hält deine Schüsse ab, da ist nichts zu holen. Bram hat gar keinen Rumpf.',
  'lesson.cannons.aim.empty': 'Diese Truhe ist leer. In der ersten liegen drei Schätze.',
  'lesson.cannons.stow': 'Zwei Schüsse, zwei Schätze. Wähl die Truhe, in die sie kommen.',
  'lesson.cannons.stolen': 'Jetzt gehören sie dir, 11 Punkte. Was in einer Truhe unten liegt, ist am schwersten zu stehlen.',
  'lesson.cannons.fame':
    'Eine Kanone, die gefeuert hat, ist wieder leer und bringt dir Ruchlosigkeit: so viel wie ihr niedrigster Würfel, hier 5.',
  'lesson.cannons.order':
    'Feuern mehrere in einer Runde, beginnt, wer am meisten Ruchlosigkeit hat. Beute kann gleich weiter gestohlen werden.',
  'lesson.cannons.remember': 'Merke: Ein Schuss stiehlt das Oberste einer Truhe, und jede Stufe des Rumpfs hält einen Schuss ab.',

  'lesson.bury.title': 'Vergraben',
  'lesson.bury.danger':
    'In deiner ersten Truhe liegen 21 Punkte, und Brams großer Kanone fehlt ein Würfel. Er kann noch diese Runde feuern.',
  'lesson.bury.dig': 'Vergrab die erste Truhe: Das kostet alle drei Würfel, also tu es in einer Runde mit niedrigen. Dann ruf YARRR!',
  'lesson.bury.dig.place': 'Die Truhe bliebe offen für Brams Kanone. Vergrab sie.',
  'lesson.bury.dig.other': 'In der liegt nur 1 Punkt. Vergrab die erste, mit 21.',
  'lesson.bury.safe': 'Vergraben wird, bevor Kanonen feuern. Bram findet nichts, was einen Schuss lohnt.',
  'lesson.bury.remember': 'Merke: Eine vergrabene Truhe bleibt dir und bringt 2 Punkte mehr, aber sie kostet eine ganze Runde.',

  'lesson.rows.title': 'Häfen, Leute und das Ende',
  'lesson.rows.ports':
    'Jede Stufe der Häfen, also jede Zahl, die deine Summe dort erreicht, bringt jede Runde 1 Ruchlosigkeit. Wer die höchste Summe hat, bekommt eine mehr.',
  'lesson.rows.crew':
    'Jede Stufe bei der Mannschaft bringt einen Würfel deiner Farbe mehr in den Beutel. Mehr eigene Würfel heißt: mehr umsonst.',
  'lesson.rows.fill':
    'Häfen, Mannschaft und Rumpf bringen 5 Punkte, wenn alle fünf Felder voll sind, egal womit. Leg die 2 auf die Häfen, dann ruf YARRR!',
  'lesson.rows.fill.two': 'Das letzte Feld der Häfen nimmt jeden Würfel. Die 2 wirst du am wenigsten vermissen.',
  'lesson.rows.fill.high': 'Auch damit wird die Reihe voll. Aber eine hohe Zahl ist anderswo mehr wert: Nimm die 2.',
  'lesson.rows.fill.bury': 'Dein Schatz kann warten: noch ein Würfel, und die Reihe ist voll. Leg die 2 auf die Häfen.',
  'lesson.rows.points': 'Das sind deine Punkte bisher: Schätze, volle Reihen, vergrabene Truhen und 1 für je 3 Ruchlosigkeit.',
  'lesson.rows.end':
    'Das Spiel endet nach einer Runde, in der jemand alle drei Truhen vergraben oder voll hat oder alle 15 Felder der Reihen. Schafft es niemand, ist Runde 30 die letzte.',
  'lesson.rows.remember': 'Merke: Achte darauf, wie weit die anderen sind. Das Ende kommt, wenn ein Kapitän es will.',
}
