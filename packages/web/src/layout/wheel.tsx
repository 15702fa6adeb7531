const SPOKES = [0, 45, 90, 135, 180, 225, 270, 315]

/** The helm: the sign of the house, in brass. */
export function Wheel({ size = 34 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="-20 -20 40 40" aria-hidden stroke="var(--s-edge)" fill="none">
      <circle r="10.5" strokeWidth="3.2" />
      {SPOKES.map((angle) => (
        <path key={angle} transform={`rotate(${angle})`} d="M0-3V-17" strokeWidth="2.4" strokeLinecap="round" />
      ))}
      <circle r="3.4" fill="var(--s-edge)" stroke="none" />
    </svg>
  )
}
