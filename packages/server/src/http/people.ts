import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import {
  relationshipBody,
  companion,
  historyPage,
  invitation,
  inviteBody,
  nudgeBody,
  ownId,
  profile,
  reportBody,
  statistics,
  tableId,
  type Statistics,
} from '@flotilla/protocol'
import { z } from 'zod'
import { takeVacation } from '../people/vacation.ts'
import { priceOfRows } from '../prices.ts'
import { refusal } from '../refusal.ts'
import { seatOfPerson } from '../storage/doc.ts'
import { callPerson, callSeat } from '../tables/calls.ts'
import type { TableRegistry } from '../tables/registry.ts'
import { welcome } from '../tables/lobby.ts'
import { DONE, done } from './done.ts'
import { visitorAt } from './address.ts'
import type { Auth } from './auth.ts'
import type { RateCounter } from '../rate-counter.ts'
import { charge, tableAt } from './protect.ts'
import { named } from './names.ts'

const tags = ['people']
const companionList = named('CompanionList', z.object({ people: z.array(companion) }))
const invitationList = named('InvitationList', z.object({ invitations: z.array(invitation) }))
const vacation = named('Vacation', z.object({ until: z.number() }))
const announcement = named('Announcement', z.object({ text: z.string() }))
const one = z.object({ id: ownId })
const sumOf = <T>(all: readonly T[], of: (one: T) => number): number => all.reduce((sum, one) => sum + of(one), 0)

