import type { Game } from '@flotilla/kernel'
import { useState } from 'react'
import { Glyph } from '../layout/glyph.tsx'
import { Wheel } from '../layout/wheel.tsx'
import { useWorld } from '../layout/world.ts'
import { hasServer } from '../net/offline.ts'
import { follow, go } from '../router.ts'
import { useSettings } from '../settings.ts'
import type { Say } from '../words.ts'
import { BenchProvider, kept, useBench, useNewBench } from './bench.ts'
import { Adds, InHand } from './column.tsx'
import type { Draft } from './draft.ts'
import styles from './editions.module.css'
import { Keep } from './keep.tsx'
import { chooseForTable, keepDraft } from './kept.ts'
import { OwnEditions } from './own-editions.tsx'
import type { Pictures } from './pictures.ts'
import { TriedPanel } from './trial/tried.tsx'
import { Walk } from './walk/walk.tsx'
import { Wall } from './walk/wall.tsx'

interface Props {
  readonly game: Game
  readonly pictures: Pictures
  readonly draft: Draft
  readonly say: Say
  readonly onReceived: (draft: Draft) => void
  readonly onChoose: (draft: Draft) => void
}

/** The place where numbers are typed in, the column beside it, and the bar above. */
export function Workbench({ game, pictures, draft, say, onReceived, onChoose }: Props) {
  useWorld(game.id)
  const bench = useNewBench(game, draft, say, pictures)
  const [walks, setWalks] = useState(bench.look.toCheck > 0)
  const [tries, setTries] = useState(false)
  const night = useSettings(({ theme }) => theme) === 'night'
  const undo = (event: { readonly key: string; readonly ctrlKey: boolean; readonly metaKey: boolean; preventDefault(): void }): void => {
    if (event.key !== 'z' || !(event.ctrlKey || event.metaKey) || bench.undo === null) return
    event.preventDefault()
    bench.undo()
  }
  return (
    <BenchProvider value={bench}>
      <div className={styles.page} style={pictures.colours?.(night)} onKeyDown={undo} role="presentation">
        <Bar walks={walks} onWalks={setWalks} />
        <main className={styles.main}>
          <div className={styles.place}>{walks ? <Walk /> : <Wall />}</div>
          <aside className={styles.column}>
            {tries ? (
              <TriedPanel onClose={() => setTries(false)} />
            ) : (
              <>
                <InHand />
                <Adds />
                <Keep onReceived={onReceived} />
                <button type="button" className={`${styles.panel} ${styles.try}`} onClick={() => setTries(true)}>
                  <b>{say('edition.try')}</b>
                  <span>{say('edition.tryHow', { n: 200 })}</span>
                </button>
                <OwnEditions onChoose={onChoose} />
              </>
            )}
          </aside>
        </main>
      </div>
    </BenchProvider>
  )
}

function Bar({ walks, onWalks }: { readonly walks: boolean; readonly onWalks: (walks: boolean) => void }) {
  const { say, game, draft, look, checks, undo, compares, setCompares } = useBench()
  const wrong = checks.filter(({ kind }) => kind === 'cannot').length
  const openTable = (): void => {
    keepDraft(kept(game, draft))
    chooseForTable(draft.id)
    go(hasServer ? `/new/${game.id}` : `/practise/${game.id}`)
  }
  return (
    <header className={styles.bar}>
      <a href="/" onClick={follow} aria-label="Flotilla">
        <Wheel size={30} />
      </a>
      <div className={styles.title}>
        <h1>
          {draft.name} <small>{game.title}</small>
        </h1>
        <p>
          <b>{say('edition.changed', { n: look.changed })}</b> · {say('edition.toCheck', { n: look.toCheck })}
        </p>
      </div>
      <div className={styles.ways} role="group" aria-label={say('edition.ways')}>
        <button type="button" aria-pressed={walks} onClick={() => onWalks(true)}>
          {say('edition.walk')}
        </button>
        <button type="button" aria-pressed={!walks} onClick={() => onWalks(false)}>
          {say('edition.wall')}
        </button>
      </div>
      <button type="button" aria-pressed={compares} onClick={() => setCompares(!compares)}>
        {say('edition.compare')}
      </button>
      <button type="button" aria-label={say('edition.undo')} disabled={undo === null} onClick={() => undo?.()}>
        <Glyph name="undo" />
      </button>
      <button type="button" className={walks ? undefined : styles.gold} disabled={wrong > 0} onClick={openTable}>
        {say(wrong > 0 ? 'edition.wrong' : 'edition.open', { n: wrong })}
      </button>
    </header>
  )
}
