import { properties } from '@flotilla/art/kit'
import { useEffect, useState } from 'react'
import styles from './page.module.css'
import { sheets, type Sheet } from './sheets.ts'

/** For those who draw: every piece of a world alone and large, by day and by night. Only while developing. */
export default function ArtPage({ world }: { readonly world: string }) {
  const [sheet, setSheet] = useState<Sheet | null>(null)
  useEffect(() => {
    void sheets[world]?.().then(setSheet)
  }, [world])
  return (
    <main className={styles.page}>
      <nav>
        {Object.keys(sheets).map((name) => (
          <a key={name} href={`/art/${name}`} aria-current={name === world ? 'page' : undefined}>
            {name}
          </a>
        ))}
      </nav>
      {sheet?.pieces.map(({ name, svg, box }) => (
        <figure key={name}>
          <figcaption>{name}</figcaption>
          {[sheet.day, sheet.night].map((colours, k) => (
            <div key={k} data-night={k === 1} style={properties(world, colours ?? {})}>
              <svg viewBox={box.join(' ')} width={Math.min(620, box[2] * 2)} dangerouslySetInnerHTML={{ __html: svg }} />
            </div>
          ))}
        </figure>
      ))}
    </main>
  )
}
