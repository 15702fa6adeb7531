/** The kinds of card, in the order of their rule numbers: TB-K1 is the first. */
export const KINDS = [
  'passenger',
  'baby',
  'iceberg',
  'lifeboat',
  'lockdown',
  'anchor',
  'jack',
  'fisherman',
  'navigator',
  'convict',
  'rats',
  'lifebuoy',
  'polkaDancer',
  'caretaker',
  'singer',
  'technician',
  'maid',
  'janitor',
  'rose',
  'proletarian',
  'stowaway',
  'assistant',
  'flapper',
  'lifeguard',
  'seal',
  'stoker',
  'fanatic',
  'storyteller',
  'profiteer',
  'bartender',
  'teacher',
  'chef',
  'lifeJacket',
  'steward',
  'saboteur',
  'burglar',
  'steersman',
  'arbiter',
  'boogeyman',
  'beggar',
  'lady',
  'shipGuard',
  'captain',
  'tycoon',
  'pirate',
  'torpedo',
  'band',
] as const
/** The id of a kind of card. */
export type KindId = (typeof KINDS)[number]
/** A kind as a small number: its place in the list. */
export type Kind = number

export const PASSENGER = 0
export const BABY = 1
export const ICEBERG = 2
/** Kinds from here on lie in the shop deck. */
export const FIRST_OF_SHOP = 3

/** A face is one very card: its kind and which copy it is. Marks stick to the card, so copies must differ (TB-7.5). */
const COPIES = 64
export const MOST_COPIES = COPIES - 1
export const faceOf = (kind: Kind, copy: number): number => kind * COPIES + copy
/** The kind of a face; -1 for an unknown one. */
export const kindOf = (face: number): Kind => face >> 6
/** The id of the kind that a face shows. */
export const kindName = (face: number): KindId | 'unknown' => (face < 0 ? 'unknown' : KINDS[kindOf(face)])
export const ruleOf = (kind: Kind): string => `TB-K${kind + 1}`
