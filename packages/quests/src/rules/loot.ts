import { mint, reason, type Offers, type Reason, type Seat } from '@flotilla/kernel'
import { backOf, cardId, designAt, lootAt } from '../board/cards.ts'
import type { LootCard, LootId } from '../edition/schema.ts'
import { GOODS } from '../board/goods.ts'
import { countSpentSails, endVoyage } from './move.ts'
import { hurt, isAfloat } from './sinking.ts'
import { GOOD_KINDS, LOOT, MARAUDERS, NOBODY, hidesHand, home, isMarauder, loaded, placeOf, type Io } from '../board/state.ts'
import { SINK, clueDraw, spill } from './steps.ts'
import { gainAmmo, gainCoins, returnGoods } from './supplies.ts'
import { discard, outOfHand, toPile } from './decks.ts'
import { FREE, slotsOf } from './gear.ts'

/** Cards played from hand on the own turn: effect first, then the discard pile (QC-12.4). */
interface Instant {
  readonly inVoyage?: true
  readonly unmet?: (io: Io, seat: Seat) => Reason | null
  readonly play: (io: Io, seat: Seat) => void
}
const alreadyHome = reason('QC-12.18', 'refuse.alreadyHome')
const noSpentSail = reason('QC-12.18', 'refuse.noSpentSail')

export const INSTANTS: Readonly<Partial<Record<LootId, Instant>>> = {
  // At rest: take 1 damage; if you did not sink, gain 2 Actions for this turn.
  daring: {
    play(io, seat) {
      hurt(io, seat, 1, seat)
      if (isAfloat(io.state, seat)) io.state.actions += 2
      else io.push(SINK)
    },
  },
  // At rest: put your ship on your Home Port; no landing event.
  shell: {
    unmet: (io, seat) => (io.state.ships[seat].cell === home(io.state, seat) ? alreadyHome : null),
    play(io, seat) {
      const s = io.state
      s.ships[seat].cell = home(s, seat)
      io.emit?.({ type: 'displaced', ship: seat, cell: s.ships[seat].cell, place: 'home' })
    },
  },
  // At rest or during your voyage: ready up to 2 of your spent sails.
  wind: {
    inVoyage: true,
    unmet: (io, seat) => (countSpentSails(io.state, seat) === 0 ? noSpentSail : null),
    play(io, seat) {
      const ship = io.state.ships[seat]
      ship.readySails = Math.min(ship.sails, ship.readySails + 2)
    },
  },
  // At rest: ready all your spent cannons and take 2 ammo.
  keg: {
    play(io, seat) {
      const ship = io.state.ships[seat]
      ship.readyCannons = ship.cannons
      gainAmmo(io, seat, 2)
    },
  },
  // At rest: draw 2 clues, one after the other.
  chart: {
    play: (io, seat) => io.next(clueDraw(seat), clueDraw(seat)),
  },
  // At rest: gain 4 coins.
  purse: {
    play: (io, seat) => gainCoins(io, seat, 4),
  },
}

export const TRIGGERS = ['enter', 'attack', 'sink', 'roll'] as const
export type Trigger = (typeof TRIGGERS)[number]

/** Cards that answer a trigger from hand, also on others' turns (QC-12.5). `about` is the ship that set it off, or the chosen target. */
interface Reaction {
  readonly on: Trigger
  readonly play: (io: Io, seat: Seat, about: number) => void
}
export const REACTIONS: Readonly<Partial<Record<LootId, Reaction>>> = {
  // When your ship sinks, before it leaves its space: 1 other ship in that space takes 2 damage.
  tome: {
    on: 'sink',
    play: (io, seat, target) => void hurt(io, target, 2, seat),
  },
  // When an enemy ship moves into your space: that ship, if still there, takes 2 damage.
  mine: {
    on: 'enter',
    play(io, seat, mover) {
      hurt(io, mover, 2, seat)
      io.push(SINK)
    },
  },
  // Same trigger: that ship goes back to the space it came from and its voyage or move ends.
  lantern: {
    on: 'enter',
    play(io, _seat, mover) {
      const s = io.state
      if (isMarauder(mover)) s.marauders[mover - MARAUDERS].cell = s.from
      else s.ships[mover].cell = s.from
      io.emit?.({ type: 'displaced', ship: mover, cell: s.from, place: placeOf(s, s.from) })
      if (!isMarauder(mover)) endVoyage(io)
    },
  },
  // When you roll for Treacherous Seas: the roll counts as passed.
  repellent: {
    on: 'roll',
    play: (io) => void (io.state.added = 6),
  },
  // When an Attack on you was rolled, before its damage: reduce that damage by 2.
  bulwark: {
    on: 'attack',
    play: (io) => void io.state.shields++,
  },
}

/** Whether the card under this back answers the trigger. */
export function answers(io: Io, back: number, trigger: Trigger): boolean {
  const id = designAt(io, back)
  return id !== undefined && REACTIONS[id]?.on === trigger
}

/** QC-12.21: who is asked for an answer from hand; where others must not learn of the hand, a loot card there is enough. */
export function mayAnswer(io: Io, seat: Seat, trigger: Trigger): boolean {
  const { loot } = io.state.ships[seat]
  if (hidesHand(io.state, seat)) return loot.length > 0
  for (let i = 0; i < loot.length; i++) if (answers(io, loot[i], trigger)) return true
  return false
}

