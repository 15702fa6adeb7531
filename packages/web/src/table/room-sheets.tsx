import type { Face } from '@flotilla/kernel'
import type { TableInfo } from '@flotilla/wire'
import { useState, type ReactNode } from 'react'
import { games } from '../lobby/games.ts'
import { houseWords, optionName, optionValue, propertiesOf } from '../lobby/option-words.ts'
import { useSettings } from '../settings.ts'
import { Glyph } from '../shell/glyph.tsx'
import { useSay, type Say } from '../words.ts'
import styles from './room.module.css'

/** For a guest: what is played here, who asks for it, and a seat. */
export function Welcome({ game, info, children }: { game: Face; info: TableInfo; children: ReactNode }) {
  const say = useSay()
  const language = useSettings((settings) => settings.language)
  const host = info.seats.find((seat) => seat.host)?.name
  return (
    <section className={`sheet ${styles.sheet}`}>
      {host === undefined ? null : <p className={styles.invites}>{say('web.invites', { host })}</p>}
      <h2>{game.title}</h2>
      <p>{games[game.id]?.blurb[language]}</p>
      {children}
    </section>
  )
}

/** The way in for friends. */
export function Invitation() {
  const say = useSay()
  const [copied, setCopied] = useState(false)
  return (
    <section className={`sheet ${styles.sheet}`}>
      <h2>{say('web.invite.title')}</h2>
      <label className={styles.link}>
        {say('web.invite')}
        <input type="text" readOnly value={location.href} onFocus={(event) => event.target.select()} />
      </label>
      <p className={styles.sub}>{say('web.invite.who')}</p>
      <button
        type="button"
        onClick={() => {
          void navigator.clipboard?.writeText(location.href).then(() => setCopied(true))
        }}
      >
        <Glyph name="copy" size={18} />
        {say(copied ? 'web.copied' : 'web.copy')}
      </button>
    </section>
  )
}

/** The options of this table in words: what differs from the usual game first, everything else on opening. */
export function WhatWePlay({
  game,
  info,
  schema,
  say,
}: {
  game: Face
  info: TableInfo
  schema: Readonly<Record<string, unknown>> | null
  say: Say
}) {
  const usual = new Map(propertiesOf(schema ?? {}).map(([name, { default: value }]) => [name, value]))
  const told = Object.entries(info.options).filter(([name]) => usual.has(name))
  const changed = told.filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(usual.get(name)))
  const pairs = (of: typeof told): ReactNode =>
    of.map(([name, value]) => <Pair key={name} what={optionName(say, name)} how={optionValue(say, name, value)} />)
  return (
    <section className={`sheet ${styles.sheet}`} aria-labelledby="we-play">
      <h2 id="we-play">{say('web.weWill')}</h2>
      <p className={styles.sub}>
        {game.title}
        {info.expected === null ? null : <>, {say('web.expected', { minutes: info.expected })}</>}.{' '}
        <a href={`/rules/${game.id}`} target="_blank" rel="noreferrer">
          {say('web.rules')}
        </a>
      </p>
      {schema !== null && changed.length === 0 ? <p>{say('web.usualGame')}</p> : <dl className={styles.pairs}>{pairs(changed)}</dl>}
      <dl className={styles.pairs}>
        {houseWords(say, info.house).map(([what, how]) => (
          <Pair key={what} what={what} how={how} />
        ))}
      </dl>
      {told.length === changed.length ? null : (
        <details className={styles.all}>
          <summary>{say('web.allRules')}</summary>
          <dl className={styles.pairs}>{pairs(told.filter((one) => !changed.includes(one)))}</dl>
        </details>
      )}
      <p className={styles.sub}>{say('web.commitment', { hash: info.commitment.slice(0, 16) })}</p>
    </section>
  )
}

const Pair = ({ what, how }: { what: string; how: string }) => (
  <div>
    <dt>{what}</dt>
    <dd>{how}</dd>
  </div>
)
