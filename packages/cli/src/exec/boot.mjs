// Threads started from the sources learn TypeScript first; the built command does without.
import { register } from 'tsx/esm/api'

register()
await import('./keeper.ts')
