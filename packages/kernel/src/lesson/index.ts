export { LEARNER, Tutor, type Lesson, type Lessons, type LessonStep, type Look } from './lesson.ts'
export { walk } from './walk.ts'
export { Stage } from '../scene/stage.ts'
