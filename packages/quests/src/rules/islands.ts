import { mint, reason, type Ask, type AskKind, type Offers, type Seat } from '@flotilla/kernel'
import { unusedGear, equippedCount, useGear } from '../board/cards.ts'
import type { Edition } from '../edition/schema.ts'
import { GOODS } from '../board/goods.ts'
import { hexDistance } from '../board/hexes.ts'
import { ISLANDS, islandNumber } from '../board/pieces.ts'
import { landed } from './quests.ts'
import { QUESTS, chart, seersOf, type Io, type QuestsState } from '../board/state.ts'
import { LANDING_QUEST } from './steps.ts'
import { bundleOf, bundles, gainCoins, listOf, returnBundle, takeGoods } from './supplies.ts'
import { drawOrPick } from './decks.ts'
import { gear, slotsOf, freeSlots } from './gear.ts'
import { isExplored, islandOf, tokenOf } from '../board/isles.ts'

export const gatherChoice = mint(() => ({ do: 'gather' as const }))()
const gatherAsk: (seat: Seat) => Ask = mint((seat) => ({ kind: 'gather', seat }))
export const takeAndDrop = mint((take: number, drop: number) => ({ take, drop: listOf(drop) }))
export type GatherChoice = ReturnType<typeof takeAndDrop>
export const spyChoice = mint((island: string) => ({ do: 'spy' as const, island }))
type SpyChoice = ReturnType<typeof spyChoice>

export const landingSteps = {
  /** QC-4.3, QC-4.4: explore, then the deeds of quests already held. */
  'landing.explore'(io: Io): void {
    const s = io.state
    const seat = s.active
    const island = islandOf(s, seat)
    const explores = !isExplored(s, island)
    io.emit?.({ type: 'landed', seat, island: ISLANDS[island].id })
    io.push(LANDING_QUEST)
    if (explores) {
      io.reveal(s.tokens[island])
      io.emit?.({ type: 'explored', seat, island: ISLANDS[island].id, good: GOODS[tokenOf(s, island)] })
      gainCoins(io, seat, io.edition.island.exploreCoins + gear(io, seat, 'exploreCoins'))
    }
    landed(io, seat, island, explores)
  },

  /** QC-4.5 */
  'landing.quest'(io: Io): void {
    drawOrPick(io, io.state.active, QUESTS)
  },
}

// --- gathering ----------------------------------------------------------------------------------------------

const noActions = reason('QC-2.4', 'refuse.noActions')
const notOnIsland = reason('QC-4.8', 'refuse.notOnIsland')
const faceDown = reason('QC-4.11', 'refuse.faceDown')
const supplyEmpty = reason('QC-4.10', 'refuse.supplyEmpty')

export function offerGather(io: Io, seat: Seat, to: Offers): void {
  const s = io.state
  const island = islandOf(s, seat)
  to.offer(
    gatherChoice,
    island === -1
      ? notOnIsland
      : !isExplored(s, island)
        ? faceDown
        : s.actions === 0
          ? noActions
          : s.goods[tokenOf(s, island)] === 0
            ? supplyEmpty
            : null,
  )
}

const drops: number[] = []

function mostToGather(io: Io, seat: Seat): number {
  const s = io.state
  return Math.min(slotsOf(io, seat), s.goods[tokenOf(s, islandOf(s, seat))])
}

/** QC-4.9: how many ways there are to make room for so many; `drops` has them. */
const dropsFor = (io: Io, seat: Seat, take: number): number =>
  bundles(io.state.ships[seat].cargo, Math.max(0, take - freeSlots(io, seat)), drops)

function gatherOn(io: Io, seat: Seat, { take, drop }: GatherChoice): void {
  const s = io.state
  returnBundle(io, seat, bundleOf(drop))
  takeGoods(io, seat, tokenOf(s, islandOf(s, seat)), take)
}

export const gather: AskKind<QuestsState, Edition, Ask, GatherChoice> = {
  rule: 'QC-4.8',

  /** QC-4.9: dropping exactly as many as the taken ones need room. */
  offer(io: Io, { seat }: Ask, to: Offers): void {
    for (let take = mostToGather(io, seat); take >= 1; take--) {
      const count = dropsFor(io, seat, take)
      for (let i = 0; i < count; i++) to.offer(takeAndDrop(take, drops[i]))
    }
  },

  answer: (io: Io, { seat }: Ask, choice: GatherChoice): void => gatherOn(io, seat, choice),

  /** As many as possible, dropping what comes first. */
  fallback(io: Io, { seat }: Ask): GatherChoice {
    const take = mostToGather(io, seat)
    dropsFor(io, seat, take)
    return takeAndDrop(take, drops[0])
  },
}

// --- the Spyglass -------------------------------------------------------------------------------------------

const SPY_RANGE = 3
const tooFarAway = reason('QC-12.19', 'refuse.tooFarAway')
const alreadyOpen = reason('QC-12.19', 'refuse.alreadyOpen')
const spyglassUsed = reason('QC-12.19', 'refuse.gearUsed')

export function offerSpy(io: Io, seat: Seat, to: Offers): void {
  const s = io.state
  const unused = unusedGear(io, seat, 'spyglass') !== -1
  if (!unused && (to.refused === null || equippedCount(io, seat, 'spyglass') === 0)) return
  const map = chart(s)
  for (const island of map.islands) {
    const near = hexDistance(s.ships[seat].cell, map.cellOf[island]) <= SPY_RANGE
    to.offer(spyChoice(ISLANDS[island].id), !unused ? spyglassUsed : isExplored(s, island) ? alreadyOpen : near ? null : tooFarAway)
  }
}

export const islandDeeds = {
  gather(io: Io, seat: Seat): void {
    io.state.actions--
    if (mostToGather(io, seat) === 1 && dropsFor(io, seat, 1) === 1) gatherOn(io, seat, takeAndDrop(1, drops[0]))
    else io.ask(gatherAsk(seat))
  },

  spy(io: Io, seat: Seat, { island }: SpyChoice): void {
    const s = io.state
    const number = islandNumber(island)
    useGear(io, seat, unusedGear(io, seat, 'spyglass'))
    io.show(s.tokens[number], seersOf(s, seat))
    s.seers[number] |= seersOf(s, seat)
    io.emit?.({ type: 'spied', seat, island, card: s.tokens[number] })
  },
}