/** What people have played, and with whom. */
export function people(app: FastifyInstance, auth: Auth, registry: TableRegistry, reports: RateCounter): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  const { results, relationships, moderation, alerts } = registry

  const statisticsOf = async (request: FastifyRequest, person: string): Promise<Statistics> => {
    const found = await results.statistics(person)
    charge(request, priceOfRows(sumOf(found.games, ({ played }) => played)))
    return found
  }

  api.get(
    '/api/me/history',
    {
      schema: {
        tags,
        summary: 'Your finished games, the last first',
        querystring: z.object({ before: z.coerce.number().optional(), game: ownId.optional() }),
        response: { 200: historyPage },
      },
    },
    async (request) => {
      const { person } = auth.actor(request)
      return results.history(person.id, request.query.before, request.query.game)
    },
  )
  api.get('/api/me/statistics', { schema: { tags, summary: 'Your games in numbers', response: { 200: statistics } } }, async (request) =>
    statisticsOf(request, auth.actor(request).person.id),
  )
  api.get(
    '/api/me/people',
    {
      schema: { tags, summary: 'People you played with, follow or keep away', response: { 200: companionList } },
    },
    async (request) => {
      const [known, { tables }] = await Promise.all([
        relationships.companions(auth.actor(request).person.id, results),
        registry.tables.publicOnes(registry.time.now(), null),
      ])
      charge(request, priceOfRows(sumOf(known, ({ games }) => games)))
      const open = tables.filter(({ status, doc }) => status === 'open' && doc.seats.some(({ kind }) => kind === 'open'))
      const tableOf = (id: string): string | null => open.find(({ doc }) => seatOfPerson(doc, id) !== null)?.id ?? null
      return { people: known.map((one) => ({ ...one, table: one.blocked ? null : tableOf(one.person.id) })) }
    },
  )
  api.get(
    '/api/me/invitations',
    { schema: { tags, summary: 'Where you are wanted', response: { 200: invitationList } } },
    async (request) => ({ invitations: await relationships.invitations(auth.actor(request).person.id) }),
  )
  api.delete(
    '/api/me/invitations/:id',
    { schema: { tags, summary: 'Decline an invitation', params: z.object({ id: tableId }), response: { 200: done } } },
    async (request) => {
      await relationships.decline(auth.actor(request).person.id, request.params.id)
      return DONE
    },
  )
  api.put(
    '/api/me/vacation',
    {
      schema: {
        tags,
        summary: 'Take so many days off: the clocks of games over days do not run for you; 0 ends it',
        body: z.strictObject({ days: z.int().min(0).max(30) }),
        response: { 200: vacation },
      },
    },
    async (request) => {
      const { person } = auth.actor(request)
      return { until: (await takeVacation(registry, person, request.body.days))?.until ?? 0 }
    },
  )

  api.get(
    '/api/people/:id',
    { schema: { tags, summary: 'Somebody’s page, as far as they open it', params: one, response: { 200: profile } } },
    async (request) => {
      const actor = auth.visitor(request)
      const person = await auth.people.byId(request.params.id)
      if (person === null) throw refusal('person.notFound', { status: 404 })
      const own = actor?.person.id === person.id
      const [{ open, avatar, flag }, { follows, blocked }] = await Promise.all([
        alerts.preferences(person.id),
        actor === null ? { follows: new Set<string>(), blocked: new Set<string>() } : relationships.of(actor.person.id),
      ])
      return {
        person,
        avatar,
        flag,
        since: await auth.people.since(person.id),
        statistics: open || own ? await statisticsOf(request, person.id) : null,
        open,
        own,
        follows: follows.has(person.id),
        blocked: blocked.has(person.id),
      }
    },
  )
  api.put(
    '/api/people/:id/relationship',
    { schema: { tags, summary: 'Follow somebody, or keep them away', params: one, body: relationshipBody, response: { 200: done } } },
    async (request) => {
      const { person } = auth.actor(request)
      const other = await auth.people.byId(request.params.id)
      if (other === null || other.id === person.id) throw refusal('person.notFound', { status: 404 })
      await relationships.set(person.id, other.id, request.body.kind, request.body.on)
      // Where both sit, neither hears the other from now on.
      const shared = await registry.tables.goingOnWith([person.id, other.id])
      charge(request, shared.length)
      for (const id of shared) await registry.rewrite(id, (record) => ({ ...record }))
      return DONE
    },
  )
  api.post(
    '/api/tables/:id/invite',
    {
      config: { rateLimit: { max: 30, timeWindow: '1 minute' } },
      schema: { tags, summary: 'Invite somebody you know', params: z.object({ id: tableId }), body: inviteBody, response: { 200: done } },
    },
    async (request) => {
      const { person } = auth.actor(request)
      const table = await tableAt(registry, request)
      const { doc, status } = table.record
      if (status !== 'open') throw refusal('table.begun')
      if (doc.host !== person.id && seatOfPerson(doc, person.id) === null) throw refusal('table.notSeated', { status: 403 })
      const other = request.body.person
      const [met, theirs, apart] = await Promise.all([
        results.companions(person.id),
        relationships.of(other),
        relationships.apart(person.id, [other]),
      ])
      // Whoever keeps the other away is as much a stranger as anybody: nobody learns of it here.
      if (apart || !(met.has(other) || theirs.follows.has(person.id))) throw refusal('person.stranger', { status: 403 })
      if (doc.host === person.id) await welcome(table, other)
      await relationships.invite(other, person.id, table.id)
      callPerson(table, other, 'invite', person.id, { who: person.name })
      return DONE
    },
  )
  api.post(
    '/api/tables/:id/nudge',
    {
      config: { rateLimit: { max: 30, timeWindow: '1 minute' } },
      schema: {
        tags,
        summary: 'Remind somebody that they are waited for; once for each decision',
        params: z.object({ id: tableId }),
        body: nudgeBody,
        response: { 200: done },
      },
    },
    async (request) => {
      const { person } = auth.actor(request)
      const table = await tableAt(registry, request)
      const { doc } = table.record
      const { seat } = request.body
      const other = doc.seats[seat]?.person
      if (seatOfPerson(doc, person.id) === null) throw refusal('table.notSeated', { status: 403 })
      // Whether they are waited for at all is not told: in a sealed ask nobody shall learn who has answered.
      if (other === undefined || other === person.id || !table.isWaitingFor(seat) || (await relationships.apart(person.id, [other])))
        return DONE
      callSeat(table, seat, 'nudge', `${table.position?.asked[seat] ?? 0}`, { params: { who: person.name } })
      return DONE
    },
  )
  api.post(
    '/api/reports',
    {
      config: { rateLimit: { max: 10, timeWindow: '1 minute' } },
      schema: { tags, summary: 'Report a line of talk or a name to the host', body: reportBody, response: { 200: done } },
    },
    async (request) => {
      const { person } = auth.actor(request)
      reports.count(visitorAt(request.ip))
      await moderation.report(person.id, request.body)
      return DONE
    },
  )
  api.get(
    '/api/announcement',
    { schema: { tags, summary: 'What the host wants everybody to know', response: { 200: announcement } } },
    async () => ({ text: await moderation.announcement() }),
  )
}
