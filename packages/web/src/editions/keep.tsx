import { useRef, useState } from 'react'
import { Glyph } from '../layout/glyph.tsx'
import { useBench } from './bench.ts'
import { startedAgain, type Draft } from './draft.ts'
import { builtIn } from './draft.ts'
import styles from './editions.module.css'
import { BadEdition, linkOf, ofFile, written } from './share.ts'
import type { Say } from '../words.ts'

/** Why an edition is not taken, as a sentence. */
export const tellBad = (say: Say, error: unknown): string =>
  say('edition.bad', { why: error instanceof BadEdition ? say(error.words) : String(error) })

/** What the edition is called, that it is kept, and the ways in and out. */
export function Keep({ onReceived }: { readonly onReceived: (draft: Draft) => void }) {
  const bench = useBench()
  const { say, game, draft, isKept } = bench
  const file = useRef<HTMLInputElement>(null)
  const [isCopied, setIsCopied] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const save = (): void => {
    const url = URL.createObjectURL(new Blob([written(game, draft)], { type: 'application/json' }))
    Object.assign(document.createElement('a'), { href: url, download: `${game.id}.edition.json` }).click()
    URL.revokeObjectURL(url)
  }
  const copy = (): void => {
    void linkOf(game, draft)
      .then((link) => navigator.clipboard.writeText(link))
      .then(() => setIsCopied(true))
  }
  const load = (chosen: File | undefined): void => {
    setFault(null)
    if (chosen !== undefined) ofFile(game, chosen).then(onReceived, (error: unknown) => setFault(tellBad(say, error)))
  }
  return (
    <section className={styles.panel}>
      <label className={styles.called}>
        {say('edition.called')}
        <input value={draft.name} maxLength={60} onChange={({ target }) => bench.change({ ...draft, name: target.value })} />
      </label>
      <p className={styles.keptLine} data-bad={isKept ? undefined : ''} role="status">
        {isKept ? `✓ ${say('edition.kept')}` : say('edition.notKept')}
      </p>
      <div className={styles.four}>
        <button type="button" onClick={copy}>
          <Glyph name="link" />
          {say(isCopied ? 'edition.copied' : 'edition.copyLink')}
        </button>
        <button type="button" onClick={save}>
          <Glyph name="copy" />
          {say('edition.save')}
        </button>
        <button type="button" onClick={() => file.current?.click()}>
          <Glyph name="book" />
          {say('edition.load')}
        </button>
        <button type="button" onClick={() => bench.change(startedAgain(draft, builtIn(game, draft)))}>
          <Glyph name="undo" />
          {say('edition.reset')}
        </button>
        <input
          ref={file}
          type="file"
          hidden
          accept="application/json,.json"
          aria-label={say('edition.load')}
          onChange={({ target }) => {
            load(target.files?.[0])
            target.value = ''
          }}
        />
      </div>
      {fault === null ? null : (
        <p role="alert" className={styles.fault}>
          {fault}
        </p>
      )}
    </section>
  )
}
