// Languages as folders of catalogues (docs/translating.md):
//   npm run language -- add <language>     begins a language, or brings it up to the English of now
//   npm run language -- extract            brings every language up to the English of now
//   npm run language -- check [language]   what is missing, does not fit the English, or cannot be read; fails if there is anything
//   npm run language -- fits [language]    what is cut off or off the screen on the real boards, at 390, 1280 and 1920 (after npm run build)
//   npm run language -- pseudo             writes the pseudo-language en-XA: longer, accented, with marked ends
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { begun, shareOf } from '../packages/languages/src/index.ts'
import { PO, extract } from './language/catalogues.ts'
import { findingsIn } from './language/check.ts'
import { PSEUDO, pseudo } from './language/pseudo.ts'
import { ROOT } from './language/sources.ts'

const [command = '', ...wanted] = process.argv.slice(2)
const real = begun(PO).filter((language) => language !== PSEUDO)

async function add(language: string | undefined): Promise<void> {
  if (language === undefined || Intl.PluralRules.supportedLocalesOf(language).length === 0)
    throw new Error(`'${language ?? ''}' is no language code, such as fr or pt-BR`)
  await extract(language)
  process.stdout.write(`packages/languages/po/${language}: ${Math.floor(shareOf(language, PO) * 100)} % translated\n`)
}

async function check(languages: readonly string[]): Promise<void> {
  for (const language of languages) {
    const findings = await findingsIn(language)
    for (const { file, code, what, why } of findings) process.stdout.write(`${file} ${code}: ${what}: ${why}\n`)
    process.stdout.write(`${language}: ${Math.floor(shareOf(language, PO) * 100)} % translated, ${findings.length} to look at\n`)
    if (findings.length > 0) process.exitCode = 1
  }
}

/** The browser's own test, in these languages: only there is it known how wide a word is. */
function fits(languages: readonly string[]): void {
  const { status } = spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'test', 'packages/web/e2e/games.spec.ts'], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, FLOTILLA_FITS: languages.join(',') },
  })
  process.exitCode = status ?? 1
}

if (command === 'add') await add(wanted[0])
else if (command === 'extract') for (const language of real) await add(language)
else if (command === 'check') await check(wanted.length > 0 ? wanted : real)
else if (command === 'fits') fits(wanted.length > 0 ? wanted : real)
else if (command === 'pseudo') {
  rmSync(join(PO, PSEUDO), { recursive: true, force: true })
  await extract(PSEUDO, (_name, _code, english) => pseudo(english))
} else throw new Error('npm run language -- add <language> | extract | check [language] | fits [language] | pseudo')
