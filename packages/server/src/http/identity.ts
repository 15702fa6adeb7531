import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import {
  account,
  credentialId,
  deviceCode,
  deviceEntry,
  entered,
  mailBody,
  mailEntry,
  mergeBody,
  newWords,
  ownId,
  passkeyBody,
  passkeyEntry,
  passkeyInfo,
  sessionInfo,
  wordsEntry,
  type Entered,
} from '@flotilla/protocol'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { z } from 'zod'
import type { Entry, Identity } from '../identity/identity.ts'
import { personalDataOf } from '../identity/personal-data.ts'
import type { Site } from '../identity/passkeys.ts'
import { priceOfRows } from '../prices.ts'
import { refusal } from '../refusal.ts'
import { fromMail, fromPasskey, fromWords } from '../storage/credentials.ts'
import type { TableRegistry } from '../tables/registry.ts'
import { visitorAt } from './address.ts'
import { deviceOf } from './device.ts'
import { DONE, done } from './done.ts'
import { siteAt, type Auth } from './auth.ts'
import { charge } from './protect.ts'
import { named } from './names.ts'

const tags = ['you']
const options = named('PasskeyOptions', z.record(z.string(), z.unknown()))
const personalData = named('PersonalData', z.record(z.string(), z.unknown()))
const passkeyList = named('PasskeyList', z.object({ passkeys: z.array(passkeyInfo) }))
const sessionList = named('SessionList', z.object({ sessions: z.array(sessionInfo) }))

const siteOf = ({ headers, protocol, host }: FastifyRequest): Site => {
  const origin = headers.origin ?? `${protocol}://${host}`
  const site = siteAt(origin)
  if (site === null) throw refusal('bad.origin', { status: 403 })
  return { origin, host: site.hostname }
}

