import type { Deed, FoundPerson, HostedTable, Limits, Now, Report, Ruling } from '@flotilla/protocol'
import { call } from '../net/api.ts'

export const adminApi = {
  now: () => call<Now>('GET', '/admin'),
  find: (name: string) =>
    call<{ people: FoundPerson[] }>('GET', `/admin/people?name=${encodeURIComponent(name)}`).then(({ people }) => people),
  reports: () => call<{ reports: Report[] }>('GET', '/admin/reports').then(({ reports }) => reports),
  handled: (id: string) => call<unknown>('POST', `/admin/reports/${id}/handled`, {}),
  rulings: () => call<{ rulings: Ruling[] }>('GET', '/admin/rulings').then(({ rulings }) => rulings),
  rule: (person: string, ruling: { kind: Ruling['kind']; reason: string; hours?: number }) =>
    call<unknown>('POST', `/admin/people/${person}/rulings`, ruling),
  pardon: (person: string, kind: Ruling['kind']) => call<unknown>('DELETE', `/admin/people/${person}/rulings/${kind}`),
  announce: (text: string) => call<unknown>('PUT', '/admin/announcement', { text }),
  names: (names: readonly string[]) => call<unknown>('PUT', '/admin/names', { names }),
  limit: (limits: Limits) => call<unknown>('PUT', '/admin/limits', limits),
  tables: () => call<{ tables: HostedTable[] }>('GET', '/admin/tables').then(({ tables }) => tables),
  close: (table: string, reason: string) => call<unknown>('POST', `/admin/tables/${table}/close`, { reason }),
  audit: () => call<{ deeds: Deed[] }>('GET', '/admin/audit').then(({ deeds }) => deeds),
}
