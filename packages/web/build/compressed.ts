import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** Below this a packed file saves no time. */
const WORTH_IT = 1024

/** Every text of the site lies beside itself in packed form: the server sends it as it is. */
export const compressed: Plugin = {
  name: 'compressed',
  apply: 'build',
  writeBundle({ dir = '' }) {
    for (const { parentPath, name } of readdirSync(dir, { recursive: true, withFileTypes: true })) {
      if (!/\.(js|css|html|svg|json|webmanifest)$/.test(name)) continue
      const path = join(parentPath, name)
      const content = readFileSync(path)
      if (content.length >= WORTH_IT) writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }))
    }
  },
}
