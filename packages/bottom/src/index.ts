import type { Game } from '@flotilla/kernel'
import { actCard, actSeat, actionSteps } from './action.ts'
import { advice } from './advice/advice.ts'
import { captainPick, captainSteps } from './captain.ts'
import { copy } from './copy.ts'
import { draftPick, draftSteps } from './draft.ts'
import { drawSteps, tycoonOrder, tycoonTarget } from './drawing.ts'
import { editionSchema, house1, type Edition } from './edition/schema.ts'
import { effectSteps } from './effect.ts'
import { face } from './face.ts'
import { figures } from './figures.ts'
import { handPick, hitSteps, ownPick } from './hit.ts'
import { icebergSteps } from './iceberg.ts'
import { imagine } from './imagine.ts'
import { invariants } from './invariants.ts'
import { settleSteps } from './jettison.ts'
import { steerPick } from './look.ts'
import { main, mainSteps } from './main.ts'
import { fits, options, pace } from './options.ts'
import { jackFollow, ownSteps, storyPut, torpedoPay } from './own.ts'
import { playSteps } from './play.ts'
import { purse, purseSteps } from './purse.ts'
import { playHost, playMerge } from './put.ts'
import { outcome } from './score.ts'
import { setup, setupSteps } from './setup.ts'
import { lifeboatPick, sinkSteps } from './sink.ts'
import type { BottomState } from './state.ts'
import { DEAL } from './steps.ts'
import { tells } from './tells.ts'
import { words } from './text.ts'
import { nesting } from './text/cites.ts'
import { flapperPick, triggerSteps } from './trigger.ts'
import { before, limit, turnSteps } from './turn.ts'
import { reactBar, reactGuard, reactHit, reactTeacher, stewardPick, teacherSteps, windowSteps } from './window.ts'
import { zones } from './zones.ts'

export const bottom: Game<BottomState, Edition> = {
  id: 'bottom',
  title: 'To the Bottom',
  rulesVersion: face.rulesVersion,
  seats: { min: 2, max: 5 },
  options,
  fits,
  edition: house1,
  editionSchema,
  chance: ['first', 'shop', 'deck', 'hand', 'pick', 'draft'],
  setup,
  firstStep: DEAL,
  steps: {
    ...setupSteps,
    ...draftSteps,
    ...turnSteps,
    ...drawSteps,
    ...mainSteps,
    ...playSteps,
    ...actionSteps,
    ...captainSteps,
    ...effectSteps,
    ...hitSteps,
    ...ownSteps,
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
  outcome,
  zones,
  imagine,
  copy,
  invariants,
  pace,
  nesting,
  advice,
  figures,
  words,
  tells,
}

export { CARDS, type Card } from './cards.ts'
export type { CardEntry, Edition } from './edition/schema.ts'
export { KINDS, kindName, kindOf, type KindId } from './kinds.ts'
export type { Options } from './options.ts'
export type { BottomState, Deed, Ship } from './state.ts'
