import { say, type Catalogue, type Message, type Messages, type Pattern } from '@flotilla/kernel'
import { platform, type Fault } from '@flotilla/protocol'
import { use, useMemo } from 'react'
import { loadMessages, loadedMessages } from './languages.ts'
import { useSettings } from './settings.ts'
import { shellWords } from './shell-words.ts'

/** Says a message in the person's language. */
export interface Say {
  (message: Message | string, params?: Message['params']): string
  /** Whether there is a message for a code. */
  has(code: string): boolean
  /** The codes that begin so. */
  codes(prefix: string): readonly string[]
  /** Whether a message says the value of a parameter. */
  takes(code: string, param: string): boolean
}

const NOBODY: readonly string[] = []
const NONE: readonly Messages[] = []
export const ALWAYS = [platform, shellWords]

const takes = (pattern: Pattern | undefined, param: string): boolean =>
  typeof pattern === 'object' &&
  pattern.some((part) =>
    typeof part === 'string'
      ? false
      : 'by' in part
        ? part.by === param || Object.values(part.cases).some((one) => takes(one, param))
        : part[0] === param,
  )

function sayIn(language: string, catalogue: Catalogue, names: readonly string[]): Say {
  const speaker = { language, catalogue, names }
  const told = (message: Message | string, params?: Message['params']): string =>
    say(speaker, typeof message === 'string' ? { code: message, ...(params === undefined ? {} : { params }) } : message)
  return Object.assign(told, {
    has: (code: string) => Object.hasOwn(catalogue, code),
    codes: (prefix: string) => Object.keys(catalogue).filter((code) => code.startsWith(prefix)),
    takes: (code: string, param: string) => takes(catalogue[code], param),
  })
}

/** The person's language: the shell's messages and these. Those that are not here yet are waited for, by the nearest `Suspense`. */
export function useSay(messages: readonly Messages[] = NONE, names: readonly string[] = NOBODY): Say {
  const language = useSettings((settings) => settings.language)
  const all = [...ALWAYS, ...messages]
  // Called in every render: React replays a component that has waited, and fails if `use` is then left out before another hook.
  use(all.every(({ id }) => loadedMessages(language, id) !== undefined) ? HERE : loadOnce(language, all))
  const key = all.map(({ id }) => id).join(' ')
  return useMemo(
    () => sayIn(language, Object.assign({}, ...key.split(' ').map((id) => loadedMessages(language, id))) as Catalogue, names),
    [language, key, names],
  )
}

/** A promise that React knows to be kept: nobody waits for it. */
const HERE: Promise<void> = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined })

const waited = new Map<string, Promise<void>>()

/** One promise for each want: `use` is asked again with the same one. */
function loadOnce(language: string, messages: readonly Messages[]): Promise<void> {
  const key = `${language} ${messages.map(({ id }) => id).join(' ')}`
  let promise = waited.get(key)
  if (promise === undefined) waited.set(key, (promise = loadMessages(language, messages)))
  return promise
}

/** A fault in words: by its code where there is a message, otherwise the server's own. */
export function tellFault(speak: Say, fault: Fault): string {
  return speak.has(fault.code) ? speak({ code: fault.code, params: fault.params ?? {} }) : fault.message
}
