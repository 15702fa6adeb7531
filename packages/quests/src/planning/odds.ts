/** Chances of pips with so many dice, worked out once. */
const MOST_DICE = 10
const PIPS: number[][] = [[1]]
for (let n = 1; n <= MOST_DICE; n++) {
  const row: number[] = Array.from({ length: 6 * n + 1 }, () => 0)
  for (const [pips, chance] of PIPS[n - 1].entries()) for (let face = 1; face <= 6; face++) row[pips + face] += chance / 6
  PIPS.push(row)
}

/** The chance of so many pips or more, by dice. */
const AT_LEAST = PIPS.map((row) => row.map((_, least) => row.slice(least).reduce((sum, chance) => sum + chance, 0)))

/** The chance that an Attack with so many dice deals at least this damage. */
export function chanceOf(dice: number, damage: number, pipsPerDamage: number): number {
  return AT_LEAST[Math.min(dice, MOST_DICE)][damage * pipsPerDamage] ?? 0
}

/** By dice and pips: bots ask for it many times in a turn. */
const means: (number | undefined)[] = []
const MOST_PIPS = 64

export function meanDamage(dice: number, pipsPerDamage: number): number {
  const at = dice * MOST_PIPS + pipsPerDamage
  const known = means[at]
  if (known !== undefined) return known
  let mean = 0
  for (let damage = 1; damage * pipsPerDamage <= 6 * dice; damage++) mean += chanceOf(dice, damage, pipsPerDamage)
  return pipsPerDamage < MOST_PIPS ? (means[at] = mean) : mean
}

/** The chance to pass a Treacherous roll with a traveler bonus. */
export const passChance = (passes: number, bonus: number): number => Math.min(1, (7 - passes + bonus) / 6)

/**
 * The chance to pass so many Treacherous rolls one after another, spending as little bonus as each needs (QC-3.13);
 * without Luck and Repellent.
 */
export function passAllChance(passes: number, bonus: number, rolls: number): number {
  if (rolls === 0) return 1
  let chance = 0
  for (let die = 1; die <= 6; die++) {
    const short = Math.max(0, passes - die)
    if (short <= bonus) chance += passAllChance(passes, bonus - short, rolls - 1) / 6
  }
  return chance
}
