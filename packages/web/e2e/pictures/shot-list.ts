import type { StateMessage } from '@flotilla/protocol'

/** A position worth a picture: when it is asked like this, and the view is like that. */
export interface Still {
  readonly name: string
  readonly isIt: (state: StateMessage) => boolean
}

/** A moment worth a picture: while this is told, and this is to be seen then. */
export interface Told {
  readonly name: string
  readonly event: string
  readonly shows?: RegExp
}

/** A table worth looking at, with its pictures in any order. */
export interface Sitting {
  readonly game: string
  readonly name: string
  readonly bots: number
  readonly options?: object
  readonly stills: readonly Still[]
  readonly moments: readonly Told[]
  /** Whether it is played to its end, for a picture of that. */
  readonly end: boolean
}

const view = <V>(state: StateMessage): V => state.view as unknown as V
const asked =
  (kind: string, from = 0, by: (state: StateMessage) => number = () => 0): Still['isIt'] =>
  (state) =>
    state.ask?.kind === kind && by(state) >= from
const round = (state: StateMessage): number => view<{ round: number }>(state).round
const turns = (state: StateMessage): number => view<{ ships: { turns: number }[] }>(state).ships[0].turns
const isSinking = (state: StateMessage): boolean => view<{ phase: string }>(state).phase === 'sinking'

/** Every sitting tells of one game; what a game has is found in its own asks and events. */
export const SITTINGS: readonly Sitting[] = [
  {
    game: 'waves',
    name: 'waves',
    bots: 2,
    stills: [
      { name: 'rest', isIt: asked('draft', 4, round) },
      { name: 'planning', isIt: asked('place', 5, round) },
      { name: 'aim', isIt: asked('aim') },
      { name: 'raise', isIt: asked('raise') },
      { name: 'stow', isIt: asked('stow') },
    ],
    moments: [
      { name: 'reveal', event: 'revealed' },
      { name: 'broadside', event: 'volley', shows: /^−\d\d/m },
      { name: 'buried', event: 'buried' },
      { name: 'anchor', event: 'anchor' },
    ],
    end: true,
  },
  {
    game: 'waves',
    name: 'waves-five',
    bots: 4,
    stills: [
      { name: 'rest', isIt: asked('draft', 3, round) },
      { name: 'planning', isIt: asked('place', 3, round) },
      { name: 'aim', isIt: asked('aim') },
    ],
    moments: [
      { name: 'reveal', event: 'revealed' },
      { name: 'broadside', event: 'volley', shows: /^−\d/m },
    ],
    end: true,
  },
  {
    game: 'waves',
    name: 'waves-solo',
    bots: 0,
    options: { mode: 'solo' },
    stills: [{ name: 'planning', isIt: asked('place', 3, round) }],
    moments: [{ name: 'navy', event: 'navy' }],
    end: true,
  },
  {
    game: 'sinking',
    name: 'sinking',
    bots: 3,
    stills: [
      { name: 'character', isIt: asked('character') },
      { name: 'talk', isIt: asked('discuss', 2, round) },
      { name: 'dial', isIt: asked('dial', 2, round) },
    ],
    moments: [
      { name: 'dice', event: 'enemyDice' },
      { name: 'reveal', event: 'revealed' },
      { name: 'volley', event: 'volley' },
      { name: 'sank', event: 'sank' },
    ],
    end: true,
  },
  {
    game: 'bottom',
    name: 'bottom',
    bots: 2,
    stills: [
      { name: 'purse', isIt: asked('purse') },
      { name: 'cruise', isIt: asked('main', 5, turns) },
      { name: 'sinking', isIt: (state) => state.ask?.kind === 'main' && isSinking(state) },
    ],
    moments: [
      { name: 'bought', event: 'bought' },
      { name: 'iceberg', event: 'iceberg' },
      { name: 'sunk', event: 'sunk' },
    ],
    end: true,
  },
  {
    game: 'quests',
    name: 'quests',
    bots: 2,
    stills: [
      { name: 'champion', isIt: asked('champion') },
      { name: 'turn', isIt: asked('turn', 3, round) },
      { name: 'guns', isIt: asked('guns') },
    ],
    moments: [
      { name: 'landfall', event: 'explored' },
      { name: 'volley', event: 'fired' },
      { name: 'solved', event: 'solved' },
      { name: 'sunk', event: 'sunk' },
    ],
    end: true,
  },
]
