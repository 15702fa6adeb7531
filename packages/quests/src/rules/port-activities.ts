import { type Good, GOODS } from '../board/goods.ts'
import { type Ask, type AskKind, intern, type Offers, reason, type Reason, type Seat } from '@flotilla/kernel'
import {
  chart,
  CLUES,
  type Ctx,
  DECKS,
  GOOD_KINDS,
  goodIndex,
  loaded,
  LOOT,
  QUESTS,
  type QuestsState,
  type ReadCtx,
  remove,
} from '../board/state.ts'
import { deed } from './quests.ts'
import { isPort, TRADING, WORKSHOP } from '../board/chart.ts'
import { backOf, cardId, equippedCount, unusedGear, useGear } from '../board/cards.ts'
import { discard, draw, hasCards, toPile } from './decks.ts'
import { bundleOf, bundles, countIn, gainAmmo, gainCoins, listOf, returnBundle, returnGoods, takeGoods } from './supplies.ts'
import { clueDraw } from './steps.ts'
import { isBelowMaximum, PARTS, UPGRADE_GOODS, type Part } from './upgrades.ts'
import type { Edition } from '../edition/schema.ts'

export const ammoChoice = intern(() => ({ do: 'ammo' as const }))()
export const repairChoice = intern(() => ({ do: 'repair' as const }))()

export const sellChoice = intern((what: string, scales: boolean) =>
  scales ? { do: 'sell' as const, what, scales: true as const } : { do: 'sell' as const, what },
)

type SellChoice = { readonly do: 'sell'; readonly what: string; readonly scales?: true }
export const upgradeChoice = intern((part: Part) => ({ do: 'upgrade' as const, part }))
type UpgradeChoice = ReturnType<typeof upgradeChoice>
export const tradeChoice = intern(() => ({ do: 'trade' as const }))()
export const artifactChoice = intern(() => ({ do: 'artifact' as const }))()
export const informationChoice = intern(() => ({ do: 'information' as const }))()
const noPort = reason('QC-9.1', 'refuse.noPort')
const noWorkshop = reason('QC-9.2', 'refuse.noWorkshop')
const noMarket = reason('QC-9.2', 'refuse.noMarket')
const noAmmoLeft = reason('QC-9.3', 'refuse.noAmmoLeft')
const noDamage = reason('QC-9.4', 'refuse.noDamage')

// QC-R28
const solvedStays = reason('QC-6.7', 'refuse.solvedStays')

const scalesUsed = reason('QC-12.19', 'refuse.gearUsed')
const atMaximum = reason('QC-9.6', 'refuse.atMaximum')
const twoNeeded = reason('QC-9.8', 'refuse.twoNeeded')
const deckEmpty = reason('QC-9.9', 'refuse.deckEmpty')

const priceOf = (rule: string, price: (ctx: ReadCtx) => number): Reason =>
  reason(rule, 'refuse.tooDear', (ctx, ask) => ({ price: price(ctx as Ctx), coins: (ctx as Ctx).state.ships[ask.seat].coins }))

const ammoTooDear = priceOf('QC-9.3', () => 1)
const repairTooDear = priceOf('QC-9.4', (ctx) => ctx.edition.prices.repair)
const upgradeTooDear = priceOf('QC-9.6', (ctx) => ctx.edition.prices.upgrade)
const artifactTooDear = priceOf('QC-9.9', (ctx) => ctx.edition.prices.artifact)
const informationTooDear = priceOf('QC-9.9', (ctx) => ctx.edition.prices.information)

const lacks = (rule: string): Reason =>
  reason(rule, 'refuse.lacksGood', (_io, _ask, choice) => {
    const { do: deed, part, what } = choice as { do: string; part?: Part; what?: string }
    return { good: part === undefined ? (what ?? (deed === 'artifact' ? 'gem' : 'spice')) : UPGRADE_GOODS[part] }
  })

const upgradeLacks = lacks('QC-9.6')
const sellLacks = lacks('QC-9.5')
const tradeLacks = lacks('QC-9.9')

