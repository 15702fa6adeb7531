import { createHash } from 'node:crypto'
import type { TableInfo } from '@flotilla/protocol'
import { seatOfPerson } from '../../storage/doc.ts'
import { tableInfo } from '../info.ts'
import type { RunningTable } from './running-table.ts'

interface Told {
  readonly info: TableInfo
  readonly hash: string
}

export const hashOf = (info: TableInfo): string => createHash('sha1').update(JSON.stringify(info)).digest('base64')

/** A table's info as it is told to each person at this moment: made once for all who have nothing to do with the table. */
export function infosOf(table: RunningTable): (person: string | undefined) => Told {
  const { doc } = table.record
  const told = new Map<string, Told>()
  return (person) => {
    const isKnown =
      person !== undefined && (person === doc.host || doc.removed?.includes(person) === true || seatOfPerson(doc, person) !== null)
    const key = isKnown ? person : ''
    const known = told.get(key)
    if (known !== undefined) return known
    const info = tableInfo(table.record, person, table)
    const made = { info, hash: hashOf(info) }
    told.set(key, made)
    return made
  }
}
