import type { ClientGame } from '@flotilla/kernel'

/** Rules of before whose tables the present board can still show, as `waves-1`: those that lay the same things on the table. */
const stillFits: ReadonlySet<string> = new Set()

/** Whether the board that a game has can show a table of these rules; otherwise it is played at the text table. */
export const boardFits = ({ id, rulesVersion, runtime: hands }: ClientGame): boolean =>
  hands === undefined || stillFits.has(`${id}-${rulesVersion}`)
