import { createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import cookie from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { refusal } from '../refusal.ts'
import { ROUTES, admit } from '../scopes.ts'
import type { Actor, People } from '../storage/people.ts'
import type { Moderation } from '../people/moderation.ts'
import { visitorAt } from './address.ts'

const COOKIE = 'flotilla'
const COOKIE_IN_HEADER = new RegExp(`(?:^|;\\s*)${COOKIE}=([^;\\s]*)`)
/** Enough that two addresses hardly ever share one. */
const ORIGIN_LENGTH = 16
const YEAR = 365 * 24 * 3600
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/** By which address a client knows this server. */
export interface OwnSite {
  readonly host: string | undefined
  readonly protocol: string
}

/** The site of an origin; null for an opaque one (`null`) and for what is no address of a site at all. */
export function siteAt(origin: string): URL | null {
  const url = URL.canParse(origin) ? new URL(origin) : null
  return url !== null && /^https?:$/.test(url.protocol) && url.hostname !== '' ? url : null
}

/** Tells who knocks: by a signed cookie with a random session id, or by a token. */
export class Auth {
  readonly people: People
  readonly #order: Pick<Moderation, 'checkEntry'>
  readonly #secret: string
  readonly #origins: readonly string[]
  readonly #signer: InstanceType<typeof cookie.Signer>
  readonly #admitted = new WeakMap<FastifyRequest, Actor | null>()

  constructor(people: People, moderation: Pick<Moderation, 'checkEntry'>, secret: string, origins: readonly string[]) {
    this.people = people
    this.#order = moderation
    this.#secret = secret
    this.#origins = origins
    this.#signer = new cookie.Signer(this.#secret)
  }

  /** Stands for the address that a request comes from; whoever reads it does not see the address. */
  originOf({ ip }: Pick<FastifyRequest, 'ip'>): string {
    return createHmac('sha256', this.#secret).update(visitorAt(ip)).digest('base64url').slice(0, ORIGIN_LENGTH)
  }

  /** The secret of the session in the cookie, if its signature is ours. */
  sessionOf(header: string | undefined): string | null {
    const raw = header === undefined ? undefined : COOKIE_IN_HEADER.exec(header)?.[1]
    if (raw === undefined) return null
    const { valid, value } = this.#signer.unsign(raw)
    return valid ? value : null
  }

  async actorOf(request: Pick<IncomingMessage, 'headers'>): Promise<Actor | null> {
    const actor = await this.#whoKnocks(request)
    if (actor !== null) await this.#order.checkEntry(actor)
    return actor
  }

  async #whoKnocks({ headers }: Pick<IncomingMessage, 'headers'>): Promise<Actor | null> {
    const { authorization } = headers
    if (authorization !== undefined) {
      const token = /^Bearer (\S+)$/i.exec(authorization)?.[1]
      const actor = token === undefined ? null : await this.people.byToken(token)
      if (actor === null) throw refusal('person.noToken', { status: 401 })
      return actor
    }
    const session = this.sessionOf(headers.cookie)
    return session === null ? null : this.people.bySession(session)
  }

  /** Before anything is done for a request: whoever it is, or nobody, may they ask for this at all? */
  async admit(request: FastifyRequest): Promise<void> {
    const { method, url = '' } = request.routeOptions
    if (url.startsWith('/api/docs')) return
    const actor = await this.actorOf(request.raw)
    admit(actor, ROUTES[`${String(method).replace('HEAD', 'GET')} ${url}`] ?? 'account')
    this.#admitted.set(request, actor)
  }

  /** Who has been admitted; null for a stranger. */
  visitor(request: FastifyRequest): Actor | null {
    return this.#admitted.get(request) ?? null
  }

  /** Where strangers are not. */
  actor(request: FastifyRequest): Actor {
    const actor = this.visitor(request)
    if (actor === null) throw refusal('person.unknown', { status: 401 })
    return actor
  }

  giveCookie(request: FastifyRequest, reply: FastifyReply, secret: string): void {
    void reply.setCookie(COOKIE, this.#signer.sign(secret), {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: request.protocol === 'https',
      maxAge: YEAR,
      // A signature may have characters that are escaped otherwise; a cookie may carry them as they are.
      encode: (value) => value,
    })
  }

  takeCookie(reply: FastifyReply): void {
    void reply.clearCookie(COOKIE, { path: '/' })
  }

  /** A page of another site must not act with a visitor's cookie. Programs send no origin, and have no cookie to steal. */
  checkOrigin(headers: IncomingMessage['headers'], site: OwnSite, method = 'GET', isSocket = false): void {
    if (SAFE.has(method) && !isSocket) return
    const { origin } = headers
    const foreign = origin === undefined ? headers['sec-fetch-site'] === 'cross-site' : !this.#isOurs(origin, site)
    if (foreign) throw refusal('bad.origin', { status: 403 })
  }

  /**
   * A page that came unencrypted may be anybody's who sits between, so it may not act at a site that is encrypted. The other way round
   * it may: a proxy that is not believed leaves us unaware of the encryption.
   */
  #isOurs(origin: string, { host, protocol }: OwnSite): boolean {
    if (this.#origins.includes(origin)) return true
    const page = siteAt(origin)
    const own = siteAt(`${protocol}://${host ?? ''}`)
    if (page === null || own === null) return false
    if (page.origin === own.origin) return true
    return page.protocol === 'https:' && page.host === host
  }
}
