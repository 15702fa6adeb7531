import {
  SEATS,
  after,
  blot,
  crest,
  die,
  flag,
  hatch,
  ink,
  inkLoop,
  pitchBy,
  points,
  poly,
  ripples,
  rollBy,
  roundedRect,
} from '@flotilla/art/kit'
import type { Piece, Sheet } from './sheets.ts'

const INK = '#2a1b12'
const owners = [...SEATS.keys(), -1]

const dice: Piece[] = owners.map((owner, k) => ({
  name: owner < 0 ? 'die, clear' : `die, seat ${owner}`,
  svg: die({ face: (k % 6) + 1, owner, x: 50, y: 50, size: 70 }),
  box: [0, 0, 100, 100],
}))
const tumbling: Piece[] = [0.1, 0.3, 0.55, 0.8].map((t) => ({
  name: `die, tumbling ${t}`,
  svg: die({ face: 5, owner: 1, x: 50, y: 50, size: 70, spin: after(pitchBy(t * 6.28), rollBy(t * 6.28)) }),
  box: [0, 0, 100, 100],
}))

export const sheet: Sheet = {
  pieces: [
    ...dice,
    ...tumbling,
    { name: 'die, raised to 7', svg: die({ face: 7, owner: 2, x: 50, y: 50, size: 70 }), box: [0, 0, 100, 100] },
    {
      name: 'die, in pencil',
      svg: die({ face: 4, owner: 0, x: 50, y: 50, size: 70, ghost: { fill: 'rgba(250,240,214,.35)', line: '#4a5560' } }),
      box: [0, 0, 100, 100],
    },
    ...[...SEATS.keys()].map((seat): Piece => ({ name: `flag, seat ${seat}`, svg: flag(seat, 12, 14, 72, 48), box: [0, 0, 110, 76] })),
    { name: 'a stroke', svg: `<path d="${ink(points('10,60 60,20 120,70 190,30'), { w: 9 })}" fill="${INK}"/>`, box: [0, 0, 200, 90] },
    { name: 'a contour', svg: `<path d="${inkLoop(roundedRect(14, 14, 170, 62, 16), { w: 4 })}" fill="${INK}"/>`, box: [0, 0, 200, 90] },
    {
      name: 'hatching',
      svg: `<path d="${hatch(points('20,10 180,20 160,80 30,76'), { gap: 8, w: 2 })}" fill="${INK}"/>`,
      box: [0, 0, 200, 90],
    },
    { name: 'a wash', svg: blot(100, 46, 80, 34, '#5d97a3', 0.5, 3), box: [0, 0, 200, 90] },
    {
      name: 'a crest and ripples',
      svg: `<path d="${poly([...crest(0, 300, 30), [300, 90], [0, 90]])}" fill="#5d97a3"/><path d="${ripples(0, 300, 64)}" fill="#1f5068"/>`,
      box: [0, 0, 300, 90],
    },
  ],
}
