import { KINDS, type KindId } from '../../board/kinds.ts'

// What each card does, said in the words of the rules. The numbers are the edition's.

export type Zone = 'board' | 'hand' | 'deck'
/** What a hit does with each card it falls on. */
export type Verb = 'tire' | 'jettison' | 'take' | 'return' | 'bury'
/** The windows in which seats may react (TB-14.6). */
export type Win = 'guard' | 'bar' | 'hit' | 'teacher'

/** Cards named at the announcement. */
export interface Naming {
  readonly from: 'opponents' | 'board' | 'water'
  readonly only?: 'tireable' | 'jettisonable' | 'rescuable'
  /** A second card must lie with the same opponent. */
  readonly oneSeat?: true
  /** One card whatever Assistant does. */
  readonly single?: true
}

/** What an action or a passive effect does: whom it names, whom it hits, and last its player's own part (TB-14.4). */
export interface Effect {
  /** One opponent, cards, or cards of the own hand, face down. */
  readonly names?: 'seat' | 'hand' | Naming
  /** Falls on all of these instead of on those named. */
  readonly each?: 'opponents' | 'everybody' | 'richest' | 'dearest'
  /** The seat hit does not choose the cards (TB-13.9). */
  readonly attack?: { readonly zone: Zone; readonly does: Verb }
  /** The seat hit chooses among the cards of its own board (TB-13.10). */
  readonly burden?: { readonly does: Verb }
  /** Each seat decides about the top card of its own deck; no hit. */
  readonly tale?: true
  /** The player's own part, step by step. */
  readonly own?: readonly Own[]
  /** Needs a hand card that can be jettisoned. */
  readonly payable?: true
  /** Flapper may copy it: always, or only in her player's own turn. */
  readonly copied?: 'always' | 'ownTurn'
}

export type Own =
  | 'gain'
  | 'draw'
  | 'jettisonSelf'
  | 'burySelf'
  | 'returnNamed'
  | 'sellNamed'
  | 'buryNamed'
  | 'putNamed'
  | 'shuffleIn'
  | 'pay'

interface Declared {
  readonly action?: Effect
  readonly reaction?: Win
  /** Reaction without tiring: stops a hit on its owner and is jettisoned. */
  readonly saves?: true
  /** Carried out in the drawing step, on an opponent's deck. */
  readonly atDrawing?: Effect
  /** Carried out at the end of the turn. */
  readonly atEnd?: Effect
  /** Changes the number of cards drawn. */
  readonly draws?: true
  /** The drawing step is skipped. */
  readonly anchors?: true
  /** At some tables its player may jettison it in the main step without tiring it (TB-R19). */
  readonly sheds?: true
  /** Cards that enter the same board enter ready. */
  readonly wakes?: true
  /** Before the drawing, hand cards may go under the deck. */
  readonly tidies?: true
  /** Takes places out of the cost count and makes playing cheaper. */
  readonly eases?: true
  /** Sees the top of the own deck; a steering one may reorder it. */
  readonly sight?: 'adds' | 'steers'
  /** Sees other hands. */
  readonly spies?: true
  /** Cannot be jettisoned while the board is small. */
  readonly clings?: true
  /** Goes on the board instead of into the water. */
  readonly climbs?: true
  /** When jettisoned, its player may copy an opponent's action. */
  readonly copies?: true
  /** Is laid on an opponent's board and counts against it. */
  readonly hosted?: true
  /** Is laid on another card of the own board. */
  readonly merges?: true
  /** May be sacrificed together with another card and doubles it. */
  readonly pairs?: true
  /** Saves hand cards when the ship sinks. */
  readonly rescues?: true
  /** Clears the row when it turns up in the shop; never bought. */
  readonly sweeps?: true
  /** The names of its numbers in the edition. */
  readonly numbers?: readonly string[]
}

