// Runs every check and every test, and closes with one line that counts them all.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import installBoardgameio from '../bench/boardgameio/install.mjs'

const reports = mkdtempSync(join(tmpdir(), 'flotilla-test-'))
const only = process.argv.slice(2)
const bin = (name) => join('node_modules', '.bin', name)
let passed = 0
let failed = 0

function run(title, command, args) {
  const begun = Date.now()
  console.log(`\n── ${title}`)
  const { status, error } = spawnSync(bin(command), args, {
    stdio: 'inherit',
  })
  if (error) console.error(error.message)
  console.log(`── ${title}: ${status === 0 ? 'passed' : 'FAILED'} in ${((Date.now() - begun) / 1000).toFixed(1)} s`)
  return status === 0
}

function check(title, command, ...args) {
  if (run(title, command, args)) passed++
  else failed++
}

/** Checks that need nothing of each other, side by side; each says what it has to say when it is done. */
async function checks(all) {
  const ends = all.map(
    ([title, command, ...args]) =>
      new Promise((resolve) => {
        const begun = Date.now()
        const child = spawn(bin(command), args, { stdio: ['ignore', 'pipe', 'pipe'] })
        const said = []
        for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => said.push(data))
        child.on('error', (error) => said.push(Buffer.from(error.message)))
        child.on('close', (status) => {
          console.log(`\n── ${title}\n${Buffer.concat(said).toString().trim()}`)
          console.log(`── ${title}: ${status === 0 ? 'passed' : 'FAILED'} in ${((Date.now() - begun) / 1000).toFixed(1)} s`)
          if (status === 0) passed++
          else failed++
          resolve()
        })
      }),
  )
  await Promise.all(ends)
}

/** Counts from the runner's own report; a runner that left none has failed. */
function tests(title, command, args, report, count) {
  const ok = run(title, command, args)
  if (!existsSync(report)) {
    failed++
    return
  }
  const counted = count(JSON.parse(readFileSync(report, 'utf8')))
  passed += counted.passed
  failed += ok ? counted.failed : Math.max(1, counted.failed)
}

const stages = {
  build: () => {
    check('types', 'tsc', '-b')
    check('types of the tests', 'tsc', '-p', 'tsconfig.tests.json')
    try {
      installBoardgameio()
      check('types of the benches', 'tsc', '-p', 'bench')
    } catch (error) {
      console.error(error.message)
      failed++
    }
    check('web client', 'vite', 'build', 'packages/web', '--logLevel', 'warn')
    check('web client for a host of files', 'vite', 'build', 'packages/web', '--mode', 'static', '--logLevel', 'warn')
  },
  static: () =>
    checks([
      ['lint', 'oxlint', '--type-aware', '--deny-warnings', '.'],
      ['dead code', 'knip'],
      ['layers', 'depcruise', '--config', '.dependency-cruiser.cjs', 'packages', 'bench', 'research'],
      ['every rule has a test', 'tsx', '--conditions=source', 'scripts/rules.ts'],
      ['format', 'oxfmt', '--check', '.'],
      ['bundle sizes', 'size-limit'],
    ]),
  unit: () => {
    const report = join(reports, 'vitest.json')
    tests(
      'unit, property and server tests',
      'vitest',
      ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
      report,
      (r) => ({
        passed: r.numPassedTests,
        failed: r.numFailedTests + r.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length,
      }),
    )
  },
  browser: () => {
    const report = join(reports, 'playwright.json')
    process.env.PLAYWRIGHT_JSON_OUTPUT_NAME = report
    tests('browser tests', 'playwright', ['test', '--reporter=list,json'], report, ({ stats }) => ({
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
    }))
  },
}

const unknown = only.filter((name) => !(name in stages))
if (unknown.length > 0) {
  console.error(`no such stage: ${unknown.join(', ')}; there are ${Object.keys(stages).join(', ')}`)
  process.exit(2)
}
for (const [name, stage] of Object.entries(stages)) if (only.length === 0 || only.includes(name)) await stage()
rmSync(reports, { recursive: true, force: true })
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
