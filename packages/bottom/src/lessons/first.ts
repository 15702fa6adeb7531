import type { FirstGame } from '@flotilla/kernel/lesson'

/** A game of three, told from the shoulder: what each decision is about. */
export const first: FirstGame = {
  options: {},
  bots: ['cabin-boy', 'cabin-boy'],
  words: {
    en: {
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
    },
    de: {
      'first.main':
        'Opfere Karten für Punkte, dann kauf oder spiel damit, so oft du magst. Auf der Kreuzfahrt zuerst bessere Karten; im Untergang zählt nur deine Auslage.',
      'first.limit': 'Nur fünf Karten dürfen auf deiner Hand bleiben. Trenn dich von denen, die am wenigsten bringen.',
      'first.before': 'Vor dem Ziehen lassen dich manche Karten vorsorgen: Leg weg, was du nicht halten willst.',
      'first.draw': 'Eine unbekannte Karte ist nachgerückt: Du darfst die obersten ordnen, bevor du weiter ziehst.',
      'first.draft': 'Behalte eine Karte für dein Deck und gib die anderen weiter. Eine starke kommt immer wieder.',
      'first.tycoon': 'Der Tycoon zieht von einem fremden Deck. Ein kleines Deck trifft das am meisten.',
      'first.act': 'Nenn, wem oder was diese Karte gilt. Die stärkste Karte des Führenden ist selten falsch.',
      'first.play': 'Sag, wohin die Karte kommt: ein Assistent auf eine deiner Karten, ein Blinder Passagier in eine fremde Auslage.',
      'first.captain': 'Wähl Karten, die zurückgemischt werden: Je schwächer die Hand, desto mehr.',
      'first.torpedo': 'Ein Torpedo kostet eine Handkarte. Zahl mit der schwächsten.',
      'first.hand': 'Wähl eine Karte dieser Hand.',
      'first.own': 'Etwas musst du hergeben, aber du wählst: die Karte, die dir am wenigsten nützt.',
      'first.story': 'In die Auslage oder unter dein Deck? In der Auslage zählt sie, macht aber auch weitere teurer.',
      'first.jack': 'Jack darf unter das Deck folgen. Dort lässt er deine Luft etwas länger reichen.',
      'first.react':
        'Jemand tut etwas, und eine deiner Karten kann antworten. Die meisten sind dann bis zu deinem nächsten Zug erschöpft; ein Rettungsring geht über Bord.',
      'first.purse': 'Die Lehrerin kann diese Karten in deine Auslage retten, wenn du zahlst, was sie kosten.',
      'first.steward': 'Der Steward lässt dich wählen, was getroffen wird: Gib, was du entbehren kannst.',
      'first.flapper': 'Der Flapper macht eine fremde Aktion nach. Nimm die, die dir am meisten hilft.',
      'first.steer': 'Du siehst, was du ziehen wirst. Leg obenauf, was du zuerst brauchst.',
      'first.lifeboat': 'Dein Schiff sinkt, und das Rettungsboot rettet eine Handkarte: Nimm die wertvollste.',
    },
  },
}