const DECLARED: Readonly<Record<KindId, Declared>> = {
  // TB-K1, TB-K2, TB-K3: none of the three does anything; buying Iceberg ends the Cruise (TB-9.1).
  passenger: {},
  baby: {},
  iceberg: {},

  // TB-K4: When your ship sinks, one card of your hand is put on your board before the rest is lost.
  lifeboat: { rescues: true, numbers: ['rescue'] },
  // TB-K5: When it turns up in the shop, all five row cards are replaced at once.
  lockdown: { sweeps: true },
  // TB-K6: Your drawing step is skipped. Action: Anchor is jettisoned.
  anchor: { anchors: true, sheds: true, action: { own: ['jettisonSelf'] } },
  // TB-K7: Action: Jack goes under your deck.
  jack: { action: { own: ['burySelf'] } },
  // TB-K8: You draw 1 more in your drawing step.
  fisherman: { draws: true, numbers: ['draw'] },
  // TB-K9: You always see the top 2 cards of your deck.
  navigator: { sight: 'adds', numbers: ['look'] },
  // TB-K10: Action: gain 6 points, then Convict is jettisoned.
  convict: { action: { own: ['gain', 'jettisonSelf'], copied: 'ownTurn' }, numbers: ['points'] },
  // TB-K11: Action: one ready card on an opponent's board becomes tired.
  rats: {
    action: { names: { from: 'opponents', only: 'tireable' }, attack: { zone: 'board', does: 'tire' }, copied: 'always' },
    numbers: ['cards'],
  },
  // TB-K12: Reaction without tiring: an opponent's effect does not happen to you; Lifebuoy is jettisoned.
  lifebuoy: { saves: true },
  // TB-K13: Action: draw 1 card.
  polkaDancer: { action: { own: ['draw'], copied: 'always' }, numbers: ['cards'] },
  // TB-K14: Cards that enter your board enter ready.
  caretaker: { wakes: true },
  // TB-K15: Action: gain 3 points.
  singer: { action: { own: ['gain'], copied: 'ownTurn' }, numbers: ['points'] },
  // TB-K16, TB-R30: Action: take one or two cards of your board, Technician too if you like, back to your hand.
  technician: { action: { names: { from: 'board' }, own: ['returnNamed'], copied: 'always' }, numbers: ['cards'] },
  // TB-K17: Before your drawing you may put one card of your hand under your deck.
  maid: { tidies: true, numbers: ['cards'] },
  // TB-K18: Action: every player, you first, puts one card of their own board under their deck.
  janitor: { action: { each: 'everybody', burden: { does: 'bury' }, copied: 'always' }, numbers: ['cards'] },
  // TB-K19: When jettisoned she goes on (or stays on) her player's board instead of into the water.
  rose: { climbs: true },
  // TB-K20, TB-R27: Action: the player(s) with the richest board, you included, each jettison one card of their board.
  proletarian: { action: { each: 'richest', burden: { does: 'jettison' }, copied: 'always' }, numbers: ['cards'] },
  // TB-K21, TB-R26: Is played on an opponent's board; there its value is subtracted in the final count.
  stowaway: { hosted: true, numbers: ['score'] },
  // TB-K22: Is laid on another card of your board: doubles and shields it.
  assistant: { merges: true },
  // TB-K23: When jettisoned, you may carry out the action of a card on an opponent's board as if it were yours, tiring nothing.
  flapper: { copies: true },
  // TB-K24: Lifeguard takes no place in the cost count; playing costs you 1 less.
  lifeguard: { eases: true, numbers: ['discount', 'places'] },
  // TB-K25: May be sacrificed together with one other hand card: that card gives double, Seal nothing.
  seal: { pairs: true },
  // TB-K26: You draw 1 fewer in your drawing step.
  stoker: { draws: true, numbers: ['draw'] },
  // TB-K27, TB-R28: Action: jettison one card of an opponent's board, then Fanatic is jettisoned.
  fanatic: {
    action: {
      names: { from: 'opponents', only: 'jettisonable' },
      attack: { zone: 'board', does: 'jettison' },
      own: ['jettisonSelf'],
      copied: 'always',
    },
    numbers: ['cards'],
  },
  // TB-K28, TB-R31: Action: look at the top card of your deck, put it on your board or under your deck; then every opponent does the same.
  storyteller: { action: { each: 'everybody', tale: true, copied: 'always' }, numbers: ['cards'] },
  // TB-K29: Action: jettison one card of your board and gain its points.
  profiteer: {
    action: { names: { from: 'board', only: 'jettisonable', single: true }, own: ['sellNamed'], copied: 'ownTurn' },
    numbers: ['factor'],
  },
  // TB-K30: Reaction to an opponent playing a card: it goes back to hand and cannot be played this turn; the points come back too.
  bartender: { reaction: 'bar' },
  // TB-K31: Reaction to an opponent's card(s) being jettisoned: pay the playing cost and put them on your board.
  teacher: { reaction: 'teacher' },
  // TB-K32: Action: one card of your water goes under your deck.
  chef: { action: { names: { from: 'water' }, own: ['buryNamed'], copied: 'always' }, numbers: ['cards'] },
  // TB-K33, TB-R61: Action: one card of your water worth 10 or less goes on your board, then Life Jacket is jettisoned.
  lifeJacket: {
    action: { names: { from: 'water', only: 'rescuable' }, own: ['putNamed', 'jettisonSelf'], copied: 'always' },
    numbers: ['max', 'cards'],
  },
  // TB-K34: Reaction to an attack on a card of your board, hand or deck: you select which card of that zone is hit.
  steward: { reaction: 'hit' },
  // TB-K35: Action: each opponent loses one unseen card of their hand (jettisoned).
  saboteur: { action: { each: 'opponents', attack: { zone: 'hand', does: 'jettison' }, copied: 'always' }, numbers: ['cards'] },
  // TB-K36: Action: take the top card of an opponent's deck into your hand.
  burglar: { action: { names: 'seat', attack: { zone: 'deck', does: 'take' }, copied: 'always' }, numbers: ['cards'] },
  // TB-K37: You always see the top 3 cards of your deck and may reorder them any time; each Navigator adds 2.
  steersman: { sight: 'steers', numbers: ['look'] },
  // TB-K38, TB-R38: At the end of your turn the most expensive card(s) on all boards return to the hands of the boards' players.
  arbiter: { atEnd: { each: 'dearest', attack: { zone: 'board', does: 'return' } } },
  // TB-K39: You see opponents' hands in your turn, and the active player's hand in theirs while they deal with you.
  boogeyman: { spies: true },
  // TB-K40, TB-R29: Action: each opponent takes one card of their board back to hand.
  beggar: { action: { each: 'opponents', burden: { does: 'return' }, copied: 'always' }, numbers: ['chooser', 'cards'] },
  // TB-K41: Action: take one unseen card of an opponent's hand into yours.
  lady: { action: { names: 'seat', attack: { zone: 'hand', does: 'take' }, copied: 'always' }, numbers: ['cards'] },
  // TB-K42: Reaction to anybody else's tiring: the whole action is cancelled.
  shipGuard: { reaction: 'guard' },
  // TB-K43: Action: shuffle any number (at least 1) of your hand cards into your deck, then draw as many.
  captain: { action: { names: 'hand', own: ['shuffleIn'], copied: 'always' } },
  // TB-K44: In your drawing step you also draw 1 card from an opponent's deck.
  tycoon: { atDrawing: { names: 'seat', attack: { zone: 'deck', does: 'take' } }, numbers: ['cards'] },
  // TB-K45: Action: take one card of an opponent's board into your hand.
  pirate: {
    action: { names: { from: 'opponents', oneSeat: true }, attack: { zone: 'board', does: 'take' }, copied: 'always' },
    numbers: ['cards'],
  },
  // TB-K46, TB-R66: Action: the top 3 cards of an opponent's deck are jettisoned, then you jettison one card of your hand.
  torpedo: {
    action: { names: 'seat', attack: { zone: 'deck', does: 'jettison' }, own: ['pay'], payable: true, copied: 'always' },
    numbers: ['cards'],
  },
  // TB-K47: Cannot be jettisoned while its player has fewer than 5 cards on board.
  band: { clings: true, numbers: ['board'] },
}

/** A card with all it could do, most of it undefined: V8 reads objects of one shape several times as fast as those of many. */
export type Card = { readonly [K in keyof Declared]-?: Declared[K] | undefined }

const allOf = (card: Declared): Card => ({
  action: card.action,
  reaction: card.reaction,
  saves: card.saves,
  atDrawing: card.atDrawing,
  atEnd: card.atEnd,
  draws: card.draws,
  anchors: card.anchors,
  sheds: card.sheds,
  wakes: card.wakes,
  tidies: card.tidies,
  eases: card.eases,
  sight: card.sight,
  spies: card.spies,
  clings: card.clings,
  climbs: card.climbs,
  copies: card.copies,
  hosted: card.hosted,
  merges: card.merges,
  pairs: card.pairs,
  rescues: card.rescues,
  sweeps: card.sweeps,
  numbers: card.numbers,
})

/** By kind. */
export const CARDS: readonly Card[] = KINDS.map((id) => allOf(DECLARED[id]))
