import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { inlineHashes } from '../src/http/inline-hashes.ts'

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('the policy allows what stands in the first page itself, and no script that is only linked', () => {
  const folder = mkdtempSync(join(tmpdir(), 'flotilla-inline-'))
  const page = join(folder, 'index.html')
  writeFileSync(page, '<style>p{margin:0}</style><script type="module" src="/a.js"></script><script>let a = 1</script>')
  expect(inlineHashes(page, 'script')).toEqual([hashOf('let a = 1')])
  expect(inlineHashes(page, 'style')).toEqual([hashOf('p{margin:0}')])
  rmSync(folder, { recursive: true })
})

test('without a built client nothing inline is allowed', () => {
  expect(inlineHashes(join(tmpdir(), 'no-such-folder/index.html'), 'script')).toEqual([])
})
