import { DEFAULT_PREFERENCES, type Preferences } from '@flotilla/protocol'

/** What a person chose, as it is stored; what was added since is as ever. */
export const chosenBy = (stored: string | null | undefined): Preferences =>
  stored == null ? DEFAULT_PREFERENCES : { ...DEFAULT_PREFERENCES, ...(JSON.parse(stored) as Preferences) }
