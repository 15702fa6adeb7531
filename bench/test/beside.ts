import { askOf, ctxOn, offersOf, start, take, type Choice, type Seat } from '@flotilla/kernel'
import { waves, type WavesState } from '@flotilla/waves'
import { expect } from 'vitest'

const written = (choice: object): string => JSON.stringify(choice)
const listed = (choices: readonly object[]): string => choices.map(written).toSorted().join(' ')

/** The kernel's table beside another implementation's: asked the same, offered the same, answered the same. */
export class Beside {
  /** A game object of its own: its chance can be bent. */
  readonly game = { ...waves }
  state: WavesState

  constructor(seats: number, seed: string, draw?: (stream: string, n: number, state: WavesState) => number) {
    const ctx = ctxOn(this.game, {} as WavesState)
    if (draw !== undefined) ctx.draw = (stream, n) => draw(stream, n, ctx.state)
    this.state = start(this.game, { seats, seed })
  }

  kindOf(seat: Seat): string | undefined {
    return askOf(this.state, seat)?.kind
  }

  legal(seat: Seat): Choice[] {
    const ask = askOf(this.state, seat)
    if (ask === undefined) throw new Error(`seat ${seat} is not asked`)
    const { legal, count } = offersOf(this.game, this.state, ask, false)
    return legal.slice(0, count)
  }

  /** Both offer the same choices, in whatever order. */
  offers(seat: Seat, kind: string, offered: readonly object[]): void {
    expect(this.kindOf(seat)).toBe(kind)
    expect(listed(offered)).toBe(listed(this.legal(seat)))
  }

  take(seat: Seat, choice: object): void {
    const ask = askOf(this.state, seat)
    const found = this.legal(seat).find((legal) => written(legal) === written(choice))
    if (ask === undefined || found === undefined) throw new Error(`seat ${seat} may not ${written(choice)}`)
    take(this.game, this.state, ask, found)
  }

  /** Round, first player and maps; the rows by their sums, which is all that the others may keep. */
  table(): object {
    const { round, first, ships, supply } = this.state
    const maps = ships.map(({ infamy, spirits, chests, buried, hull, small, large, ports, crew }, seat) => ({
      infamy,
      spirits: spirits.length,
      chests,
      buried,
      lines: [hull, small, large, ports, crew].map(lineOf),
      supply: supply[seat],
    }))
    return { round, first, maps, scores: this.scores() }
  }

  /** By seat, once the game is over. */
  scores(): number[] {
    expect(this.state).toMatchObject({ asks: [], agenda: [] })
    const { standings } = this.game.outcome(ctxOn(this.game, this.state))
    return standings.toSorted((a, b) => a.seat - b.seat).map(({ score }) => score)
  }
}

export const lineOf = (values: readonly number[]): object => ({
  squares: values.length,
  sum: values.reduce((all, value) => all + value, 0),
})
