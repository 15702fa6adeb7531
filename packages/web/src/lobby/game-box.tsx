import { box } from '@flotilla/art/harbour'
import { useMemo } from 'react'
import { Drawing } from '../layout/drawing.tsx'
import '../layout/fonts/covers.css'

/** A game's box on the quay. */
export default function GameBox({ game, title }: { game: string; title: string }) {
  const svg = useMemo(() => box(game, title), [game, title])
  return <Drawing svg={svg} box="0 0 262 312" />
}
