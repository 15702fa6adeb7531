import type { Preferences } from '@flotilla/protocol'
import { Suspense, lazy, useState } from 'react'
import { Dialog } from '../layout/dialog.tsx'
import { Flag, LETTERS } from '../layout/flag.tsx'
import type { Say } from '../words.ts'
import styles from './avatar.module.css'

const Mirror = lazy(() => import('./avatar-editor.tsx'))

interface Props {
  readonly name: string
  readonly chosen: Preferences
  readonly say: Say
  readonly prefer: (part: Partial<Preferences>) => void
}

/** The portrait and the flag that one likes. */
export function AvatarButtons({ name, chosen, say, prefer }: Props) {
  const [open, setOpen] = useState<'face' | 'flag' | null>(null)
  const close = (): void => setOpen(null)
  return (
    <>
      <button type="button" onClick={() => setOpen('face')}>
        {say('you.face')}
      </button>
      <button type="button" onClick={() => setOpen('flag')}>
        {chosen.flag === null ? null : <Flag seat={chosen.flag} size={24} />}
        {say('you.flag')}
      </button>
      {open === 'face' ? (
        <Dialog title={say('you.face')} onClose={close} wide>
          <Suspense fallback={null}>
            <Mirror name={name} avatar={chosen.avatar} say={say} onChange={(avatar) => prefer({ avatar })} />
          </Suspense>
        </Dialog>
      ) : null}
      {open === 'flag' ? (
        <Dialog title={say('you.flag')} onClose={close}>
          <p>{say('you.flagWhat')}</p>
          <div className={styles.flags} role="radiogroup" aria-label={say('you.flag')}>
            {Array.from(LETTERS, (letter, flag) => (
              <label key={letter}>
                <input
                  type="radio"
                  name="flag"
                  checked={chosen.flag === flag}
                  onChange={() => prefer({ flag })}
                  aria-label={say('you.flagOf', { letter })}
                />
                <Flag seat={flag} size={56} />
              </label>
            ))}
            <label>
              <input type="radio" name="flag" checked={chosen.flag === null} onChange={() => prefer({ flag: null })} />
              <span>{say('you.flagAny')}</span>
            </label>
          </div>
        </Dialog>
      ) : null}
    </>
  )
}
