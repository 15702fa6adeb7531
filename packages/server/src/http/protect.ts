import type { FastifyInstance, FastifyRequest, RouteOptions, preValidationAsyncHookHandler } from 'fastify'
import { Budget } from '../budget.ts'
import { priceOf, priceOfReplay } from '../prices.ts'
import type { RunningTable } from '../tables/running/running-table.ts'
import type { TableRegistry } from '../tables/registry.ts'
import { visitorAt } from './address.ts'
import type { Auth } from './auth.ts'
import type { RequestQueue } from './request-queue.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What one request costs, see `prices.ts`. Every route has one. */
    price?: number
    /** The route stands behind admission and the queue of its address. */
    guarded?: boolean
  }
}

export interface ProtectParts {
  readonly auth: Auth
  readonly requestQueue: RequestQueue
  /** What people may spend, and what addresses may. */
  readonly budgets: Budgets
}

export interface Budgets {
  readonly people: Budget
  readonly addresses: Budget
}

export const budgetsOf = (work: number, people: number, now: () => number): Budgets => ({
  people: new Budget(work, now),
  addresses: new Budget(work * people, now),
})

/**
 * Attaches to every route what protects it, when the route is registered: whichever spelling of an address leads the router to the route
 * finds the same protection. To be called before any route is registered.
 */
export function protect(app: FastifyInstance, { auth, requestQueue, budgets }: ProtectParts): void {
  const guard: preValidationAsyncHookHandler = async (request, reply) => {
    const address = visitorAt(request.ip)
    budgets.addresses.spend(address, priceAt(request))
    await requestQueue.admit(address, request.raw.socket, reply.raw)
    await auth.admit(request)
    const person = auth.visitor(request)?.person.id
    if (person !== undefined) budgets.people.spend(person, priceAt(request))
    charging.set(request, (price) => {
      budgets.addresses.charge(address, price)
      if (person !== undefined) budgets.people.charge(person, price)
    })
  }
  app.addHook('onRoute', (route: RouteOptions) => {
    const { method, url } = route
    const price = Math.max(...[method].flat().map((one) => priceOf(one, url)))
    const guarded = url === '/api' || url.startsWith('/api/')
    route.config = { ...route.config, price, guarded }
    if (guarded) route.preValidation = [guard, ...[route.preValidation ?? []].flat()]
  })
}

/** How to charge whoever asked for more than the price of the route. */
const charging = new WeakMap<FastifyRequest, (price: number) => void>()

/** Charges for what a request has cost beyond the price of its route, where that depends on how much there was. */
export const charge = (request: FastifyRequest, price: number): void => charging.get(request)?.(price)

/** The table that a request is about. Whoever brings a long game back into memory pays for its length. */
export const tableAt = (
  registry: TableRegistry,
  request: FastifyRequest & { readonly params: { readonly id: string } },
): Promise<RunningTable> => registry.table(request.params.id, (entries) => charge(request, priceOfReplay(entries)))

const priceAt = (request: FastifyRequest): number => request.routeOptions.config.price ?? 1
