import type { Rng } from '../chance.ts'
import type { Choice } from '../state.ts'
import { pick } from './play.ts'

const VALUES: readonly unknown[] = [
  null,
  undefined,
  true,
  '',
  'x',
  '__proto__',
  -1,
  0,
  1,
  0.5,
  1e9,
  1e308,
  NaN,
  Infinity,
  [],
  {},
  [0],
  { at: 0 },
]

/** Things no rule has offered: no objects at all, strange ones, and small changes to what is legal. */
export function garbage(legal: readonly Choice[], rng: Rng): unknown[] {
  const loop: Record<string, unknown> = {}
  loop.loop = loop
  const strange = [
    ...VALUES,
    10n,
    Symbol('choice'),
    () => ({}),
    'x'.repeat(10_000),
    Array.from({ length: 1000 }, (_, at) => at),
    JSON.parse('{"__proto__":{"take":0}}'),
    JSON.parse('{"constructor":{"prototype":{}},"toString":1}'),
    loop,
  ]
  return legal.length === 0 ? strange : [...strange, ...changed(pick(legal, rng), rng), legal]
}

function changed(choice: Choice, rng: Rng): unknown[] {
  const entries = Object.entries(choice)
  return [
    JSON.stringify(choice),
    [choice],
    Object.create(choice),
    { ...choice, extra: 1 },
    { ...choice, __proto__: { extra: 1 }, toString: 'x' },
    ...entries.map(([key]) => Object.fromEntries(entries.filter(([other]) => other !== key))),
    ...entries.map(([key, value]) => ({ ...choice, [key]: pick(VALUES, rng), [`${key} `]: value })),
    ...entries.flatMap(([key, value]) => [pick(VALUES, rng), [value], String(value) + ' '].map((other) => ({ ...choice, [key]: other }))),
  ]
}
