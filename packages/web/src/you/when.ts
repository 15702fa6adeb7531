import { useMemo } from 'react'
import { useSettings } from '../settings.ts'

const STEPS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** Times in the person's own language and time zone. */
export function useWhen(): { ago(at: number): string; day(at: number): string; lasting(ms: number): string } {
  const language = useSettings((settings) => settings.language)
  return useMemo(() => {
    const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
    const days = new Intl.DateTimeFormat(language, { dateStyle: 'medium' })
    const unitOf = (ms: number): (typeof STEPS)[number] => STEPS.find(([, size]) => ms >= size) ?? STEPS[2]
    return {
      ago(at) {
        const [unit, size] = unitOf(Date.now() - at)
        return relative.format(-Math.round((Date.now() - at) / size), unit)
      },
      day: (at) => days.format(at),
      lasting(ms) {
        const [unit, size] = unitOf(ms)
        return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(Math.max(1, Math.round(ms / size)))
      },
    }
  }, [language])
}
