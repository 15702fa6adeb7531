import type { Edition, SinkingState, SinkingEvent } from '@flotilla/sinking/client'
import type { Offered, BoardProps } from '../../table/board.ts'
import { hereAt, type Here } from '../kit/here.ts'

export type SinkingProps = BoardProps<SinkingState, Edition, SinkingEvent>
export type SinkingView = SinkingProps['view']

/** Fields that name a thing on the table by its back; the first one present says where the choice belongs. */
const THING_FIELDS = ['item', 'chest', 'show', 'card', 'discard', 'breach', 'propose', 'cannon', 'token'] as const
type Fields = Readonly<Record<string, unknown>>
const numbered = (prefix: string, value: unknown): string | null => (typeof value === 'number' ? `${prefix}:${value}` : null)

/** Where on the board a choice belongs: the thing that is taken up first; null for those of the bar. */
export function placeOf(choice: object): string | null {
  const fields = choice as Fields
  if (fields.plead !== undefined || fields.doubt !== undefined || fields.claim !== undefined) return 'parley'
  if (fields.character !== undefined) return 'character'
  if (fields.action !== undefined && fields.item === undefined) return 'dial'
  for (const field of THING_FIELDS) if (typeof fields[field] === 'number') return `thing:${fields[field]}`
  return null
}

/** What is named after it: a die, a pirate, another thing; null where the choice names nothing more on the board. */
export function targetOf(choice: object): string | null {
  const { item, chest, shoot, die, seat, card, token, cannon } = choice as Fields
  if (shoot !== undefined) return numbered('thing', shoot)
  if (item === undefined && chest === undefined) return null
  return numbered('die', die) ?? numbered('seat', seat) ?? numbered('thing', item === undefined ? cannon : (card ?? token ?? cannon))
}

/** What can be done here, and what cannot. Where a thing has a use, that it is no item for this moment need not be said. */
export function at(board: SinkingProps, place: string): Here {
  const { offered, refused } = hereAt(board, placeOf, place)
  return { offered, refused: refused.filter(({ rule }) => offered.length === 0 || rule !== 'SK-10.1') }
}

/** The words of every choice that this place is a part of, a line each: by these a hint finds it. */
export const takesAt = ({ offered, say }: SinkingProps, place: string): string | undefined =>
  offered
    .filter(({ choice }) => placeOf(choice) === place || targetOf(choice) === place)
    .map(({ text }) => say(text))
    .join('\n') || undefined

/** A bare yes or no is answered in the dock, where it is told what either means. */
export const isYesOrNo = ({ ask }: SinkingProps): boolean => ask?.kind === 'tune.draw' || ask?.kind === 'patch.agree'

/** What belongs to no thing on the table: buttons of the bar, or of the dock. */
export function loose(board: SinkingProps, where: 'bar' | 'dock' = 'bar'): readonly Offered[] {
  const { view, seat, offered, ask } = board
  if ((where === 'dock') !== isYesOrNo(board)) return []
  const held = seat === null ? [] : [...view.hands[seat], ...view.chests[seat]]
  const shown = new Set([...held, ...view.stash, ...view.columns.flat()])
  return offered.filter(({ choice }) => {
    const place = placeOf(choice)
    return place === null || (place.startsWith('thing:') && ask?.kind !== 'sifter.take' && !shown.has(Number(place.slice(6))))
  })
}

/** What the round is about just now, by what is asked. */
export const STEPS = ['threat', 'talk', 'dials', 'reveal', 'resolve'] as const
export function stepOf({ asks }: SinkingView): (typeof STEPS)[number] | null {
  const kind = asks[0]?.kind
  if (kind === undefined || kind === 'setup.character') return null
  if (kind === 'window.enemyDice') return 'threat'
  if (kind === 'discuss') return 'talk'
  if (kind === 'declare.dial' || kind === 'window.declare' || kind === 'spyglass.discard') return 'dials'
  return kind === 'window.reveal' || kind === 'dial.change' ? 'reveal' : 'resolve'
}
