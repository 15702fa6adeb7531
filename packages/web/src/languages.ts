import type { Catalogue, Messages } from '@flotilla/kernel'

/** The languages that can be chosen here: the source, and every folder of catalogues that was nearly complete when the site was built. */
export const LANGUAGES: readonly string[] = import.meta.env.LANGUAGES ?? ['en']

/** All messages that something on the page says, by id; a change of the language loads them all. */
const wanted = new Map<string, Messages>()
const loaded = new Map<string, Catalogue>()
const loading = new Map<string, Promise<void>>()

const keyOf = (language: string, id: string): string => `${language} ${id}`

async function load(language: string, { id, load: loaders, en }: Messages): Promise<void> {
  const { default: catalogue } = (await (loaders?.[language] ?? loaders?.en)?.()) ?? { default: await compiled(en) }
  loaded.set(keyOf(language, id), catalogue)
}

/** What the site's build has not compiled: the messages of a game from outside. */
const compiled = async (en: Messages['en']): Promise<Catalogue> =>
  Object.keys(en).length === 0 ? {} : (await import('@flotilla/kernel/icu')).catalogueOf(en)

/** Loads these messages in a language; without any, all that the page has said so far. */
export async function loadMessages(language: string, messages: readonly Messages[] = [...wanted.values()]): Promise<void> {
  await Promise.all(
    messages.map((one) => {
      const key = keyOf(language, one.id)
      wanted.set(one.id, one)
      let started = loading.get(key)
      if (started === undefined) {
        // A try that failed does not stand in the way of the next.
        started = load(language, one).catch((error: unknown) => {
          loading.delete(key)
          throw error
        })
        loading.set(key, started)
      }
      return started
    }),
  )
}

export const loadedMessages = (language: string, id: string): Catalogue | undefined => loaded.get(keyOf(language, id))

/** A language as those who speak it call it. */
export const nameOfLanguage = (language: string): string => {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}

/** The language offered here that somebody would most like to read. */
export const preferredLanguage = (wanted: readonly string[], known = LANGUAGES): string =>
  wanted.flatMap((one) => [one, one.split('-')[0]]).find((one) => known.includes(one)) ?? 'en'
