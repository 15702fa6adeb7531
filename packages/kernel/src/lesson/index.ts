export { LEARNER, Tutor, type Lesson, type Lessons, type LessonStep, type Look, type Picture, type Pictures } from './lesson.ts'
export { walk } from './walk.ts'
export { Stage } from '../scene/stage.ts'
