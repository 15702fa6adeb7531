import type { Catalogue } from '@flotilla/kernel'

export const en: Catalogue = {
  'explain.deck':
    'A deck: cards are drawn from it at the start of each turn. When it is empty on the cruise, the water is shuffled into it.',
  'explain.deck.now': '{n#card|cards}{draws?, {draws} are drawn next turn|}.',
  'explain.air': 'The deck is now the air: whoever must draw and has no card left sinks at once.',
  'explain.air.now': '{n#card|cards}, {draws} are drawn next turn{sinks?: the ship sinks|}.',
  'explain.water':
    'The water: sacrificed and bought cards lie here. {sinking?In the Sinking they never come back.|They come back when the deck is empty.}',
  'explain.water.now': '{n#card|cards}.',
  'explain.hand':
    '{own?Your hand|The hand of {seat:seat}}: cards to sacrifice for points or to play onto the board. On the cruise 5 may be kept.',
  'explain.hand.now': '{n#card|cards}.',
  'explain.board':
    '{own?Your board|The board of {seat:seat}}: what lies here works, and is the score. Every five cards make playing dearer.',
  'explain.board.now': '{n#card|cards}: playing costs the value × {factor}{discount?, less {discount}|}.',
  'explain.worth': 'Worth: the sum of the values on board. It is the score at the end.',
  'explain.worth.now': '{n} = {values?{values}|nothing on board yet}.',
  'explain.rail':
    'The rail: a card sacrificed here goes into the water and gives its points for this turn. They pay for buying and playing.',
  'explain.rail.now': '{points#point|points} to spend; what is left at the end of the turn is lost.',
  'explain.shopDeck': 'The shop deck fills the row. A Lockdown in it sweeps the row away.',
  'explain.shopDeck.now': '{n#card|cards} left.',
  'explain.iceberg':
    'The Iceberg: whoever buys it ends the cruise. All cards but those on board go back into the decks, and the Sinking begins.',
  'explain.iceberg.now': 'It costs {price} points.',
  'explain.hidden': 'A card face down.',
  'explain.card.now': '{card:card}.',
  'explain.card.shop': '{card:card}: to be bought for {price} points, into your water.',
  'explain.card.hand':
    '{card:card}: sacrificed it gives {points}, played it costs {cost}{sum? = {value} × {factor}{discount? − {discount}|}|}.',
  'explain.card.board': '{card:card}: counts {n} on board{tired?; tired, until its player’s next turn|}.',
}

export const de: Catalogue = {
  'explain.deck': 'Ein Deck: Zu Beginn jedes Zuges wird daraus gezogen. Ist es auf der Kreuzfahrt leer, wird das Wasser hineingemischt.',
  'explain.deck.now': '{n#Karte|Karten}{draws?, {draws} werden im nächsten Zug gezogen|}.',
  'explain.air': 'Das Deck ist jetzt die Luft: Wer ziehen muss und keine Karte mehr hat, sinkt sofort.',
  'explain.air.now': '{n#Karte|Karten}, {draws} werden im nächsten Zug gezogen{sinks?: Das Schiff sinkt|}.',
  'explain.water':
    'Das Wasser: Hier liegen geopferte und gekaufte Karten. {sinking?Im Untergang kommen sie nie zurück.|Sie kommen zurück, wenn das Deck leer ist.}',
  'explain.water.now': '{n#Karte|Karten}.',
  'explain.hand':
    '{own?Deine Hand|Die Hand von {seat:seat}}: Karten, die man für Punkte opfert oder in die Auslage spielt. Auf der Kreuzfahrt darf man 5 behalten.',
  'explain.hand.now': '{n#Karte|Karten}.',
  'explain.board':
    '{own?Deine Auslage|Die Auslage von {seat:seat}}: Was hier liegt, wirkt und zählt am Ende. Je fünf Karten machen das Ausspielen teurer.',
  'explain.board.now': '{n#Karte|Karten}: Ausspielen kostet den Wert × {factor}{discount?, {discount} weniger|}.',
  'explain.worth': 'Wert: die Summe der Werte der Auslage. Am Ende ist das die Punktzahl.',
  'explain.worth.now': '{n} = {values?{values}|noch nichts in der Auslage}.',
  'explain.rail':
    'Die Reling: Eine hier geopferte Karte geht ins Wasser und bringt ihre Punkte für diesen Zug. Damit kauft und spielt man.',
  'explain.rail.now': '{points#Punkt|Punkte} auszugeben; was am Ende des Zuges übrig ist, verfällt.',
  'explain.shopDeck': 'Der Ladenstapel füllt die Reihe. Ein Lockdown darin fegt die Reihe leer.',
  'explain.shopDeck.now': 'Noch {n#Karte|Karten}.',
  'explain.iceberg':
    'Der Eisberg: Wer ihn kauft, beendet die Kreuzfahrt. Alles außer der Auslage kommt in die Decks zurück, und der Untergang beginnt.',
  'explain.iceberg.now': 'Er kostet {price} Punkte.',
  'explain.hidden': 'Eine verdeckte Karte.',
  'explain.card.now': '{card:card}.',
  'explain.card.shop': '{card:card}: für {price} Punkte zu kaufen, kommt in dein Wasser.',
  'explain.card.hand':
    '{card:card}: geopfert bringt sie {points}, ausgespielt kostet sie {cost}{sum? = {value} × {factor}{discount? − {discount}|}|}.',
  'explain.card.board': '{card:card}: zählt {n} in der Auslage{tired?; müde bis zum nächsten eigenen Zug|}.',
}
