import type { Preferences } from '@flotilla/protocol'

const HOUR = 3_600_000

/** The hour and minute of a moment in a time zone. */
function clockIn(zone: string, at: number): { hour: number; minute: number } {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: 'numeric', minute: 'numeric', hour12: false }).formatToParts(at)
  const part = (type: string): number => Number(parts.find((one) => one.type === type)?.value ?? 0)
  return { hour: part('hour') % 24, minute: part('minute') }
}

/** When a person's quiet hours end, if it is in them; null if not. */
export function quietUntil({ quiet, zone }: Pick<Preferences, 'quiet' | 'zone'>, at: number): number | null {
  if (quiet === null || quiet.from === quiet.to) return null
  const { hour, minute } = clockIn(zone, at)
  const inside = quiet.from < quiet.to ? hour >= quiet.from && hour < quiet.to : hour >= quiet.from || hour < quiet.to
  if (!inside) return null
  return at + ((quiet.to - hour + 24) % 24) * HOUR - minute * 60_000
}
