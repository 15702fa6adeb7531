import { say as inWords, type Face } from '@flotilla/kernel'
import { useMemo } from 'react'
import { useSettings } from '../settings.ts'
import { useSay, type Say } from '../words.ts'
import { de, en } from './text.ts'
import type { Why } from './why.ts'

/** The person's language, with the game's words and those of advice. */
export function useAdviceSay({ words: { catalogues } }: Pick<Face, 'words'>, names: readonly string[]): Say {
  const all = useMemo(() => ({ en: { ...catalogues.en, ...en }, de: { ...(catalogues.de ?? catalogues.en), ...de } }), [catalogues])
  return useSay(all, names)
}

/** Where no game is at hand. */
export const adviceWords = { en, de }

/** A reason in the person's language: it brings its own sentence along. */
export function useTellWhy(names: readonly string[]): (why: Why) => string {
  const language = useSettings((settings) => settings.language)
  return ({ words, reason }) => inWords({ language, catalogue: words[language] ?? {}, names }, reason)
}
