/** A seal on the record: wax, and a check in it once everything is proved. */
export function Seal({ good = false }: { good?: boolean }) {
  const rim = Array.from({ length: 36 }, (_, k) => {
    const turn = (k / 36) * Math.PI * 2
    const r = k % 2 === 0 ? 29 : 26.5
    return `${(32 + r * Math.cos(turn)).toFixed(1)} ${(32 + r * Math.sin(turn)).toFixed(1)}`
  }).join('L')
  return (
    <svg width="64" height="64" viewBox="0 0 64 64" aria-hidden>
      <path d={`M${rim}Z`} fill={good ? '#1f6a3d' : '#9b2318'} stroke="#2a1608" strokeWidth="1.6" strokeLinejoin="round" />
      <circle cx="32" cy="32" r="20" fill="none" stroke="#fff3da" strokeOpacity=".55" strokeWidth="2" />
      <path
        d={good ? 'M22 33l7.5 7.5L43 25' : 'M32 19v26M25 24h14M21 35q2 10 11 10t11-10M32 15a2 2 0 1 0 .01 0'}
        fill="none"
        stroke="#fff3da"
        strokeWidth="3.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
