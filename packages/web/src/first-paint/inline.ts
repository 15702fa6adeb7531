// Runs inside index.html before anything is fetched: theme and hour are right from the first frame on, and what the page will need is
// asked for at once.
import { LANGUAGES, preferredLanguage } from '../languages.ts'
import { SETTINGS_KEY, hourFor, themeFor, type ThemeChoice } from './light.ts'
import { filesOf, kindsOf, tableAt, type Preloads } from './preload.ts'

/** Built as a folder for any host of files, the address of a page stands behind a hash. */
const path = import.meta.env.MODE === 'static' ? location.hash.slice(1) || '/' : location.pathname

let stored: { readonly theme?: ThemeChoice; readonly language?: string } = {}
try {
  stored = JSON.parse(localStorage.getItem(SETTINGS_KEY) ?? '{}') as typeof stored
} catch {
  // A browser that stores nothing has the usual settings.
}
const { theme: choice = 'auto', language = '' } = stored
const { dataset } = document.documentElement
const isDark = matchMedia('(prefers-color-scheme: dark)').matches
dataset.theme = themeFor(choice, isDark)
dataset.hour = hourFor(choice, new Date(), isDark)
dataset.first = path === '/' ? 'harbour' : 'quay'

// The policy lets no text become code: what checks messages need not try, and no browser reports that it did.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

/** As whoever loads it asks for it: otherwise it would be fetched twice. */
function preload(file: string): void {
  const how = file.endsWith('.js') ? { rel: 'modulepreload' } : { rel: 'preload', as: 'style' }
  const link = { ...how, href: import.meta.env.BASE_URL + file, crossOrigin: '' }
  document.head.append(Object.assign(document.createElement('link'), link))
}

const spoken = LANGUAGES.includes(language) ? language : preferredLanguage(navigator.languages)
const preloads = JSON.parse(import.meta.env.PRELOADS ?? 'null') as Preloads | null
const ask = (kinds: readonly string[]): void => {
  if (preloads !== null) filesOf(preloads, kinds, spoken).forEach(preload)
}
ask(kindsOf(path))
const table = tableAt(path)
if (preloads !== null && table !== null && import.meta.env.MODE !== 'static')
  fetch(`/api/tables/${table}`)
    .then((answer) => answer.json())
    .then(({ game }: { readonly game?: string }) => ask([`play/${game}`]))
    // Whatever is wrong with the table, the page itself will say.
    .catch(() => {})
