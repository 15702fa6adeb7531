import {
  CELLS,
  GOODS,
  ISLANDS,
  MARAUDERS,
  Q,
  R,
  TERRAINS,
  chart,
  isExplored,
  placeOf as nameOfPlace,
  teamOf,
  tokenOf,
  wouldStrike,
} from '@flotilla/quests/face'
import { useState } from 'react'
import { LETTERS } from '../../shell/flag.tsx'
import { galleon, infamy } from '../../shell/icons.ts'
import { Place } from '../../table/place.tsx'
import { at, type QuestsProps } from './props.ts'
import styles from './chart.module.css'

const SIZE = 30
const WIDTH = Math.sqrt(3) * SIZE
const xOf = (cell: number): number => WIDTH * (Q[cell] + R[cell] / 2)
const yOf = (cell: number): number => 1.5 * SIZE * R[cell]
const HEX = Array.from({ length: 6 }, (_, k) => {
  const angle = (Math.PI / 180) * (60 * k - 30)
  return `${(SIZE * Math.cos(angle)).toFixed(1)},${(SIZE * Math.sin(angle)).toFixed(1)}`
}).join(' ')
const SIGN: Readonly<Record<string, string>> = { trading: '$', workshop: '⚒', treacherous: '≋', stormy: '≈', impassable: '✕' }

const LEFT = Math.min(...Array.from({ length: CELLS }, (_, cell) => xOf(cell))) - WIDTH
const RIGHT = Math.max(...Array.from({ length: CELLS }, (_, cell) => xOf(cell))) + WIDTH
const TOP = Math.min(...Array.from({ length: CELLS }, (_, cell) => yOf(cell))) - SIZE * 1.4
const BOTTOM = Math.max(...Array.from({ length: CELLS }, (_, cell) => yOf(cell))) + SIZE * 1.4

/** The sea chart: terrain that reads at a glance, ships with flags, islands with tokens; what can be chosen glows. */
export function SeaChart({ board }: { board: QuestsProps }) {
  const { view, say, answer, names, seat: me, telling } = board
  const [cell, setCell] = useState<number | null>(null)
  if (view.chart === '') return null
  const map = chart(view)
  const ships = [
    ...view.ships.map((ship, seat) => ({ id: seat, cell: ship.champion === -1 ? -1 : ship.cell })),
    ...view.marauders.map((marauder, n) => ({ id: MARAUDERS + n, cell: marauder.cell })),
  ].filter((ship) => ship.cell >= 0)
  const hereOf = (space: number) => {
    const sea = at(board, `cell:${space}`)
    const aboard = ships.filter((ship) => ship.cell === space).map(({ id }) => at(board, `ship:${id}`))
    return {
      offered: [...sea.offered, ...aboard.flatMap(({ offered }) => offered)],
      refused: [...sea.refused, ...aboard.flatMap(({ refused }) => refused)],
    }
  }
  const choose = (space: number): void => {
    const { offered } = hereOf(space)
    if (offered.length === 1) answer(offered[0].choice)
    else setCell(space)
  }
  const nameOf = (id: number): string => (id >= MARAUDERS ? say({ code: 'board.marauder', params: { n: id - MARAUDERS + 1 } }) : names[id])
  const labelOf = (space: number): string => {
    const aboard = ships.filter((ship) => ship.cell === space).map(({ id }) => nameOf(id))
    return [say({ code: `place.${nameOfPlace(view, space)}` }), `(${Q[space]}, ${R[space]})`, ...aboard].join(' ')
  }
  const chosen = cell === null ? null : hereOf(cell)
  return (
    <div className={styles.holder}>
      <svg
        viewBox={`${LEFT} ${TOP} ${RIGHT - LEFT} ${BOTTOM - TOP}`}
        className={styles.chart}
        role="group"
        aria-label={say({ code: 'table.map' })}
      >
        {Array.from({ length: CELLS }, (_, space) => {
          const terrain = TERRAINS[map.terrain[space]]
          if (terrain === 'none') return null
          const island = map.islandOn[space]
          const here = hereOf(space)
          const legal = here.offered.length > 0
          const danger = me !== null && view.marauders.some((_one, n) => wouldStrike(view, n, space))
          const team = view.homes.indexOf(space)
          const good = island === -1 || view.tokens[island] === -1 ? -1 : tokenOf(view, island)
          const told = telling !== null && Array.isArray(telling.at) && telling.at[0] === Q[space] && telling.at[1] === R[space]
          return (
            <g
              key={space}
              transform={`translate(${xOf(space)} ${yOf(space)})`}
              className={styles.hex}
              data-terrain={terrain}
              data-legal={legal ? '' : undefined}
              data-told={told}
              role={legal || here.refused.length > 0 ? 'button' : 'img'}
              tabIndex={legal ? 0 : -1}
              aria-label={legal ? `${labelOf(space)}. ${here.offered.map(({ text }) => say(text)).join('; ')}` : labelOf(space)}
              onClick={() => choose(space)}
              onKeyDown={(event) => {
                if (event.key === 'Enter' || event.key === ' ') choose(space)
              }}
            >
              <title>
                {[
                  labelOf(space),
                  ...here.offered.map(({ text }) => say(text)),
                  ...here.refused.slice(0, 2).map((one) => `${say({ code: one.code, params: one.params })} (${one.rule})`),
                ].join('\n')}
              </title>
              <polygon points={HEX} className={styles.sea} style={team === -1 ? undefined : { fill: `var(--seat-${team})` }} />
              {danger ? <polygon points={HEX} className={styles.danger} /> : null}
              {island === -1 ? (
                <text className={styles.sign} y="6">
                  {team === -1 ? SIGN[terrain] : '⌂'}
                </text>
              ) : (
                <>
                  <ellipse rx="19" ry="14" className={styles.land} />
                  <text className={styles.letter} y={good >= 0 ? -2 : 5}>
                    {ISLANDS[island].letter}
                  </text>
                  {good >= 0 ? (
                    <text className={styles.good} y="10">
                      {say({ code: `thing.${GOODS[good]}` })}
                    </text>
                  ) : null}
                  {view.tokens[island] !== -1 && !isExplored(view, island) ? (
                    <circle cx="14" cy="-9" r="4" className={styles.token} />
                  ) : null}
                </>
              )}
            </g>
          )
        })}
        {ships.map(({ id, cell: space }) => {
          const together = ships.filter((ship) => ship.cell === space)
          const shift = (together.findIndex((ship) => ship.id === id) - (together.length - 1) / 2) * 18
          const marauder = id >= MARAUDERS
          return (
            <g key={id} className={styles.ship} transform={`translate(${xOf(space) + shift} ${yOf(space) - 4})`} aria-hidden>
              <circle r="12" className={styles.disc} style={{ fill: marauder ? '#1c1c1c' : `var(--seat-${id})` }} />
              <svg x="-9" y="-9" width="18" height="18" viewBox="0 0 512 512">
                <path d={marauder ? infamy : galleon} className={styles.hull} />
              </svg>
              <text y="21" className={styles.tag}>
                {marauder ? id - MARAUDERS + 1 : LETTERS[id]}
                {marauder || view.homes.length === view.seats ? '' : teamOf(view, id) + 1}
              </text>
            </g>
          )
        })}
      </svg>
      {cell === null || chosen === null || (chosen.offered.length === 0 && chosen.refused.length === 0) ? null : (
        <div className={styles.chooser}>
          <Place board={board} offered={chosen.offered} refused={chosen.refused} label={labelOf(cell)} className={styles.chooserHead}>
            {labelOf(cell)} ▾
          </Place>
        </div>
      )}
    </div>
  )
}