/** QC-9.1, QC-9.2: what the port at hand allows. */
export function offerPort(ctx: ReadCtx, seat: Seat, to: Offers): void {
  const s = ctx.state
  const at = chart(s).terrain[s.ships[seat].cell]
  const atPort = isPort(chart(s), s.ships[seat].cell)
  if (atPort || to.refused !== null) offerMaintenance(ctx, seat, atPort ? null : noPort, to)
  if (at === WORKSHOP || to.refused !== null) offerUpgrades(ctx, seat, at === WORKSHOP ? null : noWorkshop, to)
  if (at === TRADING || to.refused !== null) offerTrade(ctx, seat, at === TRADING ? null : noMarket, to)
}

function offerMaintenance(ctx: ReadCtx, seat: Seat, unmet: Reason | null, to: Offers): void {
  const s = ctx.state
  const { coins, damage, cargo, clues, quests, solved } = s.ships[seat]
  to.offer(ammoChoice, unmet ?? (s.ammo === 0 ? noAmmoLeft : coins < 1 ? ammoTooDear : null))
  to.offer(repairChoice, unmet ?? (damage === 0 ? noDamage : coins < ctx.edition.prices.repair ? repairTooDear : null))
  const scales = equippedCount(ctx, seat, 'scales') > 0
  const unused = unusedGear(ctx, seat, 'scales') !== -1
  for (let good = 0; good < GOOD_KINDS; good++) {
    const lacking = cargo[good] === 0 ? sellLacks : null
    to.offer(sellChoice(GOODS[good], false), unmet ?? lacking)
    if (scales) to.offer(sellChoice(GOODS[good], true), unmet ?? lacking ?? (unused ? null : scalesUsed))
  }
  for (let i = 0; i < clues.length; i++) if (s.faces[clues[i]] >= 0) to.offer(sellChoice(cardId(ctx, CLUES, clues[i]), false), unmet)
  if (s.options.sellSolved || to.refused !== null)
    for (let i = 0; i < solved.length; i++)
      to.offer(sellChoice(cardId(ctx, CLUES, solved[i]), false), unmet ?? (s.options.sellSolved ? null : solvedStays))
  for (let i = 0; i < quests.length; i++) if (s.faces[quests[i]] >= 0) to.offer(sellChoice(cardId(ctx, QUESTS, quests[i]), false), unmet)
}

function offerUpgrades(ctx: ReadCtx, seat: Seat, unmet: Reason | null, to: Offers): void {
  const { coins, cargo } = ctx.state.ships[seat]
  for (let i = 0; i < PARTS.length; i++) {
    const part = PARTS[i]
    to.offer(
      upgradeChoice(part),
      unmet ??
        (!isBelowMaximum(ctx, seat, part)
          ? atMaximum
          : cargo[goodIndex(UPGRADE_GOODS[part])] === 0
            ? upgradeLacks
            : coins < ctx.edition.prices.upgrade
              ? upgradeTooDear
              : null),
    )
  }
}

function offerTrade(ctx: ReadCtx, seat: Seat, unmet: Reason | null, to: Offers): void {
  const s = ctx.state
  const ship = s.ships[seat]
  const { artifact, information } = ctx.edition.prices
  to.offer(tradeChoice, unmet ?? (loaded(ship) < 2 ? twoNeeded : null))
  const gem = ship.cargo[goodIndex('gem')] === 0 ? tradeLacks : null
  const spice = ship.cargo[goodIndex('spice')] === 0 ? tradeLacks : null
  to.offer(artifactChoice, unmet ?? gem ?? (ship.coins < artifact ? artifactTooDear : hasCards(s, LOOT) ? null : deckEmpty))
  to.offer(informationChoice, unmet ?? spice ?? (ship.coins < information ? informationTooDear : hasCards(s, CLUES) ? null : deckEmpty))
}

function pay(ctx: Ctx, seat: Seat, coins: number): void {
  ctx.state.ships[seat].coins -= coins
  if (coins > 0) ctx.emit?.({ type: 'coins', seat, gained: -coins, total: ctx.state.ships[seat].coins })
}

