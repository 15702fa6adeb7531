import { say, type Catalogue, type Message } from '@flotilla/kernel'
import type { Fault } from '@flotilla/wire'
import { platform } from '@flotilla/wire'
import { useMemo } from 'react'
import { useSettings } from './settings.ts'
import { de } from './text/de.ts'
import { en } from './text/en.ts'

const shell: Readonly<Record<string, Catalogue>> = { en: { ...platform.en, ...en }, de: { ...platform.de, ...de } }

export type Say = (message: Message | string, params?: Message['params']) => string

const NOBODY: readonly string[] = []

/** The person's language: the shell's sentences, and the game's where one is at hand. */
export function useSay(game?: Readonly<Record<string, Catalogue>>, names: readonly string[] = NOBODY): Say {
  const language = useSettings((settings) => settings.language)
  return useMemo(() => {
    const catalogue = { ...shell[language], ...(game?.[language] ?? game?.en) }
    return (message, params) =>
      say(
        { language, catalogue, names },
        typeof message === 'string' ? { code: message, ...(params === undefined ? {} : { params }) } : message,
      )
  }, [language, game, names])
}

/** A fault in words: by its code where there is a sentence, otherwise the server's own. */
export function tellFault(speak: Say, fault: Fault): string {
  const told = speak({ code: fault.code, params: fault.params ?? {} })
  return told.startsWith('[') ? fault.message : told
}
