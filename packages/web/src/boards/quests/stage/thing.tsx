import type { Svg } from '@flotilla/art/kit'
import { Drawing } from '../../../layout/drawing.tsx'

/** A thing drawn for a square of 24. */
export const Thing = ({ art, size = 20, label }: { readonly art: Svg; readonly size?: number; readonly label?: string | undefined }) => (
  <Drawing svg={art} box="0 0 24 24" width={size} height={size} label={label} />
)
