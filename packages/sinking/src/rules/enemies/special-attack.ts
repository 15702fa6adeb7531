import type { Ctx } from '../../board/state.ts'

/** A special attack, struck as many times as it was rolled (SK-13.4). */
export interface Attack {
  readonly id: string
  readonly rule: string
  strike(ctx: Ctx, times: number): void
}
