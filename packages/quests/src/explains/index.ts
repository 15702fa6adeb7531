import { explained, type Explained, type Explains, type Seat } from '@flotilla/kernel'
import { cardsOf } from '../board/cards.ts'
import {
  CLUES,
  DECKS,
  LOOT,
  MARAUDERS,
  QUESTS,
  championOf,
  crewOf,
  goalOf,
  heartsOf,
  isCoop,
  loaded,
  teamOf,
  teams,
  SOURCES,
  type QuestsState,
  type ReadCtx,
} from '../board/state.ts'
import type { Edition } from '../edition/schema.ts'
import { slotsOf } from '../rules/loot/gear.ts'
import { describeCard } from '../words/table.ts'
import { explainWords } from './words.ts'

/** Where a team's prosperity comes from, for the sum. */
function race(ctx: ReadCtx, side: Seat): Explained {
  const { prosperity, gained, seats } = ctx.state
  const team = teamOf(ctx.state, side % seats)
  const from = Object.fromEntries(SOURCES.map((source, k) => [source, gained[team * SOURCES.length + k] ?? 0]))
  const others = Array.from({ length: teams(ctx.state) }, (_, one) => one).filter((one) => one !== team)
  const best = Math.max(0, ...others.map((one) => prosperity[one]))
  return explained(
    'race',
    isCoop(ctx.state) ? 'QC-15.5' : 'QC-14.1',
    { ...from, n: prosperity[team], crew: crewOf(ctx.state, team), best, others: others.length > 0 },
    { goal: goalOf(ctx), coop: isCoop(ctx.state) },
  )
}

const shipNumbers: Readonly<Record<string, (ctx: ReadCtx, seat: Seat) => Explained>> = {
  coins: (ctx, seat) => explained('coins', 'QC-9.1', { n: ctx.state.ships[seat].coins }),
  ammo: (ctx, seat) => explained('ammo', 'QC-9.3', { n: ctx.state.ships[seat].ammo }),
  // QC-R29: without a limit, unless the table has one.
  bonus: (ctx, seat) =>
    explained(
      'bonus',
      'QC-3.13',
      { n: ctx.state.ships[seat].bonus },
      { capped: ctx.state.options.bonusCap === '2', most: ctx.edition.traveler.mostBonus },
    ),
  hearts: (ctx, seat) => {
    const all = heartsOf(ctx, seat)
    return explained('hearts', 'QC-8.1', { left: all - ctx.state.ships[seat].damage, all })
  },
  sails: (ctx, seat) => {
    const { sails, readySails } = ctx.state.ships[seat]
    return explained('sails', 'QC-3.6', { ready: readySails, all: sails, most: championOf(ctx, seat).sails[1] })
  },
  cannons: (ctx, seat) => {
    const { cannons, readyCannons } = ctx.state.ships[seat]
    return explained('cannons', 'QC-7.3', { ready: readyCannons, all: cannons, most: championOf(ctx, seat).cannons[1] })
  },
  cargo: (ctx, seat) => explained('cargo', 'QC-4.9', { n: loaded(ctx.state.ships[seat]), slots: slotsOf(ctx, seat) }),
}

function ship(ctx: ReadCtx, which: number): Explained | null {
  const s = ctx.state
  if (which >= MARAUDERS) {
    const one = s.marauders[which - MARAUDERS]
    if (one === undefined) return null
    const all = heartsOf(ctx, which)
    return explained('marauder', 'QC-16.4', { left: all - one.damage, all, ready: one.ready, cannons: one.cannons })
  }
  const one = s.ships[which]
  if (one === undefined || one.champion === -1) return null
  const all = heartsOf(ctx, which)
  return explained(
    'ship',
    'QC-8.10',
    { left: all - one.damage, all, ready: one.readyCannons, cannons: one.cannons, n: s.prosperity[teamOf(s, which)] },
    { seat: which, champion: championOf(ctx, which).id },
  )
}

/** Cards are named by what is printed on them. */
function card(ctx: ReadCtx, id: string): Explained | null {
  const { lootIds, questIds } = cardsOf(ctx.edition)
  if (questIds.includes(id)) return { what: describeCard(ctx, id), now: { code: 'explain.quest.now' }, rule: 'QC-5.1' }
  if (lootIds.includes(id))
    return { what: { code: `effect.${id.replace(/-\d+$/, '')}` }, now: { code: 'explain.loot.now' }, rule: 'QC-12.1' }
  return id.startsWith('clue-') ? explained('clue', 'QC-6.1', null, { island: id.slice('clue-'.length) }) : null
}

function deck(ctx: ReadCtx, name: string): Explained | null {
  const which = DECKS.findIndex((one) => one === name)
  if (which === -1) return null
  const rule = which === QUESTS ? 'QC-4.3' : which === CLUES ? 'QC-6.3' : which === LOOT ? 'QC-12.1' : 'QC-11.3'
  return explained(`deck.${name}`, rule, { n: ctx.state.decks[which].length, pile: ctx.state.piles[which].length })
}

function explain(ctx: ReadCtx, name: string, side: Seat): Explained | null {
  const at = name.indexOf(':')
  const [kind, rest] = at === -1 ? [name, ''] : [name.slice(0, at), name.slice(at + 1)]
  if (kind === 'race') return race(ctx, side)
  if (kind === 'deck') return deck(ctx, rest)
  if (kind === 'card') return card(ctx, rest)
  if (kind === 'ship' && rest !== '') return ship(ctx, Number(rest))
  if (ctx.state.ships[side]?.champion === -1) return null
  if (kind === 'ship') return explained('plan', 'QC-2.2', { actions: ctx.state.actions, playing: ctx.state.active === side })
  return shipNumbers[kind]?.(ctx, rest === '' ? side : Number(rest)) ?? null
}

/** What lies on the table of Quests & Cannons, in words. */
export const questsExplains: Explains<QuestsState, Edition> = { game: 'quests', words: explainWords, explain }
