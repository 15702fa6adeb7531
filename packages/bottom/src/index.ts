import type { Game, Strict } from '@flotilla/kernel'
import { actCard, actSeat, actionSteps } from './rules/actions.ts'
import { captainPick, captainSteps } from './rules/cards/captain.ts'
import { copy } from './board/copy.ts'
import { draftPick, draftSteps } from './rules/draft.ts'
import { betweenSteps, drawBetween, drawSteps } from './rules/drawing.ts'
import { tycoonSteps, tycoonOrder, tycoonTarget } from './rules/cards/tycoon.ts'
import { editionSchema, house1, type Edition } from './edition/schema.ts'
import { editionSheet } from './edition/sheet.ts'
import { effectSteps } from './rules/effects/effects.ts'
import { clientGame } from './client.ts'
import { handPick, hitSteps, ownPick } from './rules/effects/attacks-and-burdens.ts'
import { icebergSteps } from './rules/from-cruise-to-sinking.ts'
import { imagine } from './board/imagine.ts'
import { invariants } from './board/invariants.ts'
import { settleSteps } from './rules/triggers.ts'
import { steerPick } from './rules/looking.ts'
import { main, mainSteps } from './rules/main-step.ts'
import { fits, options, pace } from './rules/options.ts'
import { jackFollow } from './rules/cards/jack.ts'
import { ownSteps } from './rules/effects/own-parts.ts'
import { storyPut } from './rules/cards/storyteller.ts'
import { torpedoPay } from './rules/cards/torpedo.ts'
import { purse, purseSteps, teacherSteps } from './rules/cards/teacher.ts'
import { playHost, playMerge, playSteps, putSteps } from './rules/playing.ts'
import { outcome } from './rules/end.ts'
import { setup, setupSteps } from './rules/setup.ts'
import { lifeboatPick, sinkSteps } from './rules/ship-sinks.ts'
import type { BottomState } from './board/state.ts'
import { DEAL } from './rules/steps.ts'
import { tells } from './words/tells.ts'
import { words } from './words/text.ts'
import { nesting } from './words/cites.ts'
import { flapperPick, triggerSteps } from './rules/cards/flapper.ts'
import { before, beforeSteps } from './rules/before-drawing.ts'
import { limit, limitSteps } from './rules/hand-limit.ts'
import { passiveSteps } from './rules/passive-effects.ts'
import { undertowSteps } from './rules/game-will-not-end.ts'
import { turnSteps } from './rules/turn.ts'
import { reactBar, reactGuard, reactHit, reactTeacher, windowSteps } from './rules/reactions.ts'
import { stewardPick } from './rules/cards/steward.ts'
import { zones } from './board/zones.ts'
import type { BottomChoice } from './words/events.ts'

/** To the Bottom: its rules, its words and its printed numbers. */
export const bottom: Game<BottomState, Edition, BottomChoice> = {
  id: 'bottom',
  title: 'To the Bottom',
  rulesVersion: clientGame.rulesVersion,
  // TB-1.1
  seats: { min: 2, max: 5 },
  options,
  fits,
  edition: house1,
  editionSchema,
  editionSheet,
  chance: ['first', 'shop', 'deck', 'hand', 'pick', 'draft'],
  setup,
  firstStep: DEAL,
  steps: {
    ...setupSteps,
    ...draftSteps,
    ...turnSteps,
    ...beforeSteps,
    ...undertowSteps,
    ...limitSteps,
    ...passiveSteps,
    ...beforeSteps,
    ...undertowSteps,
    ...passiveSteps,
    ...limitSteps,
    ...drawSteps,
    ...tycoonSteps,
    ...betweenSteps,
    ...mainSteps,
    ...playSteps,
    ...actionSteps,
    ...captainSteps,
    ...effectSteps,
    ...hitSteps,
    ...ownSteps,
    ...putSteps,
    ...windowSteps,
    ...teacherSteps,
    ...purseSteps,
    ...settleSteps,
    ...triggerSteps,
    ...icebergSteps,
    ...sinkSteps,
  },
  asks: {
    'draft.pick': draftPick,
    before,
    'draw.between': drawBetween,
    'tycoon.order': tycoonOrder,
    'tycoon.target': tycoonTarget,
    main,
    'play.merge': playMerge,
    'play.host': playHost,
    'act.seat': actSeat,
    'act.card': actCard,
    'captain.pick': captainPick,
    'torpedo.pay': torpedoPay,
    'hand.pick': handPick,
    'own.pick': ownPick,
    'story.put': storyPut,
    'jack.follow': jackFollow,
    'react.guard': reactGuard,
    'react.bar': reactBar,
    'react.hit': reactHit,
    'react.teacher': reactTeacher,
    purse,
    'steward.pick': stewardPick,
    'flapper.pick': flapperPick,
    'steer.pick': steerPick,
    limit,
    'lifeboat.pick': lifeboatPick,
  },
  score: clientGame.score,
  outcome,
  zones,
  imagine,
  copy,
  invariants,
  pace,
  nesting,
  words,
  tells,
} satisfies Strict<Game<BottomState, Edition, BottomChoice>>

export { CARDS, type Card } from './rules/cards/index.ts'
export type { CardEntry, Edition } from './edition/schema.ts'
export { KINDS, kindName, kindOf, type KindId } from './board/kinds.ts'
export type { Options } from './rules/options.ts'
export type { BottomState, Deed, Ship } from './board/state.ts'
export type { BottomChoice, BottomEvent } from './words/events.ts'
