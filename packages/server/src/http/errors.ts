import { Refusal } from '@flotilla/protocol'
import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
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
    if (refused.status === 429 && typeof seconds === 'number') reply.header('retry-after', seconds)
    return reply.code(refused.status).send({ error: refused.fault })
  })
}

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