/** Effect first, then the card goes to the pile: openly, so the card is shown as it is played. */
export function playReaction(io: Io, seat: Seat, card: string, about: number): void {
  const back = backOf(io, LOOT, io.state.ships[seat].loot, card)
  const id = designAt(io, back)
  io.emit?.({ type: 'played', seat, card: back, what: card, ...(about === NOBODY ? {} : { target: about }) })
  discard(io, seat, LOOT, back)
  if (id !== undefined) REACTIONS[id]?.play(io, seat, about)
}

// --- equipping and playing on the own turn ------------------------------------------------------------------

export const equipCard = mint((card: string, out: string | null) =>
  out === null ? { do: 'equip' as const, card } : { do: 'equip' as const, card, out },
)
export const playCard = mint((card: string) => ({ do: 'play' as const, card }))
type EquipChoice = { readonly do: 'equip'; readonly card: string; readonly out?: string }
type PlayChoice = ReturnType<typeof playCard>

const notGear = reason('QC-12.3', 'refuse.notGear')
const cannotPay = reason('QC-12.1', 'refuse.cannotPay', (io, ask, choice) => {
  const { state } = io as Io
  const cost = costOf(io as Io, backOf(io as Io, LOOT, state.ships[ask.seat].loot, (choice as EquipChoice).card))
  return { goods: GOODS.filter((good) => (cost.goods[good] ?? 0) > 0), coins: cost.coins }
})
const notInstant = reason('QC-12.4', 'refuse.notInstant')
const onlyAtTrigger = reason('QC-12.5', 'refuse.onlyAtTrigger')
const onlyAtRest = reason('QC-12.4', 'refuse.onlyAtRest')

const costOf = (io: Io, back: number): LootCard['cost'] => lootAt(io, back)?.cost ?? FREE

function pays(io: Io, seat: Seat, cost: LootCard['cost']): boolean {
  const { cargo, coins } = io.state.ships[seat]
  if (coins < cost.coins) return false
  for (let good = 0; good < GOOD_KINDS; good++) if (cargo[good] < (cost.goods[GOODS[good]] ?? 0)) return false
  return true
}

/** QC-12.1 to 12.4 */
export function offerLoot(io: Io, seat: Seat, to: Offers): void {
  const { loot, equipped } = io.state.ships[seat]
  for (let i = 0; i < loot.length; i++) {
    const card = lootAt(io, loot[i])
    if (card === undefined) continue
    const id = cardId(io, LOOT, loot[i])
    if (card.kind !== 'equip') {
      offerPlay(io, seat, loot[i], false, to)
      if (to.refused !== null) to.offer(equipCard(id, null), notGear)
      continue
    }
    const unmet = pays(io, seat, card.cost) ? null : cannotPay
    if (equipped.length < io.edition.hand.equipped) to.offer(equipCard(id, null), unmet)
    else for (let slot = 0; slot < equipped.length; slot++) to.offer(equipCard(id, cardId(io, LOOT, equipped[slot])), unmet)
    if (to.refused !== null) to.offer(playCard(id), notInstant)
  }
}

export function offerPlay(io: Io, seat: Seat, back: number, inVoyage: boolean, to: Offers): void {
  const id = designAt(io, back)
  if (id === undefined) return
  const instant = INSTANTS[id]
  if (instant === undefined) {
    if (to.refused !== null) to.offer(playCard(cardId(io, LOOT, back)), REACTIONS[id] === undefined ? notInstant : onlyAtTrigger)
  } else
    to.offer(
      playCard(cardId(io, LOOT, back)),
      inVoyage && instant.inVoyage === undefined ? onlyAtRest : (instant.unmet?.(io, seat) ?? null),
    )
}

export function playInstant(io: Io, seat: Seat, { card }: PlayChoice): void {
  const back = backOf(io, LOOT, io.state.ships[seat].loot, card)
  const id = designAt(io, back)
  io.emit?.({ type: 'played', seat, card: back, what: card })
  discard(io, seat, LOOT, back)
  if (id !== undefined) INSTANTS[id]?.play(io, seat)
}

export const lootDeeds = {
  play: playInstant,

  /** QC-12.1, 12.2, 12.20 */
  equip(io: Io, seat: Seat, { card, out }: EquipChoice): void {
    const ship = io.state.ships[seat]
    const back = backOf(io, LOOT, ship.loot, card)
    const cost = costOf(io, back)
    for (let good = 0; good < GOOD_KINDS; good++) returnGoods(io, seat, good, cost.goods[GOODS[good]] ?? 0)
    ship.coins -= cost.coins
    outOfHand(io, seat, LOOT, back)
    io.reveal(back)
    if (out === undefined) ship.equipped.push(back)
    else {
      const old = backOf(io, LOOT, ship.equipped, out)
      const slot = ship.equipped.indexOf(old)
      ship.equipped[slot] = back
      ship.usedGear &= ~(1 << slot)
      toPile(io, LOOT, old)
      if (loaded(ship) > slotsOf(io, seat)) io.push(spill(seat))
    }
    io.emit?.({ type: 'equipped', seat, card: back, what: card, ...(out === undefined ? {} : { out }) })
  },
}
