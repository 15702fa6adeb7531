import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { RateCounter } from '../rate-counter.ts'
import { visitorAt } from './address.ts'

const MINUTE = 60_000
const NOT_THE_CLIENTS = /^\/?(api|assets|metrics|healthz|readyz|outside)(\/|$)/
/** What pages load by themselves: code, styles and pictures of the client, and modules of games from outside. */
const FILES = /^\/(?:assets|materials|outside)\//
/** A page asks for up to fifty files: an address may have so many times as many of them as of everything else. */
const FILES_FOR_EACH_REQUEST = 20

/**
 * Counts the files of the client apart from other requests: otherwise twelve people behind one address who open a link together are
 * refused. To be called before the general rate limit is registered.
 */
export function countFiles(app: FastifyInstance, rate: number, now: () => number): void {
  const files = new RateCounter(rate * FILES_FOR_EACH_REQUEST, now, MINUTE)
  app.addHook('onRoute', (route) => {
    if (!FILES.test(route.url)) return
    route.config = { ...route.config, rateLimit: false }
    route.onRequest = [
      (request, _reply, done): void => {
        files.count(visitorAt(request.ip))
        done()
      },
      ...[route.onRequest ?? []].flat(),
    ]
  })
}

/** The built client: its own routes are the client's business, so every page that is not ours is its first page. */
export async function webClient(app: FastifyInstance, web: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: web,
    wildcard: false,
    preCompressed: true,
    // Otherwise the plugin writes a header of its own over the one below.
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.setHeader('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  app.get<{ Params: { '*': string } }>('/*', { schema: { hide: true } }, (request, reply) =>
    NOT_THE_CLIENTS.test(request.params['*']) ? reply.callNotFound() : reply.header('cache-control', 'no-cache').sendFile('index.html'),
  )
}
