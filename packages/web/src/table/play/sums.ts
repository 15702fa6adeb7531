import { readView, type ClientGame, type Message, type View } from '@flotilla/kernel'
import { useMemo, useRef } from 'react'
import type { TableState } from '../table-link.ts'

/** How a table stood when somebody was asked. */
interface Stood {
  readonly n: number
  readonly seq: number
  readonly view: View
}

const NOTHING: readonly (readonly Message[])[] = []

/** What has happened between the own last decision and this one, summed up: a few lines, each of a number and what it has come by. */
export function useSums(game: ClientGame, { seq, view, log, story }: TableState, asked: number | null): readonly (readonly Message[])[] {
  const here = useRef<Stood | null>(null)
  const before = useRef<Stood | null>(null)
  if (asked !== null && !story.playing && here.current?.n !== asked) {
    before.current = here.current
    here.current = { n: asked, seq, view: view as unknown as View }
  }
  const [then, now] = [before.current, here.current]
  return useMemo(() => {
    if (then === null || now === null || asked === null) return NOTHING
    const events = log.filter((entry) => entry.seq > then.seq && entry.seq <= now.seq).flatMap((entry) => entry.events)
    const told = game.words.sums?.(readView(game, then.view), readView(game, now.view), events) ?? []
    return [...told.map(({ text, parts }) => [text, ...parts]), ...pointsOf(game, then.view, now.view)]
  }, [game, log, then, now, asked])
}

/** Whose points have changed, as far as everybody may know them. */
function pointsOf(game: ClientGame, then: View, now: View): readonly (readonly Message[])[] {
  const [before, after] = [readView(game, then), readView(game, now)]
  return Array.from({ length: now.seats }, (_, seat): readonly Message[] => {
    const [from, to] = [before, after].map((ctx) => Math.round(game.score(ctx, seat)))
    return Number.isNaN(from) || Number.isNaN(to) || from === to ? [] : [{ code: 'web.sum.points', params: { who: seat, from, to } }]
  }).filter((line) => line.length > 0)
}

/** A line in words: its number first. */
export const sumInWords = (say: (message: Message) => string, [text, ...parts]: readonly Message[]): string =>
  parts.length === 0 ? say(text) : `${say(text)}: ${parts.map((part) => say(part)).join(', ')}`
