import type { Edition } from '../edition/schema.ts'
import { SECTIONS, enemyOf, leakOf, levelOf, sheetOf, type ReadCtx } from '../board/state.ts'
import { BREACHES, CANNONS, CANNON_TYPES, WATER, cannonType, isCannon } from '../board/things.ts'

/** Rounds by which the two clocks must differ to make the ending rather sure. */
export const CLOCK_HEAT = 2.2
/** What a crew that works together does in a round: Fire actions, and cards bucketed. */
const FIRERS = 0.7
const FIRERS_PER_SEAT = 0.17
const BUCKETS = 1.7
const BUCKETS_PER_SEAT = 0.24
/** Clear Water met while a Treasure is dealt. */
const CLEAR_PER_TREASURE = 0.35

/** How likely each type of cannon hits, in the edition that was asked about last. */
let hitsOf: Edition | null = null
let hitChances: readonly number[] = []

export function hitChance({ edition }: ReadCtx, type: number): number {
  if (edition !== hitsOf) {
    hitsOf = edition
    hitChances = CANNON_TYPES.map((name) => edition.dice.hits[name].length / 6)
  }
  return hitChances[type]
}

export function firepower(ctx: ReadCtx, column: number): number {
  const contents = ctx.state.columns[column]
  let power = 0
  for (let i = 0; i < contents.length; i++) if (isCannon(contents[i])) power += hitChance(ctx, cannonType(contents[i]))
  return power
}

/** Rounds that the levels above this one will last, if the crew goes on as crews do. */
function laterLevels(ctx: ReadCtx, rise: number): number {
  const s = ctx.state
  const { levels } = ctx.edition.sheets[s.seats - 3]
  let later = 0
  for (let level = levelOf(s) + 1; level <= SECTIONS; level++) later += Math.max(1.2, levels[level - 1].threshold / (rise + 0.3))
  return later
}

type Sheet = ReturnType<typeof sheetOf>

/** How the ship's clocks stand: the same for all seats, and mostly as when they were last looked at. */
export const clocks = {
  // What they go by.
  edition: null as Edition | null,
  sheet: null as Sheet | null,
  seats: -1,
  sections: -1,
  ended: '',
  dice: -1,
  damage: -1,
  water: -1,
  leak: -1,
  power: Number.NaN,
  broken: Number.NaN,
  // What they say.
  hits: Number.NaN,
  toWin: Number.NaN,
  rise: Number.NaN,
  toSink: Number.NaN,
  saved: Number.NaN,
  /** Rounds until the game ends either way. */
  rounds: Number.NaN,
}

export function lookAtClocks(ctx: ReadCtx): void {
  const s = ctx.state
  const { limits } = ctx.edition
  const sheet = sheetOf(ctx)
  const dice = enemyOf(ctx).basicDice[Math.min(s.damage, limits.damage - 1)] + 2
  const power = firepower(ctx, CANNONS)
  const broken = firepower(ctx, BREACHES)
  const leak = leakOf(ctx)
  const water = s.columns[WATER].length
  if (
    clocks.edition === ctx.edition &&
    clocks.sheet === sheet &&
    clocks.seats === s.seats &&
    clocks.damage === s.damage &&
    clocks.water === water &&
    clocks.leak === leak &&
    clocks.power === power &&
    clocks.broken === broken &&
    clocks.dice === dice &&
    clocks.sections === s.sections &&
    clocks.ended === s.ended
  )
    return
  const hits = Math.max(0.15, firing(s.seats) * (0.85 * power + 0.5 * broken + 0.1))
  const toWin = (limits.damage - s.damage) / hits
  const inflow = leak + sheet.water + CLEAR_PER_TREASURE * sheet.treasure + dice / 6
  const rise = Math.max(0.6, inflow - BUCKETS - BUCKETS_PER_SEAT * s.seats)
  const toSink = Math.max(0, sheet.threshold - water - leak) / rise + 1
  const afloat = toSink + laterLevels(ctx, rise)
  clocks.edition = ctx.edition
  clocks.sheet = sheet
  clocks.seats = s.seats
  clocks.sections = s.sections
  clocks.ended = s.ended
  clocks.dice = dice
  clocks.damage = s.damage
  clocks.water = water
  clocks.leak = leak
  clocks.power = power
  clocks.broken = broken
  clocks.hits = hits
  clocks.toWin = toWin
  clocks.rise = rise
  clocks.toSink = toSink
  clocks.saved = s.ended === '' ? 1 / (1 + Math.exp((toWin - afloat) / CLOCK_HEAT)) : s.ended === 'saved' ? 1 : 0
  clocks.rounds = Math.min(toWin, afloat)
}

export const firing = (seats: number): number => FIRERS + FIRERS_PER_SEAT * seats
