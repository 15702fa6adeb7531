import { same } from '@flotilla/kernel'
import { USUAL_ORDERS, type Plan, type SeatSettings } from '@flotilla/protocol'
import type { Effect } from './messages.ts'

/** What each person has the table do for them. Settings belong to a person: whoever takes a seat over has settings of their own. */
export class PersonSettings {
  readonly #settings = new Map<string, SeatSettings>()

  of(person: string | null): SeatSettings {
    return (person === null ? undefined : this.#settings.get(person)) ?? USUAL_ORDERS
  }

  set(person: string, settings: SeatSettings): void {
    this.#settings.set(person, settings)
  }

  change(person: string | null, settings: SeatSettings): Effect[] {
    if (person === null) return []
    this.#settings.set(person, settings)
    return [{ type: 'settings', person, settings }]
  }

  /** A plan is carried out once. */
  use({ person, plan }: { readonly person: string; readonly plan: Plan }): Effect[] {
    const settings = this.of(person)
    const used = settings.plans.findIndex((one) => same(one, plan))
    return used === -1 ? [] : this.change(person, { ...settings, plans: settings.plans.toSpliced(used, 1) })
  }
}
