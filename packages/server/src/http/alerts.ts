import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { alertsInfo, madeWay, newWay, ownId, preferences } from '@flotilla/protocol'
import { z } from 'zod'
import type { Identity } from '../identity/identity.ts'
import { changePreferences } from '../people/avatar.ts'
import { refusal } from '../refusal.ts'
import type { TableRegistry } from '../tables/registry.ts'
import { DONE, done } from './done.ts'
import type { Auth } from './auth.ts'
import { named } from './names.ts'

const tags = ['alerts']
const sent = named('Sent', z.object({ sent: z.boolean() }))
const one = z.object({ id: ownId })

/** How somebody wants to be called, and how not. */
export function alerts(app: FastifyInstance, auth: Auth, registry: TableRegistry, who: Identity): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  const calls = registry.alerts

  api.get(
    '/api/me/alerts',
    { schema: { tags, summary: 'How you are called, and what you chose', response: { 200: alertsInfo } } },
    async (request) => {
      const { person } = auth.actor(request)
      return calls.info(person.id, await who.recoveryCodes.mailOf(person.id))
    },
  )
  api.put(
    '/api/me/preferences',
    { schema: { tags, summary: 'Choose how to be called and shown', body: preferences, response: { 200: done } } },
    async (request) => {
      await changePreferences(registry, auth.actor(request).person, request.body)
      return DONE
    },
  )
  api.post(
    '/api/me/ways',
    { schema: { tags, summary: 'Add a way to be called', body: newWay, response: { 200: madeWay } } },
    async (request) => {
      const { person, key } = auth.actor(request)
      return calls.addWay(person.id, key, request.body, await who.recoveryCodes.mailOf(person.id))
    },
  )
  api.delete('/api/me/ways/:id', { schema: { tags, summary: 'Remove a way', params: one, response: { 200: done } } }, async (request) => {
    const { person } = auth.actor(request)
    if (!(await calls.dropWay(person.id, request.params.id))) throw refusal('person.notFound', { status: 404 })
    return DONE
  })
  api.post(
    '/api/me/ways/:id/test',
    {
      config: { rateLimit: { max: 10, timeWindow: '1 minute' } },
      schema: {
        tags,
        summary: 'Call me now, to see whether it gets through',
        params: one,
        response: { 200: sent },
      },
    },
    async (request) => {
      const { person } = auth.actor(request)
      return { sent: await calls.tryOut(person.id, request.params.id) }
    },
  )
}
