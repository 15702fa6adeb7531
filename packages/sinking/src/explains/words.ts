import type { Catalogue } from '@flotilla/kernel'

export const en: Catalogue = {
  'explain.room.water':
    'Water Column: its action is Bucket. Take a card from here into your hand, then throw one away; the lowest dial does both twice.',
  'explain.room.water.now': '{n#card|cards}, and at {threshold} a hull section sinks. {dials#dial|dials} here.',
  'explain.room.treasure':
    'Treasure Column: its action is Plunder. Alone you take everything; several take equally many, and the rest stays; more dials than cards, and all are discarded.',
  'explain.room.treasure.now': '{n#card|cards}, {dials#dial|dials} here.',
  'explain.room.breaches':
    'Breaches Column: its action is Patch. A hammer repairs a cannon or takes a chest; a breach needs as many hammers as it says.',
  'explain.room.breaches.now': 'It leaks {leak} water each round; {busted#busted cannon|busted cannons}. {dials#dial|dials} here.',
  'explain.room.cannons': 'Cannons Column: its action is Fire. Whoever fires rolls the die of every cannon here; each hit is 1 damage.',
  'explain.room.cannons.now': '{n#working cannon|working cannons}, {dials#dial|dials} here.',
  'explain.gauge': 'The water in the ship: if it is {threshold} or more when a round begins, the lowest hull section breaks off.',
  'explain.gauge.now': '{water} now + {leak} from the breaches = {total}{sinks?: a section will sink|}.',
  'explain.enemy': 'The enemy: at {of} damage it is beaten, the ship is saved, and the most points win.',
  'explain.enemy.now': '{damage} of {of} damage, {left} to go. It rolls 2 special dice and {dice#basic die|basic dice} a round.',
  'explain.hand': 'Your hand. Ship saved: most points win. Ship sunk: fewest cards win.',
  'explain.hand.now':
    '{points} points = gems {gems} + items {items} + chests {chests}; if the ship sinks, {cards#card counts|cards count}.',
  'explain.pirate':
    '{seat:seat}: the column where a dial lies is what is claimed; what it shows underneath is what will be done. Lying is allowed.',
  'explain.pirate.now': '{cards#card|cards} in hand, {chests#chest token|chest tokens}{first?; First Mate, who begins this round|}.',
  'explain.deck': 'Water Deck: water and treasure are dealt from here. The pile comes back into it only when a section sinks.',
  'explain.deck.now': '{n#card|cards} left.',
  'explain.pile': 'Discard Pile: what was thrown away, face down.',
  'explain.pile.now': '{n#card|cards}.',
  'explain.breachDeck': 'Breach Deck: a breach result of the enemy’s dice deals its top card.',
  'explain.breachDeck.now': '{n#card|cards}.',
  'explain.belly': 'The Shark’s Belly: what it has eaten. It counts for nobody, and comes back as water when the Shark is hurt.',
  'explain.belly.now': '{n#card|cards}.',
  'explain.stash': 'The Stash of the Skullsairs: open to all. Whoever damages them may take a card from it.',
  'explain.stash.now': '{n#card|cards}.',
  'explain.permanent': 'Permanent Breach: it lets in 1 water each round and can never be patched.',
  'explain.breach': '{thing:thing}: it lets in {water} water each round. {hammers#hammer patches|hammers patch} it.',
  'explain.cannon': '{thing:thing}: a cannon with its own die. Whoever fires rolls it.',
  'explain.cannon.now': '{busted?Busted: a hammer in Patch repairs it.|It works.}',
  'explain.chest': 'A chest token: {thing:thing}. Only whoever takes it sees it, and it works once.',
  'explain.dial': 'A dial: secretly set to one of the four actions, openly laid in a column.',
  'explain.hidden': 'A card face down: Clear Water or Treasure.',
  'explain.water': 'Clear Water: worth nothing, but a card in your hand. If the ship sinks, fewest cards win.',
  'explain.gem': '{thing:thing}: a Gem, {points#point|points} if the ship is saved.',
  'explain.item.now': '{thing:thing}: an item, played at its moment{points?, worth {points#point|points} at the end|}.',
  'explain.die.water': 'Enemy die: 1 card comes face down into the water.',
  'explain.die.breach': 'Enemy die: a new breach opens.',
  'explain.die.cannon': 'Enemy die: the oldest working cannon is busted.',
  'explain.die.blank': 'Enemy die: blank, nothing happens.',
  'explain.ignored.now': 'It was ignored by an item.',
}

