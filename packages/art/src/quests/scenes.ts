import { SEATS, group, random, tenth, type Colour, type Svg } from '../kit/index.ts'
import { harboursOf } from './landscape/harbours.ts'
import { isleOf } from './landscape/isles.ts'
import { GLOW, OUTLINE, type Palette } from './palette.ts'
import { penOf } from './landscape/pen.ts'
import { HORIZON, farSea, glitter, nearSea, seasOf, sky, wave } from './seascape.ts'
import { ship, type ShipLooks } from './ships.ts'
import { cloud } from './chart/weather.ts'
import { smoke, wreckage } from './wreck.ts'

/** A place that a ship calls at: an island or a Trading Port by its id, a Workshop, or the Home Port of a seat. */
export type Call =
  | { readonly kind: 'island'; readonly id: string }
  | { readonly kind: 'port'; readonly id: string }
  | { readonly kind: 'workshop' }
  | { readonly kind: 'home'; readonly seat: number }

const at =
  (x: number, y: number, size: number, flip = false) =>
  (art: Svg): Svg =>
    group(`translate(${x},${y}) scale(${flip ? -size : size},${size})`, art)
const near = (looks: ShipLooks, { lamp }: Palette): Svg => ship({ ...looks, detail: true, night: lamp })

function landscape(call: Call, palette: Palette): Svg {
  const pen = penOf(palette)
  const { port, workshop, home } = harboursOf(pen)
  switch (call.kind) {
    case 'island':
      return isleOf(pen)(call.id)
    case 'port':
      return port(call.id)
    case 'workshop':
      return workshop()
    case 'home':
      return home(SEATS[call.seat].plain)
  }
}

/** A shore around its landscape, 56 wide, its foot in the water. */
const shore = (call: Call, palette: Palette): Svg =>
  `<path d="M-33,14C-31,6 -24,4 -15,4.6C-6,1.6 8,2 16,4.4C25,3.6 31,7 34,14Z" fill="${palette.sand}" stroke="${OUTLINE}" stroke-width=".6"/><path d="M-26,9C-21,5 -14,6 -8,4.8C0,3 10,3.4 15,5.6C21,5 26,7 28,10C16,12 -14,12 -26,9Z" fill="${palette.grass}"/>${landscape(call, palette)}`

/** A ship lies off a shore that fills half the picture. */
export function landfall(looks: ShipLooks, call: Call, palette: Palette): Svg {
  const seas = seasOf(palette)
  return [
    sky(palette.lamp),
    `<g data-part="far">${farSea(palette)}</g>`,
    call.kind === 'home' ? at(850, 462, 7.4)(shore(call, palette)) : at(850, 424, 9.4)(shore(call, palette)),
    `<path d="M440,560C520,538 640,546 720,556C860,538 1050,544 1230,562L1290,640H380Z" fill="${palette.shal[1]}" opacity=".75"/>`,
    wave(556, 150, 11, seas[3], 2.2, palette),
    `<g transform="translate(250,572)"><g data-part="caller"><g transform="scale(2.9)">${near(looks, palette)}</g></g></g>`,
    nearSea(palette, seas).replace('data-part="front"', 'data-part="front" transform="translate(0,44)"'),
  ].join('')
}

const STORM_DAY: readonly Colour[] = ['#5d7683', '#526b7a', '#466071', '#3b5567', '#2f4859', '#233a4a']
const STORM_NIGHT: readonly Colour[] = ['#24394d', '#1e3246', '#182a3e', '#132336', '#0e1b2b', '#091320']

/** Rain in slanting strokes over the whole picture. */
function rain(colour: Colour): Svg {
  const r = random(21)
  let d = ''
  for (let k = 0; k < 90; k++) d += `M${tenth(r() * 1380 - 40)},${tenth(r() * 620)}l-${tenth(14 + r() * 16)},${tenth(44 + r() * 40)}`
  return `<path data-part="rain" d="${d}" stroke="${colour}" stroke-width="2.2" stroke-linecap="round" opacity=".5" fill="none"/>`
}

