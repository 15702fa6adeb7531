import { outlineOf, pin, token, type GoodName, type MarkName } from '@flotilla/art/quests'
import { GOODS, chart, isExplored, tokenOf } from '@flotilla/quests/client'
import { memo } from 'react'
import { INNER_HEX, middleOfCell, xOf, yOf } from './geometry.ts'
import type { QuestsProps } from '../props.ts'
import { decimal, type Sight } from '../sight.ts'
import styles from './marks.module.css'
import { useWhen } from '../../../when.ts'

const place = (x: number, y: number, size = 1): string => `translate(${x.toFixed(1)} ${y.toFixed(1)})${size === 1 ? '' : ` scale(${size})`}`
const drawn = (art: string) => ({ dangerouslySetInnerHTML: { __html: art } })

/** Where a token lies on its island. */
export const tokenSpot = (cell: number): readonly [number, number] => [xOf(cell) - 21, yOf(cell) - 20]
/** Where the tip of a pin stands. */
export const pinSpot = (cell: number, second: boolean): readonly [number, number] => [
  xOf(cell) + (second ? -2 : 20),
  yOf(cell) - (second ? 26 : 16),
]

/** The exploration tokens: what is known shows its good, what you alone have seen has a dashed rim. */
export function Tokens({ view, size, told }: { view: QuestsProps['view']; size: number; told: string | null }) {
  const map = chart(view)
  return map.islands.map((island) => {
    if (view.tokens[island] === -1 || view.tokens[island] === undefined) return null
    const good = tokenOf(view, island)
    const name: GoodName | null = good < 0 ? null : GOODS[good]
    const secret = name !== null && !isExplored(view, island)
    const [x, y] = tokenSpot(map.cellOf[island])
    return (
      <g key={island} transform={place(x, y, size)} data-token={island} data-told={told !== null && name === told ? '' : undefined}>
        <g {...drawn(token(name))} />
        {secret ? <circle r="12.6" className={styles.secret} /> : null}
      </g>
    )
  })
}

/** What can be reached this turn: one outline instead of sixty painted hexes. */
export const Reach = memo(function Reach({ cells }: { cells: readonly number[] }) {
  if (cells.length === 0) return null
  const outline = outlineOf(cells.map(middleOfCell))
  return (
    <g className={styles.reach} data-reach={cells.length}>
      <path d={outline} data-part="wash" />
      <path d={outline} data-part="glow" />
      <path d={outline} data-part="line" />
    </g>
  )
})

/** Where ending a turn draws fire: an outline, and where it is looked into, a hatch with the mean damage. */
export function Threats({ sight, looked, shown }: { sight: Sight; looked: boolean; shown: number | null }) {
  const { number } = useWhen()
  const cells = sight.threats.flatMap((threat, cell) => (threat !== null && threat.marauders.length > 0 ? [cell] : []))
  const rivals = sight.threats.flatMap((threat, cell) => (threat !== null && threat.marauders.length === 0 ? [cell] : []))
  if (cells.length === 0 && rivals.length === 0) return null
  const outline = outlineOf(cells.map(middleOfCell))
  const told = looked ? cells : shown !== null && cells.includes(shown) ? [shown] : []
  return (
    <g className={styles.threat}>
      <defs>
        <pattern id="qc-threat" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="1.3" height="6" className={styles.hatch} />
        </pattern>
      </defs>
      {looked && rivals.length > 0 ? <path d={outlineOf(rivals.map(middleOfCell))} data-part="rivals" /> : null}
      <path d={outline} fill="url(#qc-threat)" opacity={looked ? 0.42 : 0.16} />
      <path d={outline} data-part="line" />
      {told.map((cell) => (
        <g key={cell} transform={place(xOf(cell), yOf(cell) + 27)}>
          <rect x="-17" y="-11" width="34" height="16" rx="4" data-part="tag" />
          <text y="2" data-part="mean">
            −{number(decimal(sight.threats[cell]?.odds.mean ?? 0))}
          </text>
        </g>
      ))}
    </g>
  )
}

/** Spaces that a letter, a choice or the space looked at lights up. */
export function Lit({ cells, strong = false }: { cells: readonly number[]; strong?: boolean }) {
  return cells.map((cell) => (
    <g key={cell} transform={place(xOf(cell), yOf(cell))} className={styles.lit} data-lit={cell} data-strong={strong ? '' : undefined}>
      <path d={INNER_HEX} data-part="glow" />
      <path d={INNER_HEX} data-part="line" />
    </g>
  ))
}

interface Pinned {
  readonly mark: MarkName
  readonly cell: number
  readonly second: boolean
  readonly count: number
}

/** What your letters point at: hard quests, quests, clues, and home for what is solved. */
export function pinsOn({ view, seat }: QuestsProps, { ctx, pins }: Sight): Pinned[] {
  const found: Pinned[] = []
  const put = (mark: MarkName, cell: number): void => {
    const same = found.findIndex((one) => one.cell === cell && one.mark === mark)
    if (same !== -1) found[same] = { ...found[same], count: found[same].count + 1 }
    else found.push({ mark, cell, second: found.some((one) => one.cell === cell), count: 1 })
  }
  for (const { kind, card, cells } of pins) {
    const hard = kind === 'quest' && ctx.edition.quests.find(({ id }) => id === card)?.hard === true
    for (const cell of cells) put(kind === 'clue' ? 'clue' : hard ? 'hard' : 'quest', cell)
  }
  if (seat !== null && view.round > 0 && view.ships[seat].solved.length > 0) put('solved', view.homes[seat % view.homes.length])
  return found
}

export function Pins({ pinned, size }: { pinned: readonly Pinned[]; size: number }) {
  return pinned.map(({ mark, cell, second, count }) => {
    const [x, y] = pinSpot(cell, second)
    return (
      <g key={`${mark}-${cell}`} transform={place(x, y, size)} data-pin={mark}>
        <g {...drawn(pin(mark))} />
        {count > 1 ? (
          <text x="11" y="-14" className={styles.count}>
            {count}
          </text>
        ) : null}
      </g>
    )
  })
}
