import type { Lessons } from '@flotilla/kernel/lesson'
import { useCallback, useEffect } from 'react'
import { findShown } from '../lobby/games.ts'
import styles from '../lobby/lobby.module.css'
import { useLoad } from '../lobby/use-load.ts'
import { cacheWholeSite } from '../net/offline.ts'
import { follow, replace } from '../router.ts'
import { useSettings } from '../settings.ts'
import { Loading } from '../layout/loading.tsx'
import { Page } from '../layout/page.tsx'
import { tellFault, useSay } from '../words.ts'
import { openFirst } from './first.ts'
import { learned } from './learned.ts'
import { LessonTable } from './lesson-table.tsx'
import { learnWords } from './text.ts'

/** A game with its lessons; without any where it has none, or there is no such game. */
async function loadLessons(id: string) {
  const shown = await findShown(id)
  const [face, lessons] = await Promise.all([shown?.clientGame(), shown?.lessons?.()])
  return face === undefined || lessons === undefined ? { face, lessons: undefined } : { face, lessons }
}

/** A game's lessons, or one of them. */
export default function LearnPage({ game: id, lesson: name }: { game: string; lesson: string }) {
  const say = useSay([learnWords])
  const { value, fault } = useLoad(useCallback(() => loadLessons(id), [id]))
  useEffect(cacheWholeSite, [])
  if (value?.lessons !== undefined) {
    if (name === 'first') return <OpenFirst lessons={value.lessons} />
    const lesson = value.lessons.lessons.find((one) => one.id === name)
    if (lesson !== undefined) return <LessonTable key={name} lessons={value.lessons} lesson={lesson} face={value.face} />
    return <LessonList lessons={value.lessons} title={value.face.title} />
  }
  // A lesson has no use for the harbour that its list is shown in.
  if (name !== '' && fault === null && value === null) return <Loading />
  return (
    <Page>
      <h1>{say('learn.title', { game: value?.face?.title ?? id })}</h1>
      <p role={fault === null ? undefined : 'alert'}>
        {fault !== null
          ? tellFault(say, fault)
          : value === null
            ? say('web.loading')
            : value.face === undefined
              ? say('web.noSuchGame', { game: id })
              : say('learn.none')}
      </p>
    </Page>
  )
}

/** Opens the first game, or goes on with it. */
function OpenFirst({ lessons: { game, first } }: { lessons: Lessons }) {
  const { name } = useSettings.getState()
  const you = useSay()('web.youHere')
  useEffect(() => {
    void openFirst(game, first, name === '' ? you : name).then(replace)
  }, [game])
  return <Loading />
}

function LessonList({ lessons, title }: { lessons: Lessons; title: string }) {
  const say = useSay([learnWords, lessons.words])
  const done = learned()
  const first = lessons.lessons.findIndex(({ id }) => !done.includes(`${lessons.game}.${id}`))
  return (
    <Page>
      <h1>{say('learn.title', { game: title })}</h1>
      <p>{say('learn.about')}</p>
      <ol className={styles.seats}>
        {lessons.lessons.map(({ id, minutes }, at) => {
          const isDone = done.includes(`${lessons.game}.${id}`)
          return (
            <li key={id} className={styles.seat}>
              <span>
                {at + 1}. <b>{say(`lesson.${id}.title`)}</b>{' '}
                <small className={styles.hint}>{isDone ? `✓ ${say('learn.done')}` : say('learn.minutes', { n: minutes })}</small>
              </span>
              <a className={at === first ? 'button primary' : 'button'} href={`/learn/${lessons.game}/${id}`} onClick={follow}>
                {say(isDone ? 'learn.again' : 'learn.begin')}
                <span className="visually-hidden">: {say(`lesson.${id}.title`)}</span>
              </a>
            </li>
          )
        })}
      </ol>
      <section className={styles.group} aria-labelledby="first-game">
        <h2 id="first-game">{say('learn.first')}</h2>
        <p>{say('learn.first.about')}</p>
        <p className={styles.row}>
          <a className={first === -1 ? 'button primary' : 'button'} href={`/learn/${lessons.game}/first`} onClick={follow}>
            {say('learn.play')}
          </a>
        </p>
      </section>
      <p className={styles.row}>
        <a className="button" href={`/practise/${lessons.game}`} onClick={follow}>
          {say('learn.alone')}
        </a>
        <a className="button" href={`/rules/${lessons.game}`} onClick={follow}>
          {say('web.rules')}
        </a>
      </p>
    </Page>
  )
}