/** The sea strikes: a ship heels before a breaking wave under lightning. */
export function tempest(looks: ShipLooks, palette: Palette): Svg {
  const night = palette.lamp
  const seas = night ? STORM_NIGHT : STORM_DAY
  const [top, low] = night ? ['#060a13', '#1c2a3c'] : ['#2f3d4d', '#8497a0']
  return [
    `<defs><linearGradient id="qc-storm" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${low}"/></linearGradient></defs><rect width="1280" height="720" fill="url(#qc-storm)"/>`,
    `<g data-part="clouds">${at(170, 140, 5.6)(cloud(palette))}${at(1110, 124, 6.4, true)(cloud(palette))}${at(620, 96, 5)(cloud(palette))}</g>`,
    `<path data-part="bolt" d="M838,96L760,250H812L742,396L902,216H846L914,96Z" fill="${palette.bolt}" stroke="${OUTLINE}" stroke-width="4" stroke-linejoin="round"/>`,
    `<g data-part="far">${farSea(palette, seas)}</g>`,
    `<g transform="translate(430,548) rotate(-15)"><g data-part="caller"><g transform="scale(3.5)">${near(looks, palette)}</g></g></g>`,
    nearSea(palette, seas),
    `<g transform="translate(452,552) scale(1.1)">${wreckage(palette)}</g>`,
    `<path data-part="breaker" d="M560,720C640,560 760,470 930,420C1010,396 1090,330 1190,318C1276,310 1330,372 1318,452C1300,410 1258,398 1222,420C1246,430 1254,452 1246,470C1220,446 1186,452 1172,478C1190,482 1200,498 1196,514C1170,496 1138,510 1130,540C1140,600 1200,660 1340,700V740H560Z" fill="${seas[2]}" stroke="${OUTLINE}" stroke-width="4" stroke-linejoin="round"/><path d="M660,640C760,540 860,492 960,460M740,680C840,590 930,548 1040,530" fill="none" stroke="${palette.foam}" stroke-width="5" stroke-linecap="round" opacity=".7"/><path d="M930,420C1010,396 1090,330 1190,318C1276,310 1330,372 1318,452C1300,410 1258,398 1222,420C1246,430 1254,452 1246,470C1220,446 1186,452 1172,478C1190,482 1200,498 1196,514C1170,496 1138,510 1130,540C1118,500 1130,462 1160,440C1128,436 1096,448 1076,474C1066,440 1090,408 1124,392C1060,396 1010,420 970,440Z" fill="${palette.foam}" stroke="${OUTLINE}" stroke-width="3" stroke-linejoin="round"/>`,
    rain(night ? '#9fb6c8' : '#e8eef0'),
  ].join('')
}

/** Black ships come out of the fog, the first of them is the one that is spoken of; what lies behind her is drawn before. */
export function blackFleet(count: number, palette: Palette, behind: Svg = ''): Svg {
  const night = palette.lamp
  const seas: readonly Colour[] = night ? STORM_NIGHT : ['#8d7f7a', '#7d706e', '#6d6163', '#5c5257', '#4a434b', '#38343e']
  const [top, low] = night ? ['#10060a', '#5b2320'] : ['#43202a', '#e08a4c']
  const fog = (y: number, opacity: number): Svg =>
    `<path data-part="fog" d="M-200,${y}C-60,${y - 40} 120,${y - 36} 240,${y - 8}C380,${y - 50} 560,${y - 46} 700,${y - 6}C860,${y - 48} 1060,${y - 44} 1200,${y - 6}C1300,${y - 34} 1400,${y - 30} 1480,${y}V${y + 40}C1200,${y + 64} 200,${y + 64} -200,${y + 40}Z" fill="${night ? '#3d4652' : '#f0dcc4'}" opacity="${opacity}"/>`
  const black = (x: number, y: number, size: number, seed: number): Svg =>
    `<g transform="translate(${x},${y})"><g data-part="black"><g transform="scale(${size})">${near({ seat: null, sails: 4, guns: 3, seed }, palette)}</g></g></g>`
  return [
    `<defs><linearGradient id="qc-dusk" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${low}"/></linearGradient></defs><rect width="1280" height="${HORIZON + 40}" fill="url(#qc-dusk)"/><circle cx="640" cy="${HORIZON - 30}" r="96" fill="${night ? '#b8412c' : '#f4b45c'}" stroke="${OUTLINE}" stroke-width="3"/>`,
    `<g data-part="far">${farSea(palette, seas)}</g>`,
    count > 1 ? black(270, 432, 2.1, 5) : '',
    count > 2 ? black(1010, 420, 1.9, 9) : '',
    fog(438, 0.75),
    behind,
    black(620, 560, 4.1, 2),
    nearSea(palette, seas),
    fog(640, 0.35),
  ].join('')
}

