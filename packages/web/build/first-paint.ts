import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { BERTHS, backdrop, foreground, sunOrMoon } from '@flotilla/art/harbour'
import { lightOf, type Hour } from '@flotilla/art/harbour/plan'
import { rolldown } from 'rolldown'
import type { Plugin } from 'vite'
import { siteLanguages } from '../../../scripts/language/vite.ts'
import { GAMES } from './chunks.ts'
import { preloadsOf } from './preloads.ts'

const HOURS: readonly Hour[] = ['dawn', 'day', 'dusk', 'night']
const source = (file: string): string => fileURLToPath(new URL(`../src/first-paint/${file}`, import.meta.url))

/** The colours of every hour; which of them holds is said by the page's own script. */
function lights(): string {
  return HOURS.map((hour) => {
    const colours = Object.entries(lightOf(hour)).map(([name, colour]) => `${name}:${colour}`)
    return `:root[data-hour=${hour}]{${colours.join(';')}}:root[data-hour=${hour}] .harbour-sky-${hour}{display:inline}`
  }).join('')
}

/** The harbour as the front page draws it, with the sun or moon of every hour. */
function picture(): string {
  const suns = HOURS.map((hour) => `<g class="harbour-sky harbour-sky-${hour}">${sunOrMoon(hour)}</g>`).join('')
  const layers = [backdrop('day').replace(sunOrMoon('day'), suns), ...Object.values(BERTHS).map(({ draw }) => draw()), foreground()]
  const drawn = layers.map((svg) => `<svg viewBox="-640 0 2560 720">${svg}</svg>`).join('')
  return `<div id="first-picture" class="harbour" aria-hidden="true"><div class="harbour-scene">${drawn}</div><p>Flotilla</p></div>`
}

/** The letters that the first words of every page are set in. */
const LETTERS = /(im-fell-english-sc-latin-400-normal|inter-latin-wght-normal)-.*\.woff2$/

/** Scripts and styles go before them: without letters a page can be used, and without scripts it has no words. */
const letters = (files: readonly string[], base: string): string =>
  files
    .filter((file) => LETTERS.test(file))
    .map((file) => `<link rel="preload" as="font" type="font/woff2" fetchpriority="low" crossorigin href="${base}${file}">`)
    .join('')

const minified = (css: string): string =>
  css
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{};,>]) ?/g, '$1')

/** The few lines that must run before the first frame, as one classic script. */
async function script(define: Readonly<Record<string, unknown>>): Promise<string> {
  const bundle = await rolldown({
    input: source('inline.ts'),
    resolve: { conditionNames: ['source', 'import', 'default'] },
    transform: {
      define: Object.fromEntries(Object.entries(define).map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)])),
    },
    treeshake: { moduleSideEffects: (id) => id.endsWith('inline.ts') },
  })
  const { output } = await bundle.generate({ format: 'iife', minify: true })
  return output[0].code.trim()
}

/**
 * The first picture is in index.html itself: a phone on a slow line sees the harbour with the first answer of the server.
 * Styles follow the picture, so that they hold up the scripts and not the first frame.
 */
export function firstPaint(mode: string, base: string): Plugin {
  const languages = siteLanguages()
  return {
    name: 'first-paint',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {} }) {
        const styles = html.match(/<link rel="stylesheet"[^>]*>/g) ?? []
        const preloads =
          Object.keys(bundle).length === 0 ? null : JSON.stringify(preloadsOf(bundle, { games: GAMES, languages, there: html }))
        const lines = await script({ MODE: mode, BASE_URL: base, LANGUAGES: languages, PRELOADS: preloads })
        const head = `${letters(Object.keys(bundle), base)}<style>${minified(readFileSync(source('first-paint.css'), 'utf8'))}${lights()}</style><script>${lines}</script>`
        return styles
          .reduce((page, link) => page.replace(link, ''), html)
          .replace('</head>', () => `${head}</head>`)
          .replace('<div id="app"></div>', () => `<div id="app">${picture()}</div>${styles.join('')}`)
      },
    },
  }
}
