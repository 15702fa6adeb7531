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
}

/** A suite is a file of its own in suites/, named in suites/index.ts. */
export interface Suite {
  readonly about: string
  run(settings: Settings): Promise<Figure[]> | Figure[]
}
