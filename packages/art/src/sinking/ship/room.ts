import { circle, random, tenth, type Svg } from '../../kit/index.ts'
import { cel, dark, ink, lite, nextId } from '../brush.ts'
import { ACTION_COLOURS, glyph } from '../glyphs.ts'
import type { Light } from '../light.ts'
import type { Room } from '../stage.ts'
import { pail, planks } from './wood.ts'

/** A room of the cut-open ship: its planking, ribs, furniture, lamplight and sign board. What lies in it is not drawn here. */
export function room(light: Light, place: Room, phone: boolean): Svg {
  const { action, x, y, w, h } = place
  const wall = light.wall[action]
  const id = nextId()
  const ribs = [0, 1, 2, 3].map((i) => {
    const rx = tenth(x + w * (0.03 + i * 0.313))
    return `<rect x="${rx}" y="${y}" width="${phone ? 7 : 11}" height="${h}" fill="${dark(wall, 0.3)}"/><rect x="${rx}" y="${y}" width="${phone ? 2 : 3}" height="${h}" fill="${lite(wall, 0.2)}" opacity=".6"/>`
  })
  const lamplight = `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="url(#pool)"/><path d="M${x + w - 16},${y + 24} L${x - 20},${y + h} H${x + w + 10} L${x + w - 8},${y + 24}Z" fill="url(#cone)"/><path d="M${x},${y + h} h${w} v-9 h${-w}Z" fill="#1b0d14" opacity=".35"/>`
  const walls = planks(x, y, w, h, { colour: wall, seed: action.length * 3 + 1, row: phone ? 19 : 24, vary: 0.1 })
  return `<clipPath id="${id}"><rect x="${x}" y="${y}" width="${w}" height="${h}"/></clipPath><g clip-path="url(#${id})">${walls}${ribs.join('')}${FURNITURE[action](light, place, phone)}${lamplight}</g>`
}

