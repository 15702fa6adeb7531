/** Why a table does not do what it is asked, as a code of the platform's catalogue. What the rules forbid is an IllegalChoice. */
export class TableRefusal extends Error {
  readonly code: string

  constructor(code: string) {
    super(code)
    this.code = code
  }
}
