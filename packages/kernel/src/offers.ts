import type { RefusedChoice } from './errors.ts'
import type { Ask, Choice, State } from './state.ts'
import type { ReadCtx } from './read-ctx.ts'
import type { Params } from './text.ts'

/** A requirement's other side: the rule that is broken when it is not met, and how to say so. */
export interface Reason<S extends State = State, E = unknown> {
  readonly rule: string
  readonly code: string
  params?(ctx: ReadCtx<S, E>, ask: Ask, choice: Choice): Params
}

/**
 * Where an ask's offers go. One list of offers drives legality, the grey button's reason and the API's error:
 * `to.offer(bribe(die), free ? itIsFree : infamy < price ? tooDear : null)` offers a choice with its first unmet requirement,
 * null if all are met. What a reason has to say is only worked out when somebody wants to know.
 */
export class Offers {
  /** The legal choices are the first `count` of this list; the list itself is used again and again. */
  readonly legal: Choice[] = []
  count = 0
  /** Legal, but only revise what the seat has already decided: search, fuzzers and defaults leave them out. */
  readonly back: Choice[] = []
  backs = 0
  refused: RefusedChoice[] | null = null
  #ctx: ReadCtx | null = null
  #ask: Ask | null = null

  clear(): void {
    this.count = 0
    this.backs = 0
    this.refused = null
  }

  /** Whether refusals are wanted: a rule that has nothing but refusals left to offer may stop here. */
  get explains(): boolean {
    return this.refused !== null
  }

  /** From here on collect the refusals too. */
  explaining(ctx: ReadCtx, ask: Ask): void {
    this.refused = []
    this.#ctx = ctx
    this.#ask = ask
  }

  offer(choice: Choice, unmet: Reason | null = null): void {
    if (unmet === null) this.legal[this.count++] = choice
    else if (this.refused !== null) this.#refuse(choice, unmet)
  }

  offerBack(choice: Choice): void {
    this.back[this.backs++] = choice
  }

  #refuse(choice: Choice, { rule, code, params }: Reason): void {
    if (this.refused !== null && this.#ctx !== null && this.#ask !== null)
      this.refused.push({ choice, rule, code, params: params?.(this.#ctx, this.#ask, choice) ?? {} })
  }
}

/** A requirement with its rule number, its message code, and what the message has to say. */
export function reason<S extends State, E>(
  rule: string,
  code: string,
  params?: (ctx: ReadCtx<S, E>, ask: Ask, choice: Choice) => Params,
): Reason<S, E> {
  return params === undefined ? { rule, code } : { rule, code, params }
}
