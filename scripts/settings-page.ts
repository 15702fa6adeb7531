// The page of all settings of the server, made from the schema of its configuration: `npm run settings` writes docs/hosting-settings.md.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SETTINGS, flagOf } from '@flotilla/server/config'

const PAGE = join(import.meta.dirname, '../docs/hosting-settings.md')

const INTRO = `# Every setting

For hosts: what can be set, by which flag and which environment variable, and what holds where nothing is set. This page is made from the schema of the configuration by \`npm run settings\`: do not edit it.

A flag overrides the environment, the environment overrides the file, and the file overrides the default. \`flotilla config\` shows every value and where it came from. The file is \`flotilla.config.json\` in the working folder, or \`--config <file>\` / \`FLOTILLA_CONFIG\`: a JSON object with the names of the first column (\`{"port": 3000, "metrics": true}\`).
`

const code = (text: string): string => `\`${text}\``

/** What holds where nothing is set, as the page tells it. */
function told(value: unknown): string {
  if (value === undefined || (Array.isArray(value) && value.length === 0)) return 'none'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return code(typeof value === 'string' ? value : JSON.stringify(value))
}

/** A table whose columns are as wide as their widest cell, as the formatter wants it. */
function tableOf(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)))
  const line = (cells: readonly string[], filler: string): string =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column], filler)).join(' | ')} |`
  const [head, ...body] = rows
  const under = line(
    head.map(() => ''),
    '-',
  )
  return [line(head, ' '), under, ...body.map((row) => line(row, ' '))]
}

/** The page as it should be. */
export function settingsPage(): string {
  const rows = Object.entries(SETTINGS).map(([name, { schema, env, help }]) => [
    code(name),
    help,
    code(flagOf(name)),
    code(env),
    told(schema.parse(undefined)),
  ])
  return [INTRO, ...tableOf([['setting', 'what it does', 'flag', 'environment', 'default'], ...rows]), ''].join('\n')
}

if (process.argv[1] === import.meta.filename) writeFileSync(PAGE, settingsPage())
