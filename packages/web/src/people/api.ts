import type { Companion, Profile, ReportBody } from '@flotilla/protocol'
import { call } from '../net/api.ts'

/** What concerns other people. */
export const people = {
  profile: (id: string) => call<Profile>('GET', `/people/${id}`),
  known: () => call<{ people: Companion[] }>('GET', '/me/people').then(({ people: all }) => all),
  bond: (id: string, kind: 'follow' | 'block', on: boolean) => call<unknown>('PUT', `/people/${id}/relationship`, { kind, on }),
  report: (body: ReportBody) => call<unknown>('POST', '/reports', body),
  invite: (table: string, person: string) => call<unknown>('POST', `/tables/${table}/invite`, { person }),
  nudge: (table: string, seat: number) => call<unknown>('POST', `/tables/${table}/nudge`, { seat }),
}
