import type { ReactNode } from 'react'

/** Symbols in one hand: ink lines on a tone, 24 by 24. */
const SYMBOLS = {
  bucket: 'M5 8h14l-2.2 12.5H7.2zM5 8c1.5-5 12.5-5 14 0M7 12c2 1.5 3.3-1.5 5 0s3 1.5 5 0',
  plunder: 'M6.5 4h11l4.5 6-10 11L2 10zM2 10h20M9 10l3 11 3-11M6.5 4L9 10l3-6 3 6 2.5-6',
  patch: 'M3.5 9.5l6-6 5 5-6 6zM11.5 11.5l9 9',
  fire: 'M3 13.5L15.5 6l4 6.5L7 19zM15.5 6l2.5-1.5 4 6.5-2.5 1.5M8 20.5a3.2 3.2 0 1 1 .1 0z',
  water: 'M12 2.5c4 5 6.2 8.3 6.2 11.6a6.2 6.2 0 0 1-12.4 0C5.8 10.8 8 7.5 12 2.5z',
  gem: 'M6.5 4h11l4.5 6-10 11L2 10zM2 10h20M9 10l3 11 3-11',
  item: 'M6 3h9l4 4v14H6zM15 3v4h4M9 11h7M9 14.5h7M9 18h4',
  breach: 'M2.5 6h19v12h-19zM13 6l-4 4 4 2-4 6M16 6l-1.5 4 3 2-2 6',
  cannon: 'M3 13.5L15.5 6l4 6.5L7 19zM8 20.5a3.2 3.2 0 1 1 .1 0z',
  chest: 'M3 11c0-7 18-7 18 0v9H3zM3 12.5h18M10.5 11h3v4h-3z',
  back: 'M3 7c3-3 6 3 9 0s6 3 9 0M3 12c3-3 6 3 9 0s6 3 9 0M3 17c3-3 6 3 9 0s6 3 9 0',
  cards: 'M8 3h11v15H8zM5 6v15h11',
  blank: 'M12 11.2a.8.8 0 1 0 .01 0z',
  attack1: 'M5 4c3 5 3 11 1 16M11 3c3 6 3 12 1 18M17 4c3 5 3 11 1 16',
  attack2: 'M4 7c4-4 5 4 8 0s5 4 8 0M4 13c4-4 5 4 8 0s5 4 8 0M12 16v5M9.5 19l2.5 2.5 2.5-2.5',
  hidden: 'M3.5 3.5l17 17M9.5 6.3A9.5 9.5 0 0 1 21 12a11 11 0 0 1-3 4M6 8a11 11 0 0 0-3 4c2 4 5.3 6 9 6 1.2 0 2.3-.2 3.3-.6',
  seen: 'M3 12c4-8 14-8 18 0-4 8-14 8-18 0zM12 9a3 3 0 1 0 .01 0z',
  doubt: 'M8.5 8.5c0-5 7.5-5 7.5-.5 0 3.2-4 3-4 6.5M12 18.5v.5',
  flag: 'M6 22V3M6 4h12l-3 4 3 4H6',
} as const
export type SymbolName = keyof typeof SYMBOLS

export function Symbol({ name, size = 18, filled = false }: { name: SymbolName; size?: number; filled?: boolean }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden style={{ flex: 'none' }}>
      <path
        d={SYMBOLS[name]}
        fill={filled ? 'color-mix(in srgb, currentColor 30%, transparent)' : 'none'}
        stroke="currentColor"
        strokeWidth={1.7}
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  )
}

const WAVES = 'M0 52c8-5 12 5 20 0s12 5 20 0 12 5 20 0 12 5 20 0 12 5 20 0 12 5 20 0v14H0z'

/** The four enemies, drawn out of the same waves. */
const ENEMIES: Readonly<Record<string, ReactNode>> = {
  kraken: (
    <>
      <path d="M42 54c-6-30 42-30 36 0z" />
      <path
        d="M30 58c-16-4-18-24-8-26 8-1 9 9 3 9M90 58c16-4 18-24 8-26-8-1-9 9-3 9M40 56C24 44 30 16 42 18M80 56c16-12 10-40-2-38"
        fill="none"
      />
      <path d="M52 42a3 3 0 1 0 .1 0zM67 42a3 3 0 1 0 .1 0z" data-eye />
    </>
  ),
  shark: (
    <>
      <path d="M60 12c2 14 8 28 20 40H48c8-8 12-24 12-40z" />
      <path d="M18 52c6-8 14-8 20-4-4 2-5 4-5 6zM86 52l16-12-4 14z" />
    </>
  ),
  sirens: (
    <>
      <path d="M58 54c-4-12-16-16-12-28 3-8 12-9 14-2 2-7 12-6 14 2 3 12-9 16-12 28z" />
      <path d="M44 26c-8-2-14-10-14-16 8 0 14 4 16 12M76 26c8-2 14-10 14-16-8 0-14 4-16 12" />
      <path d="M98 40V20l8-2v18M22 46V28l-7 2" fill="none" />
    </>
  ),
  skullsairs: (
    <>
      <path d="M28 20l64 32M92 20L28 52" fill="none" strokeWidth="5" />
      <path d="M60 8c16 0 24 11 22 22-1 6-6 7-7 10v8H45v-8c-1-3-6-4-7-10C36 19 44 8 60 8z" />
      <path d="M51 27a4 4 0 1 0 .1 0zM69 27a4 4 0 1 0 .1 0zM60 37l-3 5h6z" data-eye />
    </>
  ),
}

export function EnemyPicture({ enemy, className }: { enemy: string; className?: string | undefined }) {
  return (
    <svg viewBox="0 0 120 66" className={className} aria-hidden>
      {ENEMIES[enemy]}
      <path d={WAVES} data-sea />
    </svg>
  )
}
