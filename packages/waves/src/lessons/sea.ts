import { readCtx, type Seat } from '@flotilla/kernel'
import { Stage } from '@flotilla/kernel/lesson'
import { FREEBOOTER, ownerOf } from '../board/dice.ts'
import type { Ship, WavesState } from '../board/state.ts'
import type { Edition } from '../edition/schema.ts'
import { waves } from '../index.ts'
import { ALLOCATE, DRAFT } from '../rules/steps.ts'

export const [YOU, BRAM, CORA] = [0, 1, 2]
export const CLEAR = FREEBOOTER

/** Three ships at sea, set as a lesson needs them. */
export class Sea extends Stage<WavesState, Edition> {
  constructor(...others: readonly string[]) {
    super(waves, { seats: ['You', ...(others.length > 0 ? others : ['Bram', 'Cora'])], options: { first: YOU } })
  }

  ship(seat: Seat, written: Partial<Ship>): this {
    return this.set(({ ships }) => void Object.assign(ships[seat], written))
  }

  /** These dice were rolled, each with its owner; you pick first. */
  rolled(...dice: readonly (readonly [Seat, number])[]): this {
    this.#clear()
    this.state.pool.push(...dice.map(([owner, face]) => this.#fromTheBag(face, owner)))
    return this.from(DRAFT, ALLOCATE)
  }

  /** Two dice are picked and these are yours; the last three lie in the pool, each with its owner, and it is your turn. */
  lastPick(faces: readonly number[], ...dice: readonly (readonly [Seat, number])[]): this {
    this.#clear()
    this.state.pool.push(...dice.map(([owner, face]) => this.#fromTheBag(face, owner)))
    this.state.ships.forEach(({ nest }, seat) => nest.push(...(seat === YOU ? faces : [1, 1]).map((face) => this.#fromTheBag(face))))
    return this.from(DRAFT, ALLOCATE)
  }

  /** All dice are picked: these are yours; the others have what does no harm. */
  picked(...faces: readonly number[]): this {
    this.#clear()
    this.state.ships.forEach(({ nest }, seat) => nest.push(...(seat === YOU ? faces : [1, 1, 1]).map((face) => this.#fromTheBag(face))))
    return this.from(ALLOCATE)
  }

  #clear(): void {
    const { bag, pool, ships } = this.state
    bag.push(...pool.splice(0), ...ships.flatMap(({ nest }) => nest.splice(0)))
  }

  #fromTheBag(face: number, owner?: Seat): number {
    const { bag, dice } = this.state
    const ctx = readCtx(this.game, this.state)
    const at = bag.findIndex((die) => owner === undefined || ownerOf(ctx, die) === owner)
    if (at === -1) throw new Error(`the bag has no die left for a ${face}`)
    const [die] = bag.splice(at, 1)
    dice[die] = face
    return die
  }
}
