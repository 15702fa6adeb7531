import { foldFinished } from './fold.ts'
import { Stretches } from '../time.ts'
import type { Status } from './schema.ts'
import type { Storage } from './storage.ts'

/** Days; 0: for ever. */
export interface Retention {
  readonly open: number
  readonly ended: number
  readonly over: number
  readonly sessions: number
  readonly guests: number
}

const DAY = 86_400_000
/** Small steps: nobody waits for the tidying. */
const STEP = 50

/** Deletes some of what is older than it is to be kept, and folds finished games; returns the tables that are gone. */
export async function tidy(storage: Storage, keep: Retention, now: number): Promise<string[]> {
  const { db } = storage
  const before = (days: number): number => now - days * DAY
  const gone: string[] = []
  const tables = async (status: Status, by: 'created' | 'finished', days: number): Promise<void> => {
    if (days === 0) return
    const rows = await db.selectFrom('tables').select('id').where('status', '=', status).where(by, '<', before(days)).limit(STEP).execute()
    gone.push(...rows.map(({ id }) => id))
  }
  await tables('open', 'created', keep.open)
  await tables('ended', 'finished', keep.ended)
  await tables('over', 'finished', keep.over)
  const stretches = new Stretches()
  for (const id of gone) {
    await stretches.rest()
    await db.transaction().execute(async (step) => {
      for (const from of ['entries', 'folded', 'talk', 'orders', 'members', 'invites'] as const)
        await step.deleteFrom(from).where('table_id', '=', id).execute()
      await step.deleteFrom('tables').where('id', '=', id).execute()
    })
  }
  if (keep.sessions > 0) {
    const old = (
      await db.selectFrom('sessions').select(['hash', 'created', 'seen']).where('created', '<', before(keep.sessions)).limit(1000).execute()
    )
      .filter(({ created, seen }) => (seen ?? created) < before(keep.sessions))
      .slice(0, STEP)
    if (old.length > 0)
      await db
        .deleteFrom('sessions')
        .where(
          'hash',
          'in',
          old.map(({ hash }) => hash),
        )
        .execute()
  }
  if (keep.guests > 0) await forgetGuests(storage, before(keep.guests))
  await foldFinished(storage, now)
  return gone
}

/** Guests who sit nowhere and whom nothing brings back: no session, token, passkey, words or mail; nor is anything to be remembered of them. */
async function forgetGuests({ db }: Storage, before: number): Promise<void> {
  const rows = await db
    .selectFrom('persons')
    .select('id')
    .where('kind', '=', 'guest')
    .where('created', '<', before)
    .where((is) =>
      is.and(
        (['sessions', 'tokens', 'passkeys', 'recovery_codes', 'members', 'results', 'rulings'] as const).map((from) =>
          is.not(is.exists(is.selectFrom(from).select(`${from}.person`).whereRef(`${from}.person`, '=', 'persons.id'))),
        ),
      ),
    )
    .limit(STEP)
    .execute()
  if (rows.length > 0)
    await db
      .deleteFrom('persons')
      .where(
        'id',
        'in',
        rows.map(({ id }) => id),
      )
      .execute()
}
