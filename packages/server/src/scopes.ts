import { SCOPES, type ClientMessage, type Scope } from '@flotilla/protocol'
import { refusal } from './refusal.ts'
import type { Actor } from './storage/people.ts'

/**
 * What an address asks of whoever uses it: a scope, and to be somebody; with `?` strangers may, too.
 * `message`: what is sent says which (see below). `everything`: all scopes, because what is made here may do everything. `anyone`: nothing is asked here; of the host's own addresses nobody else shall even learn.
 */
export type Need = Scope | `${Scope}?` | 'message' | 'everything' | 'anyone'

/** Route × scope, the whole of it. What is not listed is for its owner's own session alone. */
export const ROUTES: Readonly<Record<string, Need>> = {
  'POST /api/session': 'account?',
  'DELETE /api/session': 'account?',
  'DELETE /api/sessions': 'account',
  'POST /api/session/passkey/options': 'account?',
  'POST /api/session/passkey': 'account?',
  'POST /api/session/words': 'account?',
  'POST /api/session/device': 'account?',
  'POST /api/session/mail': 'account?',
  'POST /api/session/mail/enter': 'account?',

  'GET /api/me': 'read',
  'DELETE /api/me': 'account',
  'GET /api/me/account': 'account',
  'GET /api/me/alerts': 'account',
  'GET /api/me/data': 'account',
  'POST /api/me/device': 'everything',
  'POST /api/me/mail': 'account',
  'POST /api/me/mail/confirm': 'account',
  'DELETE /api/me/mail': 'account',
  'POST /api/me/merge': 'account',
  'GET /api/me/passkeys': 'account',
  'POST /api/me/passkeys': 'account',
  'POST /api/me/passkeys/options': 'account',
  'DELETE /api/me/passkeys/:id': 'account',
  'PUT /api/me/preferences': 'account',
  'GET /api/me/sessions': 'account',
  'DELETE /api/me/sessions/:id': 'account',
  'POST /api/me/ways': 'account',
  'DELETE /api/me/ways/:id': 'account',
  'POST /api/me/ways/:id/test': 'account',
  'POST /api/me/words': 'account',
  'GET /api/tokens': 'account',
  'POST /api/tokens': 'account',
  'DELETE /api/tokens/:id': 'account',
  'POST /api/bots': 'everything',

  'GET /api/me/history': 'read',
  'GET /api/me/statistics': 'read',
  'GET /api/me/people': 'account',
  'GET /api/me/invitations': 'read',
  'DELETE /api/me/invitations/:id': 'play',
  'PUT /api/me/vacation': 'account',
  'GET /api/people/:id': 'read?',
  'PUT /api/people/:id/relationship': 'account',
  'POST /api/reports': 'talk',
  'GET /api/announcement': 'anyone',

  'GET /api/admin': 'anyone',
  'GET /api/admin/audit': 'anyone',
  'PUT /api/admin/announcement': 'anyone',
  'PUT /api/admin/limits': 'anyone',
  'PUT /api/admin/names': 'anyone',
  'GET /api/admin/people': 'anyone',
  'POST /api/admin/people/:id/rulings': 'anyone',
  'DELETE /api/admin/people/:id/rulings/:kind': 'anyone',
  'GET /api/admin/reports': 'anyone',
  'POST /api/admin/reports/:id/handled': 'anyone',
  'GET /api/admin/rulings': 'anyone',
  'GET /api/admin/tables': 'anyone',
  'POST /api/admin/tables/:id/close': 'anyone',

  'GET /api/games': 'read?',
  'GET /api/games/:game/editions/:edition': 'read?',
  'GET /api/tables': 'read?',
  'GET /api/me/tables': 'read',
  'POST /api/tables': 'play',
  'GET /api/tables/:id': 'read?',
  'POST /api/tables/:id/sit': 'play?',
  'POST /api/tables/:id/ready': 'play',
  'POST /api/tables/:id/invite': 'play',
  'POST /api/tables/:id/nudge': 'play',
  'POST /api/tables/:id/leave': 'play',
  'PUT /api/tables/:id/seats/:seat': 'play',
  'POST /api/tables/:id/swap': 'play',
  'POST /api/tables/:id/start': 'play',
  'POST /api/tables/:id/rematch': 'play',
  'POST /api/tables/:id/reveal': 'play',
  'GET /api/tables/:id/record': 'read?',

  'GET /api/tables/:id/state': 'read?',
  'GET /api/tables/:id/history': 'read?',
  'GET /api/tables/:id/edition': 'read?',
  'GET /api/tables/:id/text': 'read?',
  'GET /api/tables/:id/stream': 'read?',
  'POST /api/tables/:id/answers': 'play',
  'POST /api/tables/:id/requests': 'message',
  'GET /api/stream': 'read',
}

/** Message × scope, by socket and by HTTP alike; null where nothing is asked for and nothing given. */
export const MESSAGES: Readonly<Record<ClientMessage['type'], Scope | null>> = {
  hello: 'read',
  bye: null,
  ping: null,
  answer: 'play',
  undo: 'play',
  vote: 'play',
  mute: 'play',
  orders: 'play',
  away: 'play',
  say: 'talk',
  signal: 'talk',
}

export const has = ({ scopes }: Actor, scope: Scope): boolean => scopes.includes(scope)

export function allow(actor: Actor, scope: Scope): void {
  if (!has(actor, scope)) throw refusal('person.scope', { status: 403, params: { scope } })
}

/** Whoever it is, or nobody, may come in here; throws why not. */
export function admit(actor: Actor | null, need: Need): void {
  if (need === 'anyone') return
  const scope = need.replace('?', '') as Exclude<Need, `${Scope}?` | 'anyone'>
  if (actor === null) {
    if (scope === need) throw refusal('person.unknown', { status: 401 })
  } else if (scope === 'everything') for (const one of SCOPES) allow(actor, one)
  else if (scope !== 'message') allow(actor, scope)
}

/** The same for a message. */
export function admitMessage(actor: Actor | null, type: ClientMessage['type']): void {
  const scope = MESSAGES[type]
  if (actor !== null && scope !== null) allow(actor, scope)
}
