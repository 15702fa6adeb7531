import type { Catalogue } from '@flotilla/kernel'

export const en: Catalogue = {
  'explain.race':
    '{coop?Prosperity, the ★ of the whole crew: {goal} are needed in time.|Prosperity, the ★ of each side: whoever reaches {goal} calls the end, the round is played out, and the most ★ win.}',
  'explain.race.now':
    '{n}★ = quests {quests} + clues solved {solved} + clues delivered {delivered} + hits {hits} + sinkings {sinkings}{lost?, {lost} for being sunk|}.',
  'explain.plan':
    'A ship’s board: three lanterns are the actions of a turn. Move, Gather, Solve and Attack cost one each; ports cost none.',
  'explain.plan.now': '{playing?{actions#action|actions} left this turn.|It is another captain’s turn.}',
  'explain.coins': 'Coins: for ammo, repairs and upgrades in port. Half of them go when you sink.',
  'explain.coins.now': '{n} now.',
  'explain.ammo': 'Ammo: every cannon that fires needs one. In every port 1 coin buys 2.',
  'explain.ammo.now': '{n} now.',
  'explain.bonus': 'Traveler bonus: earned by a failed roll in Treacherous Seas, spent to add to a later one. At most 2.',
  'explain.bonus.now': '+{n} now.',
  'explain.hearts': 'Hearts: each damage covers one. With none left the ship sinks and goes home, without its cargo.',
  'explain.hearts.now': '{left} of {all} left.',
  'explain.sails': 'Sails: each ready sail pays one more step of a voyage. All are ready again at the start of your turn.',
  'explain.sails.now': '{ready} of {all} ready, at most {most}.',
  'explain.cannons': 'Cannons: each that fires rolls one die. Every 4 pips are 1 damage.',
  'explain.cannons.now': '{ready} of {all} ready, at most {most}.',
  'explain.cargo': 'Cargo: one resource a slot, gathered on islands, for quests and upgrades.',
  'explain.cargo.now': '{n} of {slots} slots are full.',
  'explain.marauder': 'A Marauder: it comes for whoever ends a turn within its reach, and fires. Sinking it pays coins.',
  'explain.marauder.now': '{left} of {all} hearts, {ready} of {cannons} cannons ready.',
  'explain.ship': '{seat:seat} with {champion:champion}. Damage by an Attack is worth 1★, sinking a rival 3★ more.',
  'explain.ship.now': '{left} of {all} hearts, {ready} of {cannons} cannons ready, {n}★.',
  'explain.quest.now': 'A quest: what it asks for brings what it says. A delivery costs no action.',
  'explain.loot.now': 'Loot: equipped on the ship, or played from hand and gone.',
  'explain.clue': 'A clue: solve it on {island:place} for 1★ or a loot card, then deliver it at home for 1★ more.',
  'explain.deck.quests': 'Quests: landing on an island draws one.',
  'explain.deck.quests.now': '{n#card|cards}, {pile} discarded.',
  'explain.deck.loot': 'Loot: things for the ship, by quests, clues and artifacts.',
  'explain.deck.loot.now': '{n#card|cards}, {pile} discarded.',
  'explain.deck.clues': 'Clues: each names an island where it is solved. After solving you draw another.',
  'explain.deck.clues.now': '{n#card|cards}, {pile} discarded.',
}

export const de: Catalogue = {
  'explain.race':
    '{coop?Wohlstand, die ★ der ganzen Mannschaft: {goal} werden rechtzeitig gebraucht.|Wohlstand, die ★ jeder Seite: Wer {goal} erreicht, ruft das Ende aus, die Runde wird beendet, und die meisten ★ gewinnen.}',
  'explain.race.now':
    '{n}★ = Aufträge {quests} + gelöste Hinweise {solved} + abgelieferte Hinweise {delivered} + Treffer {hits} + Versenkungen {sinkings}{lost?, {lost} für eigenes Sinken|}.',
  'explain.plan':
    'Ein Schiffsplan: Drei Laternen sind die Aktionen eines Zuges. Fahren, Sammeln, Lösen und Angreifen kosten je eine, Häfen keine.',
  'explain.plan.now': '{playing?Noch {actions#Aktion|Aktionen} in diesem Zug.|Ein anderer Kapitän ist am Zug.}',
  'explain.coins': 'Münzen: für Munition, Reparaturen und Ausbauten im Hafen. Wer sinkt, verliert die Hälfte.',
  'explain.coins.now': 'Jetzt {n}.',
  'explain.ammo': 'Munition: Jede Kanone, die feuert, braucht eine. In jedem Hafen gibt es 2 für 1 Münze.',
  'explain.ammo.now': 'Jetzt {n}.',
  'explain.bonus':
    'Reisebonus: Es gibt ihn für einen misslungenen Wurf in tückischer See, und er wird zu einem späteren addiert. Höchstens 2.',
  'explain.bonus.now': 'Jetzt +{n}.',
  'explain.hearts': 'Herzen: Jeder Schaden bedeckt eines. Ist keines übrig, sinkt das Schiff und kommt ohne Ladung nach Hause.',
  'explain.hearts.now': 'Noch {left} von {all}.',
  'explain.sails': 'Segel: Jedes bereite bezahlt einen Schritt mehr. Zu Beginn deines Zuges sind alle wieder bereit.',
  'explain.sails.now': '{ready} von {all} bereit, höchstens {most}.',
  'explain.cannons': 'Kanonen: Jede, die feuert, wirft einen Würfel. Je 4 Augen sind 1 Schaden.',
  'explain.cannons.now': '{ready} von {all} bereit, höchstens {most}.',
  'explain.cargo': 'Ladung: ein Rohstoff je Platz, gesammelt auf Inseln, für Aufträge und Ausbauten.',
  'explain.cargo.now': '{n} von {slots} Plätzen sind voll.',
  'explain.marauder':
    'Ein Plünderer: Er kommt zu dem, der seinen Zug in seiner Reichweite beendet, und feuert. Ihn zu versenken bringt Münzen.',
  'explain.marauder.now': '{left} von {all} Herzen, {ready} von {cannons} Kanonen bereit.',
  'explain.ship': '{seat:seat} mit {champion:champion}. Schaden durch einen Angriff bringt 1★, einen Rivalen zu versenken 3★ mehr.',
  'explain.ship.now': '{left} von {all} Herzen, {ready} von {cannons} Kanonen bereit, {n}★.',
  'explain.quest.now': 'Ein Auftrag: Was er verlangt, bringt, was darauf steht. Abliefern kostet keine Aktion.',
  'explain.loot.now': 'Beute: ans Schiff gebaut, oder aus der Hand gespielt und weg.',
  'explain.clue': 'Ein Hinweis: Löse ihn auf {island:place} für 1★ oder eine Beutekarte und liefere ihn zu Hause für 1★ mehr ab.',
  'explain.deck.quests': 'Aufträge: Wer auf einer Insel landet, zieht einen.',
  'explain.deck.quests.now': '{n#Karte|Karten}, {pile} abgelegt.',
  'explain.deck.loot': 'Beute: Dinge fürs Schiff, durch Aufträge, Hinweise und Artefakte.',
  'explain.deck.loot.now': '{n#Karte|Karten}, {pile} abgelegt.',
  'explain.deck.clues': 'Hinweise: Jeder nennt eine Insel, auf der er gelöst wird. Danach ziehst du einen neuen.',
  'explain.deck.clues.now': '{n#Karte|Karten}, {pile} abgelegt.',
}
