import type { TableInfo } from '@flotilla/protocol'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../layout/lazy-part.ts'
import { Dialog } from '../../layout/dialog.tsx'
import { Glyph } from '../../layout/glyph.tsx'
import type { Say } from '../../words.ts'
import styles from './room.module.css'

const Qr = lazyPart(() => import('../../layout/qr.tsx'))
const Acquaintances = lazyPart(() => import('../../people/acquaintances.tsx'))

/** The way in for friends: a link, the same for a camera, and people whom one knows by name. */
export function Invitation({ info, say }: { info: TableInfo; say: Say }) {
  const [copied, setCopied] = useState(false)
  const [asking, setAsking] = useState(false)
  const link = `${location.origin}/t/${info.id}`
  return (
    <section className={`sheet ${styles.sheet} ${styles.invite}`} aria-labelledby="invite">
      <Suspense fallback={<span />}>
        <Qr text={link} label={say('web.qr')} size={104} />
      </Suspense>
      <div>
        <h2 id="invite">{say('web.invite.title')}</h2>
        <input type="text" readOnly value={link} aria-label={say('web.invite')} onFocus={(event) => event.target.select()} />
        <p className={styles.sub}>{say('web.invite.who')}</p>
        <div className={styles.deeds}>
          <button
            type="button"
            onClick={() => {
              void navigator.clipboard?.writeText(link).then(() => setCopied(true))
            }}
          >
            <Glyph name="copy" size={18} />
            {say(copied ? 'web.copied' : 'web.copyShort')}
          </button>
          {info.seat === null && !info.host ? null : (
            <button type="button" onClick={() => setAsking(true)}>
              <Glyph name="crew" size={18} />
              {say('web.friends')}
            </button>
          )}
        </div>
      </div>
      {asking ? (
        <Dialog title={say('web.inviteByName')} onClose={() => setAsking(false)}>
          <Suspense fallback={null}>
            <Acquaintances info={info} say={say} />
          </Suspense>
        </Dialog>
      ) : null}
    </section>
  )
}
