import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { run } from '../src/program.ts'
import type { Terminal } from '../src/terminal.ts'

export interface Heard {
  readonly code: number
  readonly out: string
  readonly err: string
}

interface Setting {
  /** Lines that are typed. */
  readonly typed?: readonly string[]
  /** Keys that are pressed. */
  readonly keys?: readonly string[]
  readonly columns?: number
  readonly isInteractive?: boolean
}

/** Runs a command line in this process, at a terminal made of strings. */
export async function flotilla(
  line: readonly string[],
  { typed = [], keys = [], columns = 100, isInteractive = false }: Setting = {},
): Promise<Heard> {
  const lines = [...typed]
  const pressed = [...keys]
  let out = ''
  let err = ''
  const terminal: Terminal = {
    write: (text) => void (out += text),
    talk: (text) => void (err += text),
    line: async (prompt) => {
      const next = lines.shift() ?? null
      out += `${prompt}${next ?? ''}\n`
      return next
    },
    key: async () => pressed.shift() ?? null,
    clear: () => void (out += '<clear>\n'),
    paint: (_style, text) => text,
    columns,
    isInteractive,
    hasProgress: false,
  }
  const code = await run(line, terminal)
  return { code, out, err }
}

export const bin = fileURLToPath(new URL('../bin/flotilla.mjs', import.meta.url))

/** Runs a command line as a process of its own, with its input through a pipe. */
export function spawnFlotilla(line: readonly string[], input = ''): Heard {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', bin, ...line], {
    input,
    encoding: 'utf8',
  })
  return { code: status ?? -1, out: stdout, err: stderr }
}

/** A folder of this test's own. */
export function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'flotilla-'))
  onTestFinished(() => rmSync(path, { recursive: true, force: true }))
  return path
}
