import { defineMessages } from '@flotilla/kernel'

/** What counts, as reasons that a captain gives. */
export const measureWords = defineMessages('sinking/measures', {
  'why.points':
    '{n, plural, =0 {you hold a little more treasure} one {you hold about # point more, which win if the ship is saved} other {you hold about # points more, which win if the ship is saved}}',
  'why.points.theirs':
    '{n, plural, =0 {{who, seat} holds a little less treasure} one {{who, seat} holds about # point fewer} other {{who, seat} holds about # points fewer}}',
  'why.cards':
    '{n, plural, =0 {you hold a little less if the ship sinks} one {you hold about # card fewer, which wins if the ship sinks} other {you hold about # cards fewer, which wins if the ship sinks}}',
  'why.cards.theirs':
    '{n, plural, =0 {{who, seat} holds a little more} one {{who, seat} holds about # card more, which loses if the ship sinks} other {{who, seat} holds about # cards more, which loses if the ship sinks}}',
  'why.chests': '{n, plural, =0 {a chest token is closer} one {you have # chest token more} other {you have # chest tokens more}}',
  'why.chests.theirs':
    '{n, plural, =0 {{who, seat} is further from a chest token} one {{who, seat} has # chest token fewer} other {{who, seat} has # chest tokens fewer}}',
  'why.rich':
    '{n, select, no {you stand a little better if the ship is saved} other {if the ship is saved, your chance to be the richest is {n} % better}}',
  'why.rich.theirs':
    '{n, select, no {{who, seat} stands a little worse if the ship is saved} other {if the ship is saved, {who, seat} is the richest {n} % less often}}',
  'why.light':
    '{n, select, no {you stand a little better if the ship sinks} other {if the ship sinks, your chance to hold the fewest cards is {n} % better}}',
  'why.light.theirs':
    '{n, select, no {{who, seat} stands a little worse if the ship sinks} other {if the ship sinks, {who, seat} holds the fewest cards {n} % less often}}',
  'why.saved':
    '{n, select, no {the ship is a little likelier to be saved} other {the ship is saved {n} % more often, and your treasure then counts}}',
  'why.saved.theirs':
    '{n, select, no {{who, seat} must fear for the ship a little more} other {the ship is saved {n} % less often, on which {who, seat} counts}}',
  'why.sunk':
    '{n, select, no {the ship is a little likelier to sink, which suits you} other {the ship goes down {n} % more often, and you hold few cards}}',
  'why.sunk.theirs':
    '{n, select, no {{who, seat} gains a little less by a sinking} other {the ship goes down {n} % less often, on which {who, seat} counts}}',
  'brought.points': 'points {n}',
  'brought.cards': 'cards {n}',
  'brought.chests': 'chest tokens {n}',
})
