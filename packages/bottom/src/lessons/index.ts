import type { Lessons } from '@flotilla/kernel/lesson'
import { first } from './first.ts'
import { lessons } from './lessons.ts'
import { pictures } from './pictures.ts'
import { lessonWords } from './words.ts'

/** Learn the game by playing it. */
export const bottomLessons: Lessons = { game: 'bottom', lessons, first, pictures, words: lessonWords }
