/** A place in an edition: names, and places in lists. */
export type Path = readonly (string | number)[]

/** The value at a path; undefined where there is none. */
export const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (part, key) =>
      typeof part === 'object' && part !== null && Object.hasOwn(part, key) ? (part as Record<string, unknown>)[key] : undefined,
    value,
  )

/** A path without its places in lists, as the sheet names it. */
export const patternOf = (path: Path): string => path.filter((key) => typeof key === 'string').join('.')
