import type { Say } from '../words.ts'

/** What an edition is called: by the game's words, otherwise by its id. */
export function editionName(say: Say, id: string): string {
  const words = say(`edition.${id}`)
  return words.startsWith('[') ? id : words
}
