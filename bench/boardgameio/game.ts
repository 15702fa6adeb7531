import type { Ctx, Game } from 'boardgame.io'
import { PlayerView } from 'boardgame.io/core'
import { allocate, planOptions } from './allocate.ts'
import { aimOptions, stowOptions } from './cannons.ts'
import { draft, draftOptions } from './draft.ts'
import { score, setup, type Option, type Table } from './table.ts'
import { raiseOptions, write } from './write.ts'

const BY_STAGE: Readonly<Record<string, (G: Table, seat: number) => Option[]>> = {
  plan: planOptions,
  raise: raiseOptions,
  aim: aimOptions,
  stow: stowOptions,
}

/** Every legal move of a player. */
export function optionsOf(G: Table, { activePlayers }: Ctx, playerID: string): Option[] {
  const options = activePlayers === null ? draftOptions : BY_STAGE[activePlayers[playerID]]
  return options(G, Number(playerID))
}

/** Rolling with the Waves for boardgame.io: phases, a stage for every kind of decision, its own chance, its own bots' enumeration. */
export const game: Game<Table> = {
  name: 'waves',
  minPlayers: 2,
  maxPlayers: 5,
  disableUndo: true,
  setup: ({ ctx, random }) => setup(ctx, random.Die(ctx.numPlayers) - 1),
  phases: { draft, allocate, write },
  endIf: ({ G }) => (G.ended ? { scores: G.ships.map(score) } : undefined),
  playerView: (context) => PlayerView.STRIP_SECRETS?.(context),
  ai: { enumerate: optionsOf },
}
