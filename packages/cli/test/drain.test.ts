import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { bin, flotilla, folder } from './console.ts'

/** A process that compiles everything first. */
const PATIENCE = 180_000

/** A server as a process of its own. */
async function serving(data: string): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', bin, 'serve', '--port', '0', '--data', data], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, FLOTILLA_DRAIN_DELAY: '0' },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let said = ''
  while (!said.includes('\n')) said += String((await once(child.stdout, 'data'))[0])
  return { child, url: said.replace('Flotilla is at ', '').trim() }
}

test(
  'a server that nobody plays at ends by `flotilla drain`, and by the signal',
  async () => {
    const data = folder()
    const first = await serving(data)
    const ended = once(first.child, 'exit')
    expect(await flotilla(['drain', first.url, '--data', data])).toEqual({
      code: 0,
      out: expect.stringMatching(/^draining: no other server is there.*\nthe server has ended\n$/),
      err: '',
    })
    expect(await ended).toEqual([0, null])
    const { child } = await serving(data)
    child.kill('SIGUSR2')
    expect(await once(child, 'exit')).toEqual([0, null])
  },
  PATIENCE,
)

test('where there is no server, no database or another one, it says so', async () => {
  const data = folder()
  expect(await flotilla(['drain', '--data', data])).toMatchObject({ code: 2, err: expect.stringContaining('no database') })
  expect(await flotilla(['drain', 'nowhere', '--data', data])).toMatchObject({ code: 2, err: expect.stringContaining('address') })
})
