import { api } from '../net/api.ts'
import { follow } from '../router.ts'
import type { Say } from '../words.ts'
import { titleOf } from './games.ts'
import styles from './notices.module.css'
import { useLoad } from './use-load.ts'

const loadWord = () => api.announcement().catch(() => '')
const loadInvitations = async () =>
  Promise.all((await api.invitations().catch(() => [])).map(async (one) => ({ ...one, title: await titleOf(one.game) })))

/** What the host wants everybody to know, and where one is wanted. */
export function Notices({ say }: { say: Say }) {
  const word = useLoad(loadWord)
  const invitations = useLoad(loadInvitations)
  return (
    <>
      {word.value === null || word.value === '' ? null : (
        <p role="status" className={styles.word}>
          {word.value}
        </p>
      )}
      {invitations.value?.map(({ table, by, title }) => (
        <p key={table} className={styles.word}>
          <a href={`/t/${table}`} onClick={follow}>
            {say('web.invited', { by, game: title })}
          </a>
          <button type="button" onClick={() => void api.decline(table).then(invitations.again)}>
            {say('web.decline')}
          </button>
        </p>
      ))}
    </>
  )
}
