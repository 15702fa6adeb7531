import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const into = mkdtempSync(join(tmpdir(), 'flotilla-research-'))
afterAll(() => rmSync(into, { recursive: true }))

const research = (...line: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', '--conditions=source', 'research/src/main.ts', ...line], { cwd: root, encoding: 'utf8' })
const written = (file: string): Record<string, unknown> => JSON.parse(readFileSync(join(into, file), 'utf8')) as Record<string, unknown>

test('without a command it says which there are', () => {
  const { status, stderr } = research()
  expect(status).toBe(2)
  for (const command of ['win-model', 'value-network', 'dial-beliefs']) expect(stderr).toContain(command)
})

test('win-model writes the weights beside those it is told', () => {
  expect(research('win-model', 'waves', '--games', '6', '--into', into)).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^Rolling with the Waves: \d+ positions of 6 games, log-loss /),
  })
  expect(written('win-model.json')).toMatchObject({ games: 6 })
})

test('value-network trains by generations, in processes of its own, and goes on from games and networks that are there', () => {
  const size = ['--mates', '2', '--games', '2,2', '--playouts', '2', '--hidden', '2', '--passes', '40']
  const line = ['value-network', 'waves', ...size, '--jobs', '1', '--keep', into, '--into', into]
  expect(research(...line)).toMatchObject({ status: 0, stderr: '' })
  const second = written('value-network-2.json')
  expect(second).toMatchObject({ games: 2, hidden: 2 })
  expect(research(...line, '--after', '1')).toMatchObject({ status: 0 })
  expect(written('value-network-2.json')).toEqual(second)
})

test('dial-beliefs counts how often pirates are right about dials', () => {
  const { status, stdout } = research('dial-beliefs', '--games', '4')
  expect(status).toBe(0)
  expect(stdout).toMatch(/^\d+ beliefs about dials of 4 games/)
  expect(stdout).toMatch(/^lies not believed: /m)
})
