import type { Catalogue } from '@flotilla/kernel'

export const en: Catalogue = {
  'lesson.buy.title': 'Shopping on a cruise',
  'lesson.buy.hand': 'You begin with eight Passengers and two Babies, and draw some of them each turn. The number on a card is all it has.',
  'lesson.buy.sacrifice': 'Cards are money: sacrifice a Passenger. It goes overboard and gives you its number in points.',
  'lesson.buy.sacrifice.other': 'Not yet: without points there is nothing to buy. Sacrifice a Passenger first.',
  'lesson.buy.more': 'One point. Sacrifice another.',
  'lesson.buy.more.other': 'That works as well. But you are saving for something in the shop: sacrifice one more.',
  'lesson.buy.third': 'Two points, and the Singer in the shop costs 3. One more.',
  'lesson.buy.shop': 'Three points: buy the Singer. Points that are left at the end of a turn are lost.',
  'lesson.buy.shop.other': 'Your points would be lost. Buy the Singer with them.',
  'lesson.buy.water': 'What you buy and what you sacrifice lies in your water. When your deck is empty, it becomes your new deck.',
  'lesson.buy.draw':
    'Everybody draws at the start of a turn: whoever begins the cruise draws 3 cards, the next player 4, and from the third turn of all on it is always 5.',
  'lesson.buy.remember': 'Remember: nothing is lost on the cruise. Sacrifice weak cards to buy strong ones, and you draw them later.',

  'lesson.play.title': 'Aboard',
  'lesson.play.board': 'This is your board, still empty. What lies here when your ship sinks is your score.',
  'lesson.play.pay': 'To lay a card there you pay its number. Sacrifice a Passenger for one point.',
  'lesson.play.pay.other': 'You need a point first: sacrifice a Passenger.',
  'lesson.play.lay': 'One point is enough for a Passenger: play one.',
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
  'lesson.sinking.burn': 'Sacrifice one card to pay for others.',
  'lesson.sinking.burn.other': 'Without points nothing comes on board. Sacrifice a card first.',
  'lesson.sinking.save': 'Now play a card for those points, or sacrifice one more for a dearer one.',
  'lesson.sinking.save.other': 'Your points would be lost. Play a card with them.',
  'lesson.sinking.rest': 'Go on as you like, then end your turn.',
  'lesson.sinking.draw':
    'The first turn of the Sinking draws nothing, the next player’s turn 1 card, the one after it 2, and from then on every turn 3. Whoever must draw from an empty deck goes down.',
  'lesson.sinking.sunk': 'A ship that goes down loses hand, deck and water. Its board is saved and can no longer be touched.',
  'lesson.sinking.end': 'When all ships are gone, the numbers on each board are added up. The highest sum wins.',
  'lesson.sinking.remember': 'Remember: only your board counts. A big deck lasts longer, and so saves more.',
}

