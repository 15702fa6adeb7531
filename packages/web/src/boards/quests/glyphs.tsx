import type { Good } from '@flotilla/quests/face'

/** Small signs, drawn for 24 by 24. */
export const SIGNS = {
  heart: 'M12 21C5 15.4 2 11.6 2 7.8 2 5 4.2 3 6.8 3c2.1 0 3.9 1.1 5.2 3 1.3-1.9 3.1-3 5.2-3C19.8 3 22 5 22 7.8c0 3.8-3 7.6-10 13.2z',
  sail: 'M11 1v17H2.5C7 13.5 10 7.5 11 1zm2 3c4.5 3.5 7.5 8.5 8.5 14H13zM1.5 20h21l-3.5 3.500H5z',
  cannon: 'M1.5 9.5 15 5l2.4 6.2-13.2 5a3.6 3.6 0 0 1-2.7-6.700zM16.6 4.200l2.4-.9 3 7.6-2.4.9zM10 13a5 5 0 1 0 .01 0z',
  coin: 'M12 1.500a10.5 10.5 0 1 0 .01 0zm0 3.200a7.3 7.3 0 1 1-.01 0zM12 8.500a3.5 3.5 0 1 0 .01 0z',
  ammo: 'M10.5 6.500a8.5 8.5 0 1 0 .01 0zM15 5.500l3.5-4.5 2.5 2-3.5 4.500zM7 11c1-1.5 2.5-2 4-2l.2 2c-1.2 0-2 .4-2.7 1.400z',
  bonus:
    'M5 2h14a3 3 0 0 1 3 3v14a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V5a3 3 0 0 1 3-3zm2.5 3.500a2 2 0 1 0 .01 0zm9 0a2 2 0 1 0 .01 0zm-4.5 4.500a2 2 0 1 0 .01 0zM7.5 14.500a2 2 0 1 0 .01 0zm9 0a2 2 0 1 0 .01 0z',
  lumber:
    'M5 3.500h13a3.5 3.5 0 0 1 0 7H5a3.5 3.5 0 0 1 0-7zm13 1.800a1.7 1.7 0 1 0 .01 0zM5 13h13a3.5 3.5 0 0 1 0 7H5a3.5 3.5 0 0 1 0-7zm13 1.800a1.7 1.7 0 1 0 .01 0z',
  metal: 'M7 6h10l4.5 12.500h-19zM9 8l-1.3 4h8.600L15 8z',
  canvas: 'M3 3h18v4h-1.500v11.500c-2 1.5-3.5 1.5-5 .5s-3-1-4.5 0-3.5 1-5.5-.5V7H3zM7.5 9v1.600h9V9zm0 4v1.600h9V13z',
  gem: 'M6.5 3.500h11L22.5 10 12 22 1.5 10zM8 6l-2.5 3.500h4L11 6zm8 0h-3l1.5 3.500h4zM9.5 11.5 12 18l2.5-6.500z',
  spice:
    'M12 1.500c4.5 3 7 7 7 11.5 0 4.7-2.7 8.3-7 9.5-4.3-1.2-7-4.8-7-9.5 0-4.5 2.5-8.5 7-11.500zm-.9 5v13h1.800v-5.500l3-2.5-1-1.5-2 1.600V6.500z',
  quest: 'M6 2h13a3 3 0 0 1 3 3v2h-4v12a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3v-2h4zm2.5 5v1.800h7V7zm0 4v1.800h7V11zm0 4v1.800h7V15z',
  clue: 'M10 1.500a8.5 8.5 0 1 0 5 15.400l5.1 5.1 2.3-2.3-5.1-5.100A8.5 8.5 0 0 0 10 1.500zm0 3.200a5.3 5.3 0 1 1 0 10.6 5.3 5.3 0 0 1 0-10.600z',
  loot: 'M2.5 10V8.500A5.5 5.5 0 0 1 8 3h8a5.5 5.5 0 0 1 5.5 5.500V10h-6V8.500h-7V10zM2.5 12h6v2.500h7V12h6v9h-19z',
  star: 'M12 1.500l3.1 6.9 7.5.8-5.6 5 1.6 7.400L12 17.800l-6.6 3.800L7 14.200l-5.6-5 7.5-.8z',
  hammer: 'M3 8.5 9.5 2l4.5 2.5-1.5 1.5 9.5 12-3 3-12-9.500L5.5 13z',
  scales: 'M11 2h2v2.500h6.500L23 12.500a4 4 0 0 1-7.5 0L18.3 6.500H13V19h4v2.500H7V19h4V6.500H5.700l2.8 6a4 4 0 0 1-7.5 0l3.5-8H11z',
  house: 'M12 2 1.5 11H5v10.500h5V15h4v6.500h5V11h3.500z',
  here: 'M9 1.500h6V12h5.500L12 22.500 3.500 12H9z',
  danger: 'M12 1.500 23.500 21.500H.5zM11 9v6.500h2V9zm0 8.200v2.300h2v-2.300z',
  mine: 'M4.500 1.500H7V3h14.500l-4 5 4 5H7v9.500H4.500z',
  course: 'M5 15a4 4 0 1 0 .01 0zM19 1a4 4 0 1 0 .01 0zM9 13.700l2-2 1.800 1.800-2 2zM12.500 10l2-2 1.800 1.800-2 2z',
  storm: 'M7 3.500a5 5 0 0 1 9.5 1A4.2 4.2 0 0 1 18 12.500h-3.500l1.5-3-6 6h3l-2.5 6.5 6-8.500h-2.700l.5-1H6.500A4.6 4.6 0 0 1 7 3.500z',
} as const

export type SignName = keyof typeof SIGNS | Good

/** A small sign in a line of text; what it means is said beside it or in the title. */
export function Sign({ name, size = 16, title, spent }: { name: SignName; size?: number; title?: string; spent?: boolean }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      role={title === undefined ? undefined : 'img'}
      aria-hidden={title === undefined}
      data-sign={name}
      data-spent={spent === true ? '' : undefined}
    >
      {title === undefined ? null : <title>{title}</title>}
      <path d={SIGNS[name]} fill="currentColor" fillRule="evenodd" />
    </svg>
  )
}

/** The same inside the chart. */
export function ChartSign({
  name,
  x = 0,
  y = 0,
  size = 16,
  className,
}: {
  name: SignName
  x?: number
  y?: number
  size?: number
  className?: string | undefined
}) {
  return (
    <svg viewBox="0 0 24 24" x={x - size / 2} y={y - size / 2} width={size} height={size} className={className}>
      <path d={SIGNS[name]} fill="currentColor" fillRule="evenodd" />
    </svg>
  )
}