/** How a name is kept, and how its person comes back. */
export function identity(app: FastifyInstance, auth: Auth, registry: TableRegistry, who: Identity, entryRate: number): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  const { people } = auth
  const own = (request: FastifyRequest) => auth.actor(request)
  /** Whoever guesses at codes gets few tries. */
  const config = { rateLimit: { max: entryRate, timeWindow: '1 minute' } }

  /** Whoever comes in by a token stays who the token says. */
  const guestOf = (request: FastifyRequest) => (request.headers.authorization === undefined ? auth.visitor(request) : null)
  const welcome = (request: FastifyRequest, reply: FastifyReply, { secret, entered: as }: Entry): Entered => {
    auth.giveCookie(request, reply, secret)
    // Each of the guest's tables was looked at.
    charge(request, as.before?.tables ?? 0)
    return as
  }

  api.get('/api/me/account', { schema: { tags, summary: 'How your name is kept', response: { 200: account } } }, async (request) =>
    who.account(own(request), siteOf(request)),
  )

  // --- passkeys ---------------------------------------------------------------------------------------------

  api.get('/api/me/passkeys', { schema: { tags, summary: 'Your passkeys', response: { 200: passkeyList } } }, async (request) => ({
    passkeys: await who.passkeys.of(own(request).person.id),
  }))
  api.post(
    '/api/me/passkeys/options',
    { schema: { tags, summary: 'What a browser needs to make a passkey', response: { 200: options } } },
    async (request) => {
      const actor = own(request)
      await who.checkFresh(actor)
      await who.checkKeeps(actor)
      return { ...(await who.passkeys.offer(actor.person, siteOf(request))) }
    },
  )
  api.post(
    '/api/me/passkeys',
    { schema: { tags, summary: 'Keep your name by a passkey', body: passkeyBody, response: { 200: passkeyInfo } } },
    async (request) => {
      const actor = own(request)
      const { name, response } = request.body
      await who.checkFresh(actor)
      await who.checkKeeps(actor)
      const key = await who.passkeys.add(actor.person, siteOf(request), name, response as unknown as RegistrationResponseJSON)
      await people.prove(actor.key)
      return key
    },
  )
  api.delete(
    '/api/me/passkeys/:id',
    { schema: { tags, summary: 'Remove a passkey', params: z.object({ id: credentialId }), response: { 200: done } } },
    async (request) => {
      const actor = own(request)
      await who.checkFresh(actor)
      if (!(await who.passkeys.drop(actor.person.id, request.params.id))) throw refusal('person.notFound', { status: 404 })
      await who.takeBack(fromPasskey(request.params.id), actor)
      return DONE
    },
  )
  api.post(
    '/api/session/passkey/options',
    { config, schema: { tags, summary: 'What a browser needs to sign in by a passkey', response: { 200: options } } },
    async (request) => ({ ...(await who.passkeys.ask(siteOf(request))) }),
  )
  api.post(
    '/api/session/passkey',
    { config, schema: { tags, summary: 'Sign in by a passkey', body: passkeyEntry, response: { 200: entered } } },
    async (request, reply) => {
      const response = request.body.response as unknown as AuthenticationResponseJSON
      return welcome(request, reply, await who.byPasskey(siteOf(request), response, guestOf(request), deviceOf(request.headers)))
    },
  )

  // --- words ------------------------------------------------------------------------------------------------

  api.post(
    '/api/me/words',
    { schema: { tags, summary: 'Eight recovery words, shown this one time; earlier ones end', response: { 200: newWords } } },
    async (request) => {
      const actor = own(request)
      await who.checkFresh(actor)
      await who.checkKeeps(actor)
      const words = [...(await who.recoveryCodes.newWords(actor.person.id))]
      await who.takeBack(fromWords(actor.person.id), actor)
      await people.prove(actor.key)
      return { words }
    },
  )
  api.post(
    '/api/session/words',
    { config, schema: { tags, summary: 'Sign in by your recovery words', body: wordsEntry, response: { 200: entered } } },
    async (request, reply) => welcome(request, reply, await who.byWords(request.body.words, guestOf(request), deviceOf(request.headers))),
  )

  // --- another device ---------------------------------------------------------------------------------------

  api.post(
    '/api/me/device',
    { schema: { tags, summary: 'Letters and a link that bring your name to another device', response: { 200: deviceCode } } },
    async (request) => who.deviceCode(own(request)),
  )
  api.post(
    '/api/session/device',
    { config, schema: { tags, summary: 'Sign in by the letters of another device', body: deviceEntry, response: { 200: entered } } },
    async (request, reply) =>
      welcome(request, reply, await who.byDevice(request.body.code, guestOf(request), deviceOf(request.headers), visitorAt(request.ip))),
  )

  // --- mail -------------------------------------------------------------------------------------------------

  api.post(
    '/api/me/mail',
    { config, schema: { tags, summary: 'Send a link that keeps your name by an address', body: mailBody, response: { 200: done } } },
    async (request) => {
      const actor = own(request)
      await who.checkFresh(actor)
      await who.checkKeeps(actor)
      await who.offerMail(actor.person, request.body.address, visitorAt(request.ip))
      return DONE
    },
  )
  api.post(
    '/api/me/mail/confirm',
    { config, schema: { tags, summary: 'Follow that link', body: mailEntry, response: { 200: done } } },
    async (request) => {
      const actor = own(request)
      await who.checkKeeps(actor)
      await who.keepMail(actor.person, request.body.code)
      return DONE
    },
  )
  api.delete('/api/me/mail', { schema: { tags, summary: 'Forget the address', response: { 200: done } } }, async (request) => {
    const actor = own(request)
    await who.checkFresh(actor)
    await who.recoveryCodes.drop(actor.person.id, 'mail')
    await who.takeBack(fromMail(actor.person.id), actor)
    return DONE
  })
  api.post(
    '/api/session/mail',
    { config, schema: { tags, summary: 'Send a link to sign in, if anybody is known by it', body: mailBody, response: { 200: done } } },
    (request) => {
      who.askByMail(request.body.address)
      return DONE
    },
  )
  api.post(
    '/api/session/mail/enter',
    { config, schema: { tags, summary: 'Sign in by the link of a mail', body: mailEntry, response: { 200: entered } } },
    async (request, reply) => welcome(request, reply, await who.byMail(request.body.code, guestOf(request), deviceOf(request.headers))),
  )

  // --- sessions, merging, data ------------------------------------------------------------------------------

  api.get('/api/me/sessions', { schema: { tags, summary: 'Where you are signed in', response: { 200: sessionList } } }, async (request) => {
    const { person, key } = own(request)
    const sessions = await people.sessions(person.id)
    return {
      sessions: sessions.map(({ id, device, created, seen, hash }) => ({
        id: id ?? '',
        device: device ?? '',
        created,
        seen: seen ?? created,
        current: hash === key,
      })),
    }
  })
  api.delete(
    '/api/me/sessions/:id',
    { schema: { tags, summary: 'End one of your sessions', params: z.object({ id: ownId }), response: { 200: done } } },
    async (request) => {
      const { person } = own(request)
      const ended = await people.leaveAt(person.id, request.params.id)
      if (ended.length === 0) throw refusal('person.notFound', { status: 404 })
      await registry.expel(ended)
      return DONE
    },
  )
  api.post(
    '/api/me/merge',
    { schema: { tags, summary: 'Bring along what the guest of this device had', body: mergeBody, response: { 200: done } } },
    async (request) => {
      await who.merge(own(request).person, request.body.code)
      return DONE
    },
  )
  api.get(
    '/api/me/data',
    { schema: { tags, summary: 'Everything that is stored of you', response: { 200: personalData } } },
    async (request) => {
      const { person } = own(request)
      const [tables, lines] = await Promise.all([registry.tables.idsOf(person.id), registry.tables.linesOf(person.id)])
      charge(request, tables.length + priceOfRows(lines))
      return { ...(await personalDataOf(registry, person)) }
    },
  )
  api.delete('/api/me', { schema: { tags, summary: 'Delete your account', response: { 200: done } } }, async (request, reply) => {
    const actor = own(request)
    await who.leaveForGood(actor)
    auth.takeCookie(reply)
    return DONE
  })
}
