import type { ChildProcess } from 'node:child_process'

/** A browser as the tests of engines need it: one page, a mouse, and pictures. */
export interface Engine {
  readonly name: string
  readonly version: string
  go: (url: string) => Promise<void>
  /** The value of an expression in the page, awaited; it must survive JSON. */
  run: <T>(expression: string) => Promise<T>
  /** A press of the mouse at this place of the page's window. */
  click: (x: number, y: number) => Promise<void>
  resize: (width: number, height: number) => Promise<void>
  cookie: (url: string, name: string, value: string) => Promise<void>
  picture: () => Promise<Buffer>
  close: () => Promise<void>
}

/** How long something that is meant may take on a machine that is busy with other things. */
export const PATIENCE = 60_000

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Waits until this expression is true in the page. */
export async function until(engine: Engine, expression: string, patience = PATIENCE): Promise<void> {
  const end = Date.now() + patience
  while (!(await engine.run<boolean>(`Boolean(${expression})`))) {
    if (Date.now() > end) throw new Error(`${engine.name}: still not ${expression}`)
    await pause(50)
  }
}

/** What is not done by then fails and says so, instead of waiting for ever. */
export async function inTime<T>(what: string, done: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what}: no answer`)), PATIENCE)
  })
  return Promise.race([done, late]).finally(() => clearTimeout(timer))
}

/** A press of the main button as WebDriver describes it, in both of its protocols. */
export const pressAt = (x: number, y: number): readonly object[] => [
  {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
]

/** Ends a browser that was started here, and what it has started. */
export async function endOf(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  const late = setTimeout(() => child.kill('SIGKILL'), 5000)
  await gone
  clearTimeout(late)
}

/** What a program has said so far; resolves with the match as soon as it has said this. */
export function says(child: ChildProcess, what: RegExp): Promise<RegExpExecArray> {
  return new Promise((resolve, reject) => {
    let said = ''
    const hear = (data: unknown): void => {
      said += String(data)
      const found = what.exec(said)
      if (found !== null) resolve(found)
    }
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`ended with ${code}: ${said}`)))
  })
}
