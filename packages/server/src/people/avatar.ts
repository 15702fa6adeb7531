import type { Person, Preferences } from '@flotilla/protocol'
import type { TableRegistry } from '../tables/registry.ts'

/** What somebody chose. How they look is kept once, with the person: tables that are read afterwards show it, those in memory are told. */
export async function changePreferences(registry: TableRegistry, person: Person, wanted: Preferences): Promise<void> {
  const before = await registry.alerts.preferences(person.id)
  await registry.alerts.prefer(person.id, wanted)
  if (wanted.avatar !== before.avatar) await registry.showAvatar(person.id)
}
