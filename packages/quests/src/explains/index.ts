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
  type Io,
  type QuestsState,
} from '../board/state.ts'
import type { Edition } from '../edition/schema.ts'
import { slotsOf } from '../rules/gear.ts'
import { describeCard } from '../words/table.ts'
import { de, en } from './words.ts'

/** Where a team's prosperity comes from, for the sum. */
function race(io: Io, side: Seat): Explained {
  const { prosperity, gained, seats } = io.state
  const team = teamOf(io.state, side % seats)
  const from = Object.fromEntries(SOURCES.map((source, k) => [source, gained[team * SOURCES.length + k] ?? 0]))
  const others = Array.from({ length: teams(io.state) }, (_, one) => one).filter((one) => one !== team)
  const best = Math.max(0, ...others.map((one) => prosperity[one]))
  return explained(
    'race',
    isCoop(io.state) ? 'QC-15.5' : 'QC-14.1',
    { ...from, n: prosperity[team], crew: crewOf(io.state, team), best, others: others.length > 0 },
    { goal: goalOf(io), coop: isCoop(io.state) },
  )
}

const shipNumbers: Readonly<Record<string, (io: Io, seat: Seat) => Explained>> = {
  coins: (io, seat) => explained('coins', 'QC-9.1', { n: io.state.ships[seat].coins }),
  ammo: (io, seat) => explained('ammo', 'QC-9.3', { n: io.state.ships[seat].ammo }),
  bonus: (io, seat) => explained('bonus', 'QC-3.13', { n: io.state.ships[seat].bonus }),
  hearts: (io, seat) => {
    const all = heartsOf(io, seat)
    return explained('hearts', 'QC-8.1', { left: all - io.state.ships[seat].damage, all })
  },
  sails: (io, seat) => {
    const { sails, readySails } = io.state.ships[seat]
    return explained('sails', 'QC-3.6', { ready: readySails, all: sails, most: championOf(io, seat).sails[1] })
  },
  cannons: (io, seat) => {
    const { cannons, readyCannons } = io.state.ships[seat]
    return explained('cannons', 'QC-7.3', { ready: readyCannons, all: cannons, most: championOf(io, seat).cannons[1] })
  },
  cargo: (io, seat) => explained('cargo', 'QC-4.9', { n: loaded(io.state.ships[seat]), slots: slotsOf(io, seat) }),
}

function ship(io: Io, which: number): Explained | null {
  const s = io.state
  if (which >= MARAUDERS) {
    const one = s.marauders[which - MARAUDERS]
    if (one === undefined) return null
    const all = heartsOf(io, which)
    return explained('marauder', 'QC-16.4', { left: all - one.damage, all, ready: one.ready, cannons: one.cannons })
  }
  const one = s.ships[which]
  if (one === undefined || one.champion === -1) return null
  const all = heartsOf(io, which)
  return explained(
    'ship',
    'QC-8.10',
    { left: all - one.damage, all, ready: one.readyCannons, cannons: one.cannons, n: s.prosperity[teamOf(s, which)] },
    { seat: which, champion: championOf(io, which).id },
  )
}

/** Cards are named by what is printed on them. */
function card(io: Io, id: string): Explained | null {
  const { lootIds, questIds } = cardsOf(io.edition)
  if (questIds.includes(id)) return { what: describeCard(io, id), now: { code: 'explain.quest.now' }, rule: 'QC-5.1' }
  if (lootIds.includes(id))
    return { what: { code: `effect.${id.replace(/-\d+$/, '')}` }, now: { code: 'explain.loot.now' }, rule: 'QC-12.1' }
  return id.startsWith('clue-') ? explained('clue', 'QC-6.1', null, { island: id.slice('clue-'.length) }) : null
}

function deck(io: Io, name: string): Explained | null {
  const which = DECKS.findIndex((one) => one === name)
  if (which === -1) return null
  const rule = which === QUESTS ? 'QC-4.3' : which === CLUES ? 'QC-6.3' : which === LOOT ? 'QC-12.1' : 'QC-11.3'
  return explained(`deck.${name}`, rule, { n: io.state.decks[which].length, pile: io.state.piles[which].length })
}

function explain(io: Io, name: string, side: Seat): Explained | null {
  const at = name.indexOf(':')
  const [kind, rest] = at === -1 ? [name, ''] : [name.slice(0, at), name.slice(at + 1)]
  if (kind === 'race') return race(io, side)
  if (kind === 'deck') return deck(io, rest)
  if (kind === 'card') return card(io, rest)
  if (kind === 'ship' && rest !== '') return ship(io, Number(rest))
  if (io.state.ships[side]?.champion === -1) return null
  if (kind === 'ship') return explained('plan', 'QC-2.2', { actions: io.state.actions, playing: io.state.active === side })
  return shipNumbers[kind]?.(io, rest === '' ? side : Number(rest)) ?? null
}

/** What lies on the table of Quests & Cannons, in words. */
export const questsExplains: Explains<QuestsState, Edition> = { game: 'quests', words: { en, de }, explain }
