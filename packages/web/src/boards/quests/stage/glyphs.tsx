/** What mates tell each other, drawn for 24 by 24. */
const SIGNS = {
  here: 'M9 1.500h6V12h5.500L12 22.500 3.500 12H9z',
  danger: 'M12 1.500 23.500 21.500H.5zM11 9v6.500h2V9zm0 8.200v2.300h2v-2.300z',
  mine: 'M4.500 1.500H7V3h14.500l-4 5 4 5H7v9.500H4.500z',
  course: 'M5 15a4 4 0 1 0 .01 0zM19 1a4 4 0 1 0 .01 0zM9 13.700l2-2 1.800 1.800-2 2zM12.500 10l2-2 1.800 1.800-2 2z',
} as const

type SignName = keyof typeof SIGNS

/** A small sign in a line of text; what it means is said beside it. */
export function Sign({ name, size = 16 }: { name: SignName; size?: number }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden>
      <path d={SIGNS[name]} fill="currentColor" fillRule="evenodd" />
    </svg>
  )
}

/** The same inside the chart. */
export function ChartSign({ name, x, y, size }: { name: SignName; x: number; y: number; size: number }) {
  return (
    <svg viewBox="0 0 24 24" x={x - size / 2} y={y - size / 2} width={size} height={size}>
      <path d={SIGNS[name]} fill="currentColor" fillRule="evenodd" />
    </svg>
  )
}
