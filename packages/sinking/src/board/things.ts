/** Everything that lies on the table, by name. A thing's number is its back; its face says what it is. */

export const ACTIONS = ['bucket', 'plunder', 'patch', 'fire'] as const
/** What a dial can show. */
export type Action = (typeof ACTIONS)[number]
export const BUCKET = 0
export const PLUNDER = 1
export const PATCH = 2
export const FIRE = 3
/** Its number. To search the list would cost more than to rate the choice that names it. */
export const numberOf = (action: Action): number =>
  action === 'bucket' ? BUCKET : action === 'plunder' ? PLUNDER : action === 'patch' ? PATCH : FIRE
/** A dial that its owner still holds. */
export const NO_ACTION = 4

/** Columns from left to right; column k is where action k belongs (SK-0.1). */
export const COLUMNS = ['water', 'treasure', 'breaches', 'cannons'] as const
/** Where a dial can lie. */
export type Column = (typeof COLUMNS)[number]
/** The place of the water column. */
export const WATER = 0
/** The place of the treasure column. */
export const TREASURE = 1
/** The place of the breaches column. */
export const BREACHES = 2
/** The place of the cannons column. */
export const CANNONS = 3

/** Its place from left to right. */
export const placeOf = (column: Column): number =>
  column === 'water' ? WATER : column === 'treasure' ? TREASURE : column === 'breaches' ? BREACHES : CANNONS

/** In the recommended order (SK-1.16). */
export const ENEMIES = ['kraken', 'shark', 'sirens', 'skullsairs'] as const
/** The id of an enemy. */
export type Enemy = (typeof ENEMIES)[number]

/** SK-14.1: a character is a dial and a starting item, nothing else. */
export const CHARACTERS = ['pete', 'frankie', 'billy', 'netty', 'genny', 'quinn'] as const
/** The id of a character. */
export type Character = (typeof CHARACTERS)[number]

/** What can be in a chest. */
export const CHEST_KINDS = ['cannon-upgrade', 'extra-single', 'reroll-1', 'reroll-2', 'points-2', 'points-4', 'points-6', 'empty'] as const
export const CANNON_UPGRADE = 0
export const EXTRA_SINGLE = 1
export const REROLL_1 = 2
export const REROLL_2 = 3

/** The kinds of breaches, the smallest first. */
export const BREACH_KINDS = ['minor', 'major', 'massive', 'monster'] as const
export const MINOR = 0

/** The kinds of cannons, by their barrels. */
export const CANNON_TYPES = ['single', 'double', 'triple'] as const
export const SINGLE = 0
export const DOUBLE = 1
export const TRIPLE = 2
export const CANNONS_OF_A_TYPE = 3

/** The faces of water-type cards; a card's face is its place in this list. */
export const CARDS = [
  'clear-water',
  'amethyst',
  'topaz',
  'sapphire',
  'emerald',
  'ruby',
  'bottle-o-rum',
  'captains-key',
  'cracked-compass',
  'decoy-cannon',
  'fishing-net',
  'fishing-rod',
  'flint-pistol',
  'gem-sifter',
  'grabby-crabby',
  'metal-mallet',
  'moldy-mop',
  'rubber-ducky',
  'silver-doubloon',
  'smelly-sponge',
  'somber-skull',
  'spare-barrel',
  'sticky-starfish',
  'treasure-map',
  'water-flask',
  'water-pistol',
  'wooden-mallet',
  'war-drum',
  'hurdy-gurdy',
  'fishy-bait',
  'cheeky-chum',
  'siren-silencers',
  'siren-shiner',
  'cursed-amulet',
  'cutlass',
  'trusty-carrot',
  'bone-club',
  'harpoon',
  'grenado',
  'spy-glass',
] as const
/** The id of a card. */
export type CardId = (typeof CARDS)[number]
export const faceOf = (id: CardId): number => CARDS.indexOf(id)
export const CLEAR_WATER = 0
const FIRST_ITEM = 6
export const RUBBER_DUCKY = faceOf('rubber-ducky')
export const TREASURE_MAP = faceOf('treasure-map')
export const WATER_FLASK = faceOf('water-flask')
export const CURSED_AMULET = faceOf('cursed-amulet')

/** SK-0.4: everything but Clear Water is Treasure. */
export const isTreasure = (face: number): boolean => face > CLEAR_WATER
/** Whether a face is a gem. */
export const isGem = (face: number): boolean => face > CLEAR_WATER && face < FIRST_ITEM

// --- backs ----------------------------------------------------------------------------------------------------

/** SK-1.1 */
export const MOST_SEATS = 6
const FIRST_DIAL = 0
/** A seat's dial. */
export const dialOf = (seat: number): number => FIRST_DIAL + seat
export const FIRST_CHEST = FIRST_DIAL + MOST_SEATS
export const CHESTS = 10
export const FIRST_BREACH = FIRST_CHEST + CHESTS
export const BREACH_CARDS = 9
export const FIRST_CANNON = FIRST_BREACH + BREACH_CARDS
const CANNON_CARDS = CANNON_TYPES.length * CANNONS_OF_A_TYPE
export const FIRST_PERMANENT = FIRST_CANNON + CANNON_CARDS
/** SK-1.13 */
export const PERMANENTS = 3
/** The first back of the cards. */
export const FIRST_CARD = FIRST_PERMANENT + PERMANENTS

/** Whether a back is a chest token. */
export const isChest = (back: number): boolean => back >= FIRST_CHEST && back < FIRST_BREACH
/** Whether a back is a breach that can be patched. */
export const isBreach = (back: number): boolean => back >= FIRST_BREACH && back < FIRST_CANNON
/** Whether a back is a cannon. */
export const isCannon = (back: number): boolean => back >= FIRST_CANNON && back < FIRST_PERMANENT
/** Whether a back is a permanent breach. */
export const isPermanent = (back: number): boolean => back >= FIRST_PERMANENT && back < FIRST_CARD

/** The type of a cannon card never changes, so it needs no look at its face. */
export const cannonType = (cannon: number): number => ((cannon - FIRST_CANNON) / CANNONS_OF_A_TYPE) | 0
export const cannonCard = (type: number, which: number): number => FIRST_CANNON + type * CANNONS_OF_A_TYPE + which
export const cannonBit = (cannon: number): number => 1 << (cannon - FIRST_CANNON)

/** Hull sections 1 to 3 hold two tokens each; the other four stay in the box (SK-1.2). */
export const chestsOfSection = (section: number): number => FIRST_CHEST + (section - 1) * 2
