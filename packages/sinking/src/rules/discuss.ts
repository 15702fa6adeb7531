import { intern, reason, type Ask, type AskKind, type Offers, type Seat } from '@flotilla/kernel'
import { offerChest, playChest, show, showChest, type ChestChoice, type ShowChoice } from './chest-tokens.ts'
import { MOST_TALK, seatInOrder, type Ctx, type ReadCtx, type SinkingState } from '../board/state.ts'
import { ACTIONS, MOST_SEATS, type Action } from '../board/things.ts'
import type { Edition } from '../edition/schema.ts'
import { declareDial } from './steps.ts'

// Step 5, first part: SK-4.1, SK-4.2.

const discussAsk: (seat: Seat) => Ask = intern((seat) => ({ kind: 'discuss', seat }))
export const READY = intern(() => ({ ready: true as const }))()
export const claim: (action: Action) => { readonly claim: Action } = intern((action) => ({ claim: action }))
export const plead: (seat: Seat, action: Action) => { readonly plead: { readonly seat: Seat; readonly action: Action } } = intern(
  (seat, action) => ({ plead: { seat, action } }),
)
export const doubt: (seat: Seat) => { readonly doubt: Seat } = intern((seat) => ({ doubt: seat }))
// Laid out by seat and action: everybody who talks is offered all of them.
const SEATS = Array.from({ length: MOST_SEATS }, (_, seat) => seat)
const CLAIMS = ACTIONS.map((action) => claim(action))
const PLEAS = SEATS.map((seat) => ACTIONS.map((action) => plead(seat, action)))
const DOUBTS = SEATS.map((seat) => doubt(seat))
export type DiscussChoice =
  | typeof READY
  | ReturnType<typeof claim>
  | ReturnType<typeof plead>
  | ReturnType<typeof doubt>
  | ChestChoice
  | ShowChoice

const saidEnough = reason('SK-4.1', 'refuse.saidEnough', () => ({ most: MOST_TALK }))

export const discuss: AskKind<SinkingState, Edition, Ask, DiscussChoice> = {
  rule: 'SK-4.1',
  offer(ctx: ReadCtx, { seat }: Ask, to: Offers): void {
    const s = ctx.state
    to.offer(READY)
    const mute = s.talk[seat] < MOST_TALK ? null : saidEnough
    // The first claim is a decision. What is said after it changes nothing that the rules know of, so search and fuzzers leave it out.
    for (let a = 0; a < ACTIONS.length; a++) {
      if (mute === null && s.claims[seat] !== -1) to.offerBack(CLAIMS[a])
      else to.offer(CLAIMS[a], mute)
    }
    for (let other = 0; other < s.seats; other++) {
      if (other === seat) continue
      for (let a = 0; a < ACTIONS.length; a++) sayOrRefuse(to, PLEAS[other][a], mute === null)
      sayOrRefuse(to, DOUBTS[other], mute === null)
    }
    for (let i = 0; i < s.chests[seat].length; i++) {
      offerChest(ctx, 'discuss', s.chests[seat][i], to)
      if (!ctx.isPublic(s.chests[seat][i])) to.offerBack(show(s.chests[seat][i]))
    }
  },
  answer(ctx: Ctx, { seat }: Ask, choice: DiscussChoice): void {
    const s = ctx.state
    if ('ready' in choice) {
      ctx.emit?.({ type: 'ready', seat })
      return
    }
    ctx.ask(discussAsk(seat))
    if ('chest' in choice) return playChest(ctx, seat, choice)
    if ('show' in choice) return showChest(ctx, seat, choice.show)
    s.talk[seat]++
    if ('claim' in choice) {
      s.claims[seat] = ACTIONS.indexOf(choice.claim)
      ctx.emit?.({ type: 'claimed', seat, action: choice.claim })
    } else if ('plead' in choice) {
      s.pleas[seat] = choice.plead.seat * ACTIONS.length + ACTIONS.indexOf(choice.plead.action)
      ctx.emit?.({ type: 'pleaded', seat, target: choice.plead.seat, action: choice.plead.action })
    } else {
      s.doubts[seat] = choice.doubt
      ctx.emit?.({ type: 'doubted', seat, target: choice.doubt })
    }
  },
  fallback: () => READY,
}

function sayOrRefuse(to: Offers, choice: object, may: boolean): void {
  if (may) to.offerBack(choice)
  else to.offer(choice, saidEnough)
}

export const discussSteps = {
  'task.discuss'(ctx: Ctx): void {
    const s = ctx.state
    ctx.push(declareDial(0))
    if (s.screech) return
    for (let k = 0; k < s.seats; k++) ctx.ask(discussAsk(seatInOrder(s, k)))
  },
}

/** SK-13.31, SK-R58: from the Screech until the dials are shown nobody may communicate; if it was ignored, talk goes on (SK-13.34). */
export function silence({ state: s }: ReadCtx): string | null {
  return s.screech && s.record.length < s.round * s.seats ? 'SK-13.31' : null
}
