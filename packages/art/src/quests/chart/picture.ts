import { random, tenth, type Colour, type Svg } from '../../kit/index.ts'
import { outwards, type Coasts, type Space } from './coasts.ts'
import { massifAt, groundOf } from '../landscape/ground.ts'
import { harboursOf } from '../landscape/harbours.ts'
import { edgesOf, middleOf } from './hexes.ts'
import { isleOf } from '../landscape/isles.ts'
import { GLOW, type Palette } from '../palette.ts'
import { penOf } from '../landscape/pen.ts'
import { plantsOf } from '../landscape/plants.ts'

/** Islands with ground of their own colour. */
const TINTS: Readonly<Record<string, Colour>> = {
  amberfall: '#c7b56a',
  cinderreef: '#a08f86',
  ivorystrand: '#efe1b8',
  opaline: '#c9d3c4',
  pinecrown: '#8ea25b',
  emberroost: '#cf9e62',
  jadefen: '#9fb56a',
  rookspire: '#aa9a74',
  duskmere: '#9aa768',
  fernhollow: '#7f9a52',
}

/** The chart without anything that changes in a game: to be painted once into a layer, in map units. `homes` are the colours by hex. */
export function chartPicture(
  spaces: readonly Space[],
  coasts: Coasts,
  palette: Palette,
  homes: (space: Space) => Colour | undefined = () => undefined,
): Svg {
  return `<defs>${GLOW}${washes(palette)}<clipPath id="qc-sea"><path d="${coasts.sea}"/></clipPath><clipPath id="qc-land"><path clip-rule="evenodd" d="${coasts.land}"/></clipPath></defs>${water(spaces, coasts, palette)}${soil(spaces, coasts, palette)}${lines(spaces, coasts, palette)}${scenery(spaces, palette, homes)}`
}

/** Soft round washes of a colour: full in the middle, nothing at the rim. */
function washes(palette: Palette): Svg {
  const wash = (name: string, colour: Colour, ...stops: (readonly [number, number])[]): Svg =>
    `<radialGradient id="qc-${name}">${stops.map(([at, opacity]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`).join('')}</radialGradient>`
  const soft = [[0, 0.33] as const, [1, 0] as const]
  const deep = [[0, 0.94] as const, [0.5, 0.77] as const, [0.78, 0.38] as const, [1, 0] as const]
  const ground = [[0, 1] as const, [0.6, 0.8] as const, [1, 0] as const]
  return [
    wash('deep', palette.seaLo, ...soft),
    wash('shoal', palette.shal[0], ...soft),
    wash('stormy', palette.storm, ...deep),
    wash('treacherous', palette.whirl, ...deep),
    wash('mountain', palette.rock, ...ground),
    wash('grass', palette.grass, ...ground),
    wash('meadow', palette.grass2, ...ground),
    ...Object.entries(TINTS).map(([id, colour]) => wash(`isle-${id}`, palette.lamp ? palette.grass : colour, ...ground)),
  ].join('')
}

const disc = (x: number, y: number, r: number, fill: string): Svg =>
  `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="${tenth(r)}" fill="url(#qc-${fill})"/>`

function water(spaces: readonly Space[], { sea }: Coasts, palette: Palette): Svg {
  const r = random(12)
  let blots = ''
  for (let i = 0; i < 70; i++) blots += disc(-360 + r() * 760, -300 + r() * 640, 26 + r() * 70, r() < 0.5 ? 'deep' : 'shoal')
  for (const { q, r: row, ground } of spaces)
    if (ground === 'stormy' || ground === 'treacherous') blots += disc(...middleOf(q, row), 50, ground)
  const rim = (width: number, opacity: number): Svg =>
    `<path d="${sea}" fill="none" stroke="${palette.seaEdge}" stroke-width="${width}" stroke-opacity="${opacity}"/>`
  return `${rim(13, 0.16)}<path d="${sea}" fill="${palette.sea}"/><g clip-path="url(#qc-sea)">${blots}${rim(9, 0.27)}${rim(4, 0.4)}</g>`
}

function soil(spaces: readonly Space[], { land, shallows }: Coasts, palette: Palette): Svg {
  const away = outwards(spaces)
  const shoals = shallows
    .map((d, i) => `<path d="${d}" fill-rule="evenodd" fill="${palette.shal[i]}" opacity="${[0.55, 0.7, 0.9][i]}"/>`)
    .join('')
  let tints = ''
  for (const space of spaces) {
    const [x, y] = middleOf(space.q, space.r)
    if (space.ground === 'mountain') tints += disc(x, y - 2, 46, 'mountain')
    if (space.ground === 'island') tints += disc(x - 1, y - 4, 30, TINTS[space.id] === undefined ? 'grass' : `isle-${space.id}`)
    if (space.ground === 'home') {
      const [ux, uy] = away(space)
      tints += disc(x + ux * 34, y + uy * 26, 46, 'grass') + disc(x + ux * 34, y + uy * 26, 30, 'meadow')
    }
  }
  const shade = (width: number, opacity: number): Svg =>
    `<path d="${land}" fill="none" stroke="${palette.landShade}" stroke-width="${width}" stroke-opacity="${opacity}"/>`
  return `${shoals}<path d="${land}" fill-rule="evenodd" fill="${palette.seaEdge}" fill-opacity=".53" transform="translate(2.2,3.4)"/><path d="${land}" fill-rule="evenodd" fill="${palette.sand}"/><g clip-path="url(#qc-land)">${tints}${shade(7, 0.19)}${shade(3, 0.22)}</g>`
}

/** What the pen draws over the washes: rim and grid, depth lines, waves, the coast. */
function lines(spaces: readonly Space[], { land, shallows, sea, rims }: Coasts, palette: Palette): Svg {
  const night = palette.lamp
  const line = (d: string, colour: Colour, width: number, opacity: number, dashes = ''): Svg =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" opacity="${tenth(opacity * 10) / 10}" stroke-linejoin="round" stroke-linecap="round"${dashes === '' ? '' : ` stroke-dasharray="${dashes}"`}/>`
  const grid = edgesOf(spaces.map(({ q, r }) => middleOf(q, r)))
    .map(([[x, y], [toX, toY]]) => `M${tenth(x)},${tenth(y)}L${tenth(toX)},${tenth(toY)}`)
    .join('')
  let waves = ''
  for (const { q, r: row, ground } of spaces) {
    if (ground !== 'calm') continue
    const r = random(q * 91 + row * 17 + 400)
    const [x, y] = middleOf(q, row)
    for (let i = 0; i < 6; i++) {
      const [atX, atY, w] = [x + (r() - 0.5) * 44, y + (r() - 0.5) * 44, 4 + r() * 3]
      waves += `M${tenth(atX - w)},${tenth(atY)}q${tenth(w / 2)},-3.4 ${tenth(w)},0q${tenth(w / 2)},3 ${tenth(w)},0`
    }
  }
  return [
    ...rims.map((d, i) => line(d, palette.seaEdge, 1.1 - i * 0.2, (night ? 0.5 : 0.6) - i * 0.16)),
    line(sea, night ? palette.coast : palette.seaEdge, 1.4, 0.8),
    line(grid, palette.foam, 1.8, night ? 0.1 : 0.42),
    line(grid, palette.grid, 1, night ? 0.5 : 0.62, '3.4 2.4'),
    ...shallows.map((d, i) =>
      line(d, night ? palette.shal[2] : palette.seaEdge, [0.7, 0.8, 0.9][i], [0.4, 0.5, 0.6][i], i === 0 ? '5 3' : ''),
    ),
    line(waves, palette.wave, 1.1, 0.62),
    line(land, palette.coast, 1.7, 1),
  ].join('')
}

