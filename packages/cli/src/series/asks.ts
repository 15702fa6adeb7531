import { readCtx, offersOf, onlyChoice, same, type Ask, type Game, type State } from '@flotilla/kernel'

/** How often a kind of decision came up in a game, all seats together. */
export interface Posed {
  /** What the rules pose. */
  decisions: number
  /** Of these, with one choice. */
  oneChoice: number
  /** What a person whose orders are the usual ones is asked: the rest is answered by itself. */
  asked: number
  /** Of these, with one choice. */
  askedOneChoice: number
}

export const posedNever = (): Posed => ({ decisions: 0, oneChoice: 0, asked: 0, askedOneChoice: 0 })

/** Counts a decision that is open. */
export function countAsk(into: Record<string, Posed>, game: Game, state: State, ask: Ask): void {
  const posed = (into[ask.kind] ??= posedNever())
  const hasOne = hasOneChoice(game, state, ask)
  posed.decisions++
  if (hasOne) posed.oneChoice++
  const isOwn = game.asks[ask.kind].own?.(readCtx(game, state), ask) === true
  if ((!isOwn && onlyChoice(game, state, ask) !== null) || isBelowStake(game, state, ask)) return
  posed.asked++
  if (hasOne) posed.askedOneChoice++
}

/** Choices that read the same are one to a person. Where something can be revised there is something to decide. */
function hasOneChoice(game: Game, state: State, ask: Ask): boolean {
  const { legal, count, backs } = offersOf(game, state, ask, false)
  if (backs > 0) return false
  if (count === 1) return true
  const choices = legal.slice(0, count)
  const ctx = readCtx(game, state)
  const first = game.words.choice(ctx, ask, choices[0])
  return choices.every((choice) => same(game.words.choice(ctx, ask, choice), first))
}

/** Below the least stake of its kind the rules' default is the seat's answer. */
function isBelowStake(game: Game, state: State, ask: Ask): boolean {
  const { from, stake } = game.asks[ask.kind]
  return from !== undefined && (stake?.(readCtx(game, state), ask) ?? from) < from
}
