const files = import.meta.glob<string>('../../../*/rules*.md', { query: '?raw', import: 'default' })

const fileOf = (game: string, language: string): string => `../../../${game}/rules${language === 'en' ? '' : `.${language}`}.md`

/** The rules of a game as they are written, and in which language: the person's own, or English where nobody has translated them. */
export interface Rulebook {
  readonly language: string
  readonly markdown: string
}

/** The rules of a game, in a language if they have been translated. Those of a game from outside come from the server. */
export async function rulebook(game: string, language: string): Promise<Rulebook> {
  for (const one of [language, 'en']) {
    const load = files[fileOf(game, one)]
    if (load !== undefined) return { language: one, markdown: await load() }
  }
  const answer = await fetch(`/outside/${game}/rules?language=${language}`)
  return { language: answer.headers.get('content-language') ?? 'en', markdown: answer.ok ? await answer.text() : '' }
}
