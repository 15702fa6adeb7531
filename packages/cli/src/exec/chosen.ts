import { same } from '@flotilla/kernel'

/** The choice that a program's line names, by its place in the list or as it is; null for anything else. */
export function chosen<C>(line: string, choices: readonly C[]): C | null {
  try {
    const { choice } = JSON.parse(line) as { choice?: unknown }
    if (typeof choice === 'number') return choices[choice] ?? null
    return choices.find((one) => same(one, choice)) ?? null
  } catch {
    return null
  }
}
