import type { Lessons } from '@flotilla/kernel/lesson'
import { lessons } from './lessons.ts'
import { pictures } from './pictures.ts'
import { de, en } from './words.ts'

/** Learn the game by playing it. */
export const wavesLessons: Lessons = { game: 'waves', lessons, pictures, words: { en, de } }
