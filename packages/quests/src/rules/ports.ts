import { mint, reason, type Ask, type AskKind, type Offers, type Reason, type Seat } from '@flotilla/kernel'
import { backOf, cardId, equippedCount, unusedGear, useGear } from '../board/cards.ts'
import { TRADING, WORKSHOP, isPort } from '../board/chart.ts'
import type { Edition } from '../edition/schema.ts'
import { GOODS, type Good } from '../board/goods.ts'
import { deed } from './quests.ts'
import {
  CLUES,
  DECKS,
  GOOD_KINDS,
  LOOT,
  QUESTS,
  T_UPGRADE,
  chart,
  goodIndex,
  loaded,
  remove,
  type Io,
  type QuestsState,
} from '../board/state.ts'
import { clueDraw } from './steps.ts'
import { bundleOf, bundles, countIn, gainAmmo, gainCoins, listOf, returnBundle, returnGoods, takeGoods } from './supplies.ts'
import { discard, draw, hasCards, toPile } from './decks.ts'
import { PARTS, UPGRADE_GOODS, isBelowMaximum, type Part } from './upgrades.ts'

export const ammoChoice = mint(() => ({ do: 'ammo' as const }))()
export const repairChoice = mint(() => ({ do: 'repair' as const }))()
export const sellChoice = mint((what: string, scales: boolean) =>
  scales ? { do: 'sell' as const, what, scales: true as const } : { do: 'sell' as const, what },
)
type SellChoice = { readonly do: 'sell'; readonly what: string; readonly scales?: true }
export const upgradeChoice = mint((part: Part) => ({ do: 'upgrade' as const, part }))
type UpgradeChoice = ReturnType<typeof upgradeChoice>
export const tradeChoice = mint(() => ({ do: 'trade' as const }))()
export const artifactChoice = mint(() => ({ do: 'artifact' as const }))()
export const informationChoice = mint(() => ({ do: 'information' as const }))()

const noPort = reason('QC-9.1', 'refuse.noPort')
const noWorkshop = reason('QC-9.2', 'refuse.noWorkshop')
const noMarket = reason('QC-9.2', 'refuse.noMarket')
const noAmmoLeft = reason('QC-9.3', 'refuse.noAmmoLeft')
const noDamage = reason('QC-9.4', 'refuse.noDamage')
const solvedStays = reason('QC-6.7', 'refuse.solvedStays')
const scalesUsed = reason('QC-12.19', 'refuse.gearUsed')
const atMaximum = reason('QC-9.6', 'refuse.atMaximum')
const twoNeeded = reason('QC-9.8', 'refuse.twoNeeded')
const deckEmpty = reason('QC-9.9', 'refuse.deckEmpty')
const priceOf = (rule: string, price: (io: Io) => number): Reason =>
  reason(rule, 'refuse.tooDear', (io, ask) => ({ price: price(io as Io), coins: (io as Io).state.ships[ask.seat].coins }))
const ammoTooDear = priceOf('QC-9.3', () => 1)
const repairTooDear = priceOf('QC-9.4', (io) => io.edition.prices.repair)
const upgradeTooDear = priceOf('QC-9.6', (io) => io.edition.prices.upgrade)
const artifactTooDear = priceOf('QC-9.9', (io) => io.edition.prices.artifact)
const informationTooDear = priceOf('QC-9.9', (io) => io.edition.prices.information)
const lacks = (rule: string): Reason =>
  reason(rule, 'refuse.lacksGood', (_io, _ask, choice) => {
    const { do: deed, part, what } = choice as { do: string; part?: Part; what?: string }
    return { good: part === undefined ? (what ?? (deed === 'artifact' ? 'gem' : 'spice')) : UPGRADE_GOODS[part] }
  })
const upgradeLacks = lacks('QC-9.6')
const sellLacks = lacks('QC-9.5')
const tradeLacks = lacks('QC-9.9')

