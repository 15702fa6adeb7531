import { useCallback, useEffect, useState } from 'react'
import { faultOf } from '../net/api.ts'
import type { Fault } from '@flotilla/protocol'

export interface Loaded<T> {
  readonly value: T | null
  readonly fault: Fault | null
  readonly again: () => void
}

/** Loads once, and again on request; a failure is a fault to be told, never a blank page. */
export function useLoad<T>(load: () => Promise<T>): Loaded<T> {
  const [value, setValue] = useState<T | null>(null)
  const [fault, setFault] = useState<Fault | null>(null)
  const again = useCallback(() => {
    load().then(
      (loaded) => {
        setValue(loaded)
        setFault(null)
      },
      (error: unknown) => {
        setFault(faultOf(error))
      },
    )
  }, [load])
  useEffect(again, [again])
  return { value, fault, again }
}
