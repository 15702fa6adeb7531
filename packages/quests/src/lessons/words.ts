import type { Catalogue } from '@flotilla/kernel'

export const en: Catalogue = {
  'lesson.sail.title': 'Set sail',
  'lesson.sail.turn': 'Your ship lies in its Home Port. Each turn you have three actions, and a voyage is one of them.',
  'lesson.sail.move': 'Begin a voyage: Move.',
  'lesson.sail.move.other': 'There is time for that later. Begin a voyage first.',
  'lesson.sail.course':
    'Sail to the nearest island and end the voyage there. A voyage has 1 point, and each ready sail can add 1; a space costs 1 point, a stormy one 2.',
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
    'Instead of the star you could have taken a loot card: gear that you pay for and keep, a trick for your turn, or an answer to what others do. Two pieces of gear fit.',
  'lesson.clue.home': 'Carry the solved clue home: there it is worth another star. Begin a voyage.',
  'lesson.clue.home.other': 'There is one action left: begin a voyage home.',
  'lesson.clue.course': 'Sail to your Home Port and end the voyage there.',
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
}

export const de: Catalogue = {
  'lesson.sail.title': 'Leinen los',
  'lesson.sail.turn': 'Dein Schiff liegt im Heimathafen. Jeden Zug hast du drei Aktionen, und eine Fahrt ist eine davon.',
  'lesson.sail.move': 'Beginne eine Fahrt.',
  'lesson.sail.move.other': 'Dafür ist später Zeit. Beginne erst eine Fahrt.',
  'lesson.sail.course':
    'Segle zur nächsten Insel und beende die Fahrt dort. Eine Fahrt hat 1 Punkt, und jedes bereite Segel kann 1 dazugeben; ein Feld kostet 1 Punkt, ein stürmisches 2.',
  'lesson.sail.course.stop': 'Du bist noch auf See. Segle weiter zur Insel.',
  'lesson.sail.course.away': 'Da geht es von der nächsten Insel weg. Nimm ein anderes Feld.',
  'lesson.sail.course.roll': 'Tückische See: Da müsstest du würfeln und nähmst vielleicht Schaden. Segle außen herum.',
  'lesson.sail.landed': 'An Land! Du hast aufgedeckt, was die Insel bietet, dafür eine Münze bekommen und einen Auftrag gezogen.',
  'lesson.sail.seas':
    'Fährst du in tückische See, wirfst du einen Würfel: Ab 4 ist das nächste Feld dieser Fahrt frei. Sonst kostet es ein Herz, und die Fahrt endet dort, aber du bekommst einen Reisebonus von 1 für einen späteren solchen Wurf.',
  'lesson.sail.rest':
    'Was eine Fahrt nicht braucht, verfällt, und ein Segel, das half, ist verbraucht. Zu Beginn deines nächsten Zugs sind alle bereit.',
  'lesson.sail.remember': 'Merke: Jede Landung bringt einen Auftrag, eine neue Insel eine Münze. Wer segelt, hat immer zu tun.',

  'lesson.gather.title': 'Ladung und Aufträge',
  'lesson.gather.quest': 'An Aufträgen wächst du: Die meisten wollen Waren an einem Ort. Die Sterne dafür sind Wohlstand, und der gewinnt.',
  'lesson.gather.load': 'Diese Insel hat Waren. Sammle sie: Das ist eine Aktion.',
  'lesson.gather.load.other': 'Das ginge. Aber der Laderaum ist leer, und die Waren liegen hier: Sammle.',
  'lesson.gather.many': 'Nimm so viel, wie Platz ist.',
  'lesson.gather.many.one': 'Es ist Platz für mehr, und es kostet nichts extra.',
  'lesson.gather.deliver': 'Liegst du da, wo ein Auftrag seine Waren will, kostet das Abgeben keine Aktion. Der Lohn kommt sofort.',
  'lesson.gather.remember': 'Merke: Aktionen sind knapp. Einmal sammeln füllt den ganzen Laderaum, und abgeben kostet nichts.',

  'lesson.clue.title': 'Auf der Spur',
  'lesson.clue.trail': 'Du hast einen Hinweis, und er nennt genau die Insel, an der du liegst. Niemand sonst kennt ihn.',
  'lesson.clue.solve': 'Löse ihn, für einen Stern: Das ist eine Aktion.',
  'lesson.clue.solve.loot': 'Auch eine Beutekarte ist ein guter Lohn. Nimm diesmal den Stern.',
  'lesson.clue.solve.other': 'Später. Löse erst den Hinweis, für einen Stern.',
  'lesson.clue.solved': 'Ein Stern, und ein neuer Hinweis kam auf deine Hand. Der gelöste liegt jetzt offen auf deinem Schiff.',
  'lesson.clue.loot':
    'Statt des Sterns hättest du eine Beutekarte nehmen können: Ausrüstung, die du bezahlst und behältst, einen Trick für deinen Zug oder eine Antwort auf andere. Zwei Ausrüstungen passen.',
  'lesson.clue.home': 'Bring den gelösten Hinweis heim: Dort bringt er noch einen Stern. Beginne eine Fahrt.',
  'lesson.clue.home.other': 'Eine Aktion ist noch da: Beginne eine Fahrt nach Hause.',
  'lesson.clue.course': 'Segle in deinen Heimathafen und beende die Fahrt dort.',
  'lesson.clue.course.stop': 'Du bist noch nicht daheim. Segle weiter.',
  'lesson.clue.course.away': 'Da geht es von zu Hause weg. Nimm ein anderes Feld.',
  'lesson.clue.course.roll': 'Tückische See verlangt einen Wurf. Segle außen herum.',
  'lesson.clue.deliver': 'Daheim! Gib den Hinweis ab: Das kostet keine Aktion.',
  'lesson.clue.deliver.other': 'Alles zu seiner Zeit. Gib erst den Hinweis ab.',
  'lesson.clue.delivered': 'Zwei Sterne für einen Hinweis. Wäre dein Schiff unterwegs gesunken, wäre der gelöste verloren.',
  'lesson.clue.limit': 'Am Ende deines Zugs behältst du höchstens 3 Aufträge, 3 Hinweise und 3 Beutekarten auf der Hand.',
  'lesson.clue.remember': 'Merke: Löse, wo der Hinweis es sagt, und gib ihn daheim ab. Je ein Stern.',

  'lesson.port.title': 'Im Hafen',
  'lesson.port.harbour':
    'In jedem Hafen darfst du Munition kaufen, reparieren und verkaufen; das kostet keine Aktion. Dein Heimathafen und die Werften sind sichere Häfen, wo dir niemand etwas tut; Handelshäfen nicht.',
  'lesson.port.ammo': 'Kanonen brauchen Munition. Kauf zwei für eine Münze.',
  'lesson.port.ammo.other': 'Erst kommt hier die Munition: Kauf zwei für eine Münze.',
  'lesson.port.sell':
    'Auf seiner Insel lässt sich ein Hinweis lösen; im Hafen darfst du ihn ungelöst verkaufen, für Münzen. Tu das einmal.',
  'lesson.port.sell.other': 'Jetzt nicht: Sieh, was dein Hinweis wert ist.',
  'lesson.port.upgrade':
    'In der Werft wird aus Tuch ein Segel, aus Metall eine Kanone, aus Holz ein Ladeplatz, für je drei Münzen. Ein Handelshafen gibt eine Ware für zwei, und mit drei Münzen eine Beutekarte für einen Edelstein oder einen Hinweis für Gewürz.',
  'lesson.port.remember': 'Merke: Ein gelöster Hinweis bringt einen Stern und daheim noch einen. Verkauf nur, was du nicht brauchst.',

  'lesson.cannons.title': 'Kanonen',
  'lesson.cannons.meet': 'Bram liegt auf demselben Feld wie du. Nur so können Schiffe aufeinander feuern, und nie in einem sicheren Hafen.',
  'lesson.cannons.attack': 'Greif an: Das ist eine Aktion.',
  'lesson.cannons.attack.other': 'Bram käme davon. Greif ihn an.',
  'lesson.cannons.fire':
    'Wähl, wie viele bereite Kanonen feuern: Jede verbraucht eine Munition und wirft einen Würfel. Dann ist sie bis zu deinem nächsten Zug verbraucht.',
  'lesson.cannons.fire.other': 'Sag erst, wie viele Kanonen feuern.',
  'lesson.cannons.damage':
    'Je vier Augen sind ein Schaden, zwei Vieren also zwei. Gibt es welchen, bekommst du einen Stern, egal wie viel.',
  'lesson.cannons.sink':
    'Ein Schiff ohne Herzen sinkt: Es ist wieder daheim und heil, verliert aber Ladung, gelöste Hinweise und die Hälfte seiner Münzen. Wer es versenkt hat, bekommt drei Sterne und diese Münzen.',
  'lesson.cannons.goal':
    'Wer zuerst 15 Sterne hat (10 in deinem ersten Spiel), ruft das Ende aus: Die Runde wird zu Ende gespielt, dann gewinnen die meisten Sterne. Bei Gleichstand zählen Münzen.',
  'lesson.cannons.remember':
    'Merke: Zum Kampf muss man sich treffen. Wer im sicheren Hafen bleibt, wird nicht getroffen, verdient aber auch nichts.',

  'lesson.coop.title': 'Gemeinsam',
  'lesson.coop.together': 'Allein oder bis zu dritt als eine Mannschaft: Erreicht gemeinsam das Ziel an Sternen, in fünfzehn Runden.',
  'lesson.coop.mission':
    'Und jeder Held hat eine Mission: 2 Plünderer versenken, 3 schwere Aufträge erfüllen oder 6 Hinweise abgeben. Ohne sie verliert ihr.',
  'lesson.coop.marauders':
    'Plünderer jagen euch. Einer liegt zwei Felder entfernt, und er reicht so viele Felder weit, wie er Kanonen hat: zwei.',
  'lesson.coop.end': 'Sieh, was er tut: Beende deinen Zug.',
  'lesson.coop.end.other': 'Das ginge. Aber bleib einmal, wo du bist, und beende deinen Zug.',
  'lesson.coop.fired': 'Er kam auf dein Feld und feuerte beide Kanonen. Das geschieht nur am Ende eines Zugs, dem, der in Reichweite ist.',
  'lesson.coop.attack': 'Jetzt bist du dran: Greif ihn an.',
  'lesson.coop.attack.other': 'Er käme wieder. Greif ihn an.',
  'lesson.coop.fire': 'Wähl, wie viele Kanonen feuern.',
  'lesson.coop.fire.other': 'Sag erst, wie viele Kanonen feuern.',
  'lesson.coop.hurt':
    'Auch Schaden an einem Plünderer ist ein Stern. Versenken bringt Münzen und zählt für die Seekriegs-Mission, aber keine drei Sterne.',
  'lesson.coop.safe': 'Im Heimathafen oder in einer Werft liegst du sicher: Dort tut dir kein Plünderer etwas.',
  'lesson.coop.again': 'Ein versenkter Plünderer ist am Ende der Runde wieder da, mit einer Kanone mehr. Nach Runde 5 und 10 wachsen alle.',
  'lesson.coop.remember':
    'Merke: Sterne allein gewinnen nicht, auch die Missionen müssen erfüllt sein. Beende deinen Zug außer Reichweite oder im Hafen.',
}
