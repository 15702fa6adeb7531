// Whether a rule can be found by the names of the files alone: a chapter of the rulebook is a file of that name, and no two names mean the same.

/** Chapters that only say what words mean or who knows what: their rules stand where they are carried out. */
const OF_WORDS = ['terms', 'what the words mean', 'hidden information']
const SMALL_WORDS = new Set(['a', 'an', 'and', 'the', 'of', 'for', 'with', 'from', 'to', 'when', 'what', 'will', 'on', 'in'])
/** Words that a reader takes for one another. */
const SAME: readonly (readonly string[])[] = [
  ['look', 'see', 'view', 'show', 'peek', 'watch'],
  ['take', 'get', 'grab', 'pick', 'choose', 'choice', 'select'],
  ['put', 'place', 'lay', 'add'],
  ['end', 'finish', 'final', 'over', 'close', 'last'],
  ['begin', 'start', 'setup', 'init'],
  ['play', 'main', 'do', 'act', 'deed', 'use'],
  ['own', 'self', 'mine', 'purse'],
  ['ask', 'question', 'decision', 'request', 'poll'],
  ['move', 'sail', 'voyage', 'travel', 'go'],
  ['attack', 'fight', 'strike', 'hit', 'shoot', 'battle'],
  ['damage', 'hurt', 'harm', 'wound'],
  ['repair', 'mend', 'heal', 'fix'],
  ['score', 'points', 'rank', 'result'],
  ['treasure', 'loot', 'booty'],
  ['port', 'harbour', 'haven'],
  ['team', 'crew', 'mate', 'side'],
  ['draw', 'deal'],
]
/** Names that say nothing by themselves, unless the rulebook has a chapter of that name. */
const EMPTY = new Set(['look', 'put', 'own', 'main', 'play', 'do', 'act', 'use', 'take', 'util', 'helper', 'common', 'misc'])

const stem = (word: string): string => word.replace(/(?:ment|ing|ies|es|s)$/, '').replace(/(.)\1$/, '$1')
const meaning = (word: string): string =>
  SAME.find((group) => group.some((one) => one === word || stem(one) === stem(word)))?.[0] ?? stem(word)
const wordsOf = (name: string): string[] => name.split(/[^a-z0-9]+/).filter((word) => word !== '' && !SMALL_WORDS.has(word))
const within = (few: readonly string[], many: readonly string[]): boolean => few.length > 0 && few.every((word) => many.includes(word))

/** The titles of the numbered chapters and of the parts of a chapter that have rules of their own. */
const titlesOf = (markdown: string): string[] =>
  markdown
    .split(/^(?=#{2,3} )/m)
    .filter((chapter) => /^(?:## \d+|### )/.test(chapter) && /^- \*\*[A-Z]{2}-\d/m.test(chapter))
    .map((chapter) =>
      (chapter.split('\n')[0] ?? '')
        .replace(/^#+ (?:\d+(?: ·|\.)? )?/, '')
        .replace(/ \(.*$/, '')
        .toLowerCase()
        .replaceAll('-', ''),
    )

const isNamedBy = (name: string, title: string): boolean => {
  const file = wordsOf(name.replace('co-op', 'coop')).map(stem)
  const chapter = wordsOf(title).map(stem)
  return within(file, chapter) || within(chapter, file)
}

/** What a chapter's title names that no file and no folder is named by: `Discuss and declare` asks for two. */
export function withoutFile(markdown: string, names: readonly string[]): string[] {
  return titlesOf(markdown)
    .filter((title) => !OF_WORDS.includes(title))
    .flatMap((title) => (names.some((name) => wordsOf(name).length > 1 && isNamedBy(name, title)) ? [] : title.split(/, | and /)))
    .filter((part) => !names.some((name) => isNamedBy(name, part)))
}

/** Names of which a reader could not say which of the two to open, and names that say nothing. */
export function unclearNames(markdown: string, names: readonly string[]): string[] {
  const chapters = titlesOf(markdown).flatMap((title) => title.split(/, | and /))
  const isChapter = (name: string): boolean => chapters.some((title) => isNamedBy(name, title))
  const unclear: string[] = []
  const seen = new Map<string, string>()
  for (const name of names) {
    const words = wordsOf(name)
    const means = [...new Set(words.map(meaning))].toSorted().join(' ')
    const other = seen.get(means)
    if (other !== undefined && !(isChapter(name) && isChapter(other))) unclear.push(`${other} and ${name}`)
    if (words.length === 1 && EMPTY.has(stem(words[0] ?? '')) && !isChapter(name)) unclear.push(name)
    seen.set(means, name)
  }
  return unclear
}
