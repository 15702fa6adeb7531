import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const MEMORY = '/dev/shm'
/** In memory where that is possible: these tests kill processes, not the power. */
export const FAST = existsSync(MEMORY) ? MEMORY : tmpdir()

const OURS = /^flotilla-(?:test|pg)-(\d+)-/
const made = new Set<string>()

const remove = (folder: string): void => rmSync(folder, { recursive: true, force: true, maxRetries: 3 })

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as { code?: string }).code === 'EPERM'
  }
}

/** What runs that were killed have left behind. */
function sweep(): void {
  for (const place of new Set([FAST, tmpdir()]))
    for (const name of readdirSync(place)) {
      const owner = OURS.exec(name)?.[1]
      if (owner !== undefined && !isRunning(Number(owner))) remove(join(place, name))
    }
}

/** A folder that goes when it is removed, or else with this process; its name has the process's number. */
export function newFolder(kind: 'test' | 'pg', place = FAST): string {
  if (made.size === 0) {
    sweep()
    process.on('exit', () => made.forEach(remove))
  }
  const folder = mkdtempSync(join(place, `flotilla-${kind}-${process.pid}-`))
  made.add(folder)
  return folder
}

export function removeFolder(folder: string): void {
  made.delete(folder)
  remove(folder)
}
