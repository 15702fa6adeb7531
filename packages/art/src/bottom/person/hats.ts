import { disc, fill, line, slab, type Svg } from '../../kit/index.ts'
import { darker, tone, type Material, type Tone } from '../palette.ts'

const band = (y: number, h: number, c: string, w = 16): Svg =>
  fill(`M${-w},${y}Q0,${y - 5} ${w},${y}L${w - 0.5},${y + h}Q0,${y + h - 5} ${-w + 0.5},${y + h}Z`, c)

/** Hats sit on a head around 0,0; some come in any cloth. */
export const HATS = {
  officer: (t) =>
    fill('M-16,-15C-27,-20 -24,-31 0,-33C24,-31 27,-20 16,-15Z', tone('ivory', t)) +
    band(-16, 7, tone('ink', t === 0 ? 0 : 1)) +
    fill('M-16,-9Q0,-15 16,-9Q12,-2.5 0,-4.5Q-12,-2.5 -16,-9Z', tone('black', 1)) +
    line('M-15,-9.5Q0,-15 15,-9.5', tone('brass', t), 1.6) +
    disc(0, -20, 4.2, tone('brass', t)) +
    disc(0, -20, 1.8, tone('vermilion', 0)),
  toque: (t) =>
    fill('M-14,-11L-15,-24C-28,-27 -25,-46 -10,-42C-6,-52 8,-51 11,-43C25,-46 28,-29 15,-24L14,-11Q0,-16 -14,-11Z', tone('ivory', t)) +
    line('M-8,-15L-9,-26M0,-16V-28M8,-15L9,-26', tone('ivory', darker(t)), 1.6) +
    band(-15, 5, tone('ivory', darker(t)), 14.5),
  sailor: (t, m = 'ink') =>
    fill('M-15,-14C-22,-20 -19,-28 0,-29C19,-28 22,-20 15,-14Z', tone(m, t)) +
    band(-15, 6, tone('ivory', t), 15.5) +
    disc(0, -30, 4, tone('vermilion', t)),
  bowler: (t, m = 'black') =>
    fill('M-14.5,-11C-17,-36 17,-36 14.5,-11Z', tone(m, t)) +
    band(-15, 5, tone('brass', t), 15) +
    fill('M-23,-12Q0,-18 23,-12Q22,-5 0,-9Q-22,-5 -23,-12Z', tone(m, t)),
  topper: (t, m = 'black') =>
    fill('M-14,-11L-16,-45Q0,-49 16,-45L14,-11Z', tone(m, t)) +
    band(-18, 7, tone('vermilion', t), 14.6) +
    fill('M-25,-13Q0,-18 25,-13Q22,-5 0,-9Q-22,-5 -25,-13Z', tone(m, t)),
  flat: (t, m = 'brown') =>
    fill('M-18,-8C-23,-20 -8,-28 6,-26C20,-26 24,-14 19,-8C8,-14 -6,-14 -18,-8Z', tone(m, t)) +
    fill('M-17,-8Q-2,-15 14,-10Q6,-4 -6,-6Q-14,-6 -17,-8Z', tone(m, 2)) +
    disc(1, -26, 1.8, tone(m, 2)),
  wide: (t, m = 'vermilion') =>
    fill('M-14,-12C-15,-30 13,-34 15,-15Z', tone(m, t)) +
    fill('M-38,-6C-24,-22 22,-28 38,-18C30,-6 -20,-6 -38,-6Z', tone(m, t)) +
    fill('M-13,-16C-4,-20 8,-21 14,-20L15,-15C6,-16 -6,-15 -14,-11Z', tone('ink', t)) +
    fill('M10,-20C22,-42 36,-40 40,-32C32,-34 24,-28 18,-19Z', tone('ivory', t)),
  southwester: (t, m = 'brass') =>
    fill('M-26,2C-18,-6 -15,-12 -14,-16C-13,-34 13,-34 14,-16C15,-12 18,-6 26,2C12,-9 -12,-9 -26,2Z', tone(m, t)) +
    line('M-13,-14Q0,-20 13,-14', tone(m, 2), 1.6),
  tricorne: (t) =>
    fill('M-31,-17C-20,-16 -12,-34 0,-34C12,-34 20,-16 31,-17C24,-4 10,-13 0,-9C-10,-13 -24,-4 -31,-17Z', tone('black', t)) +
    line('M-30,-16.5C-22,-6 -10,-14 0,-10.5C10,-14 22,-6 30,-16.5', tone('brass', t), 2) +
    disc(0, -22, 5, tone('ivory', t)) +
    slab(-2.5, -19, 5, 4, tone('ivory', t)) +
    disc(-1.8, -22.4, 1.3, tone('black', 1)) +
    disc(1.8, -22.4, 1.3, tone('black', 1)),
  maid: (t) => {
    let s = ''
    for (let i = -4; i <= 4; i++) s += disc(i * 4.2, -19 - Math.cos((i / 4) * 1.4) * 6, 5, tone('ivory', t))
    return s + fill('M-16,-13C-14,-24 14,-24 16,-13Q0,-20 -16,-13Z', tone('ivory', t)) + band(-15, 3.5, tone('black', 1), 16)
  },
  pillbox: (t, m = 'vermilion') =>
    fill('M-13,-13L-12,-28Q0,-32 12,-28L13,-13Q0,-18 -13,-13Z', tone(m, t)) +
    band(-17, 4, tone('brass', t), 13) +
    disc(0, -28, 2, tone('brass', t)) +
    line('M-13,-12C-14,4 -9,17 -2,20', tone('brass', 2), 1.3),
  hood: (t) =>
    fill('M0,-40C-26,-36 -32,-6 -30,30C-16,40 16,40 30,30C32,-6 26,-36 0,-40Z', tone('black', t)) +
    fill('M0,-27C-17,-25 -19,-4 -17,18C-8,28 8,28 17,18C19,-4 17,-25 0,-27Z', '#05080f'),
  beanie: (t, m = 'black') => fill('M-16,-8C-20,-30 20,-30 16,-8Q0,-14 -16,-8Z', tone(m, t)) + band(-11, 5, tone(m, darker(t)), 16.5),
  bandana: (t, m = 'vermilion') =>
    fill('M-16,-6C-20,-27 20,-27 16,-6Q0,-14 -16,-6Z', tone(m, t)) + fill('M15,-8L27,-4L20,-1L26,6L15,-3Z', tone(m, t)),
  fedora: (t, m = 'brown') =>
    fill('M-15,-12C-17,-32 -6,-33 0,-29C6,-33 17,-32 15,-12Z', tone(m, t)) +
    band(-17, 6, tone('black', 1), 15.5) +
    fill('M-28,-8C-18,-18 18,-18 28,-10C20,0 -16,-2 -28,-8Z', tone(m, t)),
  helmet: (t) =>
    fill('M-16,-9C-19,-36 19,-36 16,-9Z', tone('ink', t)) +
    disc(0, -34, 3, tone('brass', t)) +
    fill('M-20,-10Q0,-16 20,-8Q16,-3 0,-7Q-16,-4 -20,-10Z', tone('ink', t)) +
    fill('M0,-28L2.5,-22L8,-22L3.5,-18L5,-12L0,-15.5L-5,-12L-3.5,-18L-8,-22L-2.5,-22Z', tone('brass', t)) +
    line('M-15,-8C-15,6 -9,17 0,20.5C9,17 15,6 15,-8', tone('black', 2), 1.5),
  feather: (t, m = 'brass') =>
    band(-13, 4.5, tone(m, t), 17.5) +
    fill('M12,-13C8,-34 20,-48 26,-44C24,-36 20,-24 15,-11Z', tone('ivory', t)) +
    disc(12, -12, 3.4, tone('vermilion', t)),
  goggles: (t) =>
    band(-16, 4, tone('brown', t), 15.5) +
    disc(-6.5, -14, 5.4, tone('brass', t)) +
    disc(6.5, -14, 5.4, tone('brass', t)) +
    disc(-6.5, -14, 3.2, tone('pale', t)) +
    disc(6.5, -14, 3.2, tone('pale', t)),
  sailorCap: (t) =>
    fill('M-17,-10C-19,-16 -18,-22 -16,-24Q0,-30 16,-24C18,-22 19,-16 17,-10Q0,-17 -17,-10Z', tone('ivory', t)) +
    line('M-17.5,-16Q0,-23 17.5,-16', tone('ivory', darker(t)), 1.5),
} satisfies Readonly<Record<string, (t: Tone, m?: Material) => Svg>>

export type Hat = keyof typeof HATS
