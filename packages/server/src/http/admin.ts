import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import {
  announcementBody,
  deed,
  foundPerson,
  limits,
  namesBody,
  now,
  ownId,
  plainText,
  report,
  ruling,
  rulingBody,
  RULINGS,
} from '@flotilla/wire'
import { z } from 'zod'
import type { Identity } from '../identity/identity.ts'
import { Refused } from '../refused.ts'
import type { Harbour } from '../tables/harbour.ts'
import { DONE, done } from './done.ts'
import type { Door } from './door.ts'
import { named } from './names.ts'

const tags = ['host']
const peopleFound = named('PeopleFound', z.object({ people: z.array(foundPerson) }))
const reportList = named('ReportList', z.object({ reports: z.array(report) }))
const rulingList = named('RulingList', z.object({ rulings: z.array(ruling) }))
const deedList = named('DeedList', z.object({ deeds: z.array(deed) }))

/** For accounts that the host has named on their own machine. */
export function admin(app: FastifyInstance, door: Door, harbour: Harbour, who: Identity): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  const { order } = harbour

  /** Nobody else learns that there is anything here. A token is not enough, and neither is an old sign-in. */
  const host = async (request: FastifyRequest): Promise<string> => {
    const actor = request.headers.authorization === undefined ? door.visitor(request) : null
    if (actor === null || !(await order.isAdmin(actor.person.id))) throw new Refused('bad.notFound', { status: 404 })
    who.checkProved(actor)
    return actor.person.id
  }
  const person = z.object({ id: ownId })

  api.get('/api/admin', { schema: { tags, summary: 'How things stand', response: { 200: now } } }, async (request) => {
    await host(request)
    return order.now()
  })
  api.get(
    '/api/admin/people',
    {
      schema: {
        tags,
        summary: 'Find people by name or id',
        querystring: z.object({ name: plainText(60).min(1) }),
        response: { 200: peopleFound },
      },
    },
    async (request) => {
      await host(request)
      return { people: await order.find(request.query.name) }
    },
  )
  api.get(
    '/api/admin/reports',
    { schema: { tags, summary: 'What people reported, with its context', response: { 200: reportList } } },
    async (request) => {
      await host(request)
      return { reports: await order.reports() }
    },
  )
  api.post(
    '/api/admin/reports/:id/handled',
    { schema: { tags, summary: 'Put a report aside', params: person, response: { 200: done } } },
    async (request) => {
      if (!(await order.handle(await host(request), request.params.id))) throw new Refused('bad.notFound', { status: 404 })
      return DONE
    },
  )
  api.get(
    '/api/admin/rulings',
    { schema: { tags, summary: 'Who is muted, suspended or banned', response: { 200: rulingList } } },
    async (request) => {
      await host(request)
      return { rulings: await order.rulings() }
    },
  )
  api.post(
    '/api/admin/people/:id/rulings',
    { schema: { tags, summary: 'Mute, suspend or ban somebody', params: person, body: rulingBody, response: { 200: done } } },
    async (request) => {
      const by = await host(request)
      const { kind, reason, hours } = request.body
      if ((await door.people.byId(request.params.id)) === null) throw new Refused('person.notFound', { status: 404 })
      if (await order.isAdmin(request.params.id)) throw new Refused('person.notFound', { status: 404 })
      await order.rule(by, request.params.id, kind, reason, hours)
      return DONE
    },
  )
  api.delete(
    '/api/admin/people/:id/rulings/:kind',
    { schema: { tags, summary: 'Take it back', params: person.extend({ kind: z.enum(RULINGS) }), response: { 200: done } } },
    async (request) => {
      await order.pardon(await host(request), request.params.id, request.params.kind)
      return DONE
    },
  )
  api.put(
    '/api/admin/announcement',
    { schema: { tags, summary: 'Tell everybody something; an empty text takes it away', body: announcementBody, response: { 200: done } } },
    async (request) => {
      await order.announce(await host(request), request.body.text)
      return DONE
    },
  )
  api.put(
    '/api/admin/names',
    { schema: { tags, summary: 'Words that no name may contain', body: namesBody, response: { 200: done } } },
    async (request) => {
      await order.forbid(await host(request), request.body.names)
      return DONE
    },
  )
  api.put(
    '/api/admin/limits',
    { schema: { tags, summary: 'What one person may have', body: limits, response: { 200: done } } },
    async (request) => {
      await order.limit(await host(request), request.body)
      return DONE
    },
  )
  api.get('/api/admin/audit', { schema: { tags, summary: 'What administrators did', response: { 200: deedList } } }, async (request) => {
    await host(request)
    return { deeds: await order.deeds() }
  })
}
