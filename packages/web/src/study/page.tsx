import { useCallback, useState } from 'react'
import { titleOf } from '../lobby/games.ts'
import styles from '../lobby/lobby.module.css'
import { useLoad } from '../lobby/use-load.ts'
import { GameTitle } from '../lobby/use-title.ts'
import { allStudies, forgetStudy, keepStudy, keptStudy, type Study } from '../local/kept.ts'
import { follow, go, replace } from '../router.ts'
import { Page } from '../layout/page.tsx'
import { useWhen } from '../when.ts'
import { useSay } from '../words.ts'
import { branchesOf } from './branches.ts'
import { BranchTree } from './branch-tree.tsx'
import { broughtAlong, linkOf, ofFile, packed, shared, takeOver, unpacked } from './share.ts'
import { watch } from './watch.ts'
import { studyWords } from './text.ts'

/** Games that are looked into: all of them, or one with its branches. A link brings a whole study along. */
export default function StudyPage({ id }: { id: string }) {
  return id === '' ? <Studies /> : <OneStudy id={id} />
}

function Studies() {
  const say = useSay([studyWords])
  const { value } = useLoad(useCallback(() => allStudies(), []))
  const when = useWhen()
  const [fault, setFault] = useState<string | null>(null)
  const open = useCallback((study: Promise<unknown>): void => {
    study
      .then(takeOver)
      .then((taken) => replace(`/study/${taken}`))
      .catch((error: unknown) => setFault(error instanceof Error ? error.message : String(error)))
  }, [])
  const [letters, setLetters] = useState(broughtAlong)
  const answer = (isWanted: boolean): void => {
    setLetters('')
    if (isWanted) open(unpacked(letters))
    else replace('/study')
  }
  return (
    <Page>
      <h1>{say('study.all')}</h1>
      <p>{say('study.about')}</p>
      {letters === '' ? null : <Question letters={letters} onAnswer={answer} />}
      {fault === null ? null : (
        <p role="alert" className={styles.fault}>
          {say('study.bad', { why: fault })}
        </p>
      )}
      {value === null || value.length > 0 ? null : <p>{say('study.none')}</p>}
      <ul className={styles.seats}>
        {(value ?? []).map(({ id, name, record, created }) => (
          <li key={id} className={styles.seat}>
            <span>
              <b>{name === '' ? <GameTitle game={record.game} /> : name}</b>
              <br />
              <small className={styles.hint}>
                {when.dayAndTime(created)} · {record.names?.join(', ')}
              </small>
            </span>
            <a className="button" href={`/study/${id}`} onClick={follow}>
              {say('study.open')}
            </a>
          </li>
        ))}
      </ul>
      <label className={styles.field}>
        {say('study.take')}
        <input
          type="file"
          accept="application/json,.json"
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file !== undefined) open(ofFile(file))
          }}
        />
      </label>
    </Page>
  )
}

/** Nothing of what a link brings is unpacked or played before the person has said that it is wanted. */
function Question({ letters, onAnswer }: { letters: string; onAnswer: (isWanted: boolean) => void }) {
  const say = useSay([studyWords])
  return (
    <section aria-labelledby="study-brought">
      <h2 id="study-brought">{say('study.brought')}</h2>
      <p>{say('study.broughtWhy', { size: Math.ceil(letters.length / 1000) })}</p>
      <p className={styles.row}>
        <button type="button" onClick={() => onAnswer(true)}>
          {say('study.wanted')}
        </button>
        <button type="button" className="quiet" onClick={() => onAnswer(false)}>
          {say('study.unwanted')}
        </button>
      </p>
    </section>
  )
}

function OneStudy({ id }: { id: string }) {
  const say = useSay([studyWords])
  const { value, again } = useLoad(
    useCallback(async () => {
      const study = await keptStudy(id)
      if (study === undefined) return undefined
      const [branches, title] = await Promise.all([branchesOf(study), titleOf(study.record.game)])
      return { study, branches, title }
    }, [id]),
  )
  const [isCopied, setIsCopied] = useState(false)
  if (value === null) return <Page>{null}</Page>
  if (value === undefined) return <Studies />
  const { study, branches, title } = value
  const { record, name } = study
  const change = (changed: Study): void => void keepStudy(changed).then(again)
  const save = (): void => {
    const url = URL.createObjectURL(new Blob([JSON.stringify(shared(study, branches))], { type: 'application/json' }))
    const link = Object.assign(document.createElement('a'), { href: url, download: `${id}.study.json` })
    link.click()
    URL.revokeObjectURL(url)
  }
  const copy = (): void => {
    void packed(shared(study, branches))
      .then((letters) => navigator.clipboard.writeText(linkOf(letters)))
      .then(() => setIsCopied(true))
  }
  return (
    <Page>
      <h1>{say('study.of', { game: name === '' ? title : name })}</h1>
      <p>{say('study.about')}</p>
      <label className={styles.field}>
        {say('study.call')}
        <input defaultValue={name} maxLength={80} onBlur={({ target }) => change({ ...study, name: target.value })} />
      </label>
      <button type="button" onClick={() => void watch(record).then(go)}>
        {say('web.watchGame')}
      </button>
      <BranchTree study={study} branches={branches} say={say} onChange={again} />
      <p className={styles.row}>
        <button type="button" onClick={save}>
          {say('study.file')}
        </button>
        <button type="button" onClick={copy}>
          {say('study.link')}
        </button>
        <button type="button" className="quiet" onClick={() => void forgetStudy(id).then(() => replace('/study'))}>
          {say('study.forget')}
        </button>
        <a href="/study" onClick={follow}>
          {say('study.all')}
        </a>
      </p>
      <p role="status">{isCopied ? say('study.copied') : ''}</p>
    </Page>
  )
}
