import { readFileSync, readdirSync } from 'node:fs'

interface Running {
  readonly pid: number
  readonly parent: number
  /** Hundredths of a second of a core that it has used. */
  readonly ticks: number
  readonly command: string
}

function running(): Running[] {
  return readdirSync('/proc').flatMap((name): Running[] => {
    if (!/^\d+$/.test(name)) return []
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      return [
        {
          pid: Number(name),
          parent: Number(fields[1]),
          ticks: Number(fields[11]) + Number(fields[12]),
          command: readFileSync(`/proc/${name}/cmdline`, 'utf8'),
        },
      ]
    } catch {
      // It has ended meanwhile.
      return []
    }
  })
}

/** What this process's browser has used to show its pages: its renderers and what paints for them. */
function used(): number {
  const all = running()
  const ours = new Set([process.pid])
  for (let grows = true; grows;) {
    const before = ours.size
    for (const { pid, parent } of all) if (ours.has(parent)) ours.add(pid)
    grows = ours.size > before
  }
  return all
    .filter(({ pid, command }) => ours.has(pid) && /--type=(renderer|gpu-process)/.test(command))
    .reduce((sum, { ticks }) => sum + ticks, 0)
}

/** Which part of a core a page at rest takes, in per cent; null where the system does not tell. */
export async function restLoad(seconds: number): Promise<number | null> {
  if (process.platform !== 'linux') return null
  const before = used()
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
  return (used() - before) / seconds
}
