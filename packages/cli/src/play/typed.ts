/** What somebody typed at the prompt. */
type Typed =
  | { readonly does: 'choose'; readonly index: number }
  | { readonly does: 'unclear'; readonly indices: readonly number[] }
  | { readonly does: 'why'; readonly which: number | null }
  | { readonly does: 'rule'; readonly number: string }
  | { readonly does: 'card'; readonly name: string }
  | { readonly does: 'save'; readonly file: string }
  | { readonly does: 'table' | 'log' | 'undo' | 'help' | 'quit' | 'unknown' }

const WORDS: Readonly<Record<string, 'table' | 'log' | 'undo' | 'help' | 'quit'>> = {
  b: 'table',
  board: 'table',
  table: 'table',
  l: 'log',
  log: 'log',
  u: 'undo',
  undo: 'undo',
  h: 'help',
  help: 'help',
  q: 'quit',
  quit: 'quit',
  exit: 'quit',
}

/** Fewer letters fit too much. */
const LEAST_LETTERS = 3

/** Reads a line; `texts` are the choices as they are shown, and `only` the one that Enter takes. */
export function readTyped(line: string, texts: readonly string[], only: number | null): Typed {
  const typed = line.trim()
  if (typed === '') return only === null ? { does: 'unknown' } : { does: 'choose', index: only }
  const [first, ...rest] = typed.split(/\s+/)
  const word = first.toLowerCase()
  if (/^\d+$/.test(typed)) {
    const index = Number(typed) - 1
    return index >= 0 && index < texts.length ? { does: 'choose', index } : { does: 'unknown' }
  }
  if (word.startsWith('?')) return readWhy([...(word.length > 1 ? [first.slice(1)] : []), ...rest])
  if (word === 'rule') return { does: 'rule', number: rest.join(' ') }
  if (word === 'card') return { does: 'card', name: rest.join(' ') }
  if (word === 'save') return { does: 'save', file: typed.slice(first.length).trim() }
  if (rest.length === 0 && word in WORDS) return { does: WORDS[word] }
  if (typed.length < LEAST_LETTERS) return { does: 'unknown' }
  const indices = texts.flatMap((text, i) => (text.toLowerCase().includes(typed.toLowerCase()) ? [i] : []))
  if (indices.length === 0) return { does: 'unknown' }
  return indices.length === 1 ? { does: 'choose', index: indices[0] } : { does: 'unclear', indices }
}

function readWhy([which]: readonly string[]): Typed {
  if (which === undefined) return { does: 'why', which: null }
  return /^\d+$/.test(which) ? { does: 'why', which: Number(which) } : { does: 'rule', number: which }
}
