export { errorBody, fault, params, type ErrorBody, type Fault } from './error.ts'
export * from './alert.ts'
export * from './people.ts'
export * from './person.ts'
export * from './table.ts'
export {
  answerBody,
  requestBody,
  clientMessage,
  orders,
  plan,
  request,
  requestId,
  speech,
  standing,
  tableId,
  type ClientMessage,
  type ClientMessageInput,
  type SeatSettings,
  type Plan,
  type Request,
  type Speech,
  type StandingOrder,
} from './client.ts'
export { answersByItself, BY_ITSELF, USUAL_ORDERS } from './by-itself.ts'
export type {
  By,
  Chapter,
  Clocks,
  Entry,
  Frame,
  History,
  LogEntry,
  OwnAsk,
  OwnChoice,
  OwnRefusal,
  ServerMessage,
  StateMessage,
  Talk,
  UpdateMessage,
} from './server.ts'
export { eventsOf, viewAfter } from './frames.ts'
export { diff, patched, type Operation, type Patch, type Path } from './patch.ts'
export { Refusal } from './refusal.ts'
export { fixedShare, newShare, sealOfShare, useOf, type OwnShare, type ShareUse } from './own-share.ts'
export { PHRASES, type Phrase } from './phrases.ts'
export { platform } from './words.ts'
export { cleaned, isOneLine, spelledOut } from './typed.ts'
