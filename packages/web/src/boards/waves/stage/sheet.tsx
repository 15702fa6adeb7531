import { fitted, flag, lettered } from '@flotilla/art/kit'
import { bag, bubble, c } from '@flotilla/art/waves'
import { isSolo } from '@flotilla/waves/client'
import { useMemo } from 'react'
import { Told } from '../moments/told.tsx'
import type { WavesProps } from '../props.ts'
import { Art } from './art.tsx'
import styles from './sheet.module.css'
import { useStage } from './stage.tsx'

/** The sheet, and what stands on it for the whole round. */
export function Backdrop({ board: { view, say } }: { readonly board: WavesProps }) {
  const { layout } = useStage()
  const page = useMemo(() => layout.backdrop(), [layout])
  const round = say({ code: 'board.round', params: { round: view.round } })
  const first = say({ code: 'board.first' })
  const shownFirst = isSolo(view) ? null : view.first
  const words = useMemo(
    () =>
      layout.tall
        ? ''
        : fitted(74, 206, round, { size: 19, most: 110, colour: c.ink }) +
          (shownFirst === null
            ? ''
            : flag(shownFirst, 20, 62, 24, 18) + lettered(54, 76, first, { size: 16, anchor: 'start', colour: c.ink })),
    [layout, round, first, shownFirst],
  )
  const [x, y, w, h] = layout.paper
  return (
    <>
      <Art svg={page} box={layout.backdropBox} />
      <div className={styles.grain} style={{ left: x, top: y, width: w, height: h }} />
      {words === '' ? null : <Art svg={words} box={[4, 56, 160, 160]} />}
    </>
  )
}

export function Sea() {
  const { layout } = useStage()
  const [x, y, w, h] = layout.paper
  const [sx, sy, sw, sh] = layout.seaBox
  return (
    <div className={styles.sea} style={{ left: x, top: y, width: w, height: h }}>
      <div style={{ position: 'absolute', left: -x, top: -y }}>
        <Art svg={layout.sea[0]} box={[sx, sy, sw, sh]} sways="sea" />
        <Art svg={layout.sea[1]} box={[sx, sy, sw, sh]} sways="sea" />
      </div>
    </div>
  )
}

/** What lies on the table beside the sheet: the bag, the ink, and what was told last. */
export function Edge({ board }: { readonly board: WavesProps }) {
  const { layout } = useStage()
  const { view, say } = board
  const [x, y] = layout.bag
  const word = say({ code: 'board.inBag' })
  const drawn = useMemo(
    () =>
      layout.tall
        ? ''
        : bag(x, y) +
          lettered(x + 1, y + 18, view.bag.length, { font: 'bold', size: 23, colour: '#f8ecd0' }) +
          fitted(x + 1, y + 33, word, { font: 'plain', size: 13, most: 90, colour: '#f8ecd0' }),
    [layout, x, y, view.bag.length, word],
  )
  return (
    <>
      <span data-place="bag" className={styles.bag} style={{ left: x - 20, top: y - 20 }} />
      {drawn === '' ? null : <Art svg={drawn} box={[10, 636, 130, 84]} />}
      {layout.tall ? null : <Told board={board} />}
    </>
  )
}

export function Shout({ x, y }: { readonly x: number; readonly y: number }) {
  const svg = useMemo(
    () => bubble(x, y, 1) + lettered(0, 6, 'YARRR!', { size: 21, colour: c.tagink, more: `transform="translate(${x} ${y}) rotate(-6)"` }),
    [x, y],
  )
  return <Art svg={svg} box={[x - 60, y - 40, 120, 80]} />
}
