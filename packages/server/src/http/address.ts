import { isIPv6 } from 'node:net'
import type { IncomingMessage } from 'node:http'

/** Whoever has one IPv6 address has its whole network: the first four groups stand for one visitor. */
export function visitorAt(ip: string): string {
  if (!isIPv6(ip)) return ip
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)
  if (mapped !== null) return mapped[1]
  const [head, tail = ''] = ip.split('%')[0].split('::')
  const groups = (part: string): string[] => (part === '' ? [] : part.split(':'))
  const [first, last] = [groups(head), groups(tail)]
  const zeros = ip.includes('::') ? Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0') : []
  return [...first, ...zeros, ...last]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}

/**
 * Of a request that has not been to the router: as the router sees it. Each proxy adds whom it has spoken to at the end; what stands before
 * those that are believed anybody may have written.
 */
export function addressOf({ headers, socket }: IncomingMessage, proxies: number): string {
  const forwarded = proxies === 0 ? undefined : headers['x-forwarded-for']
  const listed = [forwarded ?? []].flat().flatMap((line) => line.split(',').map((one) => one.trim()))
  return listed.at(-proxies) ?? listed.at(0) ?? socket.remoteAddress ?? ''
}
