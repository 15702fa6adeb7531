import type { Fault } from '@flotilla/protocol'
import { useState } from 'react'
import { faultOf } from '../net/api.ts'

export interface Task {
  readonly busy: boolean
  readonly fault: Fault | null
  /** Does something that may fail, and says so if it does. */
  readonly run: (work: () => Promise<unknown>) => void
}

/** One thing at a time, and what went wrong with it. A person who closes a browser's own dialog has changed their mind: that is no fault. */
export function useTask(): Task {
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<Fault | null>(null)
  const run = (work: () => Promise<unknown>): void => {
    setBusy(true)
    setFault(null)
    work()
      .catch((error: unknown) => {
        if (!(error instanceof Error && error.name === 'NotAllowedError')) setFault(faultOf(error))
      })
      .finally(() => setBusy(false))
  }
  return { busy, fault, run }
}
