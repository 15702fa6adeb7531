import type { Ask, Choice } from '@flotilla/kernel'
import type { Look } from '@flotilla/kernel/lesson'
import { ICONS, dieOn, faceOfDie, type Icon, type WavesState } from '../board/state.ts'
import { YOU } from './sea.ts'

type Seen = Look<WavesState>

/** Picking a die: which way, and what it shows. */
export function picking(
  choice: Choice,
  { view }: Seen,
): { readonly way: 'take' | 'bribe' | 'sailor'; readonly die: number; readonly face: number } {
  const { take, bribe, sailor } = choice as { readonly take?: number; readonly bribe?: number; readonly sailor?: number }
  const way = take !== undefined ? 'take' : bribe !== undefined ? 'bribe' : 'sailor'
  const die = take ?? bribe ?? sailor ?? 0
  return { way, die, face: view.dice[die] }
}

/** Planning: where the die in hand goes and what it shows; null for calling YARRR and for thinking again. */
export function laying(
  choice: Choice,
  { view, ask }: Seen,
): { readonly at: string; readonly face: number; readonly chest?: number } | null {
  if (ask.kind !== 'place') return null
  const { at, chest } = choice as { readonly at: string; readonly chest?: number }
  const { die } = ask as Ask & { readonly die: number }
  return { at, face: view.dice[view.ships[YOU].nest[die]], ...(chest === undefined ? {} : { chest }) }
}

/** Raising: what the die shows that would become a 7; null for not raising any now. */
export function raising(choice: Choice, { view }: Seen): number | null {
  const { raise = null } = choice as { readonly raise?: Icon | null }
  return raise === null ? null : faceOfDie(view, YOU, dieOn(view, YOU, ICONS.indexOf(raise)))
}

/** A plan is made as long as one of these is asked. */
export const PLANNING = ['place', 'yarrr'] as const