/** Everything that stands on the chart, the nearer before the farther. */
function scenery(spaces: readonly Space[], palette: Palette, homes: (space: Space) => Colour | undefined): Svg {
  const pen = penOf(palette)
  const { peak, rocks } = groundOf(pen)
  const { pine, tree } = plantsOf(pen)
  const { port, workshop, home } = harboursOf(pen)
  const isle = isleOf(pen)
  const away = outwards(spaces)
  const things: { readonly y: number; readonly art: Svg }[] = []
  const put = (y: number, art: Svg): number => things.push({ y, art })
  const stand = (x: number, y: number, scale: number, art: Svg): Svg =>
    `<g transform="translate(${tenth(x)},${tenth(y)}) scale(${scale})">${art}</g>`
  for (const space of spaces) {
    const { q, r: row, ground, id } = space
    const [x, y] = middleOf(q, row)
    if (ground === 'treacherous') {
      const r = random(q * 13 + row * 57 + 3)
      let skerries = `<ellipse cx="${tenth(x)}" cy="${tenth(y)}" rx="27" ry="17.8" fill="${palette.whirl}"/>`
      for (let i = 0; i < 3; i++) {
        const angle = r() * Math.PI * 2
        const [atX, atY] = [x + Math.cos(angle) * 26, y + Math.sin(angle) * 21]
        skerries += `<path d="M${tenth(atX - 7)},${tenth(atY + 1)}q7,4 13,0" fill="none" stroke="${palette.foam}" stroke-width="1.6" stroke-linecap="round"/>${rocks(tenth(atX), tenth(atY), tenth(0.75 + r() * 0.35))}`
      }
      put(-10_000, skerries)
    }
    if (ground === 'mountain') {
      for (const one of massifAt(q, row, x, y))
        put(one.y, peak(tenth(one.x), tenth(one.y), tenth(27 * one.size), tenth(29 * one.size), one.seed))
      const r = random(q * 5 + row * 11 + 70)
      for (let i = 0; i < 4; i++) {
        const [atX, atY] = [x - 24 + i * 15 + r() * 7, y + 27 - Math.abs(i - 1.5) * 7 + r() * 4]
        put(atY + 1, pine(tenth(atX), tenth(atY), tenth(8 + r() * 3)))
      }
    }
    if (ground === 'island') put(y, stand(x, y - 4, 1.24, isle(id)))
    if (ground === 'port') put(y, stand(x, y - 3, 1.2, port(id)))
    if (ground === 'workshop') put(y, stand(x, y - 1, 1.2, workshop()))
    if (ground === 'home') {
      put(y, stand(x, y + 1, 1.22, home(homes(space) ?? palette.roof)))
      const [ux, uy] = away(space)
      for (const [along, across] of [
        [46, 0],
        [34, 16],
        [34, -18],
        [58, 4],
      ]) {
        const [atX, atY] = [x + ux * along - uy * across, y + uy * along * 0.75 + ux * across + 4]
        put(atY, tree(tenth(atX), tenth(atY), 4.4))
      }
    }
  }
  return things
    .toSorted((a, b) => a.y - b.y)
    .map(({ art }) => art)
    .join('')
}
