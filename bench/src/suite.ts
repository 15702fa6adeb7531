/** One number that was measured. */
export interface Figure {
  readonly name: string
  readonly value: number
  readonly unit: string
  /** How many times the other contender's, measured side by side; absent where there is none. */
  readonly ratio?: number
}

export interface Settings {
  /** For each comparison, warming up included. */
  readonly seconds: number
  readonly seats: number
  /** Measure our server on PostgreSQL, too. */
  readonly database: boolean
  /** So many finished games are stored at most. */
  readonly games: number
  /** The earlier commit to compare with. */
  readonly ref?: string
}

/** A suite is a file of its own in suites/, named in suites/index.ts. */
export interface Suite {
  readonly about: string
  /** It compares with an earlier commit, so it runs only where one is named. */
  readonly needsRef?: true
  /** It takes minutes, so it runs only where it is named. */
  readonly isLong?: true
  run(settings: Settings): Promise<Figure[]> | Figure[]
}
