import { blend, poly, random, tenth, type Svg } from '../../kit/index.ts'
import { cel, dark, ink, nextId } from '../brush.ts'
import type { Light } from '../light.ts'
import { holdPath, inside, jagged, type Stage } from '../stage.ts'
import { beam, planks } from './wood.ts'

/** The decks in reserve (thin) between the rooms and the water, and the section that is flooding (tall), still dry. */
export function decks(light: Light, stage: Stage): Svg {
  const reserve = [4, 3, 2]
    .filter((level) => level > stage.level)
    .map((level, i) => reserveDeck(light, stage, level, stage.reserveY + i * stage.strip))
  return (stage.phone ? '' : orlop(light, stage)) + reserve.join('') + hold(light, stage)
}

/** The floor that the rooms stand on. */
function orlop(light: Light, stage: Stage): Svg {
  const { floorY: y, reserveY } = stage
  const [a, b] = inside(stage, y).map(tenth)
  return `<path d="M${a},${y} H${b} V${reserveY} H${a}Z" fill="${dark(light.hull, 0.1)}"/>${planks(a, y, b - a, reserveY - y, { colour: light.hull, row: 22, seed: 2, length: 160 })}${beam(a - 4, b + 4, y - 3, 6, light.cut)}`
}

function reserveDeck(light: Light, stage: Stage, level: number, y: number): Svg {
  const { strip, phone } = stage
  const [a, b] = inside(stage, y + strip).map(tenth)
  const chance = random(level * 5)
  const high = strip - 9
  let cargo = ''
  for (let x = a + (phone ? 100 : 150); x < b - 20; x += 26 + chance() * 46) {
    const kind = chance()
    cargo +=
      kind > 0.6
        ? `<ellipse cx="${tenth(x)}" cy="${y + strip - 3 - high / 2}" rx="8" ry="${high / 2}" fill="${blend(light.hold, light.rim, 0.22)}"/><path d="M${tenth(x - 3)},${y + strip - 3 - high} v${high} M${tenth(x + 3)},${y + strip - 3 - high} v${high}" stroke="${dark(light.hold, 0.4)}" stroke-width="1.6"/>`
        : kind > 0.3
          ? `<rect x="${tenth(x)}" y="${y + 6}" width="15" height="${high - 1}" fill="${blend(light.hold, light.rim, 0.16)}"/>`
          : `<circle cx="${tenth(x)}" cy="${y + strip / 2 + 2}" r="3.4" fill="#ffcf6a" opacity=".9"/><circle cx="${tenth(x)}" cy="${y + strip / 2 + 2}" r="11" fill="#ffcf6a" opacity=".18"/>`
  }
  return `<path d="M${a},${y} H${b} V${y + strip} H${a}Z" fill="${dark(light.hold, 0.35)}"/>${cargo}${beam(a - 4, b + 4, y - 3, 6, light.cut)}`
}

/** The section that is flooding, still dry. */
export function hold(light: Light, stage: Stage): Svg {
  const { phone, holdY: y, keelY, width } = stage
  const id = nextId()
  const [a, b] = inside(stage, y)
  let ribs = ''
  for (let x = a; x < b; x += phone ? 44 : 74)
    ribs += `<rect x="${tenth(x)}" y="${y}" width="${phone ? 6 : 9}" height="${keelY - y}" fill="${dark(light.hold)}"/>`
  const hammock = (x: number, w: number, colour: string): Svg =>
    `<path d="M${x},${y + 8} L${x + 12},${y + 18} Q${x + w / 2},${y + 50} ${x + w - 12},${y + 18} L${x + w},${y + 8}" fill="none" stroke="${ink}" stroke-width="2"/><path d="M${x + 10},${y + 18} Q${x + w / 2},${y + 26} ${x + w - 10},${y + 18} Q${x + w / 2},${y + 58} ${x + 10},${y + 18}Z" fill="${colour}" stroke="${ink}" stroke-width="2.2"/>`
  const crate = (x: number, w: number, h: number): Svg => cel(`M${x},${keelY} v${-h} h${w} v${h}Z`, '#7a5233', '#4a2f1c')
  const things = phone
    ? hammock(120, 70, '#b9a98a') + hammock(230, 70, '#9aa58e')
    : hammock(330, 120, '#b9a98a') + hammock(520, 120, '#9aa58e') + hammock(770, 120, '#b08f78') + crate(640, 74, 34) + crate(940, 54, 26)
  return `<clipPath id="${id}"><path d="${holdPath(stage)}"/></clipPath><g clip-path="url(#${id})">${planks(0, y, width, keelY - y, { colour: light.hold, seed: 8, row: phone ? 16 : 19, vary: 0.1 })}${ribs}${things}<rect x="0" y="${y}" width="${width}" height="${keelY - y}" fill="#0a0d18" opacity="${0.12 + light.dim * 0.3}"/></g>${beam(a - 4, b + 4, y - 3, 6, light.cut)}`
}

/** Below the ship: what was lost going down in the dark, a piece for each section. */
export function wreckage(light: Light, { phone, level }: Stage): Svg {
  if (phone || level === 1) return ''
  const bit = (x: number, y: number, w: number, h: number, turn: number, opacity: number): Svg =>
    `<g transform="translate(${x} ${y}) rotate(${turn})" opacity="${opacity}">${cel(
      poly([...jagged(-w / 2, w / 2, -h / 2, 7, x), [w / 2, h / 2], ...jagged(-w / 2, w / 2, h / 2, 6, y).reverse()]),
      blend(light.hull, light.deep[1], 0.45),
      blend(light.hull, light.deep[2], 0.7),
      { sw: 2 },
    )}<path d="M${-w / 2 + 6},-2 h${w - 14}" stroke="${dark(light.hull, 0.6)}" stroke-width="2"/></g>`
  const chance = random(4)
  const bubbles = Array.from(
    { length: 26 },
    () =>
      `<circle cx="${tenth(60 + chance() * 1160)}" cy="${tenth(550 + chance() * 80)}" r="${tenth(1.5 + chance() * 4)}" fill="none" stroke="#bfeaf0" stroke-width="1.4" opacity=".4"/>`,
  )
  const bits = [
    bit(240, 548, 120, 24, 14, 0.8) + bit(1090, 540, 90, 22, -20, 0.8),
    bit(980, 552, 110, 22, 8, 0.7),
    bit(330, 556, 80, 20, -12, 0.7),
  ]
  return bits.slice(0, level - 1).join('') + bubbles.join('')
}
