import { say } from '@flotilla/kernel'
import { catalogueOf } from '@flotilla/kernel/icu'
import type { Finding } from '../src/board/inspect.ts'
import { messages } from '../src/words/en.ts'
import { mapWords } from '../src/words/maps.en.ts'

/** What the checker of maps has found, as people read it. */
export const inEnglish = (finding: Finding): string =>
  say({ language: 'en', catalogue: { ...catalogueOf(messages.en), ...catalogueOf(mapWords.en) }, names: [] }, finding)
