import type { Fault } from '@flotilla/protocol'
import { NotFound } from '../layout/not-found.tsx'
import { tellFault, useSay } from '../words.ts'

/** No table here, or none for this person: only the latter needs its reason. */
export function TableNotFound({ fault }: { fault: Fault }) {
  const say = useSay()
  const mistyped = fault.code === 'bad.field' || fault.code === 'table.none'
  return (
    <NotFound title={mistyped ? say('web.deadLink') : tellFault(say, fault)}>{mistyped ? <p>{say('web.deadLinkHint')}</p> : null}</NotFound>
  )
}
