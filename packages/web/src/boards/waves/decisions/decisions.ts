import { PARTS, type PartName } from '@flotilla/art/waves'
import { readView, type Ask, type Message, type RefusedChoice } from '@flotilla/kernel'
import { chestSquares, placing, sum, type Icon, type ReadCtx } from '@flotilla/waves/client'
import type { Offered } from '../../../table/board.ts'
import type { Pencilled } from '../stage/looks.ts'
import { planOf, type Pencil } from './plan.ts'
import { offeredWhere, refusedWhere, type Fits, type WavesProps } from '../props.ts'

/** What a part of the own ship can be chosen for just now. */
export interface Here {
  readonly offered: Offered | undefined
  readonly refusal: RefusedChoice | undefined
  /** What choosing it would bring, in numbers. */
  readonly brings: Message | null
  readonly choose: (offered: Offered) => void
}

const chestOf = (part: PartName): number => Number(part.slice(-1))
const isBurial = (part: PartName): boolean => part.startsWith('bury')

/** A part that nobody is asked about. */
export const NOT_ASKED: Here = { offered: undefined, refusal: undefined, brings: null, choose: () => {} }

/** Every kind of ask has its places on the ship: this finds what belongs to one of its parts. */
export function hereOn(part: PartName, props: WavesProps, ctx: ReadCtx, pencil: Pencil): Here {
  const { ask, seat, answer } = props
  if (ask === null || seat === null) return NOT_ASKED
  if (pencil.planning) {
    if (isBurial(part)) {
      const chest = chestOf(part)
      const fits = (c: Record<string, unknown>): boolean => c.at === 'bury' && (c.chest === chest || c.chest === undefined)
      return {
        ...planned(props, ask, fits),
        brings: buries(ctx, seat, chest),
        choose: () => pencil.bury(chest),
      }
    }
    if (pencil.inHand === null) return NOT_ASKED
    const icon = part as Icon
    const fits = (c: Record<string, unknown>): boolean => c.at === icon && c.chest === undefined
    // What is asked is the first die; what is laid is the one in hand.
    return {
      ...planned(props, { ...ask, kind: 'place', die: pencil.inHand }, fits),
      brings: lays(ctx, seat, ctx.state.dice[ctx.state.ships[seat].nest[pencil.inHand]], icon),
      choose: () => pencil.lay(icon),
    }
  }
  const chosen = ({ choice }: Offered): void => answer(choice)
  if (ask.kind === 'raise')
    return { ...NOT_ASKED, offered: offeredWhere(props, (c) => c.raise === part), brings: raises(ctx, seat, part as Icon), choose: chosen }
  if (ask.kind === 'bury' && isBurial(part)) {
    const chest = chestOf(part)
    const fits = (c: Record<string, unknown>): boolean => c.chest === chest
    return { offered: offeredWhere(props, fits), refusal: refusedWhere(props, fits), brings: buries(ctx, seat, chest), choose: chosen }
  }
  if (ask.kind === 'stow' && part.startsWith('chest')) {
    const chest = chestOf(part)
    const fits = (c: Record<string, unknown>): boolean => c.chest === chest
    return { offered: offeredWhere(props, fits), refusal: refusedWhere(props, fits), brings: stows(ctx, seat, chest), choose: chosen }
  }
  return NOT_ASKED
}

/** Laying a die that is in hand: its own words, and what a teacher says to it. */
function planned(props: WavesProps, asked: Ask & { readonly die?: number }, fits: Fits): Pick<Here, 'offered' | 'refusal'> {
  const { teaching, game, view } = props
  const legal = offeredWhere({ offered: teaching?.legal ?? props.offered }, fits)
  if (legal === undefined) return { offered: undefined, refusal: refusedWhere(props, fits) }
  const said = teaching?.objects(asked, legal.choice) ?? null
  if (said !== null)
    return { offered: undefined, refusal: { choice: legal.choice, rule: null, code: said.code, params: said.params ?? {} } }
  return { offered: { ...legal, text: game.words.choice(readView(game, view), asked, legal.choice) }, refusal: undefined }
}

/** Where a narrow slip would cut the whole sentence, there is a shorter one. */
const IN_SHORT = new Set<string>(['hull', 'small', 'large'])

export const lays = (ctx: ReadCtx, seat: number, face: number, icon: Icon, short = false): Message => ({
  code: `board.brings.${icon.startsWith('chest') ? 'chest' : icon}${short && IN_SHORT.has(icon) ? '.short' : ''}`,
  params: placing(ctx, seat, face, icon),
})

export const buries = (ctx: ReadCtx, seat: number, chest: number, short = false): Message => ({
  code: `board.brings.bury${short ? '.short' : ''}`,
  params: { sum: sum(ctx.state.ships[seat].chests[chest]), bonus: ctx.edition.chests.buriedBonus },
})

function raises(ctx: ReadCtx, seat: number, icon: Icon): Message | null {
  const ship = ctx.state.ships[seat]
  const at = dieAt(ctx, seat, icon)
  if (at === -1) return null
  const value = ctx.edition.spirits.raised
  const { total } = placing(ctx, seat, value, icon)
  return { code: 'board.brings.raise', params: { old: ctx.state.dice[ship.nest[at]], value, total } }
}

/** What goes into a chest of the loot, and what is lost. */
function fitting(ctx: ReadCtx, seat: number, chest: number): { readonly values: readonly number[]; readonly lost: readonly number[] } {
  const { loot, ships } = ctx.state
  const room = chestSquares(ctx, chest) - ships[seat].chests[chest].length
  return { values: loot.slice(0, room), lost: loot.slice(room) }
}

function stows(ctx: ReadCtx, seat: number, chest: number): Message {
  const { values, lost } = fitting(ctx, seat, chest)
  return {
    code: 'board.brings.stow',
    params: {
      values: [...values],
      lost: lost.length === 0 ? false : [...lost],
      total: sum(ctx.state.ships[seat].chests[chest]) + sum(values),
    },
  }
}

/** Which of the seat's dice lies on an icon by its plan, or -1. */
const dieAt = (ctx: ReadCtx, seat: number, icon: Icon): number => planOf(ctx.state, seat).indexOf(icon)

/** What the own ship shows in pencil, and which of its parts are lit. `over` is the part that is looked at. */
export function pencilled(props: WavesProps, ctx: ReadCtx, pencil: Pencil, over: PartName | null): Pencilled {
  const { ask, seat } = props
  if (seat === null) return { values: {}, burying: null, lit: new Set(), frothing: false }
  const values: Partial<Record<Icon, readonly number[]>> = {}
  const lit = new Set<string>()
  for (const part of PARTS) if (hereOn(part, props, ctx, pencil).offered !== undefined) lit.add(part)
  const faceOf = (die: number): number => ctx.state.dice[ctx.state.ships[seat].nest[die]]
  let { buried } = pencil
  if (ctx.state.sealed?.ask.kind === 'place') {
    pencil.at.forEach((icon, die) => {
      if (icon !== null && icon !== 'bury') values[icon] = [faceOf(die)]
    })
    if (over !== null && lit.has(over) && pencil.planning) {
      if (isBurial(over)) buried = chestOf(over)
      else if (pencil.inHand !== null) values[over as Icon] = [faceOf(pencil.inHand)]
    }
  } else buried = null
  const frothing = ask?.kind === 'raise'
  for (const part of lit) {
    if (ask?.kind === 'raise') values[part as Icon] = [ctx.edition.spirits.raised]
    else if (ask?.kind === 'stow') values[part as Icon] = fitting(ctx, seat, chestOf(part as PartName)).values
  }
  return { values, burying: buried, lit, frothing }
}
