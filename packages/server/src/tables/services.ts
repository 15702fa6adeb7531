import type { ServerMessage } from '@flotilla/protocol'
import type { Alerts } from '../alerts/alerts.ts'
import type { BotPool } from '../bots/bot-pool.ts'
import type { Log } from '../log.ts'
import type { Observer } from '../observer.ts'
import type { Journal } from '../storage/journal.ts'
import type { Tables } from '../storage/tables.ts'
import type { Clock } from '../time.ts'
import type { Connection } from './connection.ts'
import type { Relationships } from '../people/relationships.ts'
import type { Moderation } from '../people/moderation.ts'
import type { Results } from '../people/results.ts'
import type { Histories } from './histories.ts'
import type { Presence } from './presence.ts'

/** What every live table needs of the server around it. */
export interface TableServices {
  readonly time: Clock
  readonly tables: Tables
  readonly journal: Journal
  readonly bots: BotPool
  /** Calls people who are not here. */
  readonly alerts: Pick<Alerts, 'raise' | 'withdraw' | 'mayReach' | 'preferences'>
  /** What the host decided, what people have played, and who keeps whom away. */
  readonly moderation: Pick<Moderation, 'checkTalk'>
  readonly results: Pick<Results, 'keep'>
  readonly relationships: Pick<Relationships, 'pairs' | 'apart'>
  /** Null where no other server can be. */
  readonly presence: Presence | null
  readonly log: Log
  readonly observer: Observer
  readonly histories: Histories
  /** What is under way is finished, nothing is begun. */
  readonly isClosing: boolean
  /** To all sockets and streams of a person, whatever they look at; not to those for which `knows` holds. */
  tellPerson(person: string, message: ServerMessage, knows?: (connection: Connection) => boolean): void
  /** Work that nobody waits for; what goes wrong is logged, and a shutdown waits for it. */
  run(work: Promise<unknown>): void
}
