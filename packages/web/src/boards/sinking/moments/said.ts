import { PUBLIC } from '@flotilla/kernel'
import { ACTIONS, columnOfDial, deedsOf, dialShows } from '@flotilla/sinking/client'
import type { SinkingProps, SinkingView } from '../props.ts'

/** What a pirate has said and done in this round, as everybody may know it. */
export interface Word {
  /** Which room they stand in: where the dial lies, or what they claim; -1 at the rail. */
  readonly room: number
  /** Laid: the dial is out of the hand. */
  readonly laid: boolean
  readonly shows: (typeof ACTIONS)[number] | 'back' | undefined
  /** After the reveal: what was said, what is done, whether that was a lie, and whether the last claim was another; null before it and in a Screech round. */
  readonly verdict: { readonly said: number; readonly does: number; readonly lied: boolean; readonly broke: boolean } | null
}

export function wordOf(view: SinkingView, seat: number): Word {
  const column = columnOfDial(view, seat)
  const isPublic = (view.known[seat] & PUBLIC) !== 0
  const face = dialShows(view, seat)
  const shown = isPublic && face >= 0 && face < ACTIONS.length
  const laid = column !== -1 || shown || (view.screech && !isPublic)
  return {
    room: column === -1 ? view.claims[seat] : column,
    laid,
    shows: shown ? ACTIONS[face] : laid ? 'back' : undefined,
    verdict: verdictOf(view, seat, shown),
  }
}

function verdictOf(view: SinkingView, seat: number, shown: boolean): Word['verdict'] {
  if (!shown) return null
  // The record is written when all dials are shown; until then the dial still lies where it was laid.
  const deed = deedsOf(view, seat)[view.round - 1]
  const said = deed?.column ?? columnOfDial(view, seat)
  const does = deed?.dial ?? dialShows(view, seat)
  const claim = deed?.claim ?? view.claims[seat]
  return said === -1 ? null : { said, does, lied: said !== does, broke: claim !== -1 && claim !== does }
}

/** The rounds before this one: true, a lie, a broken word, or nothing said (Screech). */
export const recordOf = (view: SinkingView, seat: number): readonly ('true' | 'lie' | 'broke' | 'silent')[] =>
  view.options.honestyRecord === 'off'
    ? []
    : deedsOf(view, seat).map(({ column, dial, claim }) =>
        column === -1 ? 'silent' : column !== dial ? 'lie' : claim === -1 || claim === dial ? 'true' : 'broke',
      )

/** Whose dial is turned just now. */
export const turning = ({ moment }: Pick<SinkingProps, 'moment'>): number | null =>
  moment?.event.type === 'showedDial' && typeof moment.event.seat === 'number' ? moment.event.seat : null
