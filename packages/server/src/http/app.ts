import { existsSync } from 'node:fs'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import fastify, { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { Registry } from 'prom-client'
import type { Identity } from '../identity/identity.ts'
import { refusal } from '../refusal.ts'
import { outside } from '../outside/routes.ts'
import type { TableRegistry } from '../tables/registry.ts'
import { account } from './account.ts'
import { visitorAt } from './address.ts'
import { admin } from './admin.ts'
import { alerts } from './alerts.ts'
import { RateCounter } from '../rate-counter.ts'
import { documents } from './documents.ts'
import { inOrder, limitConnections } from './sockets/http-sockets.ts'
import type { Auth } from './auth.ts'
import { errors, notFound } from './errors.ts'
import { identity } from './identity.ts'
import { inlineHashes } from './inline-hashes.ts'
import { lobby } from './lobby.ts'
import { operations } from './operations.ts'
import { people } from './people.ts'
import { play } from './play.ts'
import { protect, type Budgets } from './protect.ts'
import type { Sockets } from './sockets/socket.ts'
import { textPage } from './text-page.ts'
import { countFiles, webClient } from './web-client.ts'
import type { RequestQueue } from './request-queue.ts'

const MOST_BYTES = 256 * 1024
/** An hour, for each of the people whom an address counts for: what stays for the host to read, or on the disk. */
const REPORTS = 2
const OWN_EDITIONS = 6
/** Milliseconds. */
const LONGEST_SILENCE = 60_000
/** For a whole request, however slowly it comes; at most `MOST_BYTES` are 9 kB a second. */
const LONGEST_REQUEST = 30_000
const LONGEST_HEADERS = 10_000
/** How often the two above are looked after. */
const CHECKING = 2_000

export interface AppParts {
  readonly auth: Auth
  readonly registry: TableRegistry
  readonly who: Identity
  readonly sockets: Sockets
  readonly requestQueue: RequestQueue
  readonly logger: FastifyServerOptions['loggerInstance'] | undefined
  /** So many proxies in front are believed. */
  readonly trustProxy: number
  /** The numbers, where they are wanted. */
  readonly metricsRegistry: Registry | null
  /** Requests a minute from one address. */
  readonly rate: number
  /** Tries a minute to come in, from one address. */
  readonly entryRate: number
  /** New guests an hour from one address. */
  readonly guestRate: number
  /** One address may have as much as so many people. */
  readonly addressPeople: number
  /** The built client, where there is one. */
  readonly web: string
  isClosing(): boolean
  drain(): void
  /** The games whose positions are described. */
  readonly described: Parameters<typeof documents>[0]
  /** Whoever can read the database may tell the server to drain. */
  readonly operatorKey: string
  readonly metricsToken: string | undefined
  readonly budgets: Budgets
  /** Connections that one address may have open. */
  readonly connections: number
}

export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { auth, registry, who, sockets, requestQueue, logger, trustProxy, metricsRegistry, rate, entryRate, guestRate, web, isClosing } =
    parts
  const { drain, operatorKey, described, budgets, addressPeople } = parts
  const app = fastify({
    ...(logger === undefined ? { logger: false } : { loggerInstance: logger }),
    // A visit is sixty lines, which bury those that an operator must see; a proxy has them, and so has the level debug.
    logController: new LogController({ disableRequestLogging: logger?.level !== 'debug' }),
    trustProxy: trustProxy === 0 ? false : (_address, hop) => hop < trustProxy,
    bodyLimit: MOST_BYTES,
    forceCloseConnections: true,
    // Whoever reads nothing of an answer for so long is gone; a stream has its heartbeat.
    connectionTimeout: LONGEST_SILENCE,
    requestTimeout: LONGEST_REQUEST,
    http: { headersTimeout: LONGEST_HEADERS, connectionsCheckingInterval: CHECKING },
    // The ids of passkeys may be long.
    routerOptions: { maxParamLength: 1400 },
    // An address that cannot even be read does not come as far as the other errors.
    frameworkErrors: (_error, _request, reply) => void notFound(reply),
  }) as unknown as FastifyInstance
  if (trustProxy === 0) limitConnections(app.server, parts.connections)
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  // Only JSON: a form of another site cannot send that without asking first.
  app.removeContentTypeParser('text/plain')
  errors(app, MOST_BYTES)
  app.addHook('onRequest', (request, reply) => inOrder(request.raw, reply.raw))
  app.addHook('onRequest', (request, _reply, done) => {
    if (isClosing() && request.routeOptions.config.whileClosing !== true) throw refusal('server.closing', { status: 503 })
    if (request.headers.authorization === undefined) auth.checkOrigin(request.headers, request, request.method)
    done()
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    // Whoever asks again shall be sent to another server.
    if (registry.isDraining) reply.header('connection', 'close')
    done()
  })
  // After the rate limit: whoever asks too often is not even looked up.
  protect(app, { auth, requestQueue, budgets })
  await app.register(cookie)
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...inlineHashes(`${web}/index.html`, 'script')],
        styleSrc: ["'self'", ...inlineHashes(`${web}/index.html`, 'style')],
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
  countFiles(app, rate, registry.time.now)
  await app.register(rateLimit, {
    max: rate,
    timeWindow: '1 minute',
    keyGenerator: (request) => visitorAt(request.ip),
  })
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (_request, reply) => notFound(reply))
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
  const arrivals = new RateCounter(guestRate, registry.time.now)
  account(app, auth, registry, arrivals)
  identity(app, auth, registry, who, entryRate)
  alerts(app, auth, registry, who)
  people(app, auth, registry, new RateCounter(REPORTS * addressPeople, registry.time.now))
  admin(app, auth, registry, who)
  lobby(app, auth, registry, { arrivals, editions: new RateCounter(OWN_EDITIONS * addressPeople, registry.time.now) })
  play(app, auth, registry, requestQueue)
  operations(app, { registry, sockets, metricsRegistry, isClosing, drain, operatorKey, metricsToken: parts.metricsToken })
  const hasClient = existsSync(`${web}/index.html`)
  textPage(app, hasClient ? '/text' : '')
  outside(app, registry.games, (game, why) => logger?.warn({ game }, `browsers cannot load this game: ${why}`))
  if (hasClient) await webClient(app, web)
  return app
}
