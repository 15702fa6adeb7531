import {
  LAYOUTS,
  blankLayout,
  cornerOn,
  flipTile,
  inspect,
  layPiece,
  layoutSchema,
  liftPiece,
  mapWords,
  pieceAt,
  quests,
  randomLayout,
  tileLying,
  toggleHome,
  turnTile,
  withTeams,
  type Inspection,
  type Layout,
  type LayoutId,
  type Piece,
} from '@flotilla/quests'
import { useMemo, useState } from 'react'
import { usePlanks } from '../boards/quests/chart/night.ts'
import { follow, go } from '../router.ts'
import { SettingsButton } from '../layout/settings-dialog.tsx'
import { Wheel } from '../layout/wheel.tsx'
import { useWorld } from '../layout/world.ts'
import { useSay } from '../words.ts'
import { Box } from './box.tsx'
import { Checker } from './checker.tsx'
import { DrawingBoard } from './drawing-board.tsx'
import styles from './editor.module.css'
import { keepMap } from './own.ts'
import { editorWords } from './words.ts'

const WORDS = [quests.words.messages, mapWords, editorWords]
const SIDES = 6
const FIRST_CELL = 1

/** The layout with homes for every number of teams, and what the checker says; teams are worked out once all pieces lie. */
function checked(drawn: Layout): Inspection & { readonly layout: Layout } {
  const slots = drawn.homes.map(({ home }) => home)
  const all = { ...drawn, homesFor: slots.length === 0 ? {} : { [slots.length]: slots } }
  const first = inspect(all)
  if (first.faults.length > 0) return { ...first, layout: all }
  const layout = withTeams(all)
  return { ...inspect(layout), layout }
}

/** A file name from a title. */
const idOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replaceAll(/^-|-$/g, '') || 'own'

function download(layout: Layout): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([JSON.stringify(layout, null, 1)], { type: 'application/json' }))
  link.download = `${layout.id}.json`
  link.click()
  URL.revokeObjectURL(link.href)
}