export const de: Catalogue = {
  'explain.room.water':
    'Wasserspalte: Ihre Aktion ist Schöpfen. Nimm eine Karte von hier auf die Hand und leg eine ab; die unterste Scheibe tut beides zweimal.',
  'explain.room.water.now': '{n#Karte|Karten}, und bei {threshold} sinkt ein Rumpfteil. {dials#Scheibe|Scheiben} hier.',
  'explain.room.treasure':
    'Schatzspalte: Ihre Aktion ist Plündern. Allein nimmst du alles; mehrere nehmen gleich viele, der Rest bleibt; bei mehr Scheiben als Karten werden alle abgelegt.',
  'explain.room.treasure.now': '{n#Karte|Karten}, {dials#Scheibe|Scheiben} hier.',
  'explain.room.breaches':
    'Leckspalte: Ihre Aktion ist Flicken. Ein Hammer repariert eine Kanone oder nimmt eine Truhe; ein Leck braucht so viele Hämmer, wie darauf steht.',
  'explain.room.breaches.now':
    'Jede Runde dringt {leak} Wasser ein; {busted#kaputte Kanone|kaputte Kanonen}. {dials#Scheibe|Scheiben} hier.',
  'explain.room.cannons': 'Kanonenspalte: Ihre Aktion ist Feuern. Wer feuert, würfelt für jede Kanone hier; jeder Treffer ist 1 Schaden.',
  'explain.room.cannons.now': '{n#Kanone bereit|Kanonen bereit}, {dials#Scheibe|Scheiben} hier.',
  'explain.gauge': 'Das Wasser im Schiff: Sind es zu Beginn einer Runde {threshold} oder mehr, bricht der unterste Rumpfteil ab.',
  'explain.gauge.now': '{water} jetzt + {leak} aus den Lecks = {total}{sinks?: Ein Rumpfteil wird sinken|}.',
  'explain.enemy': 'Der Feind: Bei {of} Schaden ist er besiegt, das Schiff gerettet, und die meisten Punkte gewinnen.',
  'explain.enemy.now':
    '{damage} von {of} Schaden, noch {left}. Er würfelt jede Runde 2 besondere und {dice#einfachen Würfel|einfache Würfel}.',
  'explain.hand': 'Deine Hand. Schiff gerettet: Die meisten Punkte gewinnen. Schiff gesunken: Die wenigsten Karten gewinnen.',
  'explain.hand.now':
    '{points} Punkte = Edelsteine {gems} + Gegenstände {items} + Truhen {chests}; sinkt das Schiff, zählen {cards#Karte|Karten}.',
  'explain.pirate':
    '{seat:seat}: Die Spalte, in der eine Scheibe liegt, ist behauptet; was sie unten zeigt, wird getan. Lügen ist erlaubt.',
  'explain.pirate.now':
    '{cards#Handkarte|Handkarten}, {chests#Truhenplättchen|Truhenplättchen}{first?; Erster Maat, beginnt diese Runde|}.',
  'explain.deck': 'Wasserstapel: Von hier kommen Wasser und Schätze. Der Ablagestapel kommt erst zurück, wenn ein Rumpfteil sinkt.',
  'explain.deck.now': 'Noch {n#Karte|Karten}.',
  'explain.pile': 'Ablagestapel: was verdeckt abgelegt wurde.',
  'explain.pile.now': '{n#Karte|Karten}.',
  'explain.breachDeck': 'Leckstapel: Ein Leck auf den Würfeln des Feindes deckt die oberste Karte auf.',
  'explain.breachDeck.now': '{n#Karte|Karten}.',
  'explain.belly': 'Der Bauch des Hais: was er gefressen hat. Es zählt für niemanden und kommt als Wasser zurück, wenn er getroffen wird.',
  'explain.belly.now': '{n#Karte|Karten}.',
  'explain.stash': 'Die Beute der Schädelkorsaren: offen für alle. Wer ihnen Schaden macht, darf eine Karte daraus nehmen.',
  'explain.stash.now': '{n#Karte|Karten}.',
  'explain.permanent': 'Dauerhaftes Leck: Es lässt jede Runde 1 Wasser ein und lässt sich nie flicken.',
  'explain.breach': '{thing:thing}: lässt jede Runde {water} Wasser ein. {hammers#Hammer flickt|Hämmer flicken} es.',
  'explain.cannon': '{thing:thing}: eine Kanone mit eigenem Würfel. Wer feuert, wirft ihn.',
  'explain.cannon.now': '{busted?Kaputt: Ein Hammer beim Flicken repariert sie.|Sie ist bereit.}',
  'explain.chest': 'Eine Truhenplättchen: {thing:thing}. Nur wer sie nimmt, sieht sie, und sie wirkt einmal.',
  'explain.dial': 'Eine Scheibe: heimlich auf eine der vier Aktionen gestellt, offen in eine Spalte gelegt.',
  'explain.hidden': 'Eine verdeckte Karte: Klares Wasser oder ein Schatz.',
  'explain.water': 'Klares Wasser: nichts wert, aber eine Handkarte. Sinkt das Schiff, gewinnen die wenigsten Karten.',
  'explain.gem': '{thing:thing}: ein Edelstein, {points#Punkt|Punkte}, wenn das Schiff gerettet wird.',
  'explain.item.now': '{thing:thing}: ein Gegenstand für seinen Moment{points?, am Ende {points#Punkt|Punkte} wert|}.',
  'explain.die.water': 'Feindwürfel: 1 Karte kommt verdeckt ins Wasser.',
  'explain.die.breach': 'Feindwürfel: Ein neues Leck bricht auf.',
  'explain.die.cannon': 'Feindwürfel: Die älteste Kanone geht kaputt.',
  'explain.die.blank': 'Feindwürfel: leer, nichts geschieht.',
  'explain.ignored.now': 'Ein Gegenstand hat ihn aufgehoben.',
}