export const de: Catalogue = {
  'lesson.buy.title': 'Einkaufen auf Kreuzfahrt',
  'lesson.buy.hand':
    'Du beginnst mit acht Passagieren und zwei Babys und ziehst jede Runde einige davon. Die Zahl auf der Karte ist alles, was sie hat.',
  'lesson.buy.sacrifice': 'Karten sind Geld: Opfere einen Passagier. Er geht über Bord und bringt dir seine Zahl an Punkten.',
  'lesson.buy.sacrifice.other': 'Noch nicht: Ohne Punkte gibt es nichts zu kaufen. Opfere erst einen Passagier.',
  'lesson.buy.more': 'Ein Punkt. Opfere noch einen.',
  'lesson.buy.more.other': 'Auch das geht. Aber du sparst auf etwas im Laden: Opfere noch einen.',
  'lesson.buy.third': 'Zwei Punkte, und die Sängerin im Laden kostet 3. Noch einen.',
  'lesson.buy.shop': 'Drei Punkte: Kauf die Sängerin. Was am Ende eines Zugs übrig ist, verfällt.',
  'lesson.buy.shop.other': 'Deine Punkte würden verfallen. Kauf dafür die Sängerin.',
  'lesson.buy.water': 'Was du kaufst und was du opferst, liegt in deinem Wasser. Ist dein Deck leer, wird es dein neues Deck.',
  'lesson.buy.draw':
    'Am Anfang eines Zugs zieht man: Wer die Kreuzfahrt beginnt, zieht 3 Karten, der Nächste 4, und vom dritten Zug aller Spieler an sind es immer 5.',
  'lesson.buy.remember': 'Merke: Auf Kreuzfahrt geht nichts verloren. Opfere schwache Karten für starke, du ziehst sie später.',

  'lesson.play.title': 'An Bord',
  'lesson.play.board': 'Das ist deine Auslage, noch leer. Was hier liegt, wenn dein Schiff sinkt, zählt.',
  'lesson.play.pay': 'Um eine Karte dorthin zu legen, zahlst du ihre Zahl. Opfere einen Passagier für einen Punkt.',
  'lesson.play.pay.other': 'Erst brauchst du einen Punkt: Opfere einen Passagier.',
  'lesson.play.lay': 'Ein Punkt reicht für einen Passagier: Spiel einen aus.',
  'lesson.play.lay.more': 'Den Punkt hast du schon. Spiel dafür einen Passagier aus.',
  'lesson.play.lay.other': 'Der Punkt würde verfallen. Spiel dafür einen Passagier aus.',
  'lesson.play.saved': 'Er bleibt an Bord, Zug um Zug. Andere Karten tun dort etwas: mehr ziehen, Punkte bringen, angreifen.',
  'lesson.play.dearer': 'Ab fünf Karten an Bord kostet jede weitere das Doppelte, ab zehn das Dreifache.',
  'lesson.play.remember': 'Merke: Auf der Hand ist eine Karte Geld, an Bord sind es Punkte. Du entscheidest.',

  'lesson.act.title': 'Karten, die etwas tun',
  'lesson.act.texts':
    'Was in deiner Auslage liegt, kann etwas: Zeig auf eine Karte, um sie zu lesen. Deine Sängerin hat eine Aktion, die 3 Punkte bringt.',
  'lesson.act.singer': 'Benutz die Sängerin.',
  'lesson.act.singer.other': 'Das kann warten. Benutz erst die Sängerin: Das kostet keine Karte.',
  'lesson.act.tired':
    'Jetzt ist sie erschöpft und kann nichts mehr tun. Am Anfang deines nächsten Zugs sind alle deine Karten wieder bereit.',
  'lesson.act.spend':
    'Gib die Punkte aus, wie du magst, dann beende deinen Zug. Achtung: Die meisten Karten mit Aktion kommen erschöpft an Bord.',
  'lesson.act.react': 'Brams Pirat will eine Karte aus deiner Auslage stehlen! Dein Rettungsring kann antworten: Benutz ihn.',
  'lesson.act.react.pass': 'Du darfst es geschehen lassen. Aber dann hat er deine Karte: Antworte mit dem Rettungsring.',
  'lesson.act.saved':
    'Der Rettungsring ging über Bord, in dein Wasser, und deine Karte ist sicher. Du wirst immer gefragt, wenn eine deiner Karten antworten könnte.',
  'lesson.act.limit': 'Auf Kreuzfahrt dürfen am Ende deines Zugs nur fünf Karten auf der Hand bleiben. Der Rest kommt in dein Wasser.',
  'lesson.act.remember':
    'Merke: Die meisten violetten und roten Karten handeln, wenn du sie erschöpfst. Blaue schützen, grüne wirken von selbst.',

  'lesson.iceberg.title': 'Der Eisberg',
  'lesson.iceberg.points': 'Spät auf der Kreuzfahrt hast du 20 Punkte. So viel kostet der Eisberg, und jeder darf ihn kaufen.',
  'lesson.iceberg.strike':
    'Kauf den Eisberg: Die Kreuzfahrt ist sofort vorbei, für alle. Er ist auch eine Karte: Sie gehört dir und ist in deiner Auslage 10 wert.',
  'lesson.iceberg.strike.card': 'Eine feine Karte. Aber sieh jetzt, was der Eisberg tut.',
  'lesson.iceberg.strike.other': 'Das ginge. Aber 20 Punkte hat man selten: Kauf den Eisberg.',
  'lesson.iceberg.struck': 'Hand, Deck und Wasser wurden gemischt, und alle zogen fünf Karten. Den Laden gibt es nicht mehr.',
  'lesson.iceberg.air': 'Von jetzt an kommt dein Wasser nie zurück. Dein Deck ist die Luft, die dir bleibt.',
  'lesson.iceberg.remember': 'Merke: Wer den Eisberg kauft, beginnt den Untergang. Tu es, wenn dein Deck besser ist als ihres.',

  'lesson.sinking.title': 'Der Untergang',
  'lesson.sinking.hand':
    'Der Untergang: Opfere manche Karten deiner Hand für Punkte und rette damit andere in deine Auslage. Was du nicht brauchst, bleibt auf der Hand.',
  'lesson.sinking.burn': 'Opfere eine Karte, um andere zu bezahlen.',
  'lesson.sinking.burn.other': 'Ohne Punkte kommt nichts an Bord. Opfere erst eine Karte.',
  'lesson.sinking.save': 'Spiel für die Punkte eine Karte aus, oder opfere noch eine für eine teurere.',
  'lesson.sinking.save.other': 'Deine Punkte würden verfallen. Spiel dafür eine Karte aus.',
  'lesson.sinking.rest': 'Mach weiter, wie du magst, und beende dann deinen Zug.',
  'lesson.sinking.draw':
    'Der erste Zug des Untergangs zieht nichts, der des Nächsten 1 Karte, der darauf 2, und von da an jeder Zug 3. Wer von einem leeren Deck ziehen muss, geht unter.',
  'lesson.sinking.sunk': 'Ein Schiff, das untergeht, verliert Hand, Deck und Wasser. Seine Auslage ist gerettet, niemand kommt mehr daran.',
  'lesson.sinking.end': 'Sind alle Schiffe gesunken, zählen die Zahlen in jeder Auslage. Die höchste Summe gewinnt.',
  'lesson.sinking.remember': 'Merke: Nur deine Auslage zählt. Ein großes Deck hält länger und rettet mehr.',
}
