export {
  answer,
  carryOut,
  checkOptions,
  choices,
  defaultAnswer,
  explain,
  ioOn,
  judge,
  offersOf,
  onlyChoice,
  start,
  take,
  type Judged,
  type Start,
} from './engine.ts'
export { copy, copyTable } from './copy.ts'
export { meanOf, networkOn, type Network } from './network.ts'
export { weigh } from './prospects.ts'
export { asks, askOf, everyone, includes, isOver, PUBLIC, repeat, seatBit, seatsIn, UNKNOWN } from './state.ts'
export type { Ask, Choice, Plain, Pool, Seat, SeatSet, Sealed, Seen, State, Step, View } from './state.ts'
export { glance, imagine, imagining, view } from './view.ts'
export { BrokenRecord, gameOfRecord, parseRecord, RECORD_FORMAT, replay, type GameRecord } from './record.ts'
export { flaw, proofWords, verify } from './proof.ts'
export { BadInput, IllegalChoice, nearest, type Refusal } from './errors.ts'
export { chanceKey, checkSeed, commitment, rng, type Rng } from './chance.ts'
export { builtInEdition } from './built-in.ts'
export { editionForRecord, parseEdition, source, useEdition, type Source } from './edition.ts'
export { deepFreeze, mint, same } from './mint.ts'
export { Offers, reason, type Reason } from './offers.ts'
export { explained, type Explained, type Explains } from './explained.ts'
export { lookAt } from './look.ts'
export { each, type Measure, type Measures } from './measures.ts'
export { eventFor, eventsFor, Io, type Emitted, type Event, type Look } from './io.ts'
export { Table } from './table.ts'
export { publicLength, storyFor, Witness, type Instant, type Told } from './story.ts'
export { MOMENT_MS, together, weightOf, type Tells, type Weight } from './tells.ts'
export { say, type Catalogue, type Message, type Param, type Params, type Section, type Speaker } from './text.ts'
export type {
  Advice,
  AskKind,
  Duties,
  Face,
  Figures,
  Game,
  Insight,
  Lean,
  Notes,
  Outcome,
  OwnHands,
  Prospects,
  Series,
  SeriesStanding,
  Signal,
  Standing,
  Words,
} from './game.ts'
