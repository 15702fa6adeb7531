import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { Rows } from '../storage/schema.ts'
import type { Storage } from '../storage/storage.ts'
import { skeletonOf } from './names.ts'

export interface Namesake {
  readonly id: string
  readonly name: string
  readonly kind: 'guest' | 'bot'
  readonly created: number
  /** When one of their sessions was last used. */
  readonly seen: number | null
  readonly kept: 'passkey' | 'otherwise' | null
}

/** A list that a person reads; whoever shares a name with more is named by id all the same. */
const MOST_SHOWN = 100

/** Those kept by a passkey first, then the oldest: a crowd of new guests pushes nobody out of a list. */
async function listed({ db }: Storage, where: (is: ExpressionBuilder<Rows, 'persons'>) => Expression<SqlBool>): Promise<Namesake[]> {
  const rows = await db
    .selectFrom('persons')
    .select(['id', 'name', 'kind', 'created'])
    .select((is) => [
      is.selectFrom('passkeys').select('passkeys.id').whereRef('passkeys.person', '=', 'persons.id').limit(1).as('passkey'),
      is
        .selectFrom('recovery_codes')
        .select('recovery_codes.kind')
        .whereRef('recovery_codes.person', '=', 'persons.id')
        .limit(1)
        .as('recovery'),
      is
        .selectFrom('sessions')
        .select((of) => of.fn.max('sessions.seen').as('seen'))
        .whereRef('sessions.person', '=', 'persons.id')
        .as('seen'),
    ])
    .where('gone', 'is', null)
    .where(where)
    .orderBy((is) =>
      is
        .case()
        .when(is.exists(is.selectFrom('passkeys').select('passkeys.id').whereRef('passkeys.person', '=', 'persons.id')))
        .then(0)
        .else(1)
        .end(),
    )
    .orderBy('created')
    .limit(MOST_SHOWN)
    .execute()
  return rows.map(({ passkey, recovery, seen, ...row }) => ({
    ...row,
    seen: seen ?? null,
    kept: passkey !== null ? 'passkey' : recovery !== null ? 'otherwise' : null,
  }))
}

/** Whose id this is; or else everybody whose name looks like it as a whole. */
export async function namesakes(storage: Storage, named: string): Promise<Namesake[]> {
  const byId = await listed(storage, (is) => is('id', '=', named))
  const skeleton = skeletonOf(named)
  return byId.length > 0 || skeleton === '' ? byId : listed(storage, (is) => is('skeleton', '=', skeleton))
}

/** Namesakes, and then everybody whose name has this in it. */
export async function similar(storage: Storage, named: string): Promise<Namesake[]> {
  const part = `%${named.toLowerCase().replaceAll(/[%_\\]/g, '')}%`
  const whole = await namesakes(storage, named)
  const known = new Set(whole.map(({ id }) => id))
  const others = await listed(storage, (is) => is(is.fn<string>('lower', ['name']), 'like', part))
  return [...whole, ...others.filter(({ id }) => !known.has(id))].slice(0, MOST_SHOWN)
}

/** The one person whom an id names, or whom a name can mean: nobody else has it, and it is kept by a passkey. Otherwise null. */
export function onlyOne(found: readonly Namesake[], named: string): Namesake | null {
  const byId = found.find(({ id }) => id === named)
  if (byId !== undefined) return byId
  return found.length === 1 && found[0].kept === 'passkey' ? found[0] : null
}

/** Whether somebody else than these keeps a name that looks like this one. */
export async function isKeptByAnother({ db }: Storage, name: string, own: readonly string[]): Promise<boolean> {
  const row = await db
    .selectFrom('persons')
    .select('id')
    .where('skeleton', '=', skeletonOf(name))
    .where('gone', 'is', null)
    .where('id', 'not in', own)
    .where((is) =>
      is.or([
        is.exists(is.selectFrom('passkeys').select('passkeys.id').whereRef('passkeys.person', '=', 'persons.id')),
        is.exists(is.selectFrom('recovery_codes').select('recovery_codes.kind').whereRef('recovery_codes.person', '=', 'persons.id')),
      ]),
    )
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
