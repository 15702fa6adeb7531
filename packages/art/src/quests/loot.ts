import type { Colour, Svg } from '../kit/index.ts'
import { OUTLINE } from './palette.ts'
import { seal, skull, smallGun } from './things.ts'

const g = (inner: Svg): Svg => `<g stroke="${OUTLINE}" stroke-width="1.2" stroke-linejoin="round" stroke-linecap="round">${inner}</g>`
const p = (d: string, fill: Colour, more = ''): Svg => `<path d="${d}" fill="${fill}" ${more}/>`
const l = (d: string, colour: Colour = OUTLINE, width = 1.2): Svg =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"/>`
const W = '#a8702c'
const WD = '#6d4220'
const BR = '#e9c25a'
const IR = '#7f8b93'
const IRL = '#cfd8dc'
const PA = '#f4e8c8'
const GR = '#6f9a6c'

/** The loot cards as things, in a square of 24. */
const LOOT: Readonly<Record<string, Svg>> = {
  gale: g(
    p('M3,21L12,11L14,13L5,23Z', W) +
      p('M11,10L15,7L17,9L14.5,13Z', BR) +
      l('M14,6C12,2 18,0 20,3C22,6 18,8 16.5,6M18,9C21,8 23,10 22,12C21,14 18,13 18,11.5', '#3e7580', 1.8),
  ),
  ram: g(p('M2,8L12,5L22,13L12,17L2,16Z', IR) + p('M2,8L12,5L22,13L12,10Z', IRL) + l('M5,8.5V15M9,7V16.2') + p('M2,16L12,17L8,21H2Z', WD)),
  hide: g(
    p('M3,6H21C21,14 17,21 12,22C7,21 3,14 3,6Z', '#7a4a78') +
      l('M6,9q2,2.6 4,0q2,2.6 4,0q2,2.6 4,0M7,13q2,2.6 4,0q2,2.6 4,0M9,17q1.6,2 3,0q1.6,2 3,0', '#d9a8d2', 1.3) +
      p('M3,6H21V3.6H3Z', W),
  ),
  spyglass: g(p('M1,14L9,10L11,14L3,18Z', BR) + p('M9,9L16,5.6L19,11.4L11,15Z', W) + p('M16,5L21,2.6L24,9L19,12Z', BR)),
  barrel: g(
    p('M6,3H18C21,9 21,15 18,21H6C3,15 3,9 6,3Z', W) +
      p('M14,3H18C21,9 21,15 18,21H14C16,15 16,9 14,3Z', WD) +
      l('M4.4,8H19.6M4.4,16H19.6', '#3b3836', 2.2) +
      `<ellipse cx="12" cy="3.6" rx="6" ry="1.8" fill="#1c0f06"/>`,
  ),
  jib: g(
    p('M5,2L21,20C14,18 9,19 5,21Z', '#eef4f6') +
      p('M9,7L21,20C16,18.4 13,18.6 11,19C12,14 11,10 9,7Z', '#bcd2da') +
      l('M5,1V23', WD, 2.2) +
      l('M7,14q2,-1.6 4,0', '#7fa6b8'),
  ),
  swivel: g(
    p('M2,7L16,5L21,6V11L16,12L2,11Z', '#b98a34') +
      p('M20,5H23V12H20Z', '#d9ab4e') +
      l('M9,11V15M9,15L6,12M9,15L12,12', OUTLINE, 2) +
      p('M6,15H12L14,22H4Z', WD),
  ),
  scales: g(
    l('M12,3V20M5,6H19', '#b8862b', 2) +
      p('M8,20H16L17.4,22.6H6.6Z', BR) +
      l('M5,6L2,13M5,6L8,13M19,6L16,13M19,6L22,13', OUTLINE, 1) +
      p('M1,13H9C8,17 2,17 1,13Z', BR) +
      p('M15,13H23C22,17 16,17 15,13Z', BR),
  ),
  lens: g(
    l('M14.6,14.6L22,22', WD, 4) +
      `<circle cx="9.6" cy="9.6" r="7.4" fill="#dff1f5" stroke="#b8862b" stroke-width="2.6"/>` +
      l('M5.6,9C6,6.6 8,5.4 10,5.4', '#fff', 1.8),
  ),
  grapnel: g(
    l('M12,22C6,18 18,14 12,9', '#c9a86a', 2.2) +
      l('M12,9V4', IR, 2.6) +
      l('M12,4C6,3 4,6 4,10M12,4C18,3 20,6 20,10M12,4V1', IR, 2.2) +
      p('M2.4,9L5.8,9.4L4,12.6ZM21.6,9L18.2,9.4L20,12.6Z', IR),
  ),
  seedling: g(
    p('M5,15H19L17,22H7Z', '#b4512f') +
      p('M4,13H20V16H4Z', '#d2714b') +
      l('M12,13V6', '#3f6238', 1.8) +
      p('M12,8C8,8 6,5 6,2C10,2 12,4 12,8Z', GR) +
      p('M12,9C15,9 18,7 18.6,3.6C15,3.4 12.6,5 12,9Z', '#3f7a45'),
  ),
  figurehead: g(
    p('M4,22C5,14 8,10 12,9C10,6 12,2 15.6,2C19,2 20,6 17.4,8.4C21,10 19,16 14,18C11,19.4 8,20 4,22Z', BR) +
      p('M14,18C19,16 21,10 17.4,8.4C17,12 14,15 10,18Z', '#b98a34') +
      l('M14.4,4.6h.1M12,9C14,11 16,10 17.4,8.4'),
  ),
  daring: g(
    p('M4,3H18C20,3 20,7 18,7V19C18,22 14,22 14,19H2C2,22 6,22 6,22H16', PA) +
      p('M4,3C2,3 2,7 4,7V19H14C14,22 18,22 18,19V7C20,7 20,3 18,3Z', PA) +
      l('M8,15V8L14,7V14') +
      `<circle cx="7" cy="15" r="1.8" fill="${OUTLINE}"/><circle cx="13" cy="14" r="1.8" fill="${OUTLINE}"/>`,
  ),
  shell: g(
    p('M12,21L3,12C2,6 7,2 12,3C17,2 22,6 21,12Z', '#f2c9a8') +
      l('M12,21L6,6M12,21L12,3.4M12,21L18,6M12,21L3.4,11M12,21L20.6,11', '#a8643c', 1.1) +
      p('M9,20H15L14,23H10Z', '#d99a6a'),
  ),
  wind: g(
    p('M9,2H15V7C20,9 21,14 20,18C19.4,21 17,22 12,22C7,22 4.6,21 4,18C3,14 4,9 9,7Z', '#cfe6e2') +
      l('M7,17C6,13 11,11 13,13.6C14.4,16 11,17.6 10.4,15.6M13,18C16,18.4 18,16 17,13.4', '#3e7580', 1.6) +
      p('M8.4,1.6H15.6V4.4H8.4Z', W),
  ),
  keg: g(
    p('M5,7H19C21,12 21,17 19,22H5C3,17 3,12 5,7Z', '#8a3b26') +
      l('M4,11H20M4,18H20', '#3b3836', 2) +
      l('M12,7C12,3 16,5 17,2', '#c9a86a', 1.6) +
      p('M17,2l-1.6,-1.4l2.6,.2l1.4,-1.4l.2,2.2l1.6,1.2l-2.2,.4l-.8,1.8Z', '#ffc24a', 'stroke-width=".8"'),
  ),
  chart: g(
    p('M2,5L9,3L16,5L22,3V17L18,20L15,18L12,21L9,19L2,21Z', PA) +
      l('M9,3V19M16,5V18', '#a98c55', 1) +
      l('M4,15C8,8 12,16 18,8', '#a1261d', 1.4) +
      l('M17,7l3,3M20,7l-3,3', '#a1261d', 1.4),
  ),
  purse: g(
    p('M7,8C2,13 2,21 6,22H18C22,21 22,13 17,8Z', '#5d4a6a') +
      p('M15,8C18,13 19,19 17,22H18C22,21 22,13 17,8Z', '#3d3048') +
      p('M6,3L9,8H15L18,3L14.6,4.6L12,2.6L9.4,4.6Z', '#7b668a') +
      l('M7.4,8H16.6', '#e9b53a', 2) +
      `<circle cx="12" cy="15.6" r="3" fill="#e9b53a"/>`,
  ),
  tome: g(
    p('M4,4L18,2V19L4,21Z', '#6d1f2a') +
      p('M18,2L21,4V21L7,23L4,21L18,19Z', PA) +
      l('M7,6.4L15,5.2M7,17L15,15.8', '#d9a85a', 1.3) +
      `<g transform="translate(11,11) scale(.42)">${skull('#e9c25a', '#6d1f2a')}</g>`,
  ),
  mine: g(
    l('M12,2V5M3,12H6M18,12H21M6,6l2,2M18,6l-2,2M6,18l2,-2M18,18l-2,-2', '#3b3836', 2.6) +
      `<circle cx="12" cy="12" r="7" fill="#4b4644"/>` +
      l('M7.6,10.6C8,8.4 9.6,7.2 11.4,7', '#b5ad9e', 1.6) +
      `<circle cx="12" cy="12" r="2.4" fill="#c5402f"/>` +
      l('M2,21q2.6,-2 5,0q2.6,2 5,0q2.6,-2 5,0q2.6,2 5,0', '#3e7580', 1.8),
  ),
  lantern: g(
    p('M6,15H18L15,21H9Z', '#b4512f') +
      p('M8.6,6H15.4V15H8.6Z', '#ffd469') +
      p('M7,6L12,2L17,6Z', '#8c6119') +
      l('M12,8.6C14,11 13.4,13 12,13.4C10.6,13 10,11 12,8.6', '#e2571d', 1.2) +
      l('M2,21q2.6,-2 5,0q2.6,2 5,0q2.6,-2 5,0q2.6,2 5,0', '#3e7580', 1.8),
  ),
  repellent: g(
    p('M8,3H16V7C20,9 21,13 20,17C19,21 16,22 12,22C8,22 5,21 4,17C3,13 4,9 8,7Z', '#7fae6a') +
      p('M4.4,13H19.6C20,18 17,21.4 12,21.4C7,21.4 4,18 4.4,13Z', '#3f7a45', 'stroke="none"') +
      p('M7.4,2.4H16.6V5H7.4Z', '#c79a4b'),
  ),
  bulwark: g(
    p('M3,4L12,2L21,4V12C21,17 17,21 12,23C7,21 3,17 3,12Z', W) +
      p('M12,2L21,4V12C21,17 17,21 12,23Z', WD) +
      l('M7.4,3.4V20M12,2V23M16.6,3.4V20', '#2c1608', 1) +
      l('M3,9H21', '#c9ced2', 2.4) +
      `<circle cx="12" cy="9" r="2.6" fill="#e9c25a"/>`,
  ),
}

