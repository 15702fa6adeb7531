import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig, serve } from '@flotilla/server'

/** What a page itself can tell of what goes wrong in it: WebDriver of WebKitGTK tells nothing of its console. */
const RECORDER = `<script>{
  const faults = (globalThis.faults = [])
  addEventListener('error', (event) => faults.push(event.message ?? 'cannot load ' + (event.target.src ?? event.target.href ?? event.target.tagName)), true)
  addEventListener('unhandledrejection', ({ reason }) => faults.push(String(reason?.stack ?? reason)))
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => faults.push(violatedDirective + ' forbids ' + blockedURI))
  const { error } = console
  console.error = (...told) => { faults.push(told.map(String).join(' ')); error(...told) }
}</script>`

export interface RecordedSite {
  readonly url: string
  readonly close: () => Promise<void>
}

/** A real server whose pages note what goes wrong in them, from their first script on, in `globalThis.faults`. */
export async function recordedSite(): Promise<RecordedSite> {
  const folder = mkdtempSync(join(tmpdir(), 'flotilla-engines-'))
  const web = join(folder, 'web')
  cpSync(join(import.meta.dirname, '../../dist'), web, { recursive: true })
  const index = join(web, 'index.html')
  const page = readFileSync(index, 'utf8')
  for (const packed of ['.br', '.gz', '.zst']) rmSync(index + packed, { force: true })
  // The server allows what stands in the page by its hash, this as all else.
  writeFileSync(index, page.replace('<head>', `<head>${RECORDER}`))
  const { config } = readConfig({
    flags: { port: 0, host: '127.0.0.1', data: join(folder, 'data'), log: 'warn', rate: 1e6, guestRate: 1e6, socketRate: 1000 },
  })
  const running = await serve(config, { web })
  return {
    url: `http://127.0.0.1:${running.port}`,
    close: async () => {
      await running.close()
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