/** A ship's bell under its beam, around its own middle: the crown at 0, the mouth at 190. */
export const bell = (): Svg =>
  `<path d="M-150,-26H150V8H-150Z" fill="#7a4a24" stroke="${OUTLINE}" stroke-width="5"/><path d="M-140,-8H140" stroke="${OUTLINE}" stroke-opacity=".4" stroke-width="3"/><g data-part="bell"><path d="M-16,8V30H16V8" fill="none" stroke="#8a6420" stroke-width="13"/><path d="M-34,36C-34,20 34,20 34,36C60,52 58,96 66,124C72,148 86,160 98,172V186H-98V172C-86,160 -72,148 -66,124C-58,96 -60,52 -34,36Z" fill="#d8a540" stroke="${OUTLINE}" stroke-width="5" stroke-linejoin="round"/><path d="M14,28C48,40 40,96 48,124C54,148 70,164 84,172H98V186H30C34,130 34,70 14,28Z" fill="#96691c" opacity=".75"/><path d="M-40,56C-48,84 -46,104 -54,130" stroke="#fbe6a8" stroke-width="9" stroke-linecap="round" fill="none"/><path d="M-70,132H70" stroke="${OUTLINE}" stroke-width="4" opacity=".6"/><circle data-part="clapper" cy="200" r="20" fill="#5c4326" stroke="${OUTLINE}" stroke-width="5"/></g>`

/** The last round is rung in: whoever has reached the goal comes home into the sunset. */
export function lastBell(looks: ShipLooks, palette: Palette): Svg {
  return [
    sky(palette.lamp),
    `<g data-part="far">${farSea(palette)}${glitter(palette.lamp)}</g>`,
    at(1060, 400, 5.6)(shore({ kind: 'home', seat: looks.seat ?? 0 }, palette)),
    wave(470, 150, 12, seasOf(palette)[3], 2.2, palette),
    `<g transform="translate(700,520)"><g data-part="caller"><g transform="scale(2.5)">${near(looks, palette)}</g></g></g>`,
    nearSea(palette),
    `<path d="M40,-10C44,240 34,480 20,730H112C100,480 98,240 104,-10Z" fill="#6f4322" stroke="${OUTLINE}" stroke-width="5"/><path d="M60,0C62,240 56,480 46,720" stroke="#a9753f" stroke-width="10" fill="none"/>`,
    at(250, 130, 1.25)(bell()),
  ].join('')
}

/** A firework: rays that end in sparks. */
function firework(x: number, y: number, size: number, colour: Colour): Svg {
  let rays = ''
  let sparks = ''
  for (let k = 0; k < 14; k++) {
    const [dx, dy] = [Math.cos((k / 14) * Math.PI * 2), Math.sin((k / 14) * Math.PI * 2)]
    rays += `M${tenth(dx * size * 0.3)},${tenth(dy * size * 0.3)}L${tenth(dx * size * 0.86)},${tenth(dy * size * 0.86)}`
    sparks += `<circle cx="${tenth(dx * size)}" cy="${tenth(dy * size)}" r="${tenth(size * 0.06)}"/>`
  }
  return `<g transform="translate(${x},${y})"><g data-part="firework" fill="${colour}" stroke="${colour}" stroke-linecap="round"><path d="${rays}" stroke-width="${tenth(size * 0.05)}" fill="none"/>${sparks}</g></g>`
}

