import type { ClientGame, Message } from '@flotilla/kernel'
import type { Lessons } from '@flotilla/kernel/lesson'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { useMarks } from '../analysis/mark.ts'
import { follow } from '../router.ts'
import { useSettings } from '../settings.ts'
import { useSay } from '../words.ts'
import styles from './guide.module.css'
import { noteLearned } from './learned.ts'
import { learnWords } from './text.ts'
import { Pointer } from './pointer.tsx'
import type { Progress, School } from './school.ts'
import { useStand } from './stand.ts'

/** What is said and what is wanted, as far as the story on the board has come. */
function useStep(school: School): {
  readonly at: number
  readonly says: Message | null
  readonly isReading: boolean
  readonly isTold: boolean
} {
  const at = useStore(school.store, (state) => state.at)
  const playing = useStore(school.link.store, (state) => state.story.playing)
  const [shown, setShown] = useState({ at, says: school.says, isReading: school.isReading })
  if (!playing && shown.at !== at) setShown({ at, says: school.says, isReading: school.isReading })
  return { ...shown, isTold: !playing && shown.at === at }
}

interface GuideProps {
  readonly school: School
  readonly lessons: Lessons
  readonly game: ClientGame
  readonly onBegin: (progress?: Progress) => void
}

/** Whoever explains: two sentences at a time, what is meant is pointed at, and what is wanted lights up. */
export function Guide({ school, lessons, game, onBegin }: GuideProps) {
  const { lesson, link } = school
  const info = useStore(link.store, (state) => state.info)
  const names = useMemo(() => info?.seats.map(({ name }) => name) ?? [], [info])
  const say = useSay([game.words.messages, learnWords, lessons.words], names)
  const { at, says, isReading, isTold } = useStep(school)
  const asked = useStore(link.store, (state) => state.ask?.n)
  const place = isTold ? school.place : undefined
  const isText = useSettings((settings) => settings.text)
  useMarks(isTold && asked !== undefined ? school.wanted(!isText).map((text) => say(text)) : [])
  const total = lesson.steps.length
  const isLast = at === total - 1
  useEffect(() => {
    if (isLast) noteLearned(lessons.game, lesson.id)
  }, [isLast, lessons.game, lesson.id])
  const next = lessons.lessons[lessons.lessons.indexOf(lesson) + 1]
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isReading && isTold) button.current?.focus({ preventScroll: true })
  }, [at, isReading, isTold])
  const { side, across, slim, below, ref } = useStand(place)
  if (says === null) return null
  return (
    <>
      {place === undefined ? null : <Pointer key={place} place={place} />}
      <aside
        ref={ref}
        className={`sheet ${styles.guide}`}
        data-side={side}
        data-across={across}
        data-slim={slim ? '' : undefined}
        style={side === 'top' ? { top: below } : undefined}
        aria-label={say('learn.lesson')}
      >
        <p className={styles.step}>
          {say(`lesson.${lesson.id}.title`)} · {say('learn.step', { n: at + 1, of: total })}
        </p>
        <p className={styles.says} aria-live="polite">
          {say(says)}
        </p>
        <div className={styles.ways}>
          <button type="button" className="quiet" disabled={at === 0} onClick={() => onBegin(school.before ?? undefined)}>
            {say('learn.back')}
          </button>
          <button type="button" className={`quiet ${styles.anew}`} onClick={() => onBegin()}>
            {say('learn.anew')}
          </button>
          {!isReading ? null : !isLast ? (
            <button ref={button} type="button" className="primary" onClick={() => (isTold ? school.readOn() : link.skip())}>
              {say('learn.goOn')}
            </button>
          ) : (
            <>
              <a
                className={next === undefined ? 'button' : 'button primary'}
                href={`/learn/${lessons.game}/${next?.id ?? ''}`}
                onClick={follow}
              >
                {say(next === undefined ? 'learn.all' : 'learn.next')}
              </a>
              <a className={next === undefined ? 'button primary' : 'button'} href={`/learn/${lessons.game}/first`} onClick={follow}>
                {say('learn.play')}
              </a>
            </>
          )}
        </div>
      </aside>
    </>
  )
}
