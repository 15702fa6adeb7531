import type { Event } from '@flotilla/kernel'
import { patched } from './patch.ts'
import type { Frame } from './server.ts'

interface Framed {
  readonly frames: readonly Frame[]
}

/** All that is told, in order. */
export const eventsOf = ({ frames }: Framed): Event[] => frames.flatMap(({ events }) => events)

/** The view when all of it has been told. */
export const viewAfter = <T>(view: T, { frames }: Framed): T => frames.reduce((before, { patch }) => patched(before, patch), view)
