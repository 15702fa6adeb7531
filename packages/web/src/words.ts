import { say, type Catalogue, type Message } from '@flotilla/kernel'
import type { Fault } from '@flotilla/wire'
import { useMemo } from 'react'
import { useSettings, type Language } from './settings.ts'

const languages: Readonly<Record<Language, () => Promise<readonly Catalogue[]>>> = {
  en: () => Promise.all([import('@flotilla/wire/text/en').then(({ en }) => en), import('./text/en.ts').then(({ en }) => en)]),
  de: () => Promise.all([import('@flotilla/wire/text/de').then(({ de }) => de), import('./text/de.ts').then(({ de }) => de)]),
}
/** The shell's own sentences: those of the language that is spoken are there before anything is shown, others when they are wanted. */
const shell: Partial<Record<Language, Catalogue>> = {}

export async function learn(language: Language): Promise<void> {
  shell[language] ??= Object.assign({}, ...(await languages[language]())) as Catalogue
}

export type Say = (message: Message | string, params?: Message['params']) => string

const NOBODY: readonly string[] = []

/** The person's language: the shell's sentences, and the game's where one is at hand. */
export function useSay(game?: Readonly<Record<string, Catalogue>>, names: readonly string[] = NOBODY): Say {
  const language = useSettings((settings) => settings.language)
  return useMemo(() => {
    const catalogue = { ...shell[language], ...(game?.[language] ?? Object.values(game ?? {})[0]) }
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
