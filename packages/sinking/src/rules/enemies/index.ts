import { angered, splash } from './kraken.ts'
import type { Attack } from './special-attack.ts'
import type { Enemy } from '../../board/things.ts'
import { bellyEmpties, chomp, submerged } from './shark.ts'
import { boardingParty, cursedSearch, pickFromStash } from './skullsairs.ts'
import { screech, tune } from './sirens.ts'
import type { Seat } from '@flotilla/kernel'
import type { Ctx } from '../../board/state.ts'

export const ATTACKS: Readonly<Record<Enemy, readonly [Attack, Attack]>> = {
  kraken: [splash, angered],
  shark: [chomp, submerged],
  sirens: [tune, screech],
  skullsairs: [cursedSearch, boardingParty],
}

/** What happens on a marked space of the damage track (SK-13.1); nothing with Kraken and Sirens (SK-13.37). By the seat that dealt the damage. */
export const REACTIONS: Readonly<Record<Enemy, ((ctx: Ctx, seat: Seat) => void) | null>> = {
  kraken: null,
  shark: bellyEmpties,
  sirens: null,
  skullsairs: pickFromStash,
}
