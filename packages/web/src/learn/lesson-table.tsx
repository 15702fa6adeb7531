import type { ClientGame } from '@flotilla/kernel'
import type { Lesson, Lessons } from '@flotilla/kernel/lesson'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { Loading } from '../layout/loading.tsx'
import type { Teaching } from '../table/board.ts'
import { Play } from '../table/play/play.tsx'
import { useSay } from '../words.ts'
import { Guide } from './guide.tsx'
import { learnWords } from './text.ts'
import { School, type Progress } from './school.ts'

interface Props {
  readonly lessons: Lessons
  readonly lesson: Lesson
  readonly face: ClientGame
}

/** A lesson: the table as it is everywhere, and the one who explains beside it. */
export function LessonTable({ lessons, lesson, face: game }: Props) {
  const say = useSay()
  const you = say('web.youHere')
  const [from, setFrom] = useState<{ readonly lesson: Lesson; readonly progress: Progress | undefined }>({ lesson, progress: undefined })
  const [school, setSchool] = useState<School | null>(null)
  const begin = useCallback((progress?: Progress) => setFrom({ lesson, progress }), [lesson])
  useEffect(() => {
    const begun = new School(lesson, you, from.lesson === lesson ? from.progress : undefined)
    setSchool(begun)
    return () => begun.link.close()
    // A change of the language does not begin it anew.
  }, [lesson, from])
  return school === null ? <Loading /> : <Running key={school.id} school={school} lessons={lessons} game={game} onBegin={begin} />
}

interface RunningProps {
  readonly school: School
  readonly lessons: Lessons
  readonly game: ClientGame
  /** Begins the lesson again, from its start or from where somebody had come to. */
  readonly onBegin: (progress?: Progress) => void
}

function Running({ school, lessons, game, onBegin }: RunningProps) {
  const info = useStore(school.link.store, (state) => state.info)
  const at = useStore(school.store, (state) => state.at)
  // What is wanted changes with the step.
  const objects = useMemo((): Teaching['objects'] => (ask, choice) => school.objects(ask, choice), [school, at])
  if (info === null) return <Loading />
  return (
    <>
      <Play link={school.link} game={game} info={info} objects={objects} more={[lessons.words, learnWords]} />
      <Guide school={school} lessons={lessons} game={game} onBegin={onBegin} />
    </>
  )
}