export const portDeeds = {
  ammo(ctx: Ctx, seat: Seat): void {
    pay(ctx, seat, 1)
    gainAmmo(ctx, seat, ctx.edition.prices.ammoPerCoin)
  },

  repair(ctx: Ctx, seat: Seat): void {
    pay(ctx, seat, ctx.edition.prices.repair)
    const ship = ctx.state.ships[seat]
    ship.damage--
    ctx.emit?.({ type: 'mended', seat, ship: seat, damage: ship.damage })
  },

  /** QC-9.5; a Merchant's Scales makes it two more. */
  sell(ctx: Ctx, seat: Seat, { what, scales }: SellChoice): void {
    const ship = ctx.state.ships[seat]
    const { sellResource, sellClue, sellQuest } = ctx.edition.prices
    const good = GOODS.indexOf(what as Good)
    if (good !== -1) {
      returnGoods(ctx, seat, good, 1)
      if (scales) useGear(ctx, seat, unusedGear(ctx, seat, 'scales'))
      return gainCoins(ctx, seat, sellResource + (scales ? 2 : 0))
    }
    const deck = what.startsWith('clue-') ? CLUES : QUESTS
    const open = ship.solved.find((back) => cardId(ctx, CLUES, back) === what)
    if (deck === CLUES && open !== undefined) {
      remove(ship.solved, open)
      toPile(ctx, CLUES, open)
      ctx.emit?.({ type: 'discarded', seat, deck: DECKS[CLUES], card: open, what })
    } else discard(ctx, seat, deck, backOf(ctx, deck, deck === CLUES ? ship.clues : ship.quests, what))
    gainCoins(ctx, seat, deck === CLUES ? sellClue : sellQuest)
  },

  /** QC-9.6, QC-9.7: ready at once, and for good. */
  upgrade(ctx: Ctx, seat: Seat, { part }: UpgradeChoice): void {
    const ship = ctx.state.ships[seat]
    pay(ctx, seat, ctx.edition.prices.upgrade)
    returnGoods(ctx, seat, goodIndex(UPGRADE_GOODS[part]), 1)
    if (part === 'sail') {
      ship.sails++
      ship.readySails++
    } else if (part === 'cannon') {
      ship.cannons++
      ship.readyCannons++
    } else ship.slots++
    ctx.emit?.({ type: 'upgraded', seat, part })
    deed(ctx, seat, 'upgrade')
  },

  trade(ctx: Ctx, seat: Seat): void {
    ctx.ask(swapAsk(seat))
  },

  artifact(ctx: Ctx, seat: Seat): void {
    pay(ctx, seat, ctx.edition.prices.artifact)
    returnGoods(ctx, seat, goodIndex('gem'), 1)
    draw(ctx, seat, LOOT)
  },

  information(ctx: Ctx, seat: Seat): void {
    pay(ctx, seat, ctx.edition.prices.information)
    returnGoods(ctx, seat, goodIndex('spice'), 1)
    ctx.push(clueDraw(seat))
  },
}

const swapAsk: (seat: Seat) => Ask = intern((seat) => ({ kind: 'swap', seat }))
export const swapGoods = intern((bundle: number, take: Good) => ({ pay: listOf(bundle), take }))
export type SwapChoice = ReturnType<typeof swapGoods>
const noneInSupply = reason('QC-11.7', 'refuse.noneInSupply', (_io, _ask, choice) => ({ good: (choice as SwapChoice).take }))

export const swap: AskKind<QuestsState, Edition, Ask, SwapChoice> = {
  rule: 'QC-9.8',

  /** What is paid returns to the supply first, so it may be bought back. */
  offer(ctx: ReadCtx, { seat }: Ask, to: Offers): void {
    const s = ctx.state
    for (const paid of bundles(s.ships[seat].cargo, 2))
      for (let take = 0; take < GOOD_KINDS; take++)
        to.offer(swapGoods(paid, GOODS[take]), s.goods[take] > 0 || countIn(paid, take) > 0 ? null : noneInSupply)
  },

  answer(ctx: Ctx, { seat }: Ask, { pay: goods, take }: SwapChoice): void {
    returnBundle(ctx, seat, bundleOf(goods))
    takeGoods(ctx, seat, goodIndex(take), 1)
  },

  fallback(ctx: ReadCtx, { seat }: Ask): SwapChoice {
    const s = ctx.state
    const [paid] = bundles(s.ships[seat].cargo, 2)
    return swapGoods(paid, GOODS[GOODS.findIndex((_, good) => s.goods[good] > 0 || countIn(paid, good) > 0)])
  },
}
