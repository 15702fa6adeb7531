import type { ServerMessage } from '@flotilla/protocol'
import type { Actor } from '../storage/people.ts'

/** A way to somebody: a socket or a stream. It ends once; whoever told something by it is rid of it at that very moment. */
export abstract class Connection {
  readonly actor: Actor | null
  readonly #farewells = new Map<object, () => void>()
  #isOpen = true

  constructor(actor: Actor | null) {
    this.actor = actor
  }

  /** Bytes that were sent and not read yet. */
  abstract get behind(): number

  /** Tables that are looked at by it. */
  abstract get looks(): number

  get isOpen(): boolean {
    return this.#isOpen
  }

  /** Nothing is sent after the end. */
  send(text: string): void {
    if (this.#isOpen) this.write(text)
  }

  /** Whoever it is has no business here any more. */
  abstract close(): void
  /** Asks whoever it is to come again, to be received by another server; false while something of theirs is under way. */
  abstract moveOn(): boolean
  protected abstract write(text: string): void

  /** What `whom` does when it ends: at once if it already has. */
  onEnd(whom: object, farewell: () => void): void {
    if (this.#isOpen) this.#farewells.set(whom, farewell)
    else farewell()
  }

  /** `whom` has nothing to do with it any more. */
  forget(whom: object): void {
    this.#farewells.delete(whom)
  }

  protected end(): void {
    if (!this.#isOpen) return
    this.#isOpen = false
    for (const farewell of this.#farewells.values()) farewell()
    this.#farewells.clear()
  }
}

export const send = (connection: Connection, message: ServerMessage): void => connection.send(JSON.stringify(message))
