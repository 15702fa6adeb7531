import type { Choice } from '@flotilla/kernel'
import { buryBack, placedAt, ICONS, type Icon } from '@flotilla/waves/client'
import { useState } from 'react'
import type { WavesProps } from '../props.ts'

const DICE = [0, 1, 2] as const

/** A plan in pencil: laid and changed freely on the board, and sent whole when the player calls Yarrr! */
export interface Pencil {
  /** Whether the seat is planning now. */
  readonly planning: boolean
  /** Where each of the three dice lies, in pencil or as already sent. */
  readonly at: readonly (Icon | null)[]
  readonly buried: number | null
  /** The die in hand, to be laid next. */
  readonly inHand: number | null
  readonly complete: boolean
  pick(die: number): void
  lay(icon: Icon): void
  bury(chest: number): void
  clear(): void
  yarrr(): void
}

/** The plan of a seat, as far as the viewer may know it. */
export const planOf = (view: Parameters<typeof placedAt>[0], seat: number): (Icon | null)[] =>
  DICE.map((die) => ICONS[placedAt(view, seat, die)] ?? null)

/** What the own view says of the plan: sent dice, or nothing. */
function sent(view: WavesProps['view'], seat: number): { at: (Icon | null)[]; buried: number | null } {
  const at = planOf(view, seat)
  const chest = view.faces[buryBack(seat)]
  return { at, buried: at[0] === 'bury' && chest >= 0 && chest <= 2 ? chest : null }
}

interface Draft {
  readonly round: number
  readonly at: readonly (Icon | null)[]
  readonly buried: number | null
  readonly hand: number | null
}

const NOTHING: Draft = { round: 0, at: [null, null, null], buried: null, hand: 0 }

/** How many dice the server has already been told: those stay until the plan is whole and may be taken back. */
const toldOf = (ask: WavesProps['ask']): number =>
  ask?.kind === 'yarrr' ? DICE.length : ask !== null && 'die' in ask ? Number(ask.die) : 0

export function usePencil({ view, seat, ask, answer }: WavesProps): Pencil {
  const [draft, setDraft] = useState<Draft>(NOTHING)
  const planning = ask?.kind === 'place' || ask?.kind === 'yarrr'
  const known = seat === null ? NOTHING : sent(view, seat)
  const told = toldOf(ask)
  const fixed = told < DICE.length ? told : 0
  const fresh = planning && draft.round === view.round
  const at = fresh ? draft.at.map((icon, die) => (die < fixed ? known.at[die] : icon)) : known.at
  const buried = fresh && fixed === 0 ? draft.buried : known.buried
  const firstFree = at.indexOf(null)
  const inHand = !planning ? null : fresh && draft.hand !== null && draft.hand >= fixed ? draft.hand : firstFree === -1 ? null : firstFree

  const put = (next: readonly (Icon | null)[], chest: number | null): void => {
    const free = next.indexOf(null)
    setDraft({ round: view.round, at: next, buried: chest, hand: free === -1 ? null : free })
  }

  return {
    planning,
    at,
    buried,
    inHand,
    complete: firstFree === -1,
    pick: (die) => {
      if (die >= fixed)
        setDraft({ round: view.round, at: at.map((icon, k) => (k === die || icon === 'bury' ? null : icon)), buried: null, hand: die })
    },
    lay: (icon) => {
      if (inHand === null) return
      const next = at.map((old, die) => (die === inHand ? icon : old === icon || old === 'bury' ? null : old))
      put(next, null)
    },
    bury: (chest) => put(['bury', 'bury', 'bury'], chest),
    clear: () => setDraft({ ...NOTHING, round: view.round, hand: fixed }),
    yarrr: () => {
      const burial = view.options.buryNamed === 'inPlan' ? { at: 'bury', chest: buried } : { at: 'bury' }
      const places: Choice[] = at.map((icon, die) => (icon === 'bury' && die === 0 ? burial : { at: icon }))
      const changed = told === DICE.length && (buried !== known.buried || at.some((icon, die) => icon !== known.at[die]))
      if (changed) answer({ again: true }, ...places, { yarrr: true })
      else answer(...places.slice(told), { yarrr: true })
    },
  }
}
