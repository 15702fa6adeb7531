import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import {
  announcementBody,
  closeBody,
  deed,
  foundPerson,
  hostedTable,
  limits,
  namesBody,
  now,
  ownId,
  plainText,
  report,
  ruling,
  rulingBody,
  RULINGS,
} from '@flotilla/protocol'
import { z } from 'zod'
import type { Identity } from '../identity/identity.ts'
import { refusal } from '../refusal.ts'
import type { TableRegistry } from '../tables/registry.ts'
import { DONE, done } from './done.ts'
import type { Auth } from './auth.ts'
import { atTable } from './lobby.ts'
import { named } from './names.ts'

const tags = ['host']
const peopleFound = named('PeopleFound', z.object({ people: z.array(foundPerson) }))
const reportList = named('ReportList', z.object({ reports: z.array(report) }))
const hostedTables = named('HostedTables', z.object({ tables: z.array(hostedTable) }))
const rulingList = named('RulingList', z.object({ rulings: z.array(ruling) }))
const deedList = named('DeedList', z.object({ deeds: z.array(deed) }))

/** For accounts that the host has named on their own machine. */
export function admin(app: FastifyInstance, auth: Auth, registry: TableRegistry, who: Identity): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  const { moderation } = registry

  const hosts = new WeakMap<FastifyRequest, string>()
  /**
   * Nobody else learns that there is anything here. A token is not enough, and neither is an old sign-in.
   * This runs before what was sent is judged: being told what is wrong with it would say that there is something.
   */
  const preValidation = async (request: FastifyRequest): Promise<void> => {
    const actor = request.headers.authorization === undefined ? auth.visitor(request) : null
    if (actor === null || !(await moderation.isAdmin(actor.person.id))) throw refusal('bad.notFound', { status: 404 })
    who.checkProved(actor)
    hosts.set(request, actor.person.id)
  }
  const host = (request: FastifyRequest): string => hosts.get(request) ?? ''
  const person = z.object({ id: ownId })

  api.get('/api/admin', { preValidation, schema: { tags, summary: 'How things stand', response: { 200: now } } }, async () => {
    return moderation.now()
  })
  api.get(
    '/api/admin/people',
    {
      preValidation,
      schema: {
        tags,
        summary: 'Find people by name or id',
        querystring: z.object({ name: plainText(60).min(1) }),
        response: { 200: peopleFound },
      },
    },
    async (request) => {
      return { people: await moderation.find(request.query.name) }
    },
  )
  api.get(
    '/api/admin/reports',
    { preValidation, schema: { tags, summary: 'What people reported, with its context', response: { 200: reportList } } },
    async () => ({ reports: await moderation.reports() }),
  )
  api.post(
    '/api/admin/reports/:id/handled',
    { preValidation, schema: { tags, summary: 'Put a report aside', params: person, response: { 200: done } } },
    async (request) => {
      if (!(await moderation.handle(host(request), request.params.id))) throw refusal('bad.notFound', { status: 404 })
      return DONE
    },
  )
  api.get(
    '/api/admin/rulings',
    { preValidation, schema: { tags, summary: 'Who is muted, suspended or banned', response: { 200: rulingList } } },
    async () => {
      return { rulings: await moderation.rulings() }
    },
  )
  api.post(
    '/api/admin/people/:id/rulings',
    {
      preValidation,
      schema: { tags, summary: 'Mute, suspend or ban somebody', params: person, body: rulingBody, response: { 200: done } },
    },
    async (request) => {
      const by = host(request)
      const { kind, reason, hours } = request.body
      if ((await auth.people.byId(request.params.id)) === null) throw refusal('person.notFound', { status: 404 })
      if (await moderation.isAdmin(request.params.id)) throw refusal('person.notFound', { status: 404 })
      await moderation.rule(by, request.params.id, kind, reason, hours)
      return DONE
    },
  )
  api.delete(
    '/api/admin/people/:id/rulings/:kind',
    { preValidation, schema: { tags, summary: 'Take it back', params: person.extend({ kind: z.enum(RULINGS) }), response: { 200: done } } },
    async (request) => {
      await moderation.pardon(host(request), request.params.id, request.params.kind)
      return DONE
    },
  )
  api.put(
    '/api/admin/announcement',
    {
      preValidation,
      schema: { tags, summary: 'Tell everybody something; an empty text takes it away', body: announcementBody, response: { 200: done } },
    },
    async (request) => {
      await moderation.announce(host(request), request.body.text)
      return DONE
    },
  )
  api.put(
    '/api/admin/names',
    { preValidation, schema: { tags, summary: 'Words that no name may contain', body: namesBody, response: { 200: done } } },
    async (request) => {
      await moderation.forbid(host(request), request.body.names)
      return DONE
    },
  )
  api.put(
    '/api/admin/limits',
    { preValidation, schema: { tags, summary: 'What one person may have', body: limits, response: { 200: done } } },
    async (request) => {
      await moderation.limit(host(request), request.body)
      return DONE
    },
  )
  api.get(
    '/api/admin/audit',
    { preValidation, schema: { tags, summary: 'What administrators did', response: { 200: deedList } } },
    async () => {
      return { deeds: await moderation.deeds() }
    },
  )

  api.get(
    '/api/admin/tables',
    { preValidation, schema: { tags, summary: 'The tables that go on, the newest first', response: { 200: hostedTables } } },
    async () => ({ tables: await moderation.tables() }),
  )
  api.post(
    '/api/admin/tables/:id/close',
    { preValidation, schema: { tags, summary: 'End a table', params: atTable, body: closeBody, response: { 200: done } } },
    async (request) => {
      const { id } = request.params
      let isClosed = false
      await registry.rewrite(id, (record) => {
        isClosed = record.finished === null
        if (!isClosed) return null
        return { ...record, status: 'ended', finished: registry.time.now(), wake: null, doc: { ...record.doc, vote: null } }
      })
      if (!isClosed) throw refusal('bad.notFound', { status: 404 })
      await moderation.note(host(request), 'close', id, request.body.reason)
      return DONE
    },
  )
}
