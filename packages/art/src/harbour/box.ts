import { fill, line, slab } from '../kit/shape.ts'
import type { Svg } from '../kit/svg.ts'
import { bottomCover } from './covers/bottom.ts'
import { coloursOf, outsideCover } from './covers/outside.ts'
import { questsCover } from './covers/quests.ts'
import { sinkingCover } from './covers/sinking.ts'
import { wavesCover } from './covers/waves.ts'

interface Box {
  readonly cover: () => Svg
  /** The colour of its sides. */
  readonly side: string
}

const BOXES: Readonly<Record<string, Box>> = {
  waves: { cover: () => wavesCover('Rolling with the Waves'), side: '#634925' },
  sinking: { cover: () => sinkingCover('We’re Sinking!', 'A Pirate’s Dilemma'), side: '#07181d' },
  bottom: { cover: () => bottomCover('To the Bottom'), side: '#0a1218' },
  quests: { cover: () => questsCover('Quests & Cannons'), side: '#355a56' },
}

/** A game's cover alone, 240 by 300; nothing for a game that has none. */
export const cover = (game: string): Svg => BOXES[game]?.cover() ?? ''

/** A game's box as it stands on the quay, 262 by 312: cover, side, gloss and shadow. A game from outside has one drawn from its title. */
export function box(game: string, title: string): Svg {
  const one = BOXES[game] ?? { cover: () => outsideCover(game, title), side: coloursOf(game).deep }
  const side = 'M240 0L255 9V304L240 300Z'
  return (
    `<defs><linearGradient id="h-gloss" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#fff" stop-opacity=".2"/><stop offset=".3" stop-color="#fff" stop-opacity="0"/><stop offset=".8" stop-opacity="0"/><stop offset="1" stop-opacity=".27"/></linearGradient></defs>` +
    fill('M6 302H265L277 311H22Z', '#000', 'opacity=".4"') +
    fill(side, one.side) +
    `<svg width="240" height="300" viewBox="0 0 240 300">${one.cover()}${slab(0, 0, 240, 300, 'url(#h-gloss)')}</svg>` +
    slab(0, 0, 240, 300, 'none', 'stroke="#1a110a" stroke-width="2.5"') +
    line('M1.5 298V1.5H238', '#fff', 1.6, 'stroke-opacity=".5"') +
    line(side, '#1a110a', 2)
  )
}
