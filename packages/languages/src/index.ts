import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { catalogueOf, compile } from '@flotilla/kernel/icu'
import type { Catalogue, Messages, Speaker } from '@flotilla/kernel'
import { readPo, type Entry } from './po.ts'

export { readPo, writePo, type Entry } from './po.ts'

/** The language of the source. */
export const SOURCE = 'en'

/** A language that has less of it than this is not offered: too much of it would be English. */
const OFFERED_FROM = 0.9

const PO = fileURLToPath(new URL('../po', import.meta.url))

const isTranslated = ({ text, isFuzzy }: Entry): boolean => text !== '' && !isFuzzy

/** All languages that somebody has begun: every folder of catalogues. */
export const begun = (folder = PO): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))

/** What one package says in a language. */
export function entriesOf(language: string, name: string, folder = PO): Entry[] {
  const file = `${folder}/${language}/${name}.po`
  return existsSync(file) ? readPo(readFileSync(file, 'utf8'), file) : []
}

/** How much of a language there is, from 0 to 1. */
export function shareOf(language: string, folder = PO): number {
  const entries = readdirSync(`${folder}/${language}`).flatMap((file) => entriesOf(language, file.replace(/\.po$/, ''), folder))
  return entries.length === 0 ? 0 : entries.filter(isTranslated).length / entries.length
}

/** The languages that can be chosen: the source, all that are nearly complete, and those that a translator wants to see before. */
export const offered = (folder = PO, unfinished = process.env.FLOTILLA_UNFINISHED ?? ''): string[] => [
  SOURCE,
  ...begun(folder).filter((language) => shareOf(language, folder) >= OFFERED_FROM || unfinished.split(',').includes(language)),
]

let known: readonly string[] | undefined

/** The languages that can be chosen. They are read once. */
export const languages = (): readonly string[] => (known ??= offered())

/** A language that is offered: the one wanted, or the one it is a form of (`de-AT`), or the source. */
export const spoken = (wanted: string): string =>
  [wanted, wanted.split('-')[0]].find((language) => languages().includes(language)) ?? SOURCE

const translations = new Map<string, ReadonlyMap<string, string>>()

/** The translated messages of a package, by code. */
function translated(language: string, name: string): ReadonlyMap<string, string> {
  const key = `${language}/${name}`
  let found = translations.get(key)
  if (found === undefined) {
    found = new Map(entriesOf(language, name).flatMap((entry) => (isTranslated(entry) ? [[entry.code, entry.text]] : [])))
    translations.set(key, found)
  }
  return found
}

const catalogues = new Map<string, WeakMap<Messages, Catalogue>>()

/** Messages in a language, with English where it has none. */
export function catalogue(language: string, messages: Messages): Catalogue {
  if (language === SOURCE) return catalogueOf(messages.en)
  let inLanguage = catalogues.get(language)
  if (inLanguage === undefined) catalogues.set(language, (inLanguage = new WeakMap()))
  let made = inLanguage.get(messages)
  if (made === undefined) {
    const texts = translated(language, messages.id.split('/')[0])
    const own = Object.keys(messages.en).flatMap((code) => {
      const text = texts.get(code)
      return text === undefined ? [] : [[code, compile(text)] as const]
    })
    made = { ...catalogueOf(messages.en), ...Object.fromEntries(own) }
    inLanguage.set(messages, made)
  }
  return made
}

/** Says these messages in the language that is wanted, as far as it is spoken here; what comes later goes before what came first. */
export function speaker(wanted: string, messages: readonly Messages[], names: readonly string[] = []): Speaker {
  const language = spoken(wanted)
  return { language, names, catalogue: Object.assign({}, ...messages.map((one) => catalogue(language, one))) as Catalogue }
}
