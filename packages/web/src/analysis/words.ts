import type { Face } from '@flotilla/kernel'
import { useMemo } from 'react'
import { useSay, type Say } from '../words.ts'
import { de, en } from './text.ts'

/** The person's language, with the game's words and those of advice. */
export function useAdviceSay({ words: { catalogues } }: Pick<Face, 'words'>, names: readonly string[]): Say {
  const all = useMemo(() => ({ en: { ...catalogues.en, ...en }, de: { ...(catalogues.de ?? catalogues.en), ...de } }), [catalogues])
  return useSay(all, names)
}

/** Where no game is at hand. */
export const adviceWords = { en, de }
