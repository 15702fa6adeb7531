import { useMemo } from 'react'
import { useSettings } from './settings.ts'

const STEPS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const
/** Shorter than a week, so that a day of the week is only one day. */
const WEEK = 6 * 86_400_000

export interface When {
  ago(at: number): string
  day(at: number): string
  time(at: number): string
  dayAndTime(at: number): string
  /** The day of the week and the hour, as far as that says it. */
  until(at: number): string
  lasting(ms: number): string
  /** With one decimal at most. */
  number(value: number): string
}

/** Some browsers name what is no language tag, as `en-US@posix` after the locale of their system. */
const isLocale = (tag: string): boolean => {
  try {
    return Intl.getCanonicalLocales(tag).length > 0
  } catch {
    return false
  }
}

/** The language with the person's own region, where their browser names one: whoever reads English in Canada dates as Canadians do. */
export const localeOf = (language: string, wanted: readonly string[] = navigator.languages): string =>
  wanted.find((one) => (one === language || one.startsWith(`${language}-`)) && isLocale(one)) ?? language

/** Times and numbers in the person's own language, region and time zone. */
export function useWhen(): When {
  const locale = localeOf(useSettings((settings) => settings.language))
  return useMemo(() => {
    const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
    const days = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' })
    const hour = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
    const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' })
    const dayAndTime = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
    const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', ...hour })
    const date = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', ...hour })
    const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
    const unitOf = (ms: number): (typeof STEPS)[number] => STEPS.find(([, size]) => ms >= size) ?? STEPS[2]
    return {
      ago(at) {
        const [unit, size] = unitOf(Date.now() - at)
        return relative.format(-Math.round((Date.now() - at) / size), unit)
      },
      day: (at) => days.format(at),
      time: (at) => time.format(at),
      dayAndTime: (at) => dayAndTime.format(at),
      number: (value) => numbers.format(value),
      until: (at) => (at - Date.now() < WEEK ? weekday : date).format(at),
      lasting(ms) {
        const [unit, size] = unitOf(ms)
        return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(Math.max(1, Math.round(ms / size)))
      },
    }
  }, [locale])
}
