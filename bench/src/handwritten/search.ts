import { Luck } from './playout.ts'
import { begin, isOver, playOn, type Chooser, type Decision } from './round.ts'
import { Table, copyInto, score } from './table.ts'

/** What is known of one own decision, by the options met there. */
class Node {
  /** There is always one, as there is of the nodes it is compared with: V8 forgets the shape of what is collected to the last, and all code for it. */
  static readonly kept = new Node()

  readonly options: number[] = []
  readonly visits: number[] = []
  readonly totals: number[] = []
  readonly after: (Node | null)[] = []
  tried = 0

  meet(option: number): number {
    const known = this.options.indexOf(option)
    if (known !== -1) return known
    this.options.push(option)
    this.visits.push(0)
    this.totals.push(0)
    this.after.push(null)
    return this.options.length - 1
  }
}

const EXPLORE = 0.7

/** Search as somebody would write it who wants nothing but speed: a tree over the seat's own decisions, everybody else at random. */
export class Search implements Chooser {
  readonly #table: Table
  readonly #luck: Luck
  #me = 0
  #node: Node | null = null
  readonly #path: Node[] = []
  readonly #taken: number[] = []

  constructor(seats: number, luck: Luck) {
    this.#table = new Table(seats)
    this.#luck = luck
  }

  /** The option that was tried most often, at the first pick of a round. */
  decide(position: Table, iterations: number): number {
    this.#me = position.first
    const root = new Node()
    for (let i = 0; i < iterations; i++) this.#iterate(position, root)
    return root.options[root.visits.indexOf(Math.max(...root.visits))]
  }

  #iterate(position: Table, root: Node): void {
    const t = this.#table
    copyInto(t, position)
    this.#node = root
    playOn(t, this.#luck, this, Infinity)
    let best = -1
    let winners = 0
    for (let seat = 0; seat < t.seats; seat++) {
      const points = score(t, seat)
      if (points > best) {
        best = points
        winners = 1
      } else if (points === best) winners++
    }
    const share = score(t, this.#me) === best ? 1 / winners : 0
    while (this.#path.length > 0) {
      const node = this.#path.pop()
      const at = this.#taken.pop()
      if (node === undefined || at === undefined) return
      node.tried++
      node.visits[at]++
      node.totals[at] += share
    }
  }

  choose(_decision: Decision, seat: number, options: Uint8Array, count: number): number {
    const node = this.#node
    if (node === null || seat !== this.#me) return this.#luck.below(count)
    let best = 0
    let most = -Infinity
    for (let i = 0; i < count; i++) {
      const at = node.meet(options[i])
      const visits = node.visits[at]
      const worth = visits === 0 ? Infinity : node.totals[at] / visits + EXPLORE * Math.sqrt(Math.log(node.tried + 1) / visits)
      if (worth > most) {
        most = worth
        best = i
      }
    }
    const at = node.meet(options[best])
    this.#path.push(node)
    this.#taken.push(at)
    this.#node = node.visits[at] === 0 ? null : (node.after[at] ??= new Node())
    return best
  }
}

/** Tables before the first pick of that round, after rounds at random. */
export function handwrittenPositions(seats: number, round: number, count: number, luck: Luck): Table[] {
  const positions: Table[] = []
  while (positions.length < count) {
    const table = new Table(seats)
    begin(table, luck)
    playOn(table, luck, luck, round)
    if (!isOver(table)) positions.push(table)
  }
  return positions
}
