// Runs every check and every test, and closes with one line that counts them all.
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const reports = mkdtempSync(join(tmpdir(), 'flotilla-test-'))
const only = process.argv.slice(2)
const bin = (name) => join('node_modules', '.bin', name)
let passed = 0
let failed = 0

/** What it says is passed on at once, or when it is done if `later`: of two that run together only one speaks. */
async function run(title, command, args, later = false) {
  const begun = Date.now()
  const said = []
  if (!later) console.log(`\n── ${title}`)
  const child = spawn(bin(command), args, { stdio: ['inherit', later ? 'pipe' : 'inherit', later ? 'pipe' : 'inherit'] })
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => said.push(chunk))
  const ok = await new Promise((done) => {
    child.once('error', (error) => {
      console.error(error.message)
      done(false)
    })
    child.once('close', (status) => done(status === 0))
  })
  if (later) process.stdout.write(`\n── ${title}\n${Buffer.concat(said).toString()}`)
  console.log(`── ${title}: ${ok ? 'passed' : 'FAILED'} in ${((Date.now() - begun) / 1000).toFixed(1)} s`)
  return ok
}

async function check(title, command, ...args) {
  if (await run(title, command, args)) passed++
  else failed++
}

/** Counts from the runner's own report; a runner that left none has failed. */
async function tests(title, command, args, report, count, later) {
  const ok = await run(title, command, args, later)
  if (!existsSync(report)) {
    failed++
    return
  }
  const counted = count(JSON.parse(readFileSync(report, 'utf8')))
  passed += counted.passed
  failed += ok ? counted.failed : Math.max(1, counted.failed)
}

const stages = {
  build: async () => {
    await check('types', 'tsc', '-b')
    await check('types of the tests', 'tsc', '-p', 'tsconfig.tests.json')
    await check('web client', 'vite', 'build', 'packages/web', '--logLevel', 'warn')
    await check('web client for a host of files', 'vite', 'build', 'packages/web', '--mode', 'static', '--logLevel', 'warn')
  },
  format: () => check('format', 'oxfmt', '--check', '.'),
  lint: () => check('lint', 'oxlint', '--type-aware', '--deny-warnings', '.'),
  layers: () => check('layers', 'depcruise', '--config', '.dependency-cruiser.cjs', 'packages', 'bench'),
  dead: () => check('dead code', 'knip'),
  rules: () => check('every rule has a test', 'tsx', '--conditions=source', 'scripts/rules.ts'),
  size: () => check('bundle sizes', 'size-limit'),
  unit: () => {
    const report = join(reports, 'vitest.json')
    return tests(
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
    const count = ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected })
    return tests('browser tests', 'playwright', ['test', '--reporter=list,json'], report, count, true)
  },
}
/** Server tests wait a lot, browser tests compute a lot: together they take two thirds of the time. */
const TOGETHER = ['unit', 'browser']

const unknown = only.filter((name) => !(name in stages))
if (unknown.length > 0) {
  console.error(`no such stage: ${unknown.join(', ')}; there are ${Object.keys(stages).join(', ')}`)
  process.exit(2)
}
const wanted = Object.keys(stages).filter((name) => only.length === 0 || only.includes(name))
for (const name of wanted) if (!TOGETHER.includes(name)) await stages[name]()
await Promise.all(TOGETHER.filter((name) => wanted.includes(name)).map((name) => stages[name]()))
rmSync(reports, { recursive: true, force: true })
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
