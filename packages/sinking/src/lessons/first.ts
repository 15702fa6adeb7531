import type { FirstGame } from '@flotilla/kernel/lesson'

/** A game against the Kraken, told from the shoulder: what each decision is about. */
export const first: FirstGame = {
  options: { enemy: 'kraken' },
  bots: ['cabin-boy', 'cabin-boy', 'cabin-boy'],
  words: {
    en: {
      'first.setup': 'Choose who you are: each brings one item that nobody else begins with. For a first game any of them is fine.',
      'first.discuss': 'Talk is free and binds nobody. When you have heard enough, say that you are ready.',
      'first.declare':
        'Lay your dial: the room is what you claim, the hidden side what you do. Ask yourself what the ship needs, and what the others leave undone.',
      'first.window': 'A moment for items: play one that fits, or pass. Everybody is asked, so a pause tells nothing.',
      'first.dial': 'You may turn your dial to another action after all dials are shown. Who knows what the others do chooses better.',
      'first.bucket':
        'Bucketing moves cards: out of the water into your hand, then one of your hand away. Treasure is good if the ship is saved.',
      'first.plunder': 'Take a treasure: the points count if the ship is saved, the card itself is a burden if it sinks.',
      'first.patch': 'Before you hammer you draw a card or throw one away. Then close a leak, repair a cannon or take a chest.',
      'first.tune': 'The Sirens tempt you with two cards. More cards are good for a saved ship and bad for a sunk one.',
      'first.stash': 'Take something out of the stash: everybody sees what.',
      'first.rod': 'An exchange: give away the treasure that is worth least to you.',
      'first.sifter': 'You alone see these cards, and a gem among them may be yours.',
      'first.spyglass': 'You have seen a dial. Now pay for it with a card, best with one you do not need.',
    },
    de: {
      'first.setup':
        'Wähl, wer du bist: Jeder bringt einen Gegenstand mit, den sonst keiner am Anfang hat. Für das erste Spiel taugt jeder.',
      'first.discuss': 'Reden kostet nichts und bindet niemanden. Hast du genug gehört, sag, dass du bereit bist.',
      'first.declare':
        'Leg deine Scheibe: Der Raum ist, was du behauptest, die verdeckte Seite, was du tust. Frag dich, was das Schiff braucht und was die anderen liegen lassen.',
      'first.window': 'Ein Moment für Gegenstände: Spiel einen, der passt, oder passe. Alle werden gefragt, eine Pause verrät also nichts.',
      'first.dial': 'Du darfst deine Scheibe noch drehen, nachdem alle offen liegen. Wer weiß, was die anderen tun, wählt besser.',
      'first.bucket':
        'Schöpfen bewegt Karten: aus dem Wasser auf deine Hand, dann eine von der Hand weg. Schätze sind gut, wenn das Schiff gerettet wird.',
      'first.plunder': 'Nimm einen Schatz: Die Punkte zählen bei Rettung, die Karte selbst ist beim Untergang eine Last.',
      'first.patch':
        'Vor dem Hämmern ziehst du eine Karte oder wirfst eine weg. Dann schließ ein Leck, richte eine Kanone oder nimm eine Truhe.',
      'first.tune': 'Die Sirenen locken mit zwei Karten. Mehr Karten sind gut bei Rettung und schlecht beim Untergang.',
      'first.stash': 'Nimm etwas aus dem Versteck: Alle sehen, was.',
      'first.rod': 'Ein Tausch: Gib den Schatz her, der dir am wenigsten nützt.',
      'first.sifter': 'Nur du siehst diese Karten, und ein Edelstein darunter kann dir gehören.',
      'first.spyglass': 'Du hast eine Scheibe gesehen. Jetzt bezahl mit einer Karte, am besten mit einer, die du nicht brauchst.',
    },
  },
}
