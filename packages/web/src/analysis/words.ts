import { whyWords } from '@flotilla/bots/why-words'
import { measureWords as bottom } from '@flotilla/bottom/measure-words'
import type { ClientGame, Messages } from '@flotilla/kernel'
import { measureWords as quests } from '@flotilla/quests/measure-words'
import { measureWords as sinking } from '@flotilla/sinking/measure-words'
import { measureWords as waves } from '@flotilla/waves/measure-words'
import { useSay, type Say } from '../words.ts'
import { adviceWords } from './text.ts'

const MEASURES: Readonly<Record<string, Messages>> = { waves, sinking, bottom, quests }

/** What reasons are told in: those of every game, and those of this one. */
export const reasonWords = (game: string): readonly Messages[] => [whyWords, ...(game in MEASURES ? [MEASURES[game]] : [])]

/** The person's language, with the game's words, those of advice and of its reasons. */
export const useAdviceSay = ({ id, words: { messages } }: Pick<ClientGame, 'id' | 'words'>, names: readonly string[]): Say =>
  useSay([messages, ...reasonWords(id), adviceWords], names)
