import { tenth } from '../kit/path.ts'
import { scatter } from '../kit/random.ts'
import { seatColour } from '../kit/seats.ts'
import { disc, fill, line, rays } from '../kit/shape.ts'
import { group, type Svg } from '../kit/svg.ts'
import type { Hour } from './hour.ts'
import { tint } from './hours.ts'
import { mooredShip } from './moored.ts'
import { roads } from './roads.ts'

/** Little flags on a line, in the colours of whoever is at home. */
function bunting(seats: readonly number[]): Svg {
  let flags = ''
  for (let i = 0; i < 22; i++) {
    const x = 40 + i * 32
    const y = 96 + Math.sin((i / 21) * Math.PI) * 46
    flags += fill(`M${x} ${tenth(y)}h22l-11 26z`, seatColour(seats[i % seats.length]).plain, `stroke="${tint.line}" stroke-width="1.6"`)
  }
  return line('M24 92Q392 204 760 92', tint.spar, 2.4) + flags
}

function sparks(): Svg {
  let stars = ''
  for (let i = 0; i < 46; i++)
    stars += disc(
      40 + scatter(i * 2.3) * 700,
      30 + scatter(i * 5.1) * 250,
      1.5 + scatter(i * 7) * 2.5,
      ['#ffd469', '#fffaf0', '#f6a04a'][i % 3],
    )
  return `<g data-sparks>${stars}</g>`
}

/** The winner's ship comes home, 784 by 516; the others lie behind, the best of them nearest. `ranked` is the seats, best first. */
export function homecoming(hour: Hour, winners: readonly number[], ranked: readonly number[]): Svg {
  const others = ranked.filter((seat) => !winners.includes(seat))
  const first = winners.length === 0 ? [] : winners
  const scale = first.length > 2 ? 1.25 : first.length === 2 ? 1.6 : 2.05
  return (
    roads(hour) +
    rays(392, 330, 700, 28, Math.PI, Math.PI * 2, tint.glow).replace('/>', 'opacity=".35"/>') +
    sparks() +
    bunting(first.length > 0 ? first : ranked) +
    others
      .map((seat, k) =>
        group(`translate(${tenth(560 - k * 150)} ${tenth(232 - k * 4)}) scale(${tenth(0.75 - k * 0.06)})`, mooredShip(seat, '', true)),
      )
      .join('') +
    first
      .map((seat, k) => {
        const wide = 230 * scale
        const left = 392 - (wide * first.length) / 2 + k * wide
        return group(`translate(${tenth(left)} ${tenth(494 - 200 * scale)}) scale(${scale})`, mooredShip(seat, '', true))
      })
      .join('')
  )
}
