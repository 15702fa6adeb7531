// Languages as folders of catalogues (docs/translating.md):
//   npm run language -- add <language>     begins a language, or brings it up to the English of now
//   npm run language -- extract            brings every language up to the English of now
//   npm run language -- check [language]   what is missing, does not fit the English, or cannot be read; fails if there is anything
//   npm run language -- pseudo             writes the pseudo-language en-XA: longer, accented, with marked ends
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { begun, shareOf } from '../packages/languages/src/index.ts'
import { PO, extract } from './language/catalogues.ts'
import { findingsIn } from './language/check.ts'
import { PSEUDO, pseudo } from './language/pseudo.ts'

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

if (command === 'add') await add(wanted[0])
else if (command === 'extract') for (const language of real) await add(language)
else if (command === 'check') await check(wanted.length > 0 ? wanted : real)
else if (command === 'pseudo') {
  rmSync(join(PO, PSEUDO), { recursive: true, force: true })
  await extract(PSEUDO, (_name, _code, english) => pseudo(english))
} else throw new Error('npm run language -- add <language> | extract | check [language] | pseudo')
