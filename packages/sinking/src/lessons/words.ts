import type { Catalogue } from '@flotilla/kernel'

export const en: Catalogue = {
  'lesson.jobs.title': 'Say it and do it',
  'lesson.jobs.rooms': 'The ship has four rooms and four jobs: bucket water, plunder treasure, patch breaches, fire cannons.',
  'lesson.jobs.gauge': 'When the water reaches this number, the ship loses a hull section. With the fourth section it sinks.',
  'lesson.jobs.dial': 'Every round you lay a dial: its room is what you say, its hidden side is what you do. Say Bucket and do Bucket.',
  'lesson.jobs.dial.other': 'That is allowed, too. But the water is high: do Bucket this time.',
  'lesson.jobs.dial.lie': 'That would be a lie. Lies are allowed here, but let us be honest the first time.',
  'lesson.jobs.draw': 'All dials are shown. To bucket, take a card out of the water: it may even be treasure.',
  'lesson.jobs.discard': 'Now put a card away. Treasure is points, so throw out Clear Water.',
  'lesson.jobs.discard.treasure': 'You may throw out anything. But that one can be of use: throw out Clear Water.',
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
    'Before you hammer you draw a card or throw one away. Cards are points when the ship is saved, and a burden when it sinks.',
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
  'lesson.deck.first': 'First draw a card or throw one away, as before.',
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
}

