import type { Colour } from '../../kit/index.ts'

/** A champion's looks. The nation is the animal: Dwunny are rabbits, Delve birds, Porc boars. */
export interface Looks {
  readonly nation: 'dwunny' | 'delve' | 'porc'
  /** Plain, shade, light. */
  readonly fur: readonly [Colour, Colour, Colour]
  readonly coat: Colour
  readonly trim: Colour
  readonly hat: string
  readonly bg: readonly [Colour, Colour]
  readonly ear?: number
  readonly beard?: number
  readonly braid?: boolean
  readonly bill?: string
  readonly crest?: string
  readonly tusk?: number
  readonly lotus?: boolean
  readonly gold?: boolean
}

export const CHAMPIONS: Readonly<Record<string, Looks>> = {
  pewter: {
    nation: 'dwunny',
    fur: ['#9aa0a6', '#6d747c', '#c9ced2'],
    coat: '#5a3b2a',
    trim: '#b9c2c8',
    hat: 'helm',
    ear: 1,
    beard: 2,
    bg: ['#7fa3ad', '#c9d8cf'],
  },
  valkyr: {
    nation: 'dwunny',
    fur: ['#d9b98a', '#a98555', '#f1deba'],
    coat: '#2f6b58',
    trim: '#f0e3c0',
    hat: 'band',
    ear: 0,
    beard: 0,
    braid: true,
    bg: ['#d7b26a', '#f3e3b4'],
  },
  kerris: {
    nation: 'dwunny',
    fur: ['#a5673c', '#74421f', '#d49a66'],
    coat: '#274b63',
    trim: '#d9b25a',
    hat: 'specs',
    ear: 2,
    beard: 1,
    bg: ['#9dbf9a', '#e4ebc8'],
  },
  quaeth: {
    nation: 'delve',
    fur: ['#3f5d78', '#28405a', '#7f9cb3'],
    coat: '#7b2d2a',
    trim: '#e0c27a',
    bill: 'hook',
    crest: 'swept',
    hat: 'tricorn',
    bg: ['#d99a6a', '#f4d9ae'],
  },
  elwing: {
    nation: 'delve',
    fur: ['#f3efe4', '#cbc7bb', '#ffffff'],
    coat: '#3b7c8a',
    trim: '#f2d98a',
    bill: 'dove',
    crest: 'plume',
    hat: 'circlet',
    bg: ['#8fb7cf', '#dcebee'],
  },
  phyrre: {
    nation: 'delve',
    fur: ['#8a82a8', '#615a80', '#bdb6d4'],
    coat: '#3d3560',
    trim: '#c9d7e6',
    bill: 'long',
    crest: 'fan',
    hat: 'hood',
    bg: ['#6f7f9c', '#c4cfdd'],
  },
  bozret: {
    nation: 'porc',
    fur: ['#6c5546', '#47352b', '#95796a'],
    coat: '#5b2140',
    trim: '#d48ab0',
    hat: 'scarf',
    tusk: 1,
    lotus: true,
    bg: ['#b06f86', '#efc9cf'],
  },
  khalgoh: {
    nation: 'porc',
    fur: ['#b08a6b', '#7d5d45', '#d3b092'],
    coat: '#8a5a16',
    trim: '#f0c95a',
    hat: 'turban',
    tusk: 2,
    gold: true,
    bg: ['#5f9a8d', '#cfe3d2'],
  },
  lyrah: {
    nation: 'porc',
    fur: ['#c79a92', '#96675f', '#e6c4bc'],
    coat: '#3c5a3a',
    trim: '#e8dfb6',
    hat: 'beads',
    tusk: 0,
    bg: ['#a39a5c', '#ebe4b6'],
  },
}
