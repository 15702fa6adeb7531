import { useState, type FormEvent, type ReactNode } from 'react'
import { api, faultOf } from '../net/api.ts'
import { socket } from '../net/socket.ts'
import { change, useSettings } from '../settings.ts'
import { tellFault, useSay } from '../words.ts'
import styles from './lobby.module.css'
import type { Fault } from '@flotilla/protocol'

/** Makes sure that the person has a name on this server, then goes on. */
export async function enter(name: string): Promise<void> {
  const known = await api.me().catch(() => null)
  // This device remembers the name, also one that was given elsewhere.
  if (known?.person?.name === name) return change({ name })
  await api.enter(name)
  change({ name })
  socket.renew()
}

/** A form that begins with "what is your name". */
export function NameForm({
  action,
  then,
  isRename = false,
  children,
}: {
  action: string
  then: (name: string) => Promise<void>
  /** The name is what it is about; otherwise whoever has one is not asked again. */
  isRename?: boolean
  children?: ReactNode
}) {
  const say = useSay()
  const known = useSettings.getState().name
  const [name, setName] = useState(known)
  const [asks, setAsks] = useState(known === '' || isRename)
  const [fault, setFault] = useState<Fault | null>(null)
  const [busy, setBusy] = useState(false)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setBusy(true)
    setFault(null)
    enter(name.trim())
      .then(() => then(name.trim()))
      .catch((error: unknown) => {
        setFault(faultOf(error))
        setAsks(true)
        setBusy(false)
      })
  }
  return (
    <form onSubmit={submit} className={styles.nameForm} noValidate>
      {asks ? (
        <>
          <label>
            {say('web.yourName')}
            <input
              type="text"
              required
              value={name}
              onChange={(event) => setName(event.target.value)}
              autoComplete="nickname"
              aria-describedby="name-hint"
            />
          </label>
          <span id="name-hint" className={styles.hint}>
            {say('web.nameHint')}
          </span>
        </>
      ) : (
        <p className={styles.known}>
          {say('web.playAs', { name })}{' '}
          <button type="button" onClick={() => setAsks(true)}>
            {say('web.rename')}
          </button>
        </p>
      )}
      {children}
      {fault === null ? null : (
        <p role="alert" className={styles.fault}>
          {fault.code === 'bad.field' && fault.field === 'name' ? say('web.badName') : tellFault(say, fault)}
        </p>
      )}
      <button type="submit" className="primary" disabled={busy}>
        {action}
      </button>
    </form>
  )
}
