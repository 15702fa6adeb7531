import { defineMessages } from '@flotilla/kernel'

export const explainWords = defineMessages('quests/explains', {
  'explain.race':
    '{coop, select, no {Prosperity, the ★ of each side: whoever reaches {goal} calls the end, the round is played out, and the most ★ win.} other {Prosperity, the ★ of the whole crew: {goal} are needed in time.}}',
  'explain.race.now':
    '{n}★ = quests {quests} + clues solved {solved} + clues delivered {delivered} + hits {hits} + sinkings {sinkings}{lost, select, no {} other {, {lost} for being sunk}}.',
  'explain.plan':
    'A ship’s board: three lanterns are the actions of a turn. Move, Gather, Solve and Attack cost one each; ports cost none.',
  'explain.plan.now':
    '{playing, select, no {It is another captain’s turn.} other {{actions, plural, one {# action} other {# actions}} left this turn.}}',
  'explain.coins': 'Coins: for ammo, repairs and upgrades in port. Half of them go when you sink.',
  'explain.coins.now': '{n} now.',
  'explain.ammo': 'Ammo: every cannon that fires needs one. In every port 1 coin buys 2.',
  'explain.ammo.now': '{n} now.',
  'explain.bonus':
    'Traveler bonus: earned by a failed roll in Treacherous Seas, spent to add to a later one.{capped, select, no {} other { At most {most}.}}',
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
  'explain.ship': '{seat, seat} with {champion, champion}. Damage by an Attack is worth 1★, sinking a rival 3★ more.',
  'explain.ship.now': '{left} of {all} hearts, {ready} of {cannons} cannons ready, {n}★.',
  'explain.quest.now': 'A quest: what it asks for brings what it says. A delivery costs no action.',
  'explain.loot.now': 'Loot: equipped on the ship, or played from hand and gone.',
  'explain.clue': 'A clue: solve it on {island, place} for 1★ or a loot card, then deliver it at home for 1★ more.',
  'explain.deck.quests': 'Quests: landing on an island draws one.',
  'explain.deck.quests.now': '{n, plural, one {# card} other {# cards}}, {pile} discarded.',
  'explain.deck.loot': 'Loot: things for the ship, by quests, clues and artifacts.',
  'explain.deck.loot.now': '{n, plural, one {# card} other {# cards}}, {pile} discarded.',
  'explain.deck.clues': 'Clues: each names an island where it is solved. After solving you draw another.',
  'explain.deck.clues.now': '{n, plural, one {# card} other {# cards}}, {pile} discarded.',
})
