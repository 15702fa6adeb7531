import { IN_PAGE } from './in-page.ts'
import { pause, until, type Engine } from './engine.ts'

/** What can be pressed at a table, what ends a decision first. */
const CHOICES = [
  '[data-commit]',
  'header button[data-legal]',
  'header button.primary',
  'main button.primary',
  '[data-option]',
  'main [data-legal]',
  'main label:has(input:not(:checked):enabled)',
]
/** What a lesson lights up and can be pressed: what is pressed already, or only shows something, is not pressed again. */
export const WANTED =
  ':is(main :is(button, [role="button"], label), header button)[data-hinted]:not([aria-pressed="true"]):not([aria-expanded="true"]):not([aria-disabled="true"]):not(:disabled):not(fieldset:has(input:checked) *)'

/** Who has pressed so often has not found how this decision is made. */
const PRESSES = 14

interface Look {
  readonly over: boolean
  readonly ask: string | null
  readonly at: readonly [number, number] | null
}

export interface Played {
  readonly byBoard: number
  /** Decisions that nothing found by pressing: they were answered past the board. */
  readonly past: readonly string[]
}

/** Nothing may have gone wrong in the page. */
export async function nothingWrong(engine: Engine, where: string): Promise<void> {
  const faults = await engine.run<readonly string[]>('globalThis.faults')
  if (faults.length > 0) throw new Error(`${engine.name}, ${where}: ${faults.join(' | ')}`)
}

/** Goes there with these settings; a page of the same origin must have been seen before. */
export async function open(engine: Engine, url: string, settings: object = {}): Promise<void> {
  await engine.run(`localStorage.setItem('flotilla.settings', ${JSON.stringify(JSON.stringify(settings))})`)
  await engine.go(url)
  await engine.run(`(${IN_PAGE}, 1)`)
}

/** Presses the first of these that is free, with exactly these words if they are given. */
export async function press(engine: Engine, selector: string, text?: string): Promise<void> {
  const find = `hand.spot(${JSON.stringify(selector)}, ${JSON.stringify(text)})`
  await until(engine, find)
  const [x, y] = await engine.run<readonly [number, number]>(find)
  await engine.click(x, y)
}

/** Plays a table to its end by pressing what lights up, whatever game it is. */
export async function play(engine: Engine, table: string): Promise<Played> {
  const past: string[] = []
  let byBoard = 0
  for (;;) {
    await until(engine, `hand.asked() !== null || hand.isOver()`)
    let { ask, at, over } = await engine.run<Look>(`hand.look(${JSON.stringify(CHOICES)})`)
    if (over) return { byBoard, past }
    const first = ask
    for (let presses = 0; ask !== null && ask === first && at !== null && presses < PRESSES; presses++) {
      await engine.click(...at)
      await engine.run(`hand.moved(${JSON.stringify(ask)})`)
      ;({ ask, at, over } = await engine.run<Look>(`hand.look(${JSON.stringify(CHOICES)})`))
    }
    if (ask === null || ask !== first) byBoard++
    else past.push(await engine.run<string>(`hand.answer(${JSON.stringify(table)})`))
    await pause(0)
  }
}

/** Reads a lesson and does what lights up, to its end. */
export async function learn(engine: Engine): Promise<void> {
  await until(engine, 'hand.step() !== undefined')
  for (let presses = 0; presses < 200; presses++) {
    const next = await engine.run<'done' | 'read' | 'do'>('hand.lesson()')
    if (next === 'done') return
    const before = await engine.run<string>('hand.step()')
    if (next === 'read') await press(engine, 'aside button', 'Go on')
    else {
      const at = await engine.run<Look['at']>(
        `hand.spot('dialog[open] button.primary') ?? hand.spot('[data-commit][data-hinted]') ?? hand.spot(${JSON.stringify(WANTED)})`,
      )
      if (at !== null) await engine.click(...at)
    }
    await engine.run(`hand.wentOn(${JSON.stringify(before)})`)
  }
  throw new Error(`${engine.name}: the lesson does not come to its end`)
}

/** Goes through a replay: to its end, back, some moments on, and lets it play. */
export async function rewind(engine: Engine): Promise<void> {
  const value = `Number(document.querySelector('section input[type=range]')?.value)`
  const top = `Number(document.querySelector('section input[type=range]')?.max)`
  const button = async (name: string): Promise<void> => press(engine, 'button', name)
  await until(engine, `${top} > 10`)
  await button('Last')
  await until(engine, `${value} === ${top}`)
  await button('First')
  await until(engine, `${value} === 0`)
  for (let step = 0; step < 5; step++) {
    const before = await engine.run<number>(value)
    await button('Forward')
    await until(engine, `${value} > ${before}`)
  }
  const before = await engine.run<number>(value)
  await button('Play')
  await until(engine, `${value} > ${before}`)
  await button('Pause')
}
