import { WIDE } from '@flotilla/art/opening/place'
import { useRef, useState } from 'react'
import { useSize } from '../../boards/kit/size.ts'
import { Counts } from './counts.tsx'
import styles from './place.module.css'
import { Plate } from './plate.tsx'
import type { Scene, Setup } from '../scene.ts'
import { SitterSheet } from './sitter-sheet.tsx'
import type { Tools } from '../tools.ts'

interface Props {
  readonly tools: Tools
  readonly scene: Scene | null
  readonly setup: Setup
  /** A name that is asked for; null where it is known. */
  readonly name: string | null
  readonly onName: (name: string) => void
}

/** The place with its seats: each has a plate, which opens who sits there. */
export function PlaceOfTable({ tools, scene, setup, name, onName }: Props) {
  const { plan, say } = tools
  const [asked, setAsked] = useState<number | null>(null)
  const frame = useRef<HTMLDivElement>(null)
  const size = useSize(frame)
  const plates = scene?.plates(setup)
  const scale = size === null ? 1 : Math.min(size.width / WIDE.width, size.height / WIDE.height)
  const seats = plan.seats.map((_, at) => (
    <Plate
      key={at}
      at={at}
      tools={tools}
      sides={setup.sides}
      spot={setup.small ? undefined : plates?.[at]}
      name={name}
      onName={onName}
      onAsk={() => setAsked(at)}
    />
  ))
  const sheet = asked === null ? null : <SitterSheet at={asked} tools={tools} onClose={() => setAsked(null)} />
  const picture = scene === null ? null : <scene.Place setup={setup} />
  if (setup.small)
    return (
      <>
        <div className={styles.strip} aria-hidden>
          <div className={styles.small}>{picture}</div>
        </div>
        <section className={styles.list} data-odd={plan.seats.length % 2 === 1 ? '' : undefined} aria-label={say('opening.players')}>
          <Counts tools={tools} />
          {seats}
        </section>
        {sheet}
      </>
    )
  return (
    <section ref={frame} className={styles.place} data-plain={plates === undefined ? '' : undefined} aria-label={say('opening.players')}>
      <div
        className={styles.fit}
        style={
          size === null
            ? undefined
            : {
                transform: `translate(${(size.width - WIDE.width * scale) / 2}px, ${(size.height - WIDE.height * scale) / 2}px) scale(${scale})`,
              }
        }
      >
        <div className={styles.scene} aria-hidden>
          {picture}
        </div>
        <Counts tools={tools} />
        {seats}
      </div>
      {sheet}
    </section>
  )
}
