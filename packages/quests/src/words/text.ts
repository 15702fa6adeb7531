import type { Ask, Choice, Message, Seat, Words } from '@flotilla/kernel'
import type { GunsAsk } from '../rules/attack.ts'
import { damageNow } from '../rules/damage-of-dice.ts'
import type { StealAsk } from '../rules/champions/lotus-thief.ts'
import type { Edition } from '../edition/schema.ts'
import type { GiveAsk } from '../rules/exchange.ts'
import { cellAt } from '../board/hexes.ts'
import { TREACHEROUS } from '../board/chart.ts'
import { DECKS, MARAUDERS, NOBODY, chart, isCoop, placeOf, shipNamed, type QuestsState, type ReadCtx } from '../board/state.ts'
import { describe, rewardOf, spot, taskOf } from './table.ts'
import { GOODS } from '../board/goods.ts'
import { cites } from './cites.ts'
import { messages } from './en.ts'
import { islandOf, tokenOf } from '../board/island-tokens.ts'
import { UPGRADE_GOODS } from '../rules/upgrades.ts'
import { costOfLoot, slotsOf, freeSlots } from '../rules/loot/gear.ts'

type Params = NonNullable<Message['params']>
const say = (code: string, params: Params = {}): Message => ({ code, params })

/** A ship in a sentence: a player's seat, or the number of a Marauder. */
const shipIn = (as: string, ship: number): Params =>
  ship >= MARAUDERS ? { [as]: 0, [`${as}Marauder`]: ship - MARAUDERS + 1 } : { [as]: ship, [`${as}Marauder`]: 0 }

/** The name of a card without the number of its copy. */
export const thing = (id: string): string => id.replace(/-\d+$/, '')

function prompt(ctx: ReadCtx, ask: Ask): Message {
  const s = ctx.state
  const { seat, kind } = ask
  switch (kind) {
    case 'turn':
      return say('ask.turn', { round: s.round, actions: s.actions })
    case 'voyage':
      return say('ask.voyage', { round: s.round, points: s.points, free: s.free })
    case 'traveler':
      return say('ask.traveler', { result: s.die + s.added })
    case 'luck':
      return say('ask.luck', { dice: s.dice })
    case 'gather':
      return say('ask.gather', { good: GOODS[tokenOf(s, islandOf(s, seat))] })
    case 'guns':
      return say('ask.guns', shipIn('target', (ask as GunsAsk).target))
    case 'steal':
      return say('ask.steal', { target: (ask as StealAsk).target })
    case 'react.enter':
    case 'react.attack':
      return say(`ask.${kind}`, { ...shipIn('about', (ask as Ask & { about: number }).about), damage: damageNow(ctx, seat) })
    case 'give':
      return say('ask.give', { to: (ask as GiveAsk).to })
    case 'limit':
      return say('ask.limit', { deck: DECKS[(ask as Ask & { deck: number }).deck] })
    case 'draft.face':
    case 'draft.spot':
    case 'draft.turn':
      return say(`ask.${kind}`, { piece: s.draft?.piece ?? '' })
    default:
      return say(`ask.${kind}`)
  }
}

/** A gift in a sentence: coins are counted with their word. */
const giftIn = (what: string, n: number): Params => ({ what: thing(what), n, coins: what === 'coin' ? n : 0 })

type Fields = Readonly<Record<string, string | number | boolean | readonly string[] | readonly number[] | undefined>>

