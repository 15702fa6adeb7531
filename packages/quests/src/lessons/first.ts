import type { FirstGame } from '@flotilla/kernel/lesson'

/** A short game on the Intro Map, told from the shoulder: what each decision is about. */
export const first: FirstGame = {
  options: { layout: 'intro', goal: 10 },
  bots: ['cabin-boy'],
  words: {
    en: {
      'first.champion':
        'Choose a champion: sails carry you further, cannons fight, cargo slots carry goods. For a first game take one with two sails.',
      'first.turn':
        'Three actions: sail, gather, solve a clue or attack; all else is free. Ask yourself which of your cards you can bring closer now.',
      'first.voyage': 'You are under sail. Islands only count where the voyage ends, and each ready sail carries you one space further.',
      'first.traveler': 'Treacherous water: a 4 or more passes. A bonus can lift the die, and what failed once gives you one.',
      'first.luck': 'Dwunny Luck: for a loot card one die becomes a 6. Use it where the roll matters.',
      'first.gather':
        'How much do you load? One action fills as many slots as you have, so take what your quests want and what you can sell.',
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
    },
    de: {
      'first.champion':
        'Wähl einen Helden: Segel tragen weiter, Kanonen kämpfen, Ladeplätze tragen Waren. Für das erste Spiel nimm einen mit zwei Segeln.',
      'first.turn':
        'Drei Aktionen: segeln, sammeln, einen Hinweis lösen oder angreifen; alles andere ist frei. Frag dich, welcher deiner Karten du jetzt näherkommst.',
      'first.voyage': 'Du bist unter Segeln. Inseln zählen nur, wo die Fahrt endet, und jedes bereite Segel trägt dich ein Feld weiter.',
      'first.traveler': 'Tückische See: Ab 4 geht es gut. Ein Bonus hebt den Wurf, und was einmal misslang, bringt dir einen.',
      'first.luck': 'Dwunny-Glück: Für eine Beutekarte wird ein Würfel zur 6. Nimm es, wo der Wurf zählt.',
      'first.gather':
        'Wie viel lädst du? Eine Aktion füllt alle Plätze, also nimm, was deine Aufträge wollen und was sich verkaufen lässt.',
      'first.guns': 'Wie viele Kanonen feuern? Je vier Augen sind ein Schaden, und irgendein Schaden bringt einen Stern.',
      'first.bounty': 'Nimm Waren umsonst. Zuerst, was deine Aufträge verlangen.',
      'first.swap': 'Tausch Waren: gegen das, was einem Auftrag oder Ausbau noch fehlt.',
      'first.react':
        'Deinem Schiff geschieht etwas, und eine Karte deiner Hand kann antworten. Gefragt wird, wer eine Karte hat, ob sie passt oder nicht.',
      'first.keep': 'Dein Schiff ist gesunken, und eine Ausrüstung bleibt: behalte die beste.',
      'first.spill': 'Zu wenig Platz: Lass fahren, was keiner deiner Aufträge will.',
      'first.steal': 'Dein Treffer lässt dich etwas nehmen: eine Münze oder Waren, die du brauchst.',
      'first.pick': 'Wähl eine Karte: eine, deren Insel nah ist oder deren Waren du schon hast.',
      'first.give': 'Ein Gefährte bittet um etwas. Was einem hilft, hilft euch allen.',
      'first.limit': 'Drei Karten jeder Art dürfen bleiben. Trenn dich von dem, was am weitesten weg ist.',
      'first.draft': 'Ihr baut die Karte gemeinsam: Halte Inseln nah bei deinem Heimathafen.',
    },
  },
}
