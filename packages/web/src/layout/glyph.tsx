/** Small signs of the shell, 24 by 24, drawn with a line; those that begin with ! are filled. */
const GLYPHS = {
  log: 'M6 4h12v16H6zM9 8.5h6M9 12h6M9 15.5h4',
  chat: 'M4 5h16v11H11l-5 4v-4H4z',
  orders: 'M5 6h2M5 12h2M5 18h2M10 6h9M10 12h9M10 18h9',
  crew: 'M9 5.5a3 3 0 1 0 .01 0M3.5 19c0-4 2.2-6 5.5-6s5.5 2 5.5 6M16 6.5a2.5 2.5 0 1 1 0 5M16.5 13.5c2.6.3 4 2.2 4 5.5',
  person: 'M12 4.5a3.7 3.7 0 1 0 .01 0M4.5 20c0-4.6 3-7 7.5-7s7.5 2.4 7.5 7',
  chevron: 'M10 7l5 5l-5 5',
  check: 'M4 12.5l5.2 5L20 6.5',
  copy: 'M8 8h11v12H8zM5 16V4h11',
  close: 'M6 6l12 12M18 6L6 18',
  book: 'M12 6c-3-2-6-2-8.5-1.5v14C6 18 9 18 12 20c3-2 6-2 8.5-1.5v-14C18 4 15 4 12 6zM12 6v14',
  gear: 'M12 8.6a3.4 3.4 0 1 0 .01 0M12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.2 2.2M16.2 16.2l2.2 2.2M18.4 5.6l-2.2 2.2M7.8 16.2l-2.2 2.2',
  undo: 'M8 6L4 10l4 4M4.5 10H14a5 5 0 0 1 0 10h-3',
  lock: 'M6.5 11h11v9h-11zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  play: '!M7 4.5L20 12L7 19.5z',
  pause: '!M6 4.5h4.4v15H6zM13.6 4.5H18v15h-4.4z',
  next: '!M5 5l8 7l-8 7zM14.5 5h3.4v14h-3.4z',
  previous: '!M19 5l-8 7l8 7zM6.1 5h3.4v14H6.1z',
  first: '!M20 5l-7.4 7L20 19zM12 5l-7.4 7L12 19zM3 5h2v14H3z',
  last: '!M4 5l7.4 7L4 19zM12 5l7.4 7L12 19zM19 5h2v14h-2z',
  eye: 'M2.5 12Q12 3 21.5 12Q12 21 2.5 12zM12 9a3 3 0 1 0 .01 0',
  link: 'M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-5.7-5.7L12 7M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 5.7 5.7L12 17',
  since: 'M18.5 8A7.5 7.5 0 1 0 19.5 13M19 3.5V8.5h-5M12 8v4.5l3 2',
} as const

export type GlyphName = keyof typeof GLYPHS

export function Glyph({ name, size = 20 }: { name: GlyphName; size?: number }) {
  const path: string = GLYPHS[name]
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden>
      {path.startsWith('!') ? (
        <path d={path.slice(1)} fill="currentColor" />
      ) : (
        <path d={path} fill="none" stroke="currentColor" strokeWidth="2.1" strokeLinecap="round" strokeLinejoin="round" />
      )}
    </svg>
  )
}
