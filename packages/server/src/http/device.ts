import type { IncomingHttpHeaders } from 'node:http'

const BROWSERS = [
  [/Edg\//, 'Edge'],
  [/Firefox\//, 'Firefox'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const
const SYSTEMS = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/Linux/, 'Linux'],
] as const

/** Which browser on which system, as far as it says: enough to tell one's own devices apart, and no more. */
export function deviceOf({ 'user-agent': agent = '' }: IncomingHttpHeaders): string {
  const found = (list: readonly (readonly [RegExp, string])[]): string | undefined => list.find(([sign]) => sign.test(agent))?.[1]
  const [browser, system] = [found(BROWSERS), found(SYSTEMS)]
  return [browser ?? 'Program', ...(system === undefined ? [] : [system])].join(', ')
}
