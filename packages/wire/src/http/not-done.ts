import type { Fault } from '../error.ts'

/** What the host answered instead of doing it. */
export class NotDone extends Error {
  readonly status: number
  readonly fault: Fault

  constructor(status: number, fault: Fault) {
    super(fault.message)
    this.name = 'NotDone'
    this.status = status
    this.fault = fault
  }
}
