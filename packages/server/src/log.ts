/** What we need of a logger: pino's shape. */
export interface Log {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

export const silent: Log = { info: () => undefined, warn: () => undefined, error: () => undefined }
