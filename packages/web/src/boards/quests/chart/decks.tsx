import { seal, type Palette } from '@flotilla/art/quests'
import { CLUES, LOOT, QUESTS } from '@flotilla/quests/client'
import { NOTCHES } from './geometry.ts'
import type { QuestsProps } from '../props.ts'

const PILE = [3, 2, 1, 0]
const CHEST =
  '<g stroke="#2c1c0c" stroke-width="1.4" stroke-linejoin="round"><path d="M-20,-3V13H20V-3Z" fill="#8a5a2c"/><path d="M-20,-3C-20,-18 20,-18 20,-3Z" fill="#a8733c"/><path d="M-20,-3H20" stroke-width="3" stroke="#c9983a"/><path d="M-12,-13V13M12,-13V13" stroke="#c9983a" stroke-width="3"/><path d="M-4,-5h8v8h-8Z" fill="#e9b53a"/></g>'

const letters = (paper: string, mark: 'quest' | 'clue'): string =>
  `${PILE.map((i) => `<g transform="translate(${i * 1.6 - 2},${i * 2 - 2}) rotate(${[0, -2, 3, -4][i]})"><rect x="-21" y="-15" width="42" height="29" fill="${paper}" stroke="#4b3820" stroke-width="1.2"/><path d="M-21,-15L0,2L21,-15" fill="none" stroke="#4b3820" stroke-width="1"/></g>`).join('')}<g transform="translate(0,3) scale(.62)">${seal(mark)}</g>`

const DECKS = [
  { deck: QUESTS, at: NOTCHES.quests, name: 'quests', art: letters('#f6e8c4', 'quest') },
  { deck: LOOT, at: NOTCHES.loot, name: 'loot', art: CHEST },
  { deck: CLUES, at: NOTCHES.clues, name: 'clues', art: letters('#dfe9cc', 'clue') },
] as const

/** The three decks, where they lie on the real table. */
export function Decks({ board: { view, say }, palette, k, bare }: { board: QuestsProps; palette: Palette; k: number; bare: boolean }) {
  const size = 1 / Math.min(1, k)
  return DECKS.map(({ deck, at: [x, y], name, art }) => (
    <g
      key={name}
      transform={`translate(${x.toFixed(1)} ${(y - 4).toFixed(1)}) scale(${bare ? size * 0.7 : size})`}
      data-place={`deck:${name}`}
    >
      <ellipse cx="2" cy="16" rx="25" ry="5" opacity=".25" />
      <g dangerouslySetInnerHTML={{ __html: art }} />
      <text
        y="33"
        textAnchor="middle"
        fill={palette.name}
        stroke={palette.halo}
        strokeWidth="4"
        strokeLinejoin="round"
        style={{ font: `700 ${bare ? 19 : 15}px var(--text)`, paintOrder: 'stroke' }}
      >
        {view.decks[deck]?.length ?? 0}
        {bare ? '' : ` ${say({ code: `chart.pile.${name}` })}`}
      </text>
    </g>
  ))
}
