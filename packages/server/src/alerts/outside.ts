import { lookup } from 'node:dns'
import { request as plainRequest } from 'node:http'
import { request as safeRequest } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** Addresses that belong to the host's own machine or network, or to nobody. */
const PRIVATE = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  PRIVATE.addSubnet(net, bits, 'ipv4')
for (const [net, bits] of [
  // With it the old spelling of IPv4 addresses, and nobody and oneself.
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
  ['5f00::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const)
  PRIVATE.addSubnet(net, bits, 'ipv6')

/** An IPv4 address in the clothes of an IPv6 one is still that address. */
const undressed = (address: string): string => /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address

export function isPrivate(address: string): boolean {
  const bare = undressed(address)
  const version = isIP(bare)
  return version === 0 || /^::ffff:/i.test(bare) || PRIVATE.check(bare, version === 4 ? 'ipv4' : 'ipv6')
}

/** It leads where it may not. */
export class Forbidden extends Error {}

/** Resolves a name once and connects to exactly what was checked: a name that changes its mind afterwards leads nowhere else. */
const guarded: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    if (error !== null) return done(error, '', 0)
    const inside = addresses.find(({ address }) => isPrivate(address))
    if (inside !== undefined || addresses.length === 0) return done(new Forbidden('a private address'), '', 0)
    if (options.all === true) return done(null, addresses)
    done(null, addresses[0].address, addresses[0].family)
  })
}

const PATIENCE = 10_000

export interface Parcel {
  readonly url: string
  readonly headers: Readonly<Record<string, string | number>>
  readonly body: string | Buffer
}

/** Posts something to an address that a person gave us; the status of the answer. Redirects are answers like any other: they are not followed. */
export function post({ url, headers, body }: Parcel, allowPrivate: boolean): Promise<number> {
  const target = new URL(url)
  if (!allowPrivate && isIP(target.hostname.replaceAll(/[[\]]/g, '')) !== 0 && isPrivate(target.hostname.replaceAll(/[[\]]/g, '')))
    return Promise.reject(new Forbidden('a private address'))
  const send = target.protocol === 'https:' ? safeRequest : plainRequest
  return new Promise((done, failed) => {
    const options = {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      agent: false as const,
      timeout: PATIENCE,
      ...(allowPrivate ? {} : { lookup: guarded }),
    }
    const sent = send(target, options, (answer) => {
      done(answer.statusCode ?? 0)
      // Nobody reads what else it says, however long it goes on.
      answer.on('error', () => undefined)
      answer.destroy()
    })
    const giveUp = setTimeout(() => sent.destroy(new Error('no answer in time')), PATIENCE)
    giveUp.unref()
    sent.on('timeout', () => sent.destroy(new Error('no answer in time')))
    sent.on('close', () => clearTimeout(giveUp))
    sent.on('error', failed)
    sent.end(body)
  })
}
