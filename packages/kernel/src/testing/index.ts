export { mustBe } from './difference.ts'
export type { Script } from './fate.ts'
export { Scene } from './scene.ts'
export type { Given, Move, Moves } from './stage.ts'
