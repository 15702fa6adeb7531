import { createHmac } from 'node:crypto'
import type { NewWay, WayInfo } from '@flotilla/protocol'
import webPush from 'web-push'
import type { Mailer } from '../mail/mailer.ts'
import type { WayRow } from '../storage/schema.ts'
import { Forbidden, post, type Parcel } from './outside.ts'

/** What a person is told, in their language. Public text: nothing hidden is ever in it. */
export interface Call {
  /** The same for every try: whoever gets it twice knows it. */
  readonly id: string
  readonly kind: string
  readonly title: string
  readonly text: string
  readonly url: string
  /** Calls with the same tag replace each other on a screen. */
  readonly tag: string
  readonly at: number
}

/** `gone`: never again. `failed`: perhaps later. */
export type Delivered = 'sent' | 'gone' | 'failed'

export interface Keys {
  readonly publicKey: string
  readonly privateKey: string
}

export interface Means {
  readonly keys: Keys
  readonly mailer: Mailer | null
  readonly allowPrivate: boolean
  /** Whom a push service may ask about our messages. */
  readonly contact: string
}

type Target = Exclude<NewWay, { kind: 'mail' }> & { readonly secret?: string }

export const targetOf = ({ target }: Pick<WayRow, 'target'>): Target => JSON.parse(target) as Target

/** Where it leads, without what would let others use it. */
export function whereOf(row: WayRow, mail: string | null): string {
  if (row.kind === 'mail') return mail ?? ''
  const target = targetOf(row)
  return new URL(target.kind === 'push' ? target.endpoint : target.url).host
}

export const infoOf = (row: WayRow, mail: string | null): WayInfo => ({
  id: row.id,
  kind: row.kind,
  where: whereOf(row, mail),
  created: row.created,
  failing: row.failing,
})

/** Never sent twice by a careless middleman, and provably ours: `t` is part of what is signed. */
export const signatureOf = (secret: string, at: number, body: string): string =>
  `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`

const JSON_HEADERS = { 'content-type': 'application/json', 'user-agent': 'Flotilla' }

function hookParcel(target: Extract<Target, { kind: 'webhook' }>, call: Call): Parcel {
  const { url, speaks, secret = '' } = target
  const line = `${call.title}: ${call.text}`
  switch (speaks) {
    case 'discord':
      // Nobody is mentioned by a name that somebody chose.
      return {
        url,
        headers: JSON_HEADERS,
        body: JSON.stringify({ content: `${discordText(line)}\n${call.url}`, allowed_mentions: { parse: [] } }),
      }
    case 'slack':
      return { url, headers: JSON_HEADERS, body: JSON.stringify({ text: `${slackText(line)}\n${call.url}` }) }
    case 'ntfy':
      return {
        url,
        headers: { 'content-type': 'text/plain; charset=utf-8', click: call.url, title: headerText(call.title) },
        body: call.text,
      }
    case 'plain': {
      const body = JSON.stringify({ ...call, app: 'flotilla' })
      return { url, headers: { ...JSON_HEADERS, 'x-flotilla-signature': signatureOf(secret, call.at, body) }, body }
    }
  }
}

/** Nothing that somebody is called becomes a link or a headline. */
const discordText = (words: string): string => words.replaceAll(/[\\`*_~|>#[\]()<]/g, '\\$&')
const slackText = (words: string): string => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
/** A header is Latin letters: other ones are sent as RFC 2047 says. */
const headerText = (words: string): string =>
  /^[\x20-\x7e]*$/.test(words) ? words : `=?UTF-8?B?${Buffer.from(words).toString('base64')}?=`

function pushParcel({ endpoint, keys }: Extract<Target, { kind: 'push' }>, call: Call, means: Means): Parcel {
  const { headers, body } = webPush.generateRequestDetails({ endpoint, keys }, JSON.stringify(call), {
    TTL: 24 * 3600,
    urgency: 'high',
    topic: Buffer.from(call.tag).toString('base64url').slice(0, 32),
    vapidDetails: { subject: means.contact, ...means.keys },
  })
  return { url: endpoint, headers, body: body ?? '' }
}

/** Sends one call by push or webhook. */
export async function deliver(row: WayRow, call: Call, means: Means): Promise<Delivered> {
  const target = targetOf(row)
  try {
    const parcel = target.kind === 'push' ? pushParcel(target, call, means) : hookParcel(target, call)
    const status = await post(parcel, means.allowPrivate)
    if (status >= 200 && status < 300) return 'sent'
    return status === 404 || status === 410 ? 'gone' : 'failed'
  } catch (error) {
    return error instanceof Forbidden ? 'gone' : 'failed'
  }
}