/** Small flags on a line between two points. */
function bunting(from: readonly [number, number], to: readonly [number, number], colours: readonly Colour[]): Svg {
  const on = (t: number): [number, number] => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t + Math.sin(t * Math.PI) * 46,
  ]
  const flags = Array.from({ length: 11 }, (_, k) => {
    const [x, y] = on((k + 0.5) / 11)
    return `<path d="M${tenth(x - 15)},${tenth(y)}h30l-15,30Z" fill="${k % 2 === 0 ? colours[(k / 2) % colours.length] : '#fff6e0'}" stroke="${OUTLINE}" stroke-width="2.4" stroke-linejoin="round"/>`
  })
  const [mx, my] = on(0.5)
  return `<path d="M${from.join()}Q${tenth(mx)},${tenth(my + 46)} ${to.join()}" fill="none" stroke="${OUTLINE}" stroke-width="3"/>${flags.join('')}`
}

/** The winners come home, the others far out; it is tall enough to be cut at both sides. */
export function victory(winners: readonly ShipLooks[], others: readonly ShipLooks[], palette: Palette): Svg {
  const seas = seasOf(palette)
  const colours = winners.map(({ seat }) => SEATS[seat ?? 0].plain)
  const bright = palette.lamp ? ['#ffd469', '#ff9d6b', '#9fe0d0'] : ['#b4512f', '#f7a928', '#2f7a6a']
  // The first lies in front; the rest of the crew behind, to both sides.
  const berths = [
    [640, 566, 3.7],
    [330, 508, 2.5],
    [960, 508, 2.5],
    [180, 470, 1.9],
    [1110, 470, 1.9],
    [640, 462, 1.7],
  ] as const
  const home = winners[0]?.seat ?? 0
  return [
    sky(palette.lamp),
    firework(300, 120, 74, bright[0]),
    firework(960, 96, 88, bright[1]),
    firework(650, 150, 60, bright[2]),
    `<g data-part="far">${farSea(palette)}${glitter(palette.lamp)}</g>`,
    others
      .map((looks, k) =>
        at(420 + ((k * 173) % 520), 346 + (k % 3) * 14, 0.85, k % 2 === 1)(ship({ ...looks, night: palette.lamp, mirrored: k % 2 === 1 })),
      )
      .join(''),
    at(980, 418, 7.4)(shore({ kind: 'home', seat: home }, palette)),
    at(250, 430, 6)(shore({ kind: 'port', id: 'silverhook' }, palette)),
    bunting([120, 250], [600, 190], colours),
    bunting([680, 190], [1180, 236], colours),
    wave(476, 150, 12, seas[3], 2.2, palette),
    winners
      .map((looks, k) => ({ looks, berth: berths[k] }))
      .toReversed()
      .map(
        ({ looks, berth: [x, y, size] }) =>
          `<g transform="translate(${x},${y})"><g data-part="caller"><g transform="scale(${size})">${near(looks, palette)}</g></g></g>`,
      )
      .join(''),
    nearSea(palette, seas),
  ].join('')
}

/** The Marauders have won: black sails before a burning home. */
export function defeat(seats: readonly number[], palette: Palette): Svg {
  const flames = [-20, -8, 6, 18]
    .map(
      (x, k) =>
        `<path data-part="flame" d="M${x - 5},2C${x - 8},-8 ${x - 2},-12 ${x},${k % 2 === 0 ? -24 : -18}C${x + 2},-12 ${x + 8},-8 ${x + 5},2Z" fill="#e2571d" stroke="${OUTLINE}" stroke-width=".7"/><path d="M${x - 2.4},2C${x - 3},-4 ${x},-6 ${x},-11C${x + 1},-6 ${x + 3},-4 ${x + 2.4},2Z" fill="#ffd469"/>`,
    )
    .join('')
  const home = `<g transform="translate(900,436) scale(4.4)">${shore({ kind: 'home', seat: seats[0] ?? 0 }, palette)}${flames}</g><g transform="translate(930,216) scale(.9)">${smoke()}</g>`
  return `<defs>${GLOW}</defs>${blackFleet(2, palette, home)}`
}
