import { PORTRAIT_BOX, portrait, portraitOf, type Portrait } from '@flotilla/art/people'
import { useMemo } from 'react'
import { Drawing } from '../layout/drawing.tsx'

/** Somebody's portrait. */
export default function DrawnFace({ avatar, name }: { avatar: string; name: string }) {
  return <DrawnPortrait of={useMemo(() => portraitOf(avatar, name), [avatar, name])} />
}

export function DrawnPortrait({ of }: { of: Portrait }) {
  const svg = useMemo(() => portrait(of), [of])
  return <Drawing svg={svg} box={PORTRAIT_BOX} />
}
