import type { WavesEvent } from '@flotilla/waves/client'
import { seatColour } from '@flotilla/art/kit'
import { WIDE_TARGETS, type Box, type PartName } from '@flotilla/art/waves'
import type { Seat } from '@flotilla/kernel'
import type { Moment } from '../../../story/moment.ts'
import { placeAt } from '../stage/art.tsx'
import paper from '../stage/paper.module.css'
import { plateBox, shipBox, type Berth } from '../stage/rivals.tsx'
import { useStage } from '../stage/stage.tsx'

/** These are scenes of their own. */
const STAGED: readonly string[] = ['revealed', 'volley', 'navy', 'buried', 'anchor', 'ended']

const isPart = (name: unknown): name is PartName => typeof name === 'string' && name in WIDE_TARGETS

/** The part of the large ship that an event is about. */
function partOf({ type, icon, row, chest, why }: WavesEvent): PartName | null {
  const name = type === 'stowed' ? `chest${String(chest)}` : (icon ?? row ?? why)
  return isPart(name) ? name : null
}

const around = ([x, y, w, h]: Box, room: number): Box => [x - room, y - room, w + 2 * room, h + 2 * room]

/** A frame in the colour of whoever does something, around the ship or the part where it happens: the eye finds it without a word. */
export function Doer({ moment, shown, others, lie }: DoerProps) {
  const { layout } = useStage()
  const { event } = moment
  if (typeof event.seat !== 'number' || STAGED.includes(event.type)) return null
  const part = event.seat === shown ? partOf(event) : null
  const berth = lie[others.indexOf(event.seat)]
  const box = part !== null ? around(layout.targets[part], 3) : berth === undefined ? null : whole(berth)
  if (box === null) return null
  return <span className={paper.framed} style={{ ...placeAt(box), ['--whose' as string]: seatColour(event.seat).plain }} aria-hidden />
}

interface DoerProps {
  readonly moment: Moment<WavesEvent>
  readonly shown: Seat
  readonly others: readonly Seat[]
  readonly lie: readonly Berth[]
}

/** A rival's ship with its plate. */
function whole(berth: Berth): Box {
  const [x, y, w, h] = shipBox(berth)
  if (berth.kind === 'cell') return around([x, y, w, h], -1)
  const [px, py, pw, ph] = plateBox(berth)
  const left = Math.min(x, px)
  return [left, y + 4, Math.max(x + w, px + pw) - left, py + ph - y - 4]
}
