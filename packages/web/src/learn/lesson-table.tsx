import type { Catalogue, Face } from '@flotilla/kernel'
import type { Lesson, Lessons } from '@flotilla/kernel/lesson'
import { useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { Loading } from '../shell/loading.tsx'
import { Play } from '../table/play.tsx'
import { useSay } from '../words.ts'
import { Guide } from './guide.tsx'
import { School } from './school.ts'

interface Props {
  readonly lessons: Lessons
  readonly lesson: Lesson
  readonly face: Face
  readonly words: Readonly<Record<string, Catalogue>>
}

/** A lesson: the table as it is everywhere, and the one who explains beside it. */
export function LessonTable({ lessons, lesson, face, words }: Props) {
  const say = useSay()
  const you = say('web.youHere')
  const [school, setSchool] = useState<School | null>(null)
  useEffect(() => {
    const begun = new School(lesson, you)
    setSchool(begun)
    return () => begun.link.close()
    // A change of the language does not begin it anew.
  }, [lesson])
  const game = useMemo(() => {
    const { catalogues } = face.words
    return {
      ...face,
      words: { ...face.words, catalogues: { en: { ...catalogues.en, ...words.en }, de: { ...catalogues.de, ...words.de } } },
    }
  }, [face, words])
  return school === null ? <Loading /> : <Running school={school} lessons={lessons} game={game} />
}

function Running({ school, lessons, game }: { school: School; lessons: Lessons; game: Face }) {
  const info = useStore(school.link.store, (state) => state.info)
  if (info === null) return <Loading />
  return (
    <>
      <Play link={school.link} game={game} info={info} />
      <Guide school={school} lessons={lessons} game={game} />
    </>
  )
}
