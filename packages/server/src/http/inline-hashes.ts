import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'

/** The hashes under which a content security policy allows what stands in the client's first page itself. */
export function inlineHashes(page: string, element: 'script' | 'style'): readonly string[] {
  if (!existsSync(page)) return []
  const inline = readFileSync(page, 'utf8').matchAll(new RegExp(`<${element}>(.*?)</${element}>`, 'gs'))
  return Array.from(inline, ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
}
