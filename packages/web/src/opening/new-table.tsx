import type { ClientGame, Opening } from '@flotilla/kernel'
import type { Fault, GameInfo } from '@flotilla/protocol'
import { useEffect, useState } from 'react'
import { enter } from '../lobby/name.tsx'
import { SettingsButton } from '../layout/settings-dialog.tsx'
import { Wheel } from '../layout/wheel.tsx'
import { useWorld } from '../layout/world.ts'
import { api, faultOf } from '../net/api.ts'
import { follow, go } from '../router.ts'
import { change as rememberSetting, useSettings } from '../settings.ts'
import bar from '../table/play/status-bar.module.css'
import { tellFault, useSay } from '../words.ts'
import { details, summary } from './in-words.ts'
import styles from './opening.module.css'
import { PlaceOfTable } from './seats/place.tsx'
import { Sheets } from './sheets.tsx'
import { company, setOptions, toOpen, usualPlan } from './plan.ts'
import { useScene } from './scene.ts'
import { openingWords } from './text.ts'
import type { Tools } from './tools.ts'
import { useIsWide } from './use-is-wide.ts'
import { usePlan } from './use-plan.ts'
import { useSetup } from './use-setup.ts'

interface Props {
  readonly game: GameInfo
  readonly face: ClientGame | null
  readonly opening: Opening | null
}

/** The place where a table will stand, with its seats; beside it what is played there. */
export function NewTable({ game, face, opening }: Props) {
  const say = useSay([openingWords, ...(face === null ? [] : [face.words.messages]), ...(opening === null ? [] : [opening.words])])
  useWorld(game.id)
  const isWide = useIsWide()
  const { plan, frame, change } = usePlan(game, opening)
  const tools: Tools = { game, face, plan, frame, say, change }
  const scene = useScene(game.id)
  const setup = useSetup(tools, !isWide)
  useEffect(() => {
    const brought = scene?.brought?.() ?? null
    if (brought !== null) change(setOptions(plan, frame, brought))
    // Once, when the picture is there.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [scene])
  const { busy, fault, name, setName, open } = useOpening(tools)
  const { friends } = company(plan)
  const go = say(friends > 0 ? 'web.create' : 'web.start')
  const isFresh = Object.keys(plan.options).length + Object.keys(plan.house).length === 0 && plan.edition === undefined
  const button = (
    <button type="button" className="primary" disabled={busy} onClick={open}>
      {go}
    </button>
  )
  return (
    <div className={styles.room} data-wide={isWide ? '' : undefined}>
      <header className={`${bar.bar} ${styles.bar}`}>
        <a href="/" onClick={follow} className={bar.home} aria-label={say('web.home')}>
          <Wheel />
        </a>
        <div className={bar.words}>
          <strong role="status">{summary(tools)}</strong>
          <span className={bar.ticker}>
            <span className={bar.caption}>{[game.title, ...details(tools)].join(' · ')}</span>
            {isFresh ? null : (
              <button type="button" className={styles.fresh} onClick={() => change(usualPlan(frame, plan.own))}>
                {say('opening.fresh')}
              </button>
            )}
          </span>
        </div>
        {isWide ? button : null}
        <SettingsButton className={bar.tool} />
      </header>
      <main className={styles.main}>
        <h1 className="visually-hidden">{game.title}</h1>
        <PlaceOfTable tools={tools} scene={scene} setup={setup} name={name} onName={setName} />
        <div className={styles.side} data-still>
          {fault === null ? null : (
            <p role="alert" className={`sheet ${styles.box}`}>
              {fault.code === 'bad.field' && fault.field === 'name' ? say('web.badName') : tellFault(say, fault)}
            </p>
          )}
          <Sheets tools={tools} scene={scene} setup={setup} />
        </div>
      </main>
      {isWide ? null : (
        <footer className={styles.foot}>
          <p>{[game.title, ...details(tools)].join(' · ')}</p>
          {button}
        </footer>
      )}
    </div>
  )
}

/** Opening the table; whoever has no name yet is asked for it at their own plate. */
function useOpening({ game, plan, frame }: Tools) {
  const [name, setName] = useState<string | null>(() => (useSettings.getState().name === '' ? '' : null))
  useEffect(() => {
    if (useSettings.getState().name !== '') return
    // Somebody may have a name on this server that this browser does not know yet.
    api.me().then(
      ({ person }) => {
        if (person === null) return
        rememberSetting({ name: person.name })
        setName(null)
      },
      () => {},
    )
  }, [])
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<Fault | null>(null)
  const create = async (): Promise<void> => {
    const { sitSealed, startRevealed } = await import('../net/own-dice.ts')
    const table = await sitSealed((seal) => api.create({ ...toOpen(plan, frame, game.id), seal }))
    if (company(plan).friends === 0) await startRevealed(table.id)
    go(`/t/${table.id}`)
  }
  const open = (): void => {
    const called = (name ?? useSettings.getState().name).trim()
    if (called === '') return document.querySelector<HTMLInputElement>('#own-name')?.focus()
    setBusy(true)
    setFault(null)
    enter(called)
      .then(create)
      .catch((error: unknown) => {
        setFault(faultOf(error))
        setName(called)
        setBusy(false)
      })
  }
  return { busy, fault, name, setName, open }
}