/** A loot card as the thing it is; a chest where it is not known. */
export const lootArt = (design: string): Svg =>
  LOOT[design] ?? g(p('M2,11V20H22V11Z', '#8a5a2c') + p('M2,11C2,3 22,3 22,11Z', '#a8733c') + p('M10,9h4v4.4h-4Z', '#e9b53a'))

/** A nation's crest is its team's mark: a team is of one nation, and no other team has it. */
const CRESTS: Readonly<Record<string, Svg>> = {
  dwunny: `<path d="M8,13C5,8 5,2 8,1.4C11,2 11.4,8 11,12ZM13,12C12.6,8 13,2 16,1.4C19,2 19,8 16,13Z" fill="#f3e0c0" stroke="${OUTLINE}" stroke-width="1.2"/><path d="M5,17C5,12.6 8,11 12,11C16,11 19,12.6 19,17C19,21 16,22.6 12,22.6C8,22.6 5,21 5,17Z" fill="#f3e0c0" stroke="${OUTLINE}" stroke-width="1.2"/><circle cx="9.4" cy="16" r="1.2" fill="${OUTLINE}"/><circle cx="14.6" cy="16" r="1.2" fill="${OUTLINE}"/><path d="M10.8,18.6h2.4l-1.2,1.4Z" fill="#b4574e"/>`,
  delve: `<path d="M4,22C6,12 12,4 21,2C21,11 16,17 8,18.6Z" fill="#cfe6f0" stroke="${OUTLINE}" stroke-width="1.2" stroke-linejoin="round"/><path d="M3,23C7,15 12,9 18,5M8,15L7.4,10.6M11,11.4L11,7.4M9,16.4L14,16M12,12.6L17,12" fill="none" stroke="${OUTLINE}" stroke-width="1.1"/>`,
  porc: `<path d="M3,4C4,12 8,16 12,16C16,16 20,12 21,4C22,14 18,22 12,22C6,22 2,14 3,4Z" fill="#fff0cc" stroke="${OUTLINE}" stroke-width="1.2" stroke-linejoin="round"/><path d="M21,4C22,14 18,22 12,22C9,22 7,20.6 5.4,18.4C8,20 15,20 18,14C19.6,11 20.6,8 21,4Z" fill="#d9b25a" stroke="none"/><path d="M9,15.6V21M15,15.6V21" stroke="${OUTLINE}" stroke-width="1.2"/>`,
}
export const crest = (nation: string): Svg => CRESTS[nation] ?? ''

const MISSIONS: Readonly<Record<string, Svg>> = {
  naval: smallGun('ready'),
  aid: `<g transform="translate(12,12) scale(.8)">${seal('quest')}</g>`,
  research: `<g transform="translate(12,12) scale(.8)">${seal('clue')}</g>`,
}
export const missionArt = (mission: string): Svg => MISSIONS[mission] ?? ''
