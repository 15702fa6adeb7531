import { Refusal } from '@flotilla/protocol'
import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import type { Log } from '../log.ts'
import { refusal, refusalOf } from '../refusal.ts'

/** Something nobody foresaw: the details go into the log, the caller gets a number to name. */
export function incidentOf(error: unknown, log: Log): Refusal {
  const incident = randomUUID().slice(0, 8)
  log.error({ incident, err: error }, 'something went wrong')
  return refusal('server.error', { status: 500, params: { incident } })
}

/** Every failed request is answered with the same shape. */
export function errors(app: FastifyInstance, mostBytes: number): void {
  app.setErrorHandler((error: unknown, request, reply) => {
    const refused = foreseen(error, mostBytes) ?? incidentOf(error, request.log)
    const { seconds } = refused.fault.params ?? {}
    if (refused.status === 429 && typeof seconds === 'number') {
      reply.header('retry-after', seconds)
      if (isForReading(request)) return reply.code(429).type('text/html; charset=utf-8').send(waitingPage(refused.fault.message, seconds))
    }
    return reply.code(refused.status).send({ error: refused.fault })
  })
}

/** Somebody opens a page in a browser. */
const isForReading = ({ url, headers }: FastifyRequest): boolean =>
  !url.startsWith('/api/') && headers.accept?.includes('text/html') === true

/** A sentence to read, and the page itself as soon as it may be asked for again. */
const waitingPage = (message: string, seconds: number): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="${seconds}"><title>Flotilla</title><p>${message}</p></html>`

export function notFound(reply: FastifyReply): FastifyReply {
  const { status, fault } = refusal('bad.notFound', { status: 404 })
  return reply.code(status).send({ error: fault })
}

function foreseen(error: unknown, mostBytes: number): Refusal | null {
  if (hasZodFastifySchemaValidationErrors(error)) {
    const { instancePath, message } = error.validation[0]
    const field = instancePath.slice(1).replaceAll('/', '.') || (error.validationContext ?? 'request')
    return refusal('bad.field', { status: 400, field, params: { field, why: message ?? 'is not valid' } })
  }
  const known = refusalOf(error)
  if (known !== null || !(error instanceof Error)) return known
  const { statusCode, code } = error as { statusCode?: number; code?: string }
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return refusal('bad.tooLarge', { status: 413, params: { most: mostBytes } })
  if (statusCode === 429) return refusal('bad.tooFast', { status: 429, params: { seconds: 60 } })
  if (statusCode !== undefined && statusCode < 500) return refusal('bad.json', { status: statusCode, message: error.message })
  return null
}
