import type { Frozen } from '../src/index.ts'

export declare const game: Frozen['game']
export declare const score: Frozen['score']
