import { must } from '@flotilla/kernel'
import { CANNONS, CHESTS, crews, isSolo, type ReadCtx } from './state.ts'
import { ROWS, chestSquares, rowLevel } from './terms.ts'

/** What always holds, after every answer: no die is lost or made, values are in range, rows only grow, treasure goes by loot alone. */
export function invariants(ctx: ReadCtx): void {
  const s = ctx.state
  const { dice, infamy, spirits } = ctx.edition
  const n = crews(s)
  const inPlay = [...s.bag, ...s.pool, ...s.ships.flatMap(({ nest }) => nest)]
  const hired = s.supply.reduce((all, left) => all + dice.crewPerSeat - dice.crewInBag - left, 0)
  must(inPlay.length === new Set(inPlay).size, 'a die lies in two places')
  must(inPlay.length === n * dice.crewInBag + n + dice.freebootersBeyondSeats + hired, `${inPlay.length} dice in play`)
  must(inPlay.filter((die) => die >= n * dice.crewPerSeat).length === n + dice.freebootersBeyondSeats, 'a Freebooter is lost')
  const firing = s.asks.some(({ kind }) => kind === 'aim' || kind === 'stow')
  for (let seat = 0; seat < s.seats; seat++) {
    const ship = s.ships[seat]
    must(s.supply[seat] === dice.crewPerSeat - dice.crewInBag - rowLevel(ctx, seat, 'crew'), `supply of seat ${seat}`)
    must(ship.infamy >= 0 && ship.infamy <= infamy.max, `Infamy ${ship.infamy}`)
    must(
      ship.spirits.length <= spirits.squares && ship.spirits.every((value) => value >= 1 && value <= 6),
      `spirits ${ship.spirits.join()}`,
    )
    for (const row of ROWS) must(ship[row].length <= ctx.edition[row].squares, `${row} of seat ${seat} overflows`)
    for (const cannon of CANNONS)
      must(
        ship[cannon].length < ctx.edition[cannon].squares + (firing ? 1 : 0),
        `${cannon} cannon of seat ${seat} has not fired or overflows`,
      )
    for (let chest = 0; chest < CHESTS; chest++) {
      must(ship.chests[chest].length <= chestSquares(ctx, chest), `chest ${chest} of seat ${seat} overflows`)
      must(!ship.buried[chest] || ship.chests[chest].length > 0, `an empty chest of seat ${seat} is buried`)
    }
    for (const values of [...ship.chests, ship.hull, ship.small, ship.large, ship.ports, ship.crew])
      must(
        values.every((value) => value >= 1 && value <= spirits.raised),
        `a written value of seat ${seat} is out of range`,
      )
  }
  must(isSolo(s) || s.ships.length === s.seats, 'a map for every seat')
}
