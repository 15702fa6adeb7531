export {
  LEARNER,
  Tutor,
  firstWords,
  type FirstGame,
  type Lesson,
  type Lessons,
  type LessonStep,
  type Look,
  type Picture,
  type Pictures,
} from './lesson.ts'
export { walk } from './walk.ts'
export { Stage } from '../scene/stage.ts'
