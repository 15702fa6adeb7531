export {
  LEARNER,
  Tutor,
  firstCode,
  type FirstGame,
  type Lesson,
  type Lessons,
  type LessonStep,
  type Look,
  type Picture,
  type Pictures,
  type Position,
} from './lesson.ts'
export { reachable, type Reached } from './reach.ts'
export { walk } from './walk.ts'
export { Stage } from '../testing/stage.ts'
