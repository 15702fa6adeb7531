import type { Catalogue } from '@flotilla/kernel'

export const en: Catalogue = {
  'lesson.sail.title': 'Set sail',
  'lesson.sail.turn': 'Your ship lies in its Home Port. Each turn you have three actions, and a voyage is one of them.',
  'lesson.sail.move': 'Begin a voyage: Move.',
  'lesson.sail.move.other': 'There is time for that later. Begin a voyage first.',
  'lesson.sail.course':
    'Sail to the nearest island and end the voyage there. Each space costs a point, stormy ones two; ready sails give more points.',
  'lesson.sail.course.stop': 'You are still at sea. Sail on to the island.',
  'lesson.sail.course.away': 'That way leads away from the nearest island. Try another space.',
  'lesson.sail.course.roll': 'A treacherous sea: you would have to roll a die, and might take damage. Go around it.',
  'lesson.sail.landed': 'Landed! You have turned over what the island has, earned a coin for it, and drawn a quest.',
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

  'lesson.port.title': 'In port',
  'lesson.port.harbour': 'Ports take no actions: buy, repair and sell as much as your coins allow. In your Home Port nobody can harm you.',
  'lesson.port.ammo': 'Cannons need ammo. Buy two for a coin.',
  'lesson.port.ammo.other': 'Coins first go into ammo here: buy two for one coin.',
  'lesson.port.sell': 'A clue leads to treasure on its island, or is worth coins. Sell it for once.',
  'lesson.port.sell.other': 'Not now: see what your clue is worth.',
  'lesson.port.upgrade': 'At a Workshop canvas becomes a sail, metal a cannon, lumber a cargo slot, for three coins each.',
  'lesson.port.remember':
    'Remember: a solved clue is worth a star, and another one when you bring it home. Sell only what you will not use.',

  'lesson.cannons.title': 'Cannons',
  'lesson.cannons.meet': 'Bram lies in the same space as you. Only there can ships fire at each other, and never in a safe harbour.',
  'lesson.cannons.attack': 'Attack: it takes one action.',
  'lesson.cannons.attack.other': 'Bram would get away. Attack him.',
  'lesson.cannons.fire': 'Choose how many cannons fire. Each needs one ammo and rolls one die.',
  'lesson.cannons.damage': 'Four pips make one damage. If there is any, you gain a star, whatever the amount.',
  'lesson.cannons.sink':
    'A ship with as much damage as it has hearts sinks, and sinking a rival brings three stars. It comes back from its Home Port.',
  'lesson.cannons.remember': 'Remember: a fight needs a meeting. Whoever hides in a safe harbour cannot be hit, but earns nothing either.',

  'lesson.coop.title': 'Together',
  'lesson.coop.together': 'In the co-op game all of you sail for one goal: so many stars, and everybody’s Mission, within fifteen rounds.',
  'lesson.coop.marauders': 'Marauders sail against you. At the end of your turn those that are near enough come and fire.',
  'lesson.coop.move': 'Begin a voyage: Move.',
  'lesson.coop.move.other': 'Time is short in this game. Begin a voyage.',
  'lesson.coop.course': 'Sail to the nearest island and end the voyage there.',
  'lesson.coop.course.stop': 'You are still at sea. Sail on to the island.',
  'lesson.coop.course.away': 'That way leads away from the nearest island. Try another space.',
  'lesson.coop.course.roll': 'A treacherous sea wants a roll, and may hurt you. Go around it.',
  'lesson.coop.reach': 'A Marauder reaches as many spaces as it has cannons. In a port with a safe harbour it leaves you alone.',
  'lesson.coop.remember': 'Remember: the goal alone does not win, the Missions must be done, too. Share them out early.',
}

