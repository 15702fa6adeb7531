import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import type { Log } from '../log.ts'
import { Refused, refusalOf } from '../refused.ts'

/** Something nobody foresaw: the details go into the log, the caller gets a number to name. */
export function incidentOf(error: unknown, log: Log): Refused {
  const incident = randomUUID().slice(0, 8)
  log.error({ incident, err: error }, 'something went wrong')
  return new Refused('server.error', { status: 500, params: { incident } })
}

/** Every failed request is answered with the same shape. */
export function errors(app: FastifyInstance, mostBytes: number): void {
  app.setErrorHandler((error: unknown, request, reply) => {
    const refused = foreseen(error, mostBytes) ?? incidentOf(error, request.log)
    return reply.code(refused.status).send({ error: refused.fault })
  })
  app.setNotFoundHandler((_request, reply) => notFound(reply))
}

export function notFound(reply: FastifyReply): FastifyReply {
  const { status, fault } = new Refused('bad.notFound', { status: 404 })
  return reply.code(status).send({ error: fault })
}

function foreseen(error: unknown, mostBytes: number): Refused | null {
  if (hasZodFastifySchemaValidationErrors(error)) {
    const { instancePath, message } = error.validation[0]
    const field = instancePath.slice(1).replaceAll('/', '.') || (error.validationContext ?? 'request')
    return new Refused('bad.field', { status: 400, field, params: { field, why: message ?? 'is not valid' } })
  }
  const known = refusalOf(error)
  if (known !== null || !(error instanceof Error)) return known
  const { statusCode, code } = error as { statusCode?: number; code?: string }
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new Refused('bad.tooLarge', { status: 413, params: { most: mostBytes } })
  if (statusCode === 429) return new Refused('bad.tooFast', { status: 429, params: { seconds: 60 } })
  if (statusCode !== undefined && statusCode < 500) return new Refused('bad.json', { status: statusCode, message: error.message })
  return null
}
