import type {
  Account,
  AlertsInfo,
  DeviceCode,
  Entered,
  HistoryPage,
  NewWay,
  PasskeyInfo,
  Preferences,
  SessionInfo,
  Statistics,
  WayInfo,
} from '@flotilla/protocol'
import { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import { call } from '../net/api.ts'

type Creation = Parameters<typeof startRegistration>[0]['optionsJSON']
type Request = Parameters<typeof startAuthentication>[0]['optionsJSON']

/** What concerns oneself: loaded with the page that shows it, not before. */
export const accountApi = {
  account: () => call<Account>('GET', '/me/account'),
  sessions: () => call<{ sessions: SessionInfo[] }>('GET', '/me/sessions').then(({ sessions }) => sessions),
  endSession: (id: string) => call<unknown>('DELETE', `/me/sessions/${id}`),
  passkeys: () => call<{ passkeys: PasskeyInfo[] }>('GET', '/me/passkeys').then(({ passkeys }) => passkeys),
  async keepByPasskey(name: string): Promise<void> {
    const optionsJSON = await call<Creation>('POST', '/me/passkeys/options', {})
    const response = await startRegistration({ optionsJSON })
    await call('POST', '/me/passkeys', { name, response })
  },
  dropPasskey: (id: string) => call<unknown>('DELETE', `/me/passkeys/${encodeURIComponent(id)}`),
  async enterByPasskey(): Promise<Entered> {
    const optionsJSON = await call<Request>('POST', '/session/passkey/options', {})
    const response = await startAuthentication({ optionsJSON })
    return call<Entered>('POST', '/session/passkey', { response })
  },
  newWords: () => call<{ words: string[] }>('POST', '/me/words', {}).then(({ words }) => words),
  enterByWords: (words: string) => call<Entered>('POST', '/session/words', { words }),
  device: () => call<DeviceCode>('POST', '/me/device', {}),
  enterByDevice: (code: string) => call<Entered>('POST', '/session/device', { code }),
  offerMail: (address: string) => call<unknown>('POST', '/me/mail', { address }),
  keepMail: (code: string) => call<unknown>('POST', '/me/mail/confirm', { code }),
  dropMail: () => call<unknown>('DELETE', '/me/mail'),
  askByMail: (address: string) => call<unknown>('POST', '/session/mail', { address }),
  enterByMail: (code: string) => call<Entered>('POST', '/session/mail/enter', { code }),
  merge: (code: string) => call<unknown>('POST', '/me/merge', { code }),
  data: () => call<object>('GET', '/me/data'),
  farewell: () => call<unknown>('DELETE', '/me'),
  alerts: () => call<AlertsInfo>('GET', '/me/alerts'),
  prefer: (preferences: Preferences) => call<unknown>('PUT', '/me/preferences', preferences),
  addWay: (way: NewWay) => call<WayInfo & { secret?: string }>('POST', '/me/ways', way),
  dropWay: (id: string) => call<unknown>('DELETE', `/me/ways/${id}`),
  tryWay: (id: string) => call<{ sent: boolean }>('POST', `/me/ways/${id}/test`, {}).then(({ sent }) => sent),
  vacation: (days: number) => call<{ until: number }>('PUT', '/me/vacation', { days }),
  history: ({ before, game }: { before?: number; game?: string } = {}) =>
    call<HistoryPage>(
      'GET',
      `/me/history?${new URLSearchParams({ ...(before === undefined ? {} : { before: String(before) }), ...(game === undefined ? {} : { game }) })}`,
    ),
  statistics: () => call<Statistics>('GET', '/me/statistics'),
}
