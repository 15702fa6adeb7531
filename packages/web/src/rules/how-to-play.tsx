import { readView, type Explains, type ClientGame } from '@flotilla/kernel'
import { LEARNER, type Lessons, type Picture } from '@flotilla/kernel/lesson'
import { useCallback, useMemo } from 'react'
import { explains } from '../explain/explains.ts'
import { games } from '../lobby/games.ts'
import { useLoad } from '../lobby/use-load.ts'
import { follow } from '../router.ts'
import { useWorld } from '../layout/world.ts'
import { useSay } from '../words.ts'
import { BoardPicture } from './board-picture.tsx'
import styles from './how-to-play.module.css'

interface Loaded {
  readonly face: ClientGame
  readonly lessons: Lessons
  readonly explains: Explains
}

/** A game in a few pictures of its real board, with what is what; before the rules with their numbers. */
export default function HowToPlay({ game }: { game: string }) {
  const { value } = useLoad(
    useCallback(async (): Promise<Loaded | null> => {
      const known = games[game]
      if (known?.lessons === undefined) return null
      const [face, lessons, told] = await Promise.all([known.clientGame(), known.lessons(), explains[game]()])
      return { face, lessons, explains: told }
    }, [game]),
  )
  return value === null ? <div className={styles.waiting} /> : <Told {...value} />
}

function Told({ face, lessons, explains: told }: Loaded) {
  useWorld(face.id)
  const words = [face.words.messages, told.words, lessons.words]
  const say = useSay(words)
  return (
    <section className={styles.how} aria-labelledby="how-to-play">
      <h2 id="how-to-play">{say('web.howToPlay')}</h2>
      <p>{say('game.blurb')}</p>
      {[...lessons.pictures.list, ...(lessons.pictures.examples ?? [])].map((picture, k) => (
        <Shown key={picture.id} picture={picture} n={k + 1} face={face} told={told} words={words} />
      ))}
      <p className={styles.ways}>
        <a className="button primary" href={`/learn/${face.id}`} onClick={follow}>
          {say('web.learn')}
        </a>
        <a className="button" href={`/practise/${face.id}`} onClick={follow}>
          {say('web.practise')}
        </a>
      </p>
    </section>
  )
}

interface ShownProps {
  readonly picture: Picture
  readonly n: number
  readonly face: ClientGame
  readonly told: Explains
  readonly words: Parameters<typeof useSay>[0]
}

function Shown({ picture, n, face, told, words }: ShownProps) {
  const { table, seats } = useMemo(() => picture.stage(), [picture])
  const view = useMemo(() => table.view(LEARNER), [table])
  const you = useSay()('web.youHere')
  const names = useMemo(() => seats.map((name, seat) => (seat === LEARNER ? you : name)), [seats, you])
  const say = useSay(words, names)
  const ctx = readView(face, view)
  const lines = picture.at.flatMap((name) => told.explain(ctx, name, LEARNER) ?? [])
  return (
    <figure className={styles.picture}>
      <figcaption>
        <h3>
          {n}. {say(`picture.${picture.id}.title`)}
        </h3>
        <p>{say(`picture.${picture.id}.text`)}</p>
      </figcaption>
      <BoardPicture game={face} view={view} names={names} say={say} at={picture.at} />
      <ol className={styles.callouts}>
        {lines.map(({ what, now, rule }) => (
          <li key={what.code + JSON.stringify(what.params)}>
            {say(what)} {now === null ? null : <em>{say(now)}</em>}{' '}
            <a href={`/rules/${face.id}/${rule}`} onClick={follow}>
              {rule}
            </a>
          </li>
        ))}
      </ol>
    </figure>
  )
}
