import { LAYOUTS, inspect, mapWords, quests, withTeams, type Inspection, type Layout } from '@flotilla/quests'
import { useMemo, useState } from 'react'
import { usePlanks } from '../boards/quests/chart/night.ts'
import { follow, go } from '../router.ts'
import { SettingsButton } from '../layout/settings-dialog.tsx'
import { Wheel } from '../layout/wheel.tsx'
import { useWorld } from '../layout/world.ts'
import { useSay } from '../words.ts'
import { Box } from './box.tsx'
import { Checker } from './checker.tsx'
import { keyed, newDrawing, pressedAt, startedFrom, taken, type Drawing } from './drawing.ts'
import { DrawingBoard } from './drawing-board.tsx'
import styles from './editor.module.css'
import { HandPanel } from './hand-panel.tsx'
import { keepMap } from './own.ts'
import { StartPanel } from './start-panel.tsx'
import { editorWords } from './words.ts'

const WORDS = [quests.words.messages, mapWords, editorWords]
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
  const [drawing, setDrawing] = useState(() => newDrawing(LAYOUTS.intro))
  const [looked, setLooked] = useState<number | null>(null)
  const [tabStop, setTabStop] = useState(FIRST_CELL)
  const [shown, setShown] = useState<readonly number[]>([])
  const [title, setTitle] = useState('')
  const [fault, setFault] = useState('')
  const { history, hand, turn } = drawing
  const [drawn] = history
  const { layout, faults, remarks } = useMemo(() => checked(drawn), [drawn])
  const draw = (next: Drawing): void => {
    setDrawing(next)
    setShown([])
  }
  const start = (next: Layout): void => {
    draw(startedFrom(drawing, next))
    setFault('')
  }
  const named = (): Layout => {
    const name = title.trim() === '' ? layout.title : title.trim()
    return { ...layout, id: idOf(name), title: name }
  }
  const sound = faults.length === 0
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
            onAct={(cell) => {
              setTabStop(cell)
              draw(pressedAt(drawing, cell))
            }}
            onShortcut={(key, cell) => {
              const next = keyed(drawing, key, cell)
              if (next !== undefined) draw(next)
              return next !== undefined
            }}
          />
        </div>
        <div className={styles.side}>
          {fault === '' ? null : (
            <p role="alert" className={styles.alert}>
              {fault}
            </p>
          )}
          <StartPanel layout={layout} title={title} sound={sound} say={say} onTitle={setTitle} onStart={start} onFault={setFault} />
          <Checker faults={faults} remarks={remarks} teams={Object.keys(layout.homesFor).map(Number)} say={say} onShow={setShown} />
          <HandPanel drawing={drawing} here={looked ?? tabStop} say={say} onDraw={draw} />
          <Box layout={drawn} hand={hand?.piece ?? null} turn={turn} say={say} onTake={(piece) => setDrawing(taken(drawing, piece))} />
        </div>
      </main>
    </div>
  )
}