export const de: Catalogue = {
  'lesson.sail.title': 'Leinen los',
  'lesson.sail.turn': 'Dein Schiff liegt im Heimathafen. Jeden Zug hast du drei Aktionen, und eine Fahrt ist eine davon.',
  'lesson.sail.move': 'Beginne eine Fahrt.',
  'lesson.sail.move.other': 'Dafür ist später Zeit. Beginne erst eine Fahrt.',
  'lesson.sail.course':
    'Segle zur nächsten Insel und beende die Fahrt dort. Jedes Feld kostet einen Punkt, stürmische zwei; bereite Segel geben mehr.',
  'lesson.sail.course.stop': 'Du bist noch auf See. Segle weiter zur Insel.',
  'lesson.sail.course.away': 'Da geht es von der nächsten Insel weg. Nimm ein anderes Feld.',
  'lesson.sail.course.roll': 'Tückische See: Da müsstest du würfeln und nähmst vielleicht Schaden. Segle außen herum.',
  'lesson.sail.landed': 'An Land! Du hast aufgedeckt, was die Insel bietet, dafür eine Münze bekommen und einen Auftrag gezogen.',
  'lesson.sail.remember': 'Merke: Jede Landung bringt einen Auftrag, eine neue Insel eine Münze. Wer segelt, hat immer zu tun.',

  'lesson.gather.title': 'Ladung und Aufträge',
  'lesson.gather.quest': 'An Aufträgen wächst du: Die meisten wollen Waren an einem Ort. Die Sterne dafür sind Wohlstand, und der gewinnt.',
  'lesson.gather.load': 'Diese Insel hat Waren. Sammle sie: Das ist eine Aktion.',
  'lesson.gather.load.other': 'Das ginge. Aber der Laderaum ist leer, und die Waren liegen hier: Sammle.',
  'lesson.gather.many': 'Nimm so viel, wie Platz ist.',
  'lesson.gather.many.one': 'Es ist Platz für mehr, und es kostet nichts extra.',
  'lesson.gather.deliver': 'Liegst du da, wo ein Auftrag seine Waren will, kostet das Abgeben keine Aktion. Der Lohn kommt sofort.',
  'lesson.gather.remember': 'Merke: Aktionen sind knapp. Einmal sammeln füllt den ganzen Laderaum, und abgeben kostet nichts.',

  'lesson.port.title': 'Im Hafen',
  'lesson.port.harbour':
    'Häfen kosten keine Aktionen: Kauf, repariere und verkauf, so viel die Münzen reichen. Im Heimathafen kann dir niemand etwas tun.',
  'lesson.port.ammo': 'Kanonen brauchen Munition. Kauf zwei für eine Münze.',
  'lesson.port.ammo.other': 'Erst kommt hier die Munition: Kauf zwei für eine Münze.',
  'lesson.port.sell': 'Ein Hinweis führt auf seiner Insel zum Schatz, oder er bringt Münzen. Verkauf ihn einmal.',
  'lesson.port.sell.other': 'Jetzt nicht: Sieh, was dein Hinweis wert ist.',
  'lesson.port.upgrade': 'In der Werkstatt wird aus Tuch ein Segel, aus Metall eine Kanone, aus Holz ein Ladeplatz, für je drei Münzen.',
  'lesson.port.remember': 'Merke: Ein gelöster Hinweis bringt einen Stern und daheim noch einen. Verkauf nur, was du nicht brauchst.',

  'lesson.cannons.title': 'Kanonen',
  'lesson.cannons.meet': 'Bram liegt auf demselben Feld wie du. Nur so können Schiffe aufeinander feuern, und nie in einem sicheren Hafen.',
  'lesson.cannons.attack': 'Greif an: Das ist eine Aktion.',
  'lesson.cannons.attack.other': 'Bram käme davon. Greif ihn an.',
  'lesson.cannons.fire': 'Wähl, wie viele Kanonen feuern. Jede braucht eine Munition und wirft einen Würfel.',
  'lesson.cannons.damage': 'Vier Augen sind ein Schaden. Gibt es welchen, bekommst du einen Stern, egal wie viel es war.',
  'lesson.cannons.sink':
    'Ein Schiff mit so viel Schaden wie Herzen sinkt, und das bringt drei Sterne. Es kommt aus seinem Heimathafen wieder.',
  'lesson.cannons.remember':
    'Merke: Zum Kampf muss man sich treffen. Wer im sicheren Hafen bleibt, wird nicht getroffen, verdient aber auch nichts.',

  'lesson.coop.title': 'Gemeinsam',
  'lesson.coop.together': 'Gemeinsam segelt ihr für ein Ziel: so viele Sterne und die Mission von jedem, in fünfzehn Runden.',
  'lesson.coop.marauders': 'Plünderer segeln gegen euch. Am Ende deines Zugs kommen die, die nah genug sind, und feuern.',
  'lesson.coop.move': 'Beginne eine Fahrt.',
  'lesson.coop.move.other': 'In diesem Spiel ist die Zeit knapp. Beginne eine Fahrt.',
  'lesson.coop.course': 'Segle zur nächsten Insel und beende die Fahrt dort.',
  'lesson.coop.course.stop': 'Du bist noch auf See. Segle weiter zur Insel.',
  'lesson.coop.course.away': 'Da geht es von der nächsten Insel weg. Nimm ein anderes Feld.',
  'lesson.coop.course.roll': 'Tückische See verlangt einen Wurf und kann dir schaden. Segle außen herum.',
  'lesson.coop.reach': 'Ein Plünderer reicht so weit, wie er Kanonen hat. In einem sicheren Hafen lässt er dich in Ruhe.',
  'lesson.coop.remember': 'Merke: Das Ziel allein gewinnt nicht, auch die Missionen müssen erfüllt sein. Teilt sie früh auf.',
}