/** The map page: draw a layout of one's own, with the checker looking on. */
export default function MapEditor() {
  const say = useSay(WORDS)
  const planks = usePlanks()
  useWorld('quests')
  const [history, setHistory] = useState<readonly Layout[]>([LAYOUTS.intro])
  const [hand, setHand] = useState<{ readonly piece: Piece; readonly face: 'up' | 'down' } | null>(null)
  const [turn, setTurn] = useState(0)
  const [looked, setLooked] = useState<number | null>(null)
  const [tabStop, setTabStop] = useState(FIRST_CELL)
  const [shown, setShown] = useState<readonly number[]>([])
  const [start, setStart] = useState<LayoutId | 'blank'>('intro')
  const [title, setTitle] = useState('')
  const [fault, setFault] = useState('')
  const drawn = history[0]
  const { layout, faults, remarks } = useMemo(() => checked(drawn), [drawn])
  const change = (next: Layout): void => {
    if (next !== drawn) setHistory([next, ...history])
    setShown([])
  }
  const startFrom = (next: Layout): void => {
    change(next)
    setHand(null)
    setFault('')
  }
  const act = (cell: number): void => {
    setTabStop(cell)
    const corner = cornerOn(cell)
    if (corner > 0) return change(toggleHome(drawn, corner))
    if (hand !== null) {
      const next = layPiece(drawn, hand.piece, cell, turn, hand.face)
      if (next === drawn) return
      setHand(null)
      return change(next)
    }
    const piece = pieceAt(drawn, cell)
    if (piece === null) return
    const lying = tileLying(drawn, cell)
    setHand({ piece, face: lying?.face ?? 'up' })
    setTurn(lying?.turn ?? 0)
    change(liftPiece(drawn, cell))
  }
  const rotate = (cell: number | null): void => {
    if (hand !== null) setTurn((turn + 1) % SIDES)
    else if (cell !== null) change(turnTile(drawn, cell))
  }
  const flip = (cell: number | null): void => {
    if (hand !== null) setHand({ ...hand, face: hand.face === 'up' ? 'down' : 'up' })
    else if (cell !== null) change(flipTile(drawn, cell))
  }
  const putBack = (cell: number | null): void => {
    if (hand !== null) setHand(null)
    else if (cell !== null) change(liftPiece(drawn, cell))
  }
  const shortcut = (key: string, cell: number): boolean => {
    if (key === 'r' || key === 'R') rotate(cell)
    else if (key === 'f' || key === 'F') flip(cell)
    else if (key === 'Delete' || key === 'Escape') putBack(cell)
    else return false
    return true
  }
  const load = async (file: File): Promise<void> => {
    try {
      const parsed = layoutSchema.safeParse(JSON.parse(await file.text()))
      if (!parsed.success) {
        const [{ path, message }] = parsed.error.issues
        return setFault(say('maps.notALayout', { why: `${path.join('.')}: ${message}` }))
      }
      setTitle(parsed.data.title)
      startFrom(parsed.data)
    } catch (error) {
      setFault(say('maps.notALayout', { why: (error as Error).message }))
    }
  }
  const named = (): Layout => {
    const name = title.trim() === '' ? layout.title : title.trim()
    return { ...layout, id: idOf(name), title: name }
  }
  const sound = faults.length === 0
  const here = looked ?? tabStop
  return (
    <div className={styles.page} style={{ backgroundImage: planks }}>
      <header className={styles.bar}>
        <a href="/" onClick={follow} className={styles.home} aria-label={say('web.home')}>
          <Wheel />
        </a>
        <div className={styles.head}>
          <h1>{say('maps.title')}</h1>
          <p title={say('maps.intro')}>{say('maps.intro')}</p>
        </div>
        <button type="button" disabled={!sound} onClick={() => download(named())}>
          {say('maps.save')}
        </button>
        <button
          type="button"
          className="primary"
          disabled={!sound}
          onClick={() => {
            keepMap(named())
            go('/new/quests')
          }}
        >
          {say('maps.play')}
        </button>
        <SettingsButton className={styles.settings} />
      </header>
      <main className={styles.desk}>
        <div className={styles.map}>
          <DrawingBoard
            layout={drawn}
            hand={hand?.piece ?? null}
            turn={turn}
            looked={looked}
            tabStop={tabStop}
            marked={new Set(shown.length > 0 ? shown : sound ? [] : faults[0].cells)}
            say={say}
            onLook={setLooked}
            onAct={act}
            onShortcut={shortcut}
          />
        </div>
        <div className={styles.side}>
          {fault === '' ? null : (
            <p role="alert" className={styles.alert}>
              {fault}
            </p>
          )}
          <section className={styles.panel}>
            <div className={styles.tools}>
              <select
                aria-label={say('maps.start')}
                title={say('maps.start')}
                value={start}
                onChange={({ target }) => setStart(target.value as LayoutId | 'blank')}
              >
                <option value="blank">{say('maps.blank')}</option>
                {(Object.keys(LAYOUTS) as LayoutId[]).map((id) => (
                  <option key={id} value={id}>
                    {say(`option.layout.${id}`)}
                  </option>
                ))}
              </select>
              <button type="button" onClick={() => startFrom(start === 'blank' ? blankLayout : LAYOUTS[start])}>
                {say('maps.begin')}
              </button>
            </div>
            <div className={styles.tools}>
              <button
                type="button"
                disabled={!sound}
                onClick={() => startFrom(randomLayout((n) => Math.floor(Math.random() * n), layout, layout.homes.length))}
              >
                {say('maps.shuffle')}
              </button>
              <label className={styles.file}>
                {say('maps.load')}
                <input
                  type="file"
                  className="visually-hidden"
                  accept="application/json,.json"
                  onChange={({ target }) => {
                    const [file] = target.files ?? []
                    if (file !== undefined) void load(file)
                    target.value = ''
                  }}
                />
              </label>
            </div>
            <label className={styles.name}>
              {say('maps.name')}
              <input
                type="text"
                maxLength={60}
                value={title}
                placeholder={layout.id in LAYOUTS ? say(`option.layout.${layout.id}`) : layout.title}
                onChange={({ target }) => setTitle(target.value)}
              />
            </label>
          </section>
          <Checker faults={faults} remarks={remarks} teams={Object.keys(layout.homesFor).map(Number)} say={say} onShow={setShown} />
          <section className={styles.panel}>
            <p className={styles.hand}>
              {hand === null ? say('maps.nothingInHand') : say('maps.inHand', { piece: hand.piece, down: hand.face === 'down' })}
            </p>
            <div className={styles.tools}>
              <button type="button" onClick={() => rotate(here)}>
                {say('maps.turn')}
              </button>
              <button type="button" onClick={() => flip(here)}>
                {say('maps.flip')}
              </button>
              <button type="button" onClick={() => putBack(here)}>
                {say('maps.drop')}
              </button>
              <button type="button" disabled={history.length < 2} onClick={() => setHistory(history.slice(1))}>
                {say('maps.undo')}
              </button>
            </div>
          </section>
          <Box
            layout={drawn}
            hand={hand?.piece ?? null}
            turn={turn}
            say={say}
            onTake={(piece) => setHand(hand?.piece === piece ? null : { piece, face: 'up' })}
          />
        </div>
      </main>
    </div>
  )
}