/** QC-9.1, QC-9.2: what the port at hand allows. */
export function offerPort(io: Io, seat: Seat, to: Offers): void {
  const s = io.state
  const at = chart(s).terrain[s.ships[seat].cell]
  const atPort = isPort(chart(s), s.ships[seat].cell)
  if (atPort || to.refused !== null) offerMaintenance(io, seat, atPort ? null : noPort, to)
  if (at === WORKSHOP || to.refused !== null) offerUpgrades(io, seat, at === WORKSHOP ? null : noWorkshop, to)
  if (at === TRADING || to.refused !== null) offerTrade(io, seat, at === TRADING ? null : noMarket, to)
}

function offerMaintenance(io: Io, seat: Seat, unmet: Reason | null, to: Offers): void {
  const s = io.state
  const { coins, damage, cargo, clues, quests, solved } = s.ships[seat]
  to.offer(ammoChoice, unmet ?? (s.ammo === 0 ? noAmmoLeft : coins < 1 ? ammoTooDear : null))
  to.offer(repairChoice, unmet ?? (damage === 0 ? noDamage : coins < io.edition.prices.repair ? repairTooDear : null))
  const scales = equippedCount(io, seat, 'scales') > 0
  const unused = unusedGear(io, seat, 'scales') !== -1
  for (let good = 0; good < GOOD_KINDS; good++) {
    const lacking = cargo[good] === 0 ? sellLacks : null
    to.offer(sellChoice(GOODS[good], false), unmet ?? lacking)
    if (scales) to.offer(sellChoice(GOODS[good], true), unmet ?? lacking ?? (unused ? null : scalesUsed))
  }
  for (let i = 0; i < clues.length; i++) if (s.faces[clues[i]] >= 0) to.offer(sellChoice(cardId(io, CLUES, clues[i]), false), unmet)
  if (s.options.sellSolved || to.refused !== null)
    for (let i = 0; i < solved.length; i++)
      to.offer(sellChoice(cardId(io, CLUES, solved[i]), false), unmet ?? (s.options.sellSolved ? null : solvedStays))
  for (let i = 0; i < quests.length; i++) if (s.faces[quests[i]] >= 0) to.offer(sellChoice(cardId(io, QUESTS, quests[i]), false), unmet)
}

function offerUpgrades(io: Io, seat: Seat, unmet: Reason | null, to: Offers): void {
  const { coins, cargo } = io.state.ships[seat]
  for (let i = 0; i < PARTS.length; i++) {
    const part = PARTS[i]
    to.offer(
      upgradeChoice(part),
      unmet ??
        (!isBelowMaximum(io, seat, part)
          ? atMaximum
          : cargo[goodIndex(UPGRADE_GOODS[part])] === 0
            ? upgradeLacks
            : coins < io.edition.prices.upgrade
              ? upgradeTooDear
              : null),
    )
  }
}

function offerTrade(io: Io, seat: Seat, unmet: Reason | null, to: Offers): void {
  const s = io.state
  const ship = s.ships[seat]
  const { artifact, information } = io.edition.prices
  to.offer(tradeChoice, unmet ?? (loaded(ship) < 2 ? twoNeeded : null))
  const gem = ship.cargo[goodIndex('gem')] === 0 ? tradeLacks : null
  const spice = ship.cargo[goodIndex('spice')] === 0 ? tradeLacks : null
  to.offer(artifactChoice, unmet ?? gem ?? (ship.coins < artifact ? artifactTooDear : hasCards(s, LOOT) ? null : deckEmpty))
  to.offer(informationChoice, unmet ?? spice ?? (ship.coins < information ? informationTooDear : hasCards(s, CLUES) ? null : deckEmpty))
}

function pay(io: Io, seat: Seat, coins: number): void {
  io.state.ships[seat].coins -= coins
  if (coins > 0) io.emit?.({ type: 'coins', seat, gained: -coins, total: io.state.ships[seat].coins })
}

