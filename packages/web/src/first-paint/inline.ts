// Runs inside index.html before anything is fetched: theme and hour are right from the first frame on.
import { SETTINGS_KEY, hourFor, themeFor, type ThemeChoice } from './light.ts'

/** Built as a folder for any host of files, the address of a page stands behind a hash. */
const isFrontPage = import.meta.env.MODE === 'static' ? /^(#\/?)?$/.test(location.hash) : location.pathname === '/'

let choice: ThemeChoice = 'auto'
try {
  const stored = JSON.parse(localStorage.getItem(SETTINGS_KEY) ?? '{}') as { readonly theme?: ThemeChoice }
  choice = stored.theme ?? 'auto'
} catch {
  // A browser that stores nothing has the usual theme.
}
const { dataset } = document.documentElement
dataset.theme = themeFor(choice, matchMedia('(prefers-color-scheme: dark)').matches)
dataset.hour = hourFor(choice, new Date())
dataset.first = isFrontPage ? 'harbour' : 'quay'
