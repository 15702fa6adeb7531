/** A real PostgreSQL from the npm binaries, with its own data folder. */
export interface Postgres {
  url(database?: string): string
  /** Kills the server process group at once, as a crash would. */
  crash(): Promise<void>
  again(): Promise<void>
  stop(): Promise<void>
}
/** Why there is no PostgreSQL on this machine; null if there is. */
export declare function whyNoPostgres(): Promise<string | null>
export declare function startPostgres(durable?: boolean): Promise<Postgres>
//# sourceMappingURL=postgres.d.ts.map
