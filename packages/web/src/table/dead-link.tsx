import type { Fault } from '@flotilla/wire'
import { Lost } from '../shell/lost.tsx'
import { tellFault, useSay } from '../words.ts'

/** No table here, or none for this person: only the latter needs its reason. */
export function DeadLink({ fault }: { fault: Fault }) {
  const say = useSay()
  const mistyped = fault.code === 'bad.field' || fault.code === 'table.none'
  return <Lost title={mistyped ? say('web.deadLink') : tellFault(say, fault)}>{mistyped ? <p>{say('web.deadLinkHint')}</p> : null}</Lost>
}
