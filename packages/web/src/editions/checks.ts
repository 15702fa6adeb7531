import type { Game, Message } from '@flotilla/kernel'
import type { Draft, Look } from './draft.ts'

/** Something that does not add up, or does. */
export interface Check {
  /** The schema refuses it; the rulebook counts otherwise; or it is as it should be. */
  readonly kind: 'cannot' | 'ask' | 'fine'
  /** The number, or the thing or part that it is about, by id. */
  readonly at: string
  readonly key: string
  readonly words: Message | string
}

/** What a schema says of a wrong number: in words of the game where it has them. */
interface Issue {
  readonly path: readonly PropertyKey[]
  readonly message: string
  readonly params?: { readonly words?: Message }
}

const wordsOf = ({ params, message }: Issue): Message | string => params?.words ?? message

/** The worst first: what cannot be played, what is asked, what is fine. A refusal hides what else there is to say of the number. */
export function checksOf(game: Game, draft: Draft, { entries }: Pick<Look, 'entries'>): readonly Check[] {
  const parsed = game.editionSchema.safeParse(draft.edition)
  const issues = (parsed.error?.issues ?? []) as readonly Issue[]
  const cannot = issues.map((issue): Check => {
    const place = issue.path.map(String).join('.')
    return { kind: 'cannot', at: place, key: `cannot ${place}`, words: wordsOf(issue) }
  })
  if (!parsed.success) return cannot
  const settled = new Set(draft.settled)
  const said = (game.editionSheet?.checks?.(parsed.data) ?? []).map(({ at, holds, words }): Check => {
    const key = `${words.code} ${JSON.stringify(words.params ?? {})}`
    return { kind: holds || settled.has(key) ? 'fine' : 'ask', at: at.join('.'), key, words }
  })
  // What the rulebook says may be changed, but hardly by somebody who reads it off a card.
  const doubted = [...entries.values()].flatMap(({ id, mark, source, value, builtIn }): Check[] => {
    const key = `rulebook ${id} ${String(value)}`
    const words = { code: 'edition.rulebookAsk', params: { value: String(builtIn) } }
    return mark === 'yours' && source === 'rulebook' && !settled.has(key) ? [{ kind: 'ask', at: id, key, words }] : []
  })
  return [...doubted, ...said.filter(({ kind }) => kind === 'ask'), ...said.filter(({ kind }) => kind === 'fine')]
}
