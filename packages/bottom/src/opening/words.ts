import { defineMessages } from '@flotilla/kernel'

/** What is chosen when a table is opened. */
export const openingWords = defineMessages('bottom/opening', {
  'pick.start': 'How it begins',
  'pick.start.standard': 'The same for all',
  'pick.start.standard.say': 'All begin with the same starting cards.',
  'pick.start.draft': 'With a draft',
  'pick.start.draft.say': 'First everybody chooses three cards in secret and passes the rest on.',
  'pick.pace': 'How long',
  'pick.pace.standard': 'A long cruise',
  'pick.pace.standard.say': 'The Iceberg costs 20: the usual length.',
  'pick.pace.short': 'A short cruise',
  'pick.pace.short.say': 'The Iceberg costs 15, and after 12 rounds the Cruise is over anyway.',

  'chapter.setup': 'Set-up',
  'chapter.sinking': 'From Cruise to Sinking',
  'chapter.end': 'The end',
  'chapter.cards': 'Actions, reactions, Assistant',
  'chapter.undertow': 'When a game will not end',

  'option.firstPlayer.say': 'Who has the first turn of the Cruise.',
  'option.icebergPrice.say': 'A dear Iceberg makes the Cruise longer and the boards fuller.',
  'option.cruiseRounds.say': 'When nobody buys the Iceberg, the Sinking begins by itself after so many rounds.',
  'option.lastShip.say': 'The last ship afloat may go on collecting, or sinks at the end of the turn.',
  'option.actAgain.say': 'Once: taking a card back and playing it anew gives no second action.',
  'option.lifebuoy.say': 'Hits only: a Lifebuoy lets Stowaways and Storytellers through.',
  'option.torpedo.say': 'Whether a card that must stay is good enough to pay for a Torpedo.',
  'option.assistant.say': 'Whether an Assistant may double a Stowaway on your own board.',
  'option.anchor.say': 'Whether getting rid of an Anchor is an action that others can stop.',
  'option.flapper.say': 'Whether a Flapper may copy what a tired card would do.',
  'option.seal.say': 'Whether a Seal also doubles what a Profiteer is paid for a card.',
  'option.reactionClock.say': 'How long each has to react before the turn goes on.',
  'option.stall.say': 'The undertow takes cards from long-lived ships until they sink.',
  'option.undertowFrom.say': 'The turn of the Sinking from which it pulls.',
  'option.undertowFrom.only': 'Only with undertow',
})