function choice(ctx: ReadCtx, ask: Ask, chosen: Choice): Message {
  const c = chosen as Fields
  if (typeof c.do === 'string') return deedText(ctx, ask.seat, c.do, c)
  switch (ask.kind) {
    case 'champion':
      return championText(ctx, String(c.champion))
    case 'draft.face':
      return say(`choice.face.${String(c.face)}`)
    case 'draft.spot':
      return say('choice.spot', { at: `(${String(c.at)})` })
    case 'draft.turn':
      return say('choice.turnTile', { direction: Number(c.turn) })
    case 'draft.token':
      return say('choice.token', { token: String(c.token), island: String(c.island) })
    case 'voyage':
      return stepText(ctx, c)
    case 'gather':
      return say('choice.take', { n: Number(c.take), drop: c.drop as readonly string[] })
    case 'guns':
      return say('choice.fire', { cannons: Number(c.cannons), swivel: Number(c.swivel ?? 0) })
    case 'bounty':
      return say('choice.bundle', { take: c.take as readonly string[] })
    case 'swap':
      return say('choice.swap', { pay: c.pay as readonly string[], take: String(c.take) })
    case 'keep':
    case 'pick':
      return say('choice.keep', { card: thing(String(c.keep)) })
    case 'spill':
      return say('choice.drop', { good: String(c.drop) })
    case 'limit':
      return say('choice.discard', { card: thing(String(c.discard)) })
    case 'give':
      return c.done === true ? say('choice.done') : say('choice.handOver', giftIn(String(c.give), Number(c.n ?? 0)))
    default:
      return answerText(ctx, ask, c)
  }
}

/** Answers to dice and to others' deeds. */
function answerText(ctx: ReadCtx, ask: Ask, c: Fields): Message {
  const s = ctx.state
  if (c.pass === true) return say('choice.pass')
  if (c.accept === true) return say('choice.accept')
  if (c.bonus !== undefined) return say('choice.bonus', { bonus: Number(c.bonus), result: s.die + s.added + Number(c.bonus) })
  if (c.luck !== undefined) return say('choice.luckRoll', { card: thing(String(c.luck)) })
  if (c.die !== undefined) return say('choice.luckDie', { face: s.dice[Number(c.die)], card: thing(String(c.discard)) })
  if (ask.kind === 'steal') return say('choice.steal', { what: String(c.take) })
  const target = c.target === undefined ? NOBODY : shipNamed(String(c.target))
  return say('choice.play', { card: thing(String(c.play)), ...shipIn('target', target), target: target !== NOBODY, who: target })
}

function championText(ctx: ReadCtx, id: string): Message {
  const one = ctx.edition.champions.find((champion) => champion.id === id) ?? ctx.edition.champions[0]
  const range = ([start, most]: readonly [number, number]): string => `${start}/${most}`
  return say('choice.champion', {
    champion: one.id,
    nation: one.nation,
    hearts: one.hearts,
    sails: range(one.sails),
    cannons: range(one.cannons),
    cargo: range(one.cargo),
    coop: isCoop(ctx.state),
    ...taskOf(ctx, one.mission),
  })
}

function stepText(ctx: ReadCtx, c: Fields): Message {
  const [q, r] = c.to as readonly number[]
  const cell = cellAt(q, r)
  return say('choice.to', {
    place: placeOf(ctx.state, cell),
    at: spot(cell),
    sails: Number(c.sails),
    roll: chart(ctx.state).terrain[cell] === TREACHEROUS,
  })
}

