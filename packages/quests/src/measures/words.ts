import { defineMessages } from '@flotilla/kernel'

/** What counts, as reasons that a captain gives. */
export const measureWords = defineMessages('quests/measures', {
  'why.stars': '{n, select, no {a star is a little closer} other {you come to about {n}★ more}}',
  'why.stars.theirs': '{n, select, no {{who, seat} is a little further from a star} other {{who, seat} has about {n}★ fewer}}',
  'why.coins': '{n, plural, =0 {you have a little more money} one {you have about # coin more} other {you have about # coins more}}',
  'why.coins.theirs':
    '{n, plural, =0 {{who, seat} has a little less money} one {{who, seat} has about # coin fewer} other {{who, seat} has about # coins fewer}}',
  'why.ammo': '{n, select, no {you have a little more ammo} other {you have {n} more ammo}}',
  'why.ammo.theirs': '{n, select, no {{who, seat} has a little less ammo} other {{who, seat} has {n} less ammo}}',
  'why.hearts':
    '{n, plural, =0 {your ship takes a little less damage} one {your ship has about # heart more} other {your ship has about # hearts more}}',
  'why.hearts.theirs':
    '{n, plural, =0 {the ship of {who, seat} takes a little more damage} one {the ship of {who, seat} has about # heart fewer} other {the ship of {who, seat} has about # hearts fewer}}',
  'why.upgrades':
    '{n, plural, =0 {an upgrade is closer} one {your ship has # upgrade more for good} other {your ship has # upgrades more for good}}',
  'why.upgrades.theirs':
    '{n, plural, =0 {{who, seat} is further from an upgrade} one {{who, seat} has # upgrade fewer} other {{who, seat} has # upgrades fewer}}',
  'why.cargo': '{n, plural, =0 {you carry a little more} one {you carry about # crate more} other {you carry about # crates more}}',
  'why.cargo.theirs':
    '{n, plural, =0 {{who, seat} carries a little less} one {{who, seat} carries about # crate fewer} other {{who, seat} carries about # crates fewer}}',
  'why.loot': '{n, plural, =0 {a loot card is closer} one {you have # loot card more} other {you have # loot cards more}}',
  'why.loot.theirs':
    '{n, plural, =0 {{who, seat} is further from a loot card} one {{who, seat} has # loot card fewer} other {{who, seat} has # loot cards fewer}}',
  'why.quests':
    '{n, plural, =0 {another quest is closer} one {you hold # quest more to earn stars with} other {you hold # quests more to earn stars with}}',
  'why.quests.theirs':
    '{n, plural, =0 {{who, seat} has a little less to do} one {{who, seat} holds # quest fewer} other {{who, seat} holds # quests fewer}}',
  'why.clues': '{n, plural, =0 {another clue is closer} one {you hold # clue more} other {you hold # clues more}}',
  'why.clues.theirs':
    '{n, plural, =0 {{who, seat} is further from a clue} one {{who, seat} holds # clue fewer} other {{who, seat} holds # clues fewer}}',
  'why.solved':
    '{n, plural, =0 {a solved clue is closer} one {you carry # solved clue more, 1★ each at home} other {you carry # solved clues more, 1★ each at home}}',
  'why.solved.theirs':
    '{n, plural, =0 {{who, seat} is further from solving a clue} one {{who, seat} carries # solved clue fewer} other {{who, seat} carries # solved clues fewer}}',
  'why.turn': 'your next turn comes sooner',
  'why.turn.theirs': 'the next turn of {who, seat} comes later',
  'why.promised': '{n, select, no {your deliveries are closer} other {your deliveries promise about {n}★ more}}',
  'why.promised.theirs':
    '{n, select, no {the deliveries of {who, seat} are further away} other {the deliveries of {who, seat} promise about {n}★ less}}',
  'why.deeds': '{n, select, no {your quests are a little further on} other {your quests are about {n}★ further on}}',
  'why.deeds.theirs':
    '{n, select, no {the quests of {who, seat} are a little behind} other {the quests of {who, seat} are about {n}★ behind}}',
  'why.way': 'the islands of your clues are closer',
  'why.way.theirs': 'the islands of {who, seat}’s clues are further away',
  'why.homeward': 'your solved clues are closer to home, 1★ each',
  'why.homeward.theirs': 'the solved clues of {who, seat} are further from home',
  'why.danger': 'fewer cannons can reach you there',
  'why.danger.theirs': 'the ship of {who, seat} lies more in danger',
  'why.plan': 'more that is worth doing stays within reach',
  'why.plan.theirs': '{who, seat} has less within reach',
  'why.missions':
    '{n, plural, =0 {your Missions are closer} one {your Missions are # step further on} other {your Missions are # steps further on}}',
  'why.missions.theirs': 'the Mission of {who, seat} falls behind',
  'why.champion': 'this champion has won more of the games that the judgement was learned from',
  'why.champion.theirs': 'the champion of {who, seat} has won fewer of the games that the judgement was learned from',
  'brought.stars': '{n}★',
  'brought.coins': 'coins {n}',
  'brought.cargo': 'crates {n}',
  'brought.ammo': 'ammo {n}',
  'brought.hearts': 'hearts {n}',
  'brought.quests': 'quests {n}',
  'brought.clues': 'clues {n}',
})
