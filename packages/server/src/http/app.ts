import { existsSync } from 'node:fs'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import fastifyStatic from '@fastify/static'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import fastify, { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { Registry } from 'prom-client'
import type { Identity } from '../identity/identity.ts'
import { Refused } from '../refused.ts'
import type { Harbour } from '../tables/harbour.ts'
import { account } from './account.ts'
import { visitorAt } from './address.ts'
import { admin } from './admin.ts'
import { alerts } from './alerts.ts'
import { Arrivals } from './arrivals.ts'
import { documents } from './documents.ts'
import type { Door } from './door.ts'
import { errors, notFound } from './errors.ts'
import { identity } from './identity.ts'
import { lobby } from './lobby.ts'
import { operations } from './operations.ts'
import { people } from './people.ts'
import { play } from './play.ts'
import type { Sockets } from './socket.ts'
import { textPage } from './text-page.ts'
import type { Turnstile } from './turnstile.ts'

const MOST_BYTES = 256 * 1024
/** Milliseconds. */
const LONGEST_SILENCE = 60_000
const FOR_OPERATORS = /^\/(metrics|healthz|readyz|drain)(\?|$)/
const NOT_THE_CLIENTS = /^\/(api|assets|metrics|healthz|readyz)(\/|\?|$)/

export interface AppParts {
  readonly door: Door
  readonly harbour: Harbour
  readonly who: Identity
  readonly sockets: Sockets
  readonly turnstile: Turnstile
  readonly logger: FastifyServerOptions['loggerInstance'] | undefined
  /** So many proxies in front are believed. */
  readonly trustProxy: number
  /** The numbers, where they are wanted. */
  readonly registry: Registry | null
  /** Requests a minute from one address. */
  readonly rate: number
  /** Tries a minute to come in, from one address. */
  readonly entryRate: number
  /** New guests an hour from one address. */
  readonly guestRate: number
  /** The built client, where there is one. */
  readonly web: string
  isClosing(): boolean
  drain(): void
  /** The games whose positions are described. */
  readonly described: Parameters<typeof documents>[0]
  /** Whoever can read the database may tell the server to drain. */
  readonly operatorKey: string
}

export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { door, harbour, who, sockets, turnstile, logger, trustProxy, registry, rate, entryRate, guestRate, web, isClosing } = parts
  const { drain, operatorKey, described } = parts
  const app = fastify({
    ...(logger === undefined ? { logger: false } : { loggerInstance: logger }),
    // A visit is sixty lines, which bury those that an operator must see; a proxy has them, and so has the level debug.
    logController: new LogController({ disableRequestLogging: logger?.level !== 'debug' }),
    trustProxy: trustProxy === 0 ? false : (_address, hop) => hop < trustProxy,
    bodyLimit: MOST_BYTES,
    forceCloseConnections: true,
    // Whoever reads nothing of an answer for so long is gone; a stream has its heartbeat.
    connectionTimeout: LONGEST_SILENCE,
    // The ids of passkeys may be long.
    routerOptions: { maxParamLength: 1400 },
    // An address that cannot even be read does not come as far as the other errors.
    frameworkErrors: (_error, _request, reply) => void notFound(reply),
  }) as unknown as FastifyInstance
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  // Only JSON: a form of another site cannot send that without asking first.
  app.removeContentTypeParser('text/plain')
  errors(app, MOST_BYTES)
  app.addHook('onRequest', (request, _reply, done) => {
    if (isClosing() && !FOR_OPERATORS.test(request.url)) throw new Refused('server.closing', { status: 503 })
    if (request.headers.authorization === undefined) door.checkOrigin(request.headers, request.host, request.method)
    done()
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    // Whoever asks again shall be sent to another server.
    if (harbour.isDraining) reply.header('connection', 'close')
    done()
  })
  // After the rate limit: whoever asks too often is not even looked up.
  app.addHook('preValidation', async (request, reply) => {
    if (!request.url.startsWith('/api/')) return
    await turnstile.admit(visitorAt(request.ip), reply.raw)
    await door.admit(request)
  })
  await app.register(cookie)
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        // Boards move pieces by style attributes.
        styleSrcAttr: ["'unsafe-inline'"],
        // Boards draw their scenes once and keep them as pictures.
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: false,
    referrerPolicy: { policy: 'no-referrer' },
  })
  await app.register(rateLimit, {
    max: rate,
    timeWindow: '1 minute',
    keyGenerator: (request) => visitorAt(request.ip),
    allowList: (request) => request.url === '/healthz' || request.url === '/readyz',
  })
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Flotilla',
        description: 'Tables, play and records. Every failed request is answered with {"error": {code, message, field?, rule?, params?}}.',
        version: '1',
      },
      components: {
        securitySchemes: {
          token: { type: 'http', scheme: 'bearer', description: 'A personal token or that of a bot account' },
          cookie: { type: 'apiKey', in: 'cookie', name: 'flotilla', description: 'A guest session' },
        },
      },
      security: [{ token: [] }, { cookie: [] }],
    },
    ...documents(described),
  })
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true })
  const arrivals = new Arrivals(guestRate, harbour.time.now)
  account(app, door, harbour, arrivals)
  identity(app, door, harbour, who, entryRate)
  alerts(app, door, harbour, who)
  people(app, door, harbour)
  admin(app, door, harbour, who)
  lobby(app, door, harbour, arrivals)
  play(app, door, harbour, turnstile)
  operations(app, { harbour, sockets, registry, isClosing, drain, operatorKey })
  const hasClient = existsSync(`${web}/index.html`)
  textPage(app, hasClient ? '/text' : '')
  if (hasClient) await webClient(app, web)
  return app
}

/** The built client: its own routes are the client's business, so every page that is not ours is its first page. */
async function webClient(app: FastifyInstance, web: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: web,
    wildcard: false,
    setHeaders: (reply, path) => {
      reply.setHeader('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  app.get('/*', { schema: { hide: true } }, (request, reply) =>
    NOT_THE_CLIENTS.test(request.url) ? reply.callNotFound() : reply.header('cache-control', 'no-cache').sendFile('index.html'),
  )
}
