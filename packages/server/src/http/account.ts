import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { botBody, enterBody, me, newBot, newToken, ownId, tokenBody, tokenInfo } from '@flotilla/wire'
import { z } from 'zod'
import { Refused } from '../refused.ts'
import type { Harbour } from '../tables/harbour.ts'
import { visitorAt } from './address.ts'
import type { Arrivals } from './arrivals.ts'
import { deviceOf } from './device.ts'
import { DONE, done } from './done.ts'
import { named } from './names.ts'
import type { Door } from './door.ts'

const tags = ['you']
const tokenList = named('TokenList', z.object({ tokens: z.array(tokenInfo) }))

/** Who you are: guests, sessions, tokens, bot accounts. */
export function account(app: FastifyInstance, door: Door, harbour: Harbour, arrivals: Arrivals): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  const { people } = door

  api.post(
    '/api/session',
    { schema: { tags, summary: 'Enter as a guest, or change your name', body: enterBody, response: { 200: me } } },
    async (request, reply) => {
      const actor = door.visitor(request)
      await harbour.order.checkName(request.body.name)
      if (actor !== null) return { scopes: [...actor.scopes], person: await people.rename(actor.person, request.body.name) }
      arrivals.count(visitorAt(request.ip))
      const { person, secret } = await people.enter(request.body.name, deviceOf(request.headers))
      door.giveCookie(request, reply, secret)
      return { person, scopes: ['read' as const, 'play' as const, 'talk' as const, 'account' as const] }
    },
  )

  api.get('/api/me', { schema: { tags, summary: 'Who you are', response: { 200: me } } }, async (request) => {
    const { person, scopes } = door.actor(request)
    return { person, scopes: [...scopes] }
  })

  api.delete('/api/session', { schema: { tags, summary: 'End this session', response: { 200: done } } }, async (request, reply) => {
    const secret = door.sessionOf(request.headers.cookie)
    if (secret !== null) await harbour.expel(await people.leave(secret))
    door.takeCookie(reply)
    return DONE
  })

  api.delete('/api/sessions', { schema: { tags, summary: 'End all your sessions', response: { 200: done } } }, async (request, reply) => {
    const { person } = door.actor(request)
    await harbour.expel(await people.leaveEverywhere(person.id))
    door.takeCookie(reply)
    return DONE
  })

  api.get('/api/tokens', { schema: { tags, summary: 'Your personal tokens', response: { 200: tokenList } } }, async (request) => ({
    tokens: await people.tokens(door.actor(request).person.id),
  }))

  api.post(
    '/api/tokens',
    { schema: { tags, summary: 'Make a personal token; it is shown this one time', body: tokenBody, response: { 200: newToken } } },
    async (request) => {
      const { person, scopes } = door.actor(request)
      const tooMuch = request.body.scopes.find((scope) => !scopes.includes(scope))
      if (tooMuch !== undefined) throw new Refused('person.scope', { status: 403, params: { scope: tooMuch } })
      return people.newToken(person.id, request.body.name, request.body.scopes)
    },
  )

  api.delete(
    '/api/tokens/:id',
    { schema: { tags, summary: 'Revoke a token', params: z.object({ id: ownId }), response: { 200: done } } },
    async (request) => {
      const { person } = door.actor(request)
      const revoked = await people.revoke(person.id, request.params.id)
      if (revoked.length === 0) throw new Refused('person.noToken', { status: 404 })
      await harbour.expel(revoked)
      return DONE
    },
  )

  api.post(
    '/api/bots',
    { schema: { tags, summary: 'Make an account for a program, with its token', body: botBody, response: { 200: newBot } } },
    async (request) => {
      const { person } = door.actor(request)
      if (person.kind === 'bot') throw new Refused('person.bot', { status: 403 })
      await harbour.order.checkName(request.body.name)
      return people.newBot(person.id, request.body.name)
    },
  )
}
