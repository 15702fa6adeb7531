/** What became of a request. */
export interface Done {
  /** Stored, but shown only when the window closes. */
  readonly held: boolean
  /** It had been done before. */
  readonly again: boolean
}

export const DONE: Done = { held: false, again: false }
export const AGAIN: Done = { held: false, again: true }
