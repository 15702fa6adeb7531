import type { Fault } from './error.ts'

/** Something that was asked for and not done, with the reason. */
export class Refusal extends Error {
  readonly fault: Fault
  /** The status of the HTTP response; 0 where no server answered. */
  readonly status: number

  constructor(status: number, fault: Fault) {
    super(fault.message)
    this.name = 'Refusal'
    this.status = status
    this.fault = fault
  }
}
