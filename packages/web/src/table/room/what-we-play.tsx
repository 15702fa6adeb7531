import type { ClientGame } from '@flotilla/kernel'
import type { GameInfo, TableInfo } from '@flotilla/protocol'
import { Fragment, Suspense, lazy, type ReactNode } from 'react'
import { knows } from '../../learn/learned.ts'
import { editionName } from '../../lobby/edition-name.ts'
import { games } from '../../lobby/games.ts'
import { houseWords, optionName, optionValue, propertiesOf } from '../../lobby/option-words.ts'
import { useSay, type Say } from '../../words.ts'
import styles from './room.module.css'

/** Most tables have none. */
const OwnNumbers = lazy(() => import('../../editions/own-numbers.tsx'))

/** For a guest: what is played here, who asks for it, and a seat. */
export function Welcome({ game, info, children }: { game: ClientGame; info: TableInfo; children: ReactNode }) {
  const say = useSay([game.words.messages])
  const host = info.seats.find((seat) => seat.host)?.name
  return (
    <section className={`sheet ${styles.sheet}`}>
      {host === undefined ? null : <p className={styles.invites}>{say('web.invites', { host })}</p>}
      <h2>{game.title}</h2>
      <p>{say('game.blurb')}</p>
      {children}
    </section>
  )
}

/** The options of this table in words: how it differs from the usual game, everything else on opening. */
export function WhatWePlay({
  game,
  info,
  offer,
  say,
}: {
  game: ClientGame
  info: TableInfo
  /** The game as it is usually played; null until that is known. */
  offer: Pick<GameInfo, 'options' | 'edition'> | null
  say: Say
}) {
  // The same as on the front page, where no server has counted enough games yet.
  const minutes = info.expected ?? games[game.id]?.minutes
  const usual = new Map(propertiesOf(offer?.options ?? {}).map(([name, { default: value }]) => [name, value]))
  const told = Object.entries(info.options).filter(([name]) => usual.has(name))
  const changed = told.filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(usual.get(name)))
  const edition = info.ownEdition ? String((game.edition as { readonly title?: unknown }).title) : editionName(say, info.edition)
  const isUsualEdition = offer === null || info.edition === offer.edition
  return (
    <section className={`sheet ${styles.sheet}`} aria-labelledby="we-play">
      <div className={styles.head}>
        <h2 id="we-play">{say('web.weWill')}</h2>
        {games[game.id]?.lessons === undefined || knows(game.id) ? null : (
          <a href={`/learn/${game.id}`} target="_blank" rel="noreferrer">
            {say('web.learn')}
          </a>
        )}
        <a href={`/rules/${game.id}`} target="_blank" rel="noreferrer">
          {say('web.rules')}
        </a>
      </div>
      <p>
        <b>{game.title}</b>
        {minutes === undefined ? null : <>, {say('web.expected', { minutes })}</>}.{' '}
        {offer !== null && changed.length === 0 && isUsualEdition ? `${say('web.usualGame')} ` : null}
        {isUsualEdition ? null : <Said what={say('web.edition')} how={edition} />}
        {changed.map(([name, value]) => (
          <Said key={name} what={optionName(say, name)} how={optionValue(say, name, value)} />
        ))}
        {houseWords(say, info.house).map(([what, how]) => (
          <Said key={what} what={what} how={how} />
        ))}
      </p>
      {info.ownEdition ? (
        <Suspense fallback={null}>
          <OwnNumbers game={game.id} edition={game.edition} />
        </Suspense>
      ) : null}
      <details className={styles.all}>
        <summary>{say('web.allRules')}</summary>
        <dl className={styles.pairs}>
          <div>
            <dt>{say('web.edition')}</dt>
            <dd>{edition}</dd>
          </div>
          {told.map(([name, value]) => (
            <div key={name}>
              <dt>{optionName(say, name)}</dt>
              <dd>{optionValue(say, name, value)}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.sub}>{say('web.commitment', { hash: info.commitment.slice(0, 16) })}</p>
      </details>
    </section>
  )
}

/** One thing about the table, as part of a paragraph. */
const Said = ({ what, how }: { what: string; how: string }) => (
  <Fragment>
    {what}: <b>{how}</b>.{' '}
  </Fragment>
)
