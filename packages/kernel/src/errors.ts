import type { Ask } from './state.ts'
import type { Params } from './text.ts'

/** Something given from outside is wrong: which field, and what would be right. */
export class BadInput extends Error {
  readonly field: string
  constructor(field: string, message: string) {
    super(message)
    this.name = 'BadInput'
    this.field = field
  }
}

/** What must hold at this point: for laws and invariants. */
export function must(condition: boolean, what: string): asserts condition {
  if (!condition) throw new Error(what)
}

/** A choice that is not legal, and why: a code with parameters and the number of the rule it breaks. */
export interface RefusedChoice {
  readonly choice: unknown
  /** The rule's number in the game's rules; null where no rule of the game is involved. */
  readonly rule: string | null
  readonly code: string
  readonly params: Params
}

/** An answer that the rules do not allow; `refusal` says why, by code and rule number. */
export class IllegalChoice extends Error {
  readonly refusal: RefusedChoice
  readonly ask: Ask | undefined
  constructor(refusal: RefusedChoice, ask?: Ask) {
    super(`${refusal.code}${refusal.rule === null ? '' : ` (${refusal.rule})`}: ${brief(refusal.choice)}`)
    this.name = 'IllegalChoice'
    this.refusal = refusal
    this.ask = ask
  }
}

/** What was given, for a message: from outside may come anything, of any size. */
export function brief(value: unknown): string {
  let text: string | undefined
  try {
    text = JSON.stringify(value)
  } catch {
    // A loop or a big integer: no JSON, so no choice either.
  }
  text ??= typeof value
  return text.length > 200 ? `${text.slice(0, 200)}…` : text
}

/** Nearest of the known words, for "did you mean". */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const ranked = known
    .map((candidate) => ({ candidate, far: distance(word.toLowerCase(), candidate.toLowerCase()) }))
    .sort((a, b) => a.far - b.far)
  return ranked[0] !== undefined && ranked[0].far <= Math.max(2, word.length / 3) ? ranked[0].candidate : undefined
}

function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) next[j] = Math.min(next[j - 1] + 1, row[j] + 1, row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1))
    row = next
  }
  return row[b.length]
}