export const portDeeds = {
  ammo(io: Io, seat: Seat): void {
    pay(io, seat, 1)
    gainAmmo(io, seat, io.edition.prices.ammoPerCoin)
  },

  repair(io: Io, seat: Seat): void {
    pay(io, seat, io.edition.prices.repair)
    const ship = io.state.ships[seat]
    ship.damage--
    io.emit?.({ type: 'mended', seat, ship: seat, damage: ship.damage })
  },

  /** QC-9.5; a Merchant's Scales makes it two more. */
  sell(io: Io, seat: Seat, { what, scales }: SellChoice): void {
    const ship = io.state.ships[seat]
    const { sellResource, sellClue, sellQuest } = io.edition.prices
    const good = GOODS.indexOf(what as Good)
    if (good !== -1) {
      returnGoods(io, seat, good, 1)
      if (scales) useGear(io, seat, unusedGear(io, seat, 'scales'))
      return gainCoins(io, seat, sellResource + (scales ? 2 : 0))
    }
    const deck = what.startsWith('clue-') ? CLUES : QUESTS
    const open = ship.solved.find((back) => cardId(io, CLUES, back) === what)
    if (deck === CLUES && open !== undefined) {
      remove(ship.solved, open)
      toPile(io, CLUES, open)
      io.emit?.({ type: 'discarded', seat, deck: DECKS[CLUES], card: open, what })
    } else discard(io, seat, deck, backOf(io, deck, deck === CLUES ? ship.clues : ship.quests, what))
    gainCoins(io, seat, deck === CLUES ? sellClue : sellQuest)
  },

  /** QC-9.6: ready at once. */
  upgrade(io: Io, seat: Seat, { part }: UpgradeChoice): void {
    const ship = io.state.ships[seat]
    pay(io, seat, io.edition.prices.upgrade)
    returnGoods(io, seat, goodIndex(UPGRADE_GOODS[part]), 1)
    if (part === 'sail') {
      ship.sails++
      ship.readySails++
    } else if (part === 'cannon') {
      ship.cannons++
      ship.readyCannons++
    } else ship.slots++
    io.emit?.({ type: 'upgraded', seat, part })
    deed(io, seat, T_UPGRADE, 1)
  },

  trade(io: Io, seat: Seat): void {
    io.ask(swapAsk(seat))
  },

  artifact(io: Io, seat: Seat): void {
    pay(io, seat, io.edition.prices.artifact)
    returnGoods(io, seat, goodIndex('gem'), 1)
    draw(io, seat, LOOT)
  },

  information(io: Io, seat: Seat): void {
    pay(io, seat, io.edition.prices.information)
    returnGoods(io, seat, goodIndex('spice'), 1)
    io.push(clueDraw(seat))
  },
}

const swapAsk: (seat: Seat) => Ask = mint((seat) => ({ kind: 'swap', seat }))
export const swapGoods = mint((bundle: number, take: Good) => ({ pay: listOf(bundle), take }))
export type SwapChoice = ReturnType<typeof swapGoods>
const paid: number[] = []
const noneInSupply = reason('QC-11.7', 'refuse.noneInSupply', (_io, _ask, choice) => ({ good: (choice as SwapChoice).take }))

export const swap: AskKind<QuestsState, Edition, Ask, SwapChoice> = {
  rule: 'QC-9.8',

  /** What is paid returns to the supply first, so it may be bought back. */
  offer(io: Io, { seat }: Ask, to: Offers): void {
    const s = io.state
    const count = bundles(s.ships[seat].cargo, 2, paid)
    for (let i = 0; i < count; i++)
      for (let take = 0; take < GOOD_KINDS; take++)
        to.offer(swapGoods(paid[i], GOODS[take]), s.goods[take] > 0 || countIn(paid[i], take) > 0 ? null : noneInSupply)
  },

  answer(io: Io, { seat }: Ask, { pay: goods, take }: SwapChoice): void {
    returnBundle(io, seat, bundleOf(goods))
    takeGoods(io, seat, goodIndex(take), 1)
  },

  fallback(io: Io, { seat }: Ask): SwapChoice {
    const s = io.state
    bundles(s.ships[seat].cargo, 2, paid)
    return swapGoods(paid[0], GOODS[GOODS.findIndex((_, good) => s.goods[good] > 0 || countIn(paid[0], good) > 0)])
  },
}
