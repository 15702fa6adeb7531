const files = import.meta.glob<string>('../../../*/rules*.md', { query: '?raw', import: 'default' })

const fileOf = (game: string, language: string): string => `../../../${game}/rules${language === 'en' ? '' : `.${language}`}.md`

/** Whether a game's rules are there in a language; the others are read in English. */
export const isTranslated = (game: string, language: string): boolean => fileOf(game, language) in files

/** The rules of a game as they are written, in a language if they have been translated. */
export const rulebook = async (game: string, language: string): Promise<string> =>
  (await (files[fileOf(game, language)] ?? files[fileOf(game, 'en')])?.()) ?? ''
