import { execFileSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

/** So many files can be taken in at a glance. */
const MOST = 25
/** Folders that are too full today, and how full they may be: they lose their line here as soon as they fit. */
const FULL: Readonly<Record<string, number>> = { 'packages/server/test': 60 }

test('no folder has more than 25 files', () => {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: join(import.meta.dirname, '..') })
  const counts = new Map<string, number>()
  for (const file of listed.toString().split('\n').filter(Boolean)) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1)
  const full = [...counts].filter(([, count]) => count > MOST)
  expect(full.filter(([folder, count]) => count > (FULL[folder] ?? MOST))).toEqual([])
  expect(Object.keys(FULL).filter((folder) => (counts.get(folder) ?? 0) <= MOST)).toEqual([])
})