/** The deeds of a turn and of a voyage. */
function deedText(ctx: ReadCtx, seat: Seat, deed: string, c: Fields): Message {
  const { prices } = ctx.edition
  const card = thing(String(c.card ?? c.discard ?? ''))
  switch (deed) {
    case 'mobility':
    case 'bounty':
      return say(`choice.${deed}`, { card })
    case 'play':
      return say('choice.play', { card, target: false })
    case 'gale':
      return say('choice.gale', { steps: Number(c.steps), direction: Number(c.dir) })
    case 'gather':
      return gatherText(ctx, seat)
    case 'solve':
      return say(`choice.solve.${String(c.take)}`, { clue: String(c.clue), spend: String(c.spend) })
    case 'attack':
    case 'ram':
    case 'grapnel':
      return say(`choice.${deed}`, shipIn('target', shipNamed(String(c.target))))
    case 'quest':
      return say('choice.quest', { card, ...rewardOf(ctx, String(c.card)) })
    case 'deliver':
      return say('choice.deliver', { clue: String(c.clue) })
    case 'ammo':
      return say('choice.ammo', { n: prices.ammoPerCoin })
    case 'repair':
      return say('choice.repair', { price: prices.repair })
    case 'sell':
      return say('choice.sell', { what: String(c.what), price: sellPrice(ctx, String(c.what)) + (c.scales === true ? 2 : 0) })
    case 'upgrade':
      return say(`choice.upgrade.${String(c.part)}`, { price: prices.upgrade, good: UPGRADE_GOODS[c.part as keyof typeof UPGRADE_GOODS] })
    case 'artifact':
    case 'information':
      return say(`choice.${deed}`, { price: prices[deed] })
    case 'equip': {
      const { goods, coins } = costOfLoot(ctx, card)
      return say('choice.equip', {
        card,
        goods: GOODS.filter((good) => (goods[good] ?? 0) > 0),
        coins,
        out: c.out === undefined ? null : thing(String(c.out)),
      })
    }
    case 'mend':
      return say('choice.mend', { who: shipNamed(String(c.ship)), pay: String(c.pay) })
    case 'caravan':
      return say('choice.caravan', { pay: String(c.pay), take: String(c.take) })
    case 'spy':
      return say('choice.spy', { island: String(c.island) })
    case 'give':
      return say('choice.give', { to: shipNamed(String(c.to)), ...giftIn(String(c.what), Number(c.n ?? 0)) })
    case 'ask':
      return say('choice.ask', { from: shipNamed(String(c.from)) })
    default:
      return say(`choice.${deed}`, { seat })
  }
}

/** What gathering would bring, before the action is spent. */
function gatherText(ctx: ReadCtx, seat: Seat): Message {
  const { cargo } = ctx.state.ships[seat]
  const island = islandOf(ctx.state, seat)
  const good = island === -1 ? -1 : tokenOf(ctx.state, island)
  const full = freeSlots(ctx, seat) === 0
  if (full && good >= 0 && cargo[good] === slotsOf(ctx, seat)) return say('choice.gather.nothing', { good: GOODS[good] })
  return say('choice.gather', { good: GOODS[good] ?? null, full })
}

function sellPrice(ctx: ReadCtx, what: string): number {
  const { sellResource, sellClue, sellQuest } = ctx.edition.prices
  return what.startsWith('clue-') ? sellClue : GOODS.includes(what as (typeof GOODS)[number]) ? sellResource : sellQuest
}

const BY_FIELD: Readonly<Record<string, string>> = { drew: 'deck', laid: 'face', upgraded: 'part', ended: 'why' }

function event(told: { readonly type: string; readonly [param: string]: unknown }): Message {
  const { type, ...rest } = told
  const params: Record<string, unknown> = { ...rest }
  for (const ship of ['ship', 'target']) if (typeof params[ship] === 'number') Object.assign(params, shipIn(ship, params[ship]))
  if (typeof params.what === 'string') params.what = thing(params.what)
  if (typeof params.gained === 'number') Object.assign(params, { more: params.gained > 0, n: Math.abs(params.gained) })
  if (type === 'gave')
    Object.assign(params, { count: Number(params.n) > 1 || params.what === 'ammo', ...giftIn(String(params.what), Number(params.n)) })
  const field = BY_FIELD[type]
  let code = field === undefined ? `event.${type}` : `event.${type}.${String(params[field])}`
  if (type === 'drew' && params.what !== undefined) code = 'event.drewSeen'
  if (type === 'stole' && params.what === 'coin') code = 'event.stole.coin'
  return { code, params: params as Params }
}

export const words: Words<QuestsState, Edition> = {
  messages,
  prompt,
  choice,
  describe,
  event,
  cites,
}