export const de: Catalogue = {
  'lesson.jobs.title': 'Gesagt, getan',
  'lesson.jobs.rooms': 'Das Schiff hat vier Räume und vier Arbeiten: Wasser schöpfen, Schätze plündern, Lecks flicken, Kanonen feuern.',
  'lesson.jobs.gauge': 'Erreicht das Wasser diese Zahl, verliert das Schiff einen Rumpfteil. Mit dem vierten Rumpfteil sinkt es.',
  'lesson.jobs.dial':
    'Jede Runde legst du eine Scheibe: Ihr Raum ist, was du sagst, ihre verdeckte Seite, was du tust. Sag Schöpfen und tu es.',
  'lesson.jobs.dial.other': 'Auch das ist erlaubt. Aber das Wasser steht hoch: Schöpf diesmal.',
  'lesson.jobs.dial.lie': 'Das wäre eine Lüge. Lügen ist hier erlaubt, aber beim ersten Mal bleiben wir ehrlich.',
  'lesson.jobs.draw': 'Alle Scheiben sind offen. Zum Schöpfen nimm eine Karte aus dem Wasser: Es kann sogar ein Schatz sein.',
  'lesson.jobs.discard': 'Jetzt leg eine Karte weg. Schätze sind Punkte, also wirf klares Wasser weg.',
  'lesson.jobs.discard.treasure': 'Wegwerfen darfst du alles. Aber die nützt dir noch: Wirf klares Wasser weg.',
  'lesson.jobs.last':
    'Scheiben wirken Raum für Raum von links nach rechts, in jedem von oben nach unten. Wer zuletzt schöpft, nimmt zwei Karten und legt zwei ab.',
  'lesson.jobs.round': 'Sind alle fertig, geht das Abzeichen des Ersten Maats nach links, und die nächste Runde beginnt. Er legt zuerst.',
  'lesson.jobs.remember': 'Merke: Das Wasser wird nur einmal gemessen, am Anfang einer Runde. Bis dahin muss jemand geschöpft haben.',

  'lesson.lies.title': 'Eine kleine Lüge',
  'lesson.lies.treasure':
    'Diese Schätze warten auf den, der plündert. Wer allein kommt, nimmt alle; mehrere nehmen reihum einen, bis alle gleich viele haben, und der Rest bleibt liegen.',
  'lesson.lies.lie': 'Sag etwas anderes, aber plündere. Niemand sieht die verdeckte Seite, bevor alle Scheiben offen liegen.',
  'lesson.lies.lie.other': 'Ehrliche Arbeit, und das Schiff braucht sie. Aber jetzt plündere, und sag etwas anderes.',
  'lesson.lies.lie.honest': 'Sagst du Plündern, kommen die anderen mit. Sag etwas anderes und plündere.',
  'lesson.lies.caught': 'Deine Scheibe wurde aufgedeckt und wanderte zum Schatz. Er gehört dir, und alle haben die Lüge gesehen.',
  'lesson.lies.alone':
    'Sind es mehr Plünderer als Schätze, werden alle Schätze abgelegt, und niemand bekommt etwas. Darum zählt, was die anderen glauben.',
  'lesson.lies.remember': 'Merke: Der Raum sagt, was du behauptest, die Scheibe, was du tust. Wer zu oft lügt, dem glaubt keiner mehr.',

  'lesson.mend.title': 'Hammer und Nägel',
  'lesson.mend.leak': 'Jedes Leck lässt am Anfang einer Runde Wasser herein: so viele Karten, wie es Tropfen zeigt.',
  'lesson.mend.patch': 'Ein Hammer schließt ein kleines Leck oder richtet eine kaputte Kanone. Sag Flicken und tu es.',
  'lesson.mend.patch.other': 'Gut, aber das Leck bleibt. Flick diesmal.',
  'lesson.mend.patch.lie': 'Sagen darfst du alles. Sag jetzt auch Flicken.',
  'lesson.mend.first':
    'Vor dem Hämmern ziehst du eine Karte oder wirfst eine weg. Karten sind Punkte, wenn das Schiff bleibt, und eine Last, wenn es sinkt.',
  'lesson.mend.hammer': 'Benutz deinen Hammer: Schließ das Leck oder richte eine Kanone.',
  'lesson.mend.hammer.stop': 'Du hast noch einen Hammer, und niemand sonst kann ihn brauchen. Setz ihn ein.',
  'lesson.mend.large': 'Ein größeres Leck braucht so viele Hämmer, wie es leckt. Dann legen mehrere, die flicken, ihre Hämmer zusammen.',
  'lesson.mend.remember': 'Merke: Ein Leck leckt jede Runde. Wer es früh schließt, spart die meisten Eimer.',

  'lesson.guns.title': 'Feuer, und wie es endet',
  'lesson.guns.enemy':
    'Jede Runde wirft der Krake 2 besondere und einige einfache Würfel. Alle können Wasser oder ein Leck bringen, einfache auch eine Kanone zerstören, besondere seine zwei eigenen Angriffe; sechs Treffer vertreiben ihn.',
  'lesson.guns.fire': 'In diesem Raum stehen die heilen Kanonen, und Feuern wirft für jede einen Würfel. Sag Feuern und tu es.',
  'lesson.guns.fire.other': 'Auch das hilft. Aber der Krake ist noch da: Feuere.',
  'lesson.guns.fire.lie': 'Eine Lüge ginge. Sag jetzt auch Feuern.',
  'lesson.guns.shot': 'Getroffen! Jeder Treffer ist ein Schaden, und mit dem sechsten ist das Schiff sofort gerettet.',
  'lesson.guns.endings':
    'Gerettet: Die meisten Punkte gewinnen; ein Edelstein ist 2 bis 6 wert, klares Wasser nichts. Gesunken: Die wenigsten Karten auf der Hand gewinnen, und klares Wasser ist eine Karte wie jede andere.',
  'lesson.guns.remember': 'Merke: Dieselbe Hand gewinnt bei einem Ende und verliert beim anderen. Entscheide früh, welches du willst.',

  'lesson.deck.title': 'Ein Rumpfteil geht unter',
  'lesson.deck.full': 'Sechs Karten im Wasser, und die Grenze ist sieben. Schöpft niemand, reicht das Leck der nächsten Runde.',
  'lesson.deck.leave': 'Lass es einmal geschehen: Sag Plündern und tu es.',
  'lesson.deck.leave.bucket': 'Das würde den Rumpfteil retten, gut gemacht. Aber sieh einmal, was sonst geschieht: Plündere.',
  'lesson.deck.leave.other': 'Auch das geht. Sag jetzt Plündern und tu es.',
  'lesson.deck.lost':
    'Eine neue Runde: Das Leck tropfte, das Wasser wurde gemessen, und der unterste Rumpfteil ist weg. Mit dem vierten sinkt das Schiff.',
  'lesson.deck.mixed':
    'Wasser, Schatzraum und Abgelegtes wurden in den Wasserstapel gemischt, von dem ausgeteilt wird. Die Hände bleiben, dein Besitz ist also sicher.',
  'lesson.deck.chests':
    'Alle Lecks sind weg, bis auf ein neues mit 1 Wasser, das sich nie flicken lässt. Zwei Truhen trieben herauf, und ein Hammer holt eine Truhe.',
  'lesson.deck.patch': 'Sag Flicken und tu es.',
  'lesson.deck.patch.other': 'Das ginge. Aber eine Truhe wartet: Sag Flicken und tu es.',
  'lesson.deck.first': 'Erst zieh eine Karte oder wirf eine weg, wie vorher.',
  'lesson.deck.hammer': 'Jetzt benutz deinen Hammer für eine Truhe.',
  'lesson.deck.hammer.other': 'Gute Arbeit für einen Hammer. Aber sieh diesmal in eine Truhe.',
  'lesson.deck.token': 'Nur du weißt, was darin ist: Punkte, eine bessere Kanone, ein zweiter Wurf oder gar nichts. Es ist keine Karte.',
  'lesson.deck.hand': 'Am Ende einer Runde zieht jeder mit weniger als 2 Karten auf 2 nach. Wer mehr als 10 hat, verliert zufällige.',
  'lesson.deck.remember': 'Merke: Zu viel Wasser kostet nur am Anfang einer Runde einen Rumpfteil. Jeder Rumpfteil hat eine andere Grenze.',

  'lesson.items.title': 'Etwas im Ärmel',
  'lesson.items.dice': 'Der Krake hat ein Leck gewürfelt. Bevor es wirkt, darf jeder einen Gegenstand spielen, der jetzt passt.',
  'lesson.items.play': 'Du hast einen Klebrigen Seestern: Er macht einen Leck-Würfel wirkungslos. Spiel ihn.',
  'lesson.items.play.pass': 'Passen darf man immer. Aber der Seestern ist dafür gemacht: Spiel ihn.',
  'lesson.items.kept': 'Kein neues Leck. Der Seestern ist abgelegt, und alle haben ihn gesehen.',
  'lesson.items.moments':
    'Jeder Gegenstand sagt, wann er geht: bei den Würfeln des Feindes, beim Ansagen, beim Aufdecken oder nach deiner Aktion.',
  'lesson.items.once':
    'Höchstens einer für jeden dieser vier Momente in einer Runde. Alle werden jedes Mal gefragt, eine Pause verrät nichts.',
  'lesson.items.shoot': 'Und wenn du feuerst, kannst du einen Schatz deiner Hand verschießen, um einen leeren Kanonenwürfel neu zu werfen.',
  'lesson.items.remember':
    'Merke: Auch Gegenstände sind Schätze. Behalten sind die meisten wenig wert, im rechten Moment retten sie das Schiff.',
}