const FURNITURE: Readonly<Record<Room['action'], (light: Light, place: Room, phone: boolean) => Svg>> = {
  bucket(_, { x, y, h }, phone) {
    const floor = y + h
    const damp = `<path d="M${x},${floor} V${floor - 54} q30,-16 60,0 t60,4 t60,-8 t60,8 V${floor}Z" fill="#2f5f5a" opacity=".35"/>`
    if (phone) return damp
    const lever = 'M-4,-90 L-8,-112 L44,-128'
    return `${damp}<g transform="translate(${x + 40} ${floor})">${cel('M-15,0 V-84 Q-15,-92 0,-92 Q15,-92 15,-84 V0Z', '#a97742', '#6b4423', { light: '#e0b070' })}<path d="M-15,-20 h30 M-15,-68 h30" stroke="#3d4351" stroke-width="6"/>${cel('M12,-76 h24 q8,0 8,10 v8 h-10 v-6 h-22Z', '#7f889a', '#454b5a')}<path d="M39,-56 q3,20 1,40" stroke="#bdeaf0" stroke-width="6" fill="none" stroke-dasharray="8 6" stroke-linecap="round"/><path d="${lever}" fill="none" stroke="${ink}" stroke-width="11" stroke-linejoin="round" stroke-linecap="round"/><path d="${lever}" fill="none" stroke="#8a5b34" stroke-width="6.4" stroke-linejoin="round" stroke-linecap="round"/></g><g transform="translate(${x + 80} ${floor})">${pail()}</g>`
  },
  plunder(_, { x, y, w, h }, phone) {
    const [drop, dip] = phone ? [14, 16] : [22, 26]
    const scallops = Array.from({ length: 5 }, () => `q${-w / 10},${dip} ${-w / 5},0`).join(' ')
    const velvet = `<path d="M${x},${y} h${w} v${drop} ${scallops}Z" fill="#8e2438"/><path d="M${x + w},${y + drop} ${scallops}" fill="none" stroke="#e0b14c" stroke-width="3.4"/>`
    const chance = random(9)
    const coins = Array.from({ length: phone ? 30 : 60 }, () => {
      const t = chance()
      const pile = Math.max(0, 1 - Math.abs(t - 0.5) * 2.1) * (phone ? 18 : 34)
      const cy = y + h - 2 - chance() * pile
      return `<ellipse cx="${tenth(x + w * (0.56 + (t - 0.5) * 0.8))}" cy="${tenth(cy)}" rx="6.4" ry="3.6" fill="${chance() > 0.5 ? '#f0c555' : '#d49a2e'}" stroke="#7a5216" stroke-width="1.2"/>`
    })
    return velvet + coins.join('')
  },
  patch({ wall }, { x, y, w, h }, phone) {
    const boards = [
      [0.1, 0.72, -6],
      [0.66, 0.66, 9],
      [0.34, 0.84, 3],
    ] as const
    const high = phone ? 9 : 14
    return boards
      .map(
        ([a, b, turn]) =>
          `<g transform="translate(${tenth(x + w * a)} ${tenth(y + h * b)}) rotate(${turn})"><rect width="${tenth(w * 0.28)}" height="${high}" fill="${lite(wall.patch, 0.28)}" stroke="${dark(wall.patch, 0.5)}" stroke-width="2"/><circle cx="5" cy="${high / 2}" r="1.8" fill="#3a3030"/><circle cx="${tenth(w * 0.28 - 5)}" cy="${high / 2}" r="1.8" fill="#3a3030"/></g>`,
      )
      .join('')
  },
  fire(light, { x, y, w, h }, phone) {
    const [gw, gh, sea, foot] = phone ? [30, 24, 15, 9] : [46, 36, 22, 14]
    const ports = [0.2, 0.52, 0.84].map((a) => {
      const [gx, gy] = [tenth(x + w * a - gw / 2), tenth(y + h * (phone ? 0.26 : 0.24))]
      return `<rect x="${gx}" y="${gy}" width="${gw}" height="${gh}" fill="${light.sky[2]}" stroke="${ink}" stroke-width="3"/><path d="M${gx},${gy + sea} q${gw / 4},-5 ${gw / 2},0 t${gw / 2},0 v${foot} h${-gw}Z" fill="${light.sea[1]}"/><path d="M${gx - 3},${gy - 1} h${gw + 6} l-4,-8 h${-gw + 2}Z" fill="#8e2438" stroke="${ink}" stroke-width="2"/>`
    })
    const balls = (
      [
        [-8, -6],
        [6, -6],
        [-1, -17],
      ] as const
    ).map(([a, b]) => cel(circle(a, b, 7.4), '#4a4f5c', '#22242e', { sw: 2, dx: -2, dy: -2 }))
    return ports.join('') + (phone ? '' : `<g transform="translate(${x + 24} ${y + h})">${balls.join('')}</g>`)
  },
}

/** The board over a room, `w` wide, hung at the middle of its upper edge; its words are laid over it. */
export function sign({ action }: Room, w: number, phone: boolean): Svg {
  const h = phone ? 24 : 28
  const hooks = `M${-w / 2 + 16},-8 v10 M${w / 2 - 16},-8 v10`
  return `<path d="${hooks}" stroke="${ink}" stroke-width="4"/><path d="${hooks}" stroke="#d8b25a" stroke-width="2"/>${cel(`M${-w / 2},0 h${w} l5,${h / 2} l-5,${h / 2} h${-w} l-5,${-h / 2}Z`, '#4a2a26', '#2c1720', { sw: 2.6, light: '#9a6a4c', lw: 2 })}<circle cx="${-w / 2 + 16}" cy="${h / 2}" r="${phone ? 10 : 12}" fill="#fbefcf"/>${glyph(action, phone ? 0.62 : 0.74, ACTION_COLOURS[action], -w / 2 + 16, h / 2)}`
}

/** The cut edge around the rooms. */
export const frame = ({ cut }: Light, { x, y, w, h }: Room): Svg =>
  `<rect x="${x - 4}" y="${y - 4}" width="${w + 8}" height="${h + 4}" fill="none" stroke="${ink}" stroke-width="11"/><rect x="${x - 4}" y="${y - 4}" width="${w + 8}" height="${h + 4}" fill="none" stroke="${cut}" stroke-width="7"/>`
