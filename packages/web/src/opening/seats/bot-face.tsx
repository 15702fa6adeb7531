import { PORTRAIT_BOX, portrait } from '@flotilla/art/people'
import { useMemo } from 'react'
import { Drawing } from '../../layout/drawing.tsx'
import { RANKS, botFace, kindOf } from './bots.ts'
import styles from './plate.module.css'

/** Nearer: only the face, where the temper is to be seen. */
const CLOSE = '-33 -30 70 70'

/** A bot's face: the hat tells its rank, the look its temper; `badge` has the rank as stripes. */
export function BotFace({ bot, name, badge = false, close = false }: { bot: string; name: string; badge?: boolean; close?: boolean }) {
  const kind = useMemo(() => kindOf(bot), [bot])
  const svg = useMemo(() => portrait(botFace(name, kind)), [name, kind])
  return (
    <>
      <span className={styles.face}>
        <Drawing svg={svg} box={close ? CLOSE : PORTRAIT_BOX} />
      </span>
      {badge ? <Badge rank={RANKS.indexOf(kind.level)} /> : null}
    </>
  )
}

/** A knot for the first rank, then a stripe more for each; a machine for those without one. */
function Badge({ rank }: { rank: number }) {
  if (rank === -1)
    return (
      <svg className={styles.badge} viewBox="0 0 26 26" aria-hidden>
        <circle cx="13" cy="13" r="12" fill="#fff6dc" stroke="#2a1b12" strokeWidth="1.8" />
        <path d="M7 11h12v8H7zM13 11V7M10 14.5V16M16 14.5V16" fill="none" stroke="#2a1b12" strokeWidth="1.8" />
      </svg>
    )
  return (
    <svg className={styles.badge} viewBox="0 0 26 26" aria-hidden>
      <path d="M2 2H24V17C24 22 18 24 13 25.5C8 24 2 22 2 17Z" fill="#1d3554" stroke="#f6cf6a" strokeWidth="1.6" />
      {rank === 0 ? <path d="M8 17Q13 6 18 17M8 17Q13 21 18 17" fill="none" stroke="#f6cf6a" strokeWidth="2.2" /> : null}
      {Array.from({ length: rank }, (_, k) => (
        <rect key={k} x="6" y={9.4 + rank * 2 - k * 4} width="14" height="2.5" fill="#f6cf6a" />
      ))}
    </svg>
  )
}
