export {
  answer,
  carryOut,
  checkOptions,
  choices,
  defaultAnswer,
  explain,
  ctxOn,
  readCtx,
  judge,
  offersOf,
  onlyChoice,
  open,
  start,
  take,
  type Judged,
  type Start,
} from './engine.ts'
export { copy, copyTable } from './copy.ts'
export { asks, askOf, everyone, includes, isOver, PUBLIC, repeat, seatBit, seatsIn, UNKNOWN } from './state.ts'
export type { Ask, Choice, Plain, Pool, Seat, SeatSet, Sealed, Seen, Signal, State, Step, View } from './state.ts'
export { sharedView, imagine, imagining, view } from './view.ts'
export { BrokenRecord, gameOfRecord, parseRecord, RECORD_FORMAT, replay, type GameRecord } from './record.ts'
export { flaw, verify } from './proof/proof.ts'
export { proofWords } from './proof/proof-words.ts'
export { BadInput, IllegalChoice, must, nearest, type RefusedChoice } from './errors.ts'
export {
  checkShares,
  replacementNonce,
  sealOf,
  sealsOf,
  SHARE_ORIGINS,
  type DiceShare,
  type Seals,
  type ShareOrigin,
} from './proof/dice-shares.ts'
export { chanceKey, checkSeed, commitment, rng, type Rng } from './chance.ts'
export { builtInEdition } from './built-in.ts'
export { editionForRecord, parseEdition, source, useEdition, type Source } from './edition.ts'
export { deepFreeze, intern, same } from './intern.ts'
export { Offers, reason, type Reason } from './offers.ts'
export { explained, type Explained, type Explains } from './explained.ts'
export type { Chosen, HouseChapter, HouseRule, Opening, PictureChoice, PictureValue } from './opening.ts'
export { Reader, readView, type ReadCtx } from './read-ctx.ts'
export { eventFor, eventsFor, Ctx, type Emitted, type Event, type Look } from './ctx.ts'
export { Table } from './table.ts'
export { sharing } from './structural-sharing.ts'
export { publicLength, framesFor, SnapshotRecorder, type Snapshot, type ViewerFrame } from './frames.ts'
export { MOMENT_MS, openedRound, tellingOf, together, weightOf, type Sound, type Telling, type Tells, type Weight } from './tells.ts'
export {
  defineMessages,
  say,
  type Catalogue,
  type Message,
  type Messages,
  type Param,
  type Params,
  type Pattern,
  type Section,
  type Speaker,
} from './text.ts'
export type {
  AnyAskKind,
  AskKind,
  ClientGame,
  Game,
  Outcome,
  OwnRuntime,
  Series,
  SeriesStanding,
  Standing,
  Strict,
  Sum,
  Words,
} from './game.ts'
