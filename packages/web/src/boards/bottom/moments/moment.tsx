import type { TimeOfDay } from '../light.ts'
import type { Table } from '../props.ts'

export function BigMoment(_props: { readonly table: Table; readonly time: TimeOfDay }) {
  return null
}
