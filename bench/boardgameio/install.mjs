import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const here = import.meta.dirname
const read = (...path) => JSON.parse(readFileSync(join(here, ...path, 'package.json'), 'utf8'))

function isInstalled() {
  try {
    return Object.entries(read().dependencies).every(([name, version]) => read('node_modules', name).version === version)
  } catch {
    return false
  }
}

/** Installs boardgame.io into this folder, unless it is there: only benches and their tests need it, so `npm ci` leaves it out. */
export default function installBoardgameio() {
  if (isInstalled()) return
  console.error('Installing boardgame.io, which the benches compare with, into bench/boardgameio …')
  // What started this process may have told npm where it is to work.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_config_(local_)?prefix$/i.test(name)))
  const { status, stdout, stderr } = spawnSync('npm', ['ci', '--prefer-offline', '--ignore-scripts'], { cwd: here, env, encoding: 'utf8' })
  if (status !== 0) throw new Error(`boardgame.io cannot be installed (npm ci in bench/boardgameio): ${stdout}${stderr}`)
}
