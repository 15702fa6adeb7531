import type { AlertsInfo, Preferences } from '@flotilla/protocol'
import { useState } from 'react'
import { useLoad } from '../lobby/use-load.ts'
import { useSettings } from '../settings.ts'
import { accountApi } from './api.ts'

export interface ChosenPreferences {
  readonly info: AlertsInfo
  readonly prefer: (part: Partial<Preferences>) => void
  readonly again: () => void
}

const loadAlerts = () => accountApi.alerts().catch(() => null)

/** What one chose; shown at once, and written. Null until it is known. */
export function usePreferences(): ChosenPreferences | null {
  const alerts = useLoad<AlertsInfo | null>(loadAlerts)
  const [chosen, setChosen] = useState<Preferences | null>(null)
  const language = useSettings((settings) => settings.language)
  if (alerts.value === null) return null
  const info = { ...alerts.value, preferences: chosen ?? alerts.value.preferences }
  return {
    info,
    prefer(part) {
      const wanted = { ...info.preferences, language, ...part }
      setChosen(wanted)
      accountApi.prefer(wanted).catch(() => setChosen(null))
    },
    // A vacation is taken, not chosen: the server says until when.
    again() {
      setChosen(null)
      alerts.again()
    },
  }
}
