import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

const run = (...args: string[]) => spawnSync(process.execPath, [`${import.meta.dirname}/../run.mjs`, ...args], { encoding: 'utf8' })

test('an unknown suite: what there is, on the error stream, and exit code 2', () => {
  const { status, stdout, stderr } = run('nosuch')
  expect(stderr).toContain("there is no suite 'nosuch'")
  expect(stderr).toContain('npm run bench -- [suite ...]')
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
})

test('help', () => {
  expect(run('--help')).toMatchObject({ status: 0, stdout: expect.stringContaining('--seconds N'), stderr: '' })
})
