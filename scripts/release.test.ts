import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { pack } from './release/pack.ts'
import { PUBLISHED } from './release/packages.ts'
import { tryOut } from './release/stranger.ts'

/** Some thousand files are unpacked, on a busy machine. */
const PATIENCE = 240_000

describe('the packages', () => {
  const folder = mkdtempSync(join(tmpdir(), 'flotilla-stranger-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }), PATIENCE)

  // `npm run release -- --check` does the same on every Node that we promise.
  test(
    'work alone in an empty folder: their examples run, a game is played by the library and one over HTTP',
    async () => {
      const tarballs = pack(join(folder, 'tarballs'))
      expect(tarballs).toHaveLength(PUBLISHED.length)
      const told = (await tryOut(tarballs, process.execPath, join(folder, 'empty'))).join('\n')
      expect(told).toMatch(/@flotilla\/kernel: \[[^]*rank: 1/)
      expect(told).toMatch(/@flotilla\/protocol: \[[^]*rank: 1/)
      expect(told).toContain('flotilla: waves: Rolling with the Waves')
      expect(told).toContain('Treasure Bids: 2 of 2 games finished')
    },
    PATIENCE,
  )
})
