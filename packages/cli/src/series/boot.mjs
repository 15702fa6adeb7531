// Workers started from the sources learn TypeScript first; the built command does without.
import { register } from 'tsx/esm/api'

register()
export default (await import('./worker.ts')).default
