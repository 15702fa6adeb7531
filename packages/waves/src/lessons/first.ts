import type { FirstGame } from '@flotilla/kernel/lesson'

/** A game of three, told from the shoulder: what each decision is about. */
export const first: FirstGame = {
  options: {},
  bots: ['cabin-boy', 'cabin-boy'],
  words: {
    en: {
      'first.draft':
        'Pick a die: clear ones and your own are free, others cost as much Infamy as they show. What you pick, nobody else has.',
      'first.place':
        'Plan in secret: high dice are treasure for a chest, low ones do where only the square counts. Watch whose cannon is nearly full.',
      'first.yarrr': 'Your plan stands. Call YARRR! when you like it: once all have called, it is carried out.',
      'first.hold': 'The others still plan. As long as somebody does, you may take your plan back.',
      'first.raise': 'Your spirits are raised: one of your dice may be written as a 7. A die that would have been low gains the most.',
      'first.bury': 'Which chest is buried? What lies in it is safe for good, and it takes nothing more.',
      'first.aim':
        'Your cannon fires: choose a captain and a chest. Look at the hull first, each level stops a shot; then at the top treasures.',
      'first.stow': 'Where does the loot go? It needs room in one chest, and what finds none is lost.',
    },
    de: {
      'first.draft':
        'Nimm einen Würfel: klare und eigene sind umsonst, andere kosten ihre Zahl an Ruchlosigkeit. Was du nimmst, hat kein anderer.',
      'first.place':
        'Plane heimlich: Hohe Würfel sind Schatz für eine Truhe, niedrige taugen, wo nur das Feld zählt. Achte darauf, wessen Kanone fast voll ist.',
      'first.yarrr': 'Dein Plan steht. Ruf YARRR!, wenn er dir gefällt: Haben alle gerufen, wird er ausgeführt.',
      'first.hold': 'Die anderen planen noch. Solange das so ist, darfst du deinen Plan zurücknehmen.',
      'first.raise':
        'Die Moral ist gehoben: Einer deiner Würfel darf als 7 eingetragen werden. Am meisten gewinnt einer, der sonst niedrig wäre.',
      'first.bury': 'Welche Truhe wird vergraben? Was darin liegt, ist für immer sicher, und sie nimmt nichts mehr auf.',
      'first.aim':
        'Deine Kanone feuert: Wähl einen Kapitän und eine Truhe. Sieh erst auf den Rumpf, jede Stufe hält einen Schuss ab; dann auf die obersten Schätze.',
      'first.stow': 'Wohin mit der Beute? Sie braucht Platz in einer Truhe, und was keinen findet, ist verloren.',
    },
  },
}
