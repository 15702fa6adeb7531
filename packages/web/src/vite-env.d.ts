/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The languages that this site offers, in the order of their codes; not there where the sources run without a build. */
  readonly LANGUAGES?: readonly string[]
  /** In the lines of index.html: what each kind of page begins with, as JSON; null in development. */
  readonly PRELOADS?: string | null
}
