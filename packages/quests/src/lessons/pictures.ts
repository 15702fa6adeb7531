import type { Pictures } from '@flotilla/kernel/lesson'
import { lessons } from './lessons.ts'

/** How the game is played, on the positions of its lessons. */
export const pictures: Pictures = {
  list: [
    { id: 'sail', stage: () => lessons[0].stage(), at: ['ship', 'coins:0', 'ammo:0', 'race'] },
    { id: 'land', stage: () => lessons[1].stage(), at: ['deck:quests', 'deck:clues', 'deck:loot'] },
    { id: 'fight', stage: () => lessons[4].stage(), at: ['ship:1', 'bonus:0', 'race'] },
    { id: 'coop', stage: () => lessons[5].stage(), at: ['race', 'ship:6'] },
  ],
  words: {
    en: {
      'picture.sail.title': 'Three actions a turn',
      'picture.sail.text':
        'Move, gather, solve a clue or attack: each costs one action. In port you trade, repair and upgrade for nothing but coins.',
      'picture.land.title': 'Land, gather, deliver',
      'picture.land.text':
        'Landing on an island turns its token up and draws a quest. Gather what it asks for, bring it where it says, and earn ★.',
      'picture.fight.title': 'Cannons',
      'picture.fight.text':
        'In the same space you may attack. Damage is worth 1★, sinking a rival 3★ more, and whoever sinks begins again at home.',
      'picture.coop.title': 'Or together',
      'picture.coop.text':
        'Alone or as one crew you sail against Marauders: reach the goal and fulfil every Mission within fifteen rounds.',
    },
    de: {
      'picture.sail.title': 'Drei Aktionen je Zug',
      'picture.sail.text':
        'Fahren, sammeln, einen Hinweis lösen oder angreifen: Jedes kostet eine Aktion. Im Hafen handelst, reparierst und baust du ohne Aktion aus.',
      'picture.land.title': 'Landen, sammeln, abliefern',
      'picture.land.text':
        'Wer auf einer Insel landet, deckt ihr Plättchen auf und zieht einen Auftrag. Sammle, was er verlangt, bring es hin und verdiene ★.',
      'picture.fight.title': 'Kanonen',
      'picture.fight.text':
        'Auf demselben Feld darfst du angreifen. Schaden bringt 1★, einen Rivalen zu versenken 3★ mehr, und wer sinkt, beginnt zu Hause neu.',
      'picture.coop.title': 'Oder gemeinsam',
      'picture.coop.text':
        'Allein oder als eine Mannschaft segelt ihr gegen Plünderer: Erreicht das Ziel und jede Mission in fünfzehn Runden.',
    },
  },
}
