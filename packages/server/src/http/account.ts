import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { botBody, enterBody, me, newBot, newToken, ownId, tokenBody, tokenInfo } from '@flotilla/protocol'
import { z } from 'zod'
import { refusal } from '../refusal.ts'
import type { TableRegistry } from '../tables/registry.ts'
import { visitorAt } from './address.ts'
import type { RateCounter } from '../rate-counter.ts'
import { deviceOf } from './device.ts'
import { DONE, done } from './done.ts'
import { named } from './names.ts'
import type { Auth } from './auth.ts'

const tags = ['you']
const tokenList = named('TokenList', z.object({ tokens: z.array(tokenInfo) }))

/** Who you are: guests, sessions, tokens, bot accounts. */
export function account(app: FastifyInstance, auth: Auth, registry: TableRegistry, guestRate: RateCounter): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  const { people } = auth

  api.post(
    '/api/session',
    { schema: { tags, summary: 'Enter as a guest, or change your name', body: enterBody, response: { 200: me } } },
    async (request, reply) => {
      const actor = auth.visitor(request)
      await registry.moderation.checkName(request.body.name, actor?.person.id ?? null)
      if (actor !== null) return { scopes: [...actor.scopes], person: await people.rename(actor.person, request.body.name) }
      guestRate.count(visitorAt(request.ip))
      const { person, secret } = await people.enter(request.body.name, deviceOf(request.headers))
      auth.giveCookie(request, reply, secret)
      return { person, scopes: ['read' as const, 'play' as const, 'talk' as const, 'account' as const] }
    },
  )

  api.get('/api/me', { schema: { tags, summary: 'Who you are', response: { 200: me } } }, async (request) => {
    const { person, scopes } = auth.actor(request)
    return { person, scopes: [...scopes] }
  })

  api.delete('/api/session', { schema: { tags, summary: 'End this session', response: { 200: done } } }, async (request, reply) => {
    const secret = auth.sessionOf(request.headers.cookie)
    if (secret !== null) await registry.expel(await people.leave(secret))
    auth.takeCookie(reply)
    return DONE
  })

  api.delete(
    '/api/sessions',
    { schema: { tags, summary: 'End all your sessions and tokens, and those of your programs', response: { 200: done } } },
    async (request, reply) => {
      const { person } = auth.actor(request)
      await registry.expel(await people.leaveEverywhere(person.id))
      auth.takeCookie(reply)
      return DONE
    },
  )

  api.get('/api/tokens', { schema: { tags, summary: 'Your personal tokens', response: { 200: tokenList } } }, async (request) => ({
    tokens: await people.tokens(auth.actor(request).person.id),
  }))

  api.post(
    '/api/tokens',
    { schema: { tags, summary: 'Make a personal token; it is shown this one time', body: tokenBody, response: { 200: newToken } } },
    async (request) => {
      const { person, scopes, key } = auth.actor(request)
      const tooMuch = request.body.scopes.find((scope) => !scopes.includes(scope))
      if (tooMuch !== undefined) throw refusal('person.scope', { status: 403, params: { scope: tooMuch } })
      return people.newToken(person.id, request.body.name, request.body.scopes, key)
    },
  )

  api.delete(
    '/api/tokens/:id',
    { schema: { tags, summary: 'Revoke a token', params: z.object({ id: ownId }), response: { 200: done } } },
    async (request) => {
      const { person } = auth.actor(request)
      const revoked = await people.revoke(person.id, request.params.id)
      if (revoked.length === 0) throw refusal('person.noToken', { status: 404 })
      await registry.expel(revoked)
      return DONE
    },
  )

  api.post(
    '/api/bots',
    { schema: { tags, summary: 'Make an account for a program, with its token', body: botBody, response: { 200: newBot } } },
    async (request) => {
      const { person, key } = auth.actor(request)
      if (person.kind === 'bot') throw refusal('person.bot', { status: 403 })
      await registry.moderation.checkName(request.body.name, person.id)
      return people.newBot(person.id, request.body.name, key)
    },
  )
}
