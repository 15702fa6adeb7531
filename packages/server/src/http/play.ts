import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { answerBody, requestBody } from '@flotilla/protocol'
import { history, serverMessage, stateMessage, tableEdition, tableText as textSchema } from '@flotilla/protocol/messages'
import { z } from 'zod'
import { priceOfReplay } from '../prices.ts'
import { refusal } from '../refusal.ts'
import { mayLook } from '../storage/doc.ts'
import type { Actor } from '../storage/people.ts'
import { send } from '../tables/connection.ts'
import type { TableRegistry } from '../tables/registry.ts'
import { carryOut } from '../tables/requests.ts'
import { tellCourses } from '../tables/signals.ts'
import { visitorAt } from './address.ts'
import type { Auth } from './auth.ts'
import { atTable } from './lobby.ts'
import { documented, named } from './names.ts'
import { NdjsonStream } from './stream.ts'
import { tableText } from './text.ts'
import { charge, tableAt } from './protect.ts'
import type { RequestQueue } from './request-queue.ts'

const done = named('RequestDone', z.object({ id: z.string(), held: z.boolean(), again: z.boolean() }))
/** One message a line. */
const lines = { description: 'One message a line', content: { 'application/x-ndjson': { schema: serverMessage } } }
const tags = ['play']

/** Playing without a socket: the same views, choices and answers, for programs. */
export function play(app: FastifyInstance, auth: Auth, registry: TableRegistry, requestQueue: RequestQueue): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  const streamTo = (actor: Actor | null, request: FastifyRequest, reply: FastifyReply): NdjsonStream => {
    const stream = new NdjsonStream(actor, request.raw.socket, reply, registry.connections)
    registry.connections.add(stream, visitorAt(request.ip))
    return stream
  }

  api.get(
    '/api/tables/:id/state',
    {
      schema: {
        tags,
        summary: 'The position as your seat may know it, with your open ask',
        params: atTable,
        querystring: z.object({ seq: z.coerce.number().int().min(0).optional() }),
        response: { 200: documented(stateMessage) },
      },
    },
    async (request, reply) => {
      const actor = auth.visitor(request)
      const table = await tableAt(registry, request)
      return reply.type('application/json').send(JSON.stringify(await table.channels.peek({ actor }, request.query.seq)))
    },
  )

  api.get(
    '/api/tables/:id/history',
    {
      schema: {
        tags,
        summary: 'The game from its start as your seat was shown it, entry by entry',
        params: atTable,
        response: { 200: documented(history) },
      },
    },
    async (request, reply) => {
      const actor = auth.visitor(request)
      const table = await tableAt(registry, request)
      const told = await table.channels.history({ actor })
      charge(request, priceOfReplay(table.position?.seq ?? 0))
      return reply.type('application/json').send(told)
    },
  )

  api.get(
    '/api/tables/:id/edition',
    {
      schema: {
        tags,
        summary: 'The printed numbers of this table: the id of a built-in edition, or a whole one',
        params: atTable,
        response: { 200: documented(tableEdition) },
      },
    },
    async (request) => {
      const { record } = await tableAt(registry, request)
      if (!mayLook(record, auth.visitor(request)?.person.id)) throw refusal('table.noSpectators', { status: 403 })
      return { edition: record.doc.edition }
    },
  )

  api.get(
    '/api/tables/:id/text',
    {
      schema: {
        tags,
        summary: 'The position in words: status, sections, choices',
        params: atTable,
        querystring: z.object({ language: z.string().max(10).default('en') }),
        response: { 200: documented(textSchema) },
      },
    },
    async (request) => {
      const actor = auth.visitor(request)
      return tableText(await tableAt(registry, request), actor, request.query.language)
    },
  )

  api.post(
    '/api/tables/:id/answers',
    {
      schema: {
        tags,
        summary: 'Answer your open ask; returns when the answer is durable',
        params: atTable,
        body: answerBody,
        response: { 200: done },
      },
    },
    async (request) => {
      const actor = auth.actor(request)
      const table = await tableAt(registry, request)
      return { id: request.body.id, ...(await carryOut(table, actor, { type: 'answer', table: table.id, ...request.body })) }
    },
  )

  api.post(
    '/api/tables/:id/requests',
    {
      schema: {
        tags,
        summary: 'Anything that can be sent by socket: answer, undo, vote, say, signal, mute, orders, away',
        params: atTable,
        body: requestBody,
        response: { 200: done },
      },
    },
    async (request) => {
      const actor = auth.actor(request)
      const table = await tableAt(registry, request)
      return { id: request.body.id, ...(await carryOut(table, actor, { ...request.body, table: table.id })) }
    },
  )

  api.get(
    '/api/tables/:id/stream',
    {
      schema: {
        tags,
        summary: 'What happens at a table, as newline-delimited JSON: the same messages as by socket, beginning with the state',
        params: atTable,
        querystring: z.object({ seq: z.coerce.number().int().min(0).optional() }),
        response: { 200: lines },
      },
    },
    async (request, reply) => {
      const actor = auth.visitor(request)
      const table = await tableAt(registry, request)
      const stream = streamTo(actor, request, reply)
      await table.channels.join(stream, request.query.seq)
      await tellCourses(table, stream)
      requestQueue.release(reply.raw)
      return stream.open()
    },
  )

  api.get(
    '/api/stream',
    {
      schema: { tags, summary: 'What concerns you at all your tables, as newline-delimited JSON: waits, nudge', response: { 200: lines } },
    },
    async (request, reply) => {
      const actor = auth.actor(request)
      const stream = streamTo(actor, request, reply)
      registry.arrive(stream)
      send(stream, { type: 'welcome', person: actor.person })
      requestQueue.release(reply.raw)
      return stream.open()
    },
  )
}
