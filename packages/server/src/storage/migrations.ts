import { Migrator, type Kysely, type Migration } from 'kysely'
import { listing, type TableDoc } from './doc.ts'
import { skeletonOf } from '../people/names.ts'
import { journalMigrations } from './journal-migrations.ts'
import type { Rows } from './schema.ts'
import { storageMigrations } from './storage-migrations.ts'

/** In order, never changed once released: a change of the tables is a new entry. */
const migrations: Record<string, Migration> = {
  '001-beginning': {
    async up(db: Kysely<never>): Promise<void> {
      const table = (name: string) => db.schema.createTable(name)
      await table('meta')
        .addColumn('name', 'text', (c) => c.primaryKey())
        .addColumn('value', 'text', (c) => c.notNull())
        .execute()
      await table('persons')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('name', 'text', (c) => c.notNull())
        .addColumn('kind', 'text', (c) => c.notNull())
        .addColumn('owner', 'text')
        .addColumn('created', 'bigint', (c) => c.notNull())
        .execute()
      await table('sessions')
        .addColumn('hash', 'text', (c) => c.primaryKey())
        .addColumn('person', 'text', (c) => c.notNull())
        .addColumn('created', 'bigint', (c) => c.notNull())
        .execute()
      await table('tokens')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('hash', 'text', (c) => c.notNull().unique())
        .addColumn('person', 'text', (c) => c.notNull())
        .addColumn('name', 'text', (c) => c.notNull())
        .addColumn('scopes', 'text', (c) => c.notNull())
        .addColumn('created', 'bigint', (c) => c.notNull())
        .addColumn('used', 'bigint')
        .execute()
      await table('tables')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('game', 'text', (c) => c.notNull())
        .addColumn('rules_version', 'integer', (c) => c.notNull())
        .addColumn('status', 'text', (c) => c.notNull())
        .addColumn('public', 'integer', (c) => c.notNull())
        .addColumn('seats', 'integer', (c) => c.notNull())
        .addColumn('seed', 'text', (c) => c.notNull())
        .addColumn('doc', 'text', (c) => c.notNull())
        .addColumn('version', 'integer', (c) => c.notNull())
        .addColumn('created', 'bigint', (c) => c.notNull())
        .addColumn('started', 'bigint')
        .addColumn('finished', 'bigint')
        .addColumn('wake', 'bigint')
        .execute()
      await table('members')
        .addColumn('table_id', 'text', (c) => c.notNull())
        .addColumn('person', 'text', (c) => c.notNull())
        .addPrimaryKeyConstraint('members_key', ['person', 'table_id'] as never[])
        .execute()
      await table('entries')
        .addColumn('table_id', 'text', (c) => c.notNull())
        .addColumn('seq', 'integer', (c) => c.notNull())
        .addColumn('kind', 'text', (c) => c.notNull())
        .addColumn('seat', 'integer', (c) => c.notNull())
        .addColumn('choice', 'text', (c) => c.notNull())
        .addColumn('request', 'text')
        .addColumn('by', 'text', (c) => c.notNull())
        .addColumn('at', 'bigint', (c) => c.notNull())
        .addColumn('spent', 'integer', (c) => c.notNull())
        .addPrimaryKeyConstraint('entries_key', ['table_id', 'seq'] as never[])
        .execute()
      await table('talk')
        .addColumn('table_id', 'text', (c) => c.notNull())
        .addColumn('n', 'integer', (c) => c.notNull())
        .addColumn('at', 'bigint', (c) => c.notNull())
        .addColumn('body', 'text', (c) => c.notNull())
        .addPrimaryKeyConstraint('talk_key', ['table_id', 'n'] as never[])
        .execute()
      await table('orders')
        .addColumn('table_id', 'text', (c) => c.notNull())
        .addColumn('seat', 'integer', (c) => c.notNull())
        .addColumn('body', 'text', (c) => c.notNull())
        .addPrimaryKeyConstraint('orders_key', ['table_id', 'seat'] as never[])
        .execute()
      const index = (name: string, on: string, columns: string[]) =>
        db.schema
          .createIndex(name)
          .on(on)
          .columns(columns as never[])
          .execute()
      await index('tables_public', 'tables', ['public', 'status', 'created'])
      await index('tables_finished', 'tables', ['game', 'seats', 'finished'])
      await index('tables_wake', 'tables', ['wake'])
      await index('sessions_person', 'sessions', ['person'])
      await index('tokens_person', 'tokens', ['person'])
    },
  },
  '002-talk-is-said-once': {
    async up(db: Kysely<never>): Promise<void> {
      await db.schema.alterTable('talk').addColumn('request', 'text').execute()
      await db.schema
        .createIndex('talk_request')
        .unique()
        .on('talk')
        .columns(['table_id', 'request'] as never[])
        .execute()
    },
  },
  '003-ends-are-told-late': {
    async up(db: Kysely<never>): Promise<void> {
      await db.schema
        .createIndex('tables_ended')
        .on('tables')
        .columns(['public', 'finished'] as never[])
        .execute()
    },
  },
  '010-names-that-stay': {
    async up(db: Kysely<never>): Promise<void> {
      const table = (name: string) => db.schema.createTable(name)
      const widen = (name: string, column: string, type: 'text' | 'bigint') => db.schema.alterTable(name).addColumn(column, type).execute()
      await widen('persons', 'prefs', 'text')
      await widen('persons', 'gone', 'bigint')
      await widen('sessions', 'id', 'text')
      await widen('sessions', 'device', 'text')
      await widen('sessions', 'seen', 'bigint')
      await widen('sessions', 'proved', 'bigint')
      await table('passkeys')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('person', 'text', (c) => c.notNull())
        .addColumn('public_key', 'text', (c) => c.notNull())
        .addColumn('counter', 'bigint', (c) => c.notNull())
        .addColumn('transports', 'text', (c) => c.notNull())
        .addColumn('name', 'text', (c) => c.notNull())
        .addColumn('created', 'bigint', (c) => c.notNull())
        .addColumn('used', 'bigint')
        .execute()
      await table('keepsakes')
        .addColumn('kind', 'text', (c) => c.notNull())
        .addColumn('value', 'text', (c) => c.notNull())
        .addColumn('person', 'text', (c) => c.notNull())
        .addColumn('created', 'bigint', (c) => c.notNull())
        .addPrimaryKeyConstraint('keepsakes_key', ['kind', 'value'] as never[])
        .execute()
      await table('codes')
        .addColumn('hash', 'text', (c) => c.primaryKey())
        .addColumn('kind', 'text', (c) => c.notNull())
        .addColumn('person', 'text')
        .addColumn('body', 'text', (c) => c.notNull())
        .addColumn('expires', 'bigint', (c) => c.notNull())
        .execute()
      const index = (name: string, on: string, columns: string[]) =>
        db.schema
          .createIndex(name)
          .on(on)
          .columns(columns as never[])
          .execute()
      await index('passkeys_person', 'passkeys', ['person'])
      await index('keepsakes_person', 'keepsakes', ['person'])
      await index('codes_expires', 'codes', ['expires'])
    },
  },
  '011-people-are-called': {
    async up(db: Kysely<never>): Promise<void> {
      await db.schema
        .createTable('ways')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('person', 'text', (c) => c.notNull())
        .addColumn('kind', 'text', (c) => c.notNull())
        .addColumn('target', 'text', (c) => c.notNull())
        .addColumn('created', 'bigint', (c) => c.notNull())
        .addColumn('failing', 'bigint')
        .execute()
      await db.schema
        .createTable('calls')
        .addColumn('wait', 'text', (c) => c.notNull())
        .addColumn('way', 'text', (c) => c.notNull())
        .addColumn('person', 'text', (c) => c.notNull())
        .addColumn('kind', 'text', (c) => c.notNull())
        .addColumn('table_id', 'text', (c) => c.notNull())
        .addColumn('body', 'text', (c) => c.notNull())
        .addColumn('due', 'bigint', (c) => c.notNull())
        .addColumn('tries', 'integer', (c) => c.notNull())
        .addColumn('claimed', 'bigint', (c) => c.notNull())
        .addColumn('done', 'bigint')
        .addPrimaryKeyConstraint('calls_key', ['wait', 'way'] as never[])
        .execute()
      const index = (name: string, on: string, columns: string[]) =>
        db.schema
          .createIndex(name)
          .on(on)
          .columns(columns as never[])
          .execute()
      await index('ways_person', 'ways', ['person'])
      await index('calls_due', 'calls', ['done', 'due'])
      await index('calls_person', 'calls', ['person', 'table_id'])
    },
  },
  '012-people-among-people': {
    async up(db: Kysely<never>): Promise<void> {
      const table = (name: string, columns: Record<string, 'text' | 'text?' | 'number' | 'number?'>, key: string[]) => {
        let made = db.schema.createTable(name)
        for (const [column, kind] of Object.entries(columns)) {
          const type = kind.startsWith('text') ? 'text' : 'double precision'
          made = made.addColumn(column, type, (c) => (kind.endsWith('?') ? c : c.notNull()))
        }
        return made.addPrimaryKeyConstraint(`${name}_key`, key as never[]).execute()
      }
      const index = (name: string, on: string, columns: string[]) =>
        db.schema
          .createIndex(name)
          .on(on)
          .columns(columns as never[])
          .execute()
      await table(
        'results',
        {
          table_id: 'text',
          person: 'text',
          game: 'text',
          seats: 'number',
          seat: 'number',
          rank: 'number',
          points: 'number',
          won: 'number',
          others: 'text',
          started: 'number',
          finished: 'number',
          open_from: 'number',
        },
        ['person', 'table_id'],
      )
      await table('bonds', { person: 'text', other: 'text', kind: 'text', created: 'number' }, ['person', 'other', 'kind'])
      await table('invites', { person: 'text', table_id: 'text', by_person: 'text', created: 'number' }, ['person', 'table_id'])
      await table('rulings', { person: 'text', kind: 'text', reason: 'text', until: 'number?', created: 'number' }, ['person', 'kind'])
      await table(
        'reports',
        {
          id: 'text',
          by_person: 'text',
          about: 'text',
          table_id: 'text?',
          body: 'text',
          created: 'number',
          handled: 'number?',
        },
        ['id'],
      )
      await table('audit', { id: 'text', at: 'number', by_person: 'text', what: 'text', about: 'text', details: 'text' }, ['id'])
      await index('results_finished', 'results', ['person', 'finished'])
      await index('bonds_other', 'bonds', ['other', 'kind'])
      await index('reports_open', 'reports', ['handled', 'created'])
      await index('audit_at', 'audit', ['at'])
    },
  },
  '020-lists-read-no-documents': {
    async up(db: Kysely<never>): Promise<void> {
      const add = (on: string, column: string, type: 'text' | 'bigint' | 'integer', usual: string | number) =>
        db.schema
          .alterTable(on)
          .addColumn(column, type, (c) => c.notNull().defaultTo(usual))
          .execute()
      await add('tables', 'host', 'text', '')
      await add('tables', 'bots', 'integer', 0)
      await add('tables', 'line', 'text', '')
      await add('tables', 'listed_from', 'bigint', 0)
      await add('tables', 'listed_until', 'bigint', 0)
      await add('members', 'created', 'bigint', 0)
      const rows = db as unknown as Kysely<Rows>
      await fillListings(rows)
      await rows
        .updateTable('members')
        .set((is) => ({
          created: is.fn.coalesce(
            is.selectFrom('tables').select('tables.created').whereRef('tables.id', '=', 'members.table_id'),
            is.lit(0),
          ),
        }))
        .execute()
      const index = (name: string, on: string, columns: string[]) =>
        db.schema
          .createIndex(name)
          .on(on)
          .columns(columns as never[])
          .execute()
      await index('tables_listed', 'tables', ['public', 'listed_until', 'created', 'id', 'listed_from'])
      await index('tables_host', 'tables', ['host', 'finished', 'status', 'bots', 'public'])
      await index('members_created', 'members', ['person', 'created', 'table_id'])
      await index('persons_owner', 'persons', ['owner'])
    },
  },
  '021-tables-know-their-address': {
    async up(db: Kysely<never>): Promise<void> {
      await db.schema.alterTable('tables').addColumn('origin', 'text').execute()
      await db.schema
        .createIndex('tables_origin')
        .on('tables')
        .columns(['origin', 'finished'] as never[])
        .execute()
    },
  },
  '022-belongings-by-person': {
    async up(db: Kysely<never>): Promise<void> {
      const rows = db as unknown as Kysely<Rows>
      await db.schema.alterTable('talk').addColumn('person', 'text').execute()
      await db.schema.alterTable('talk').addColumn('to_person', 'text').execute()
      const index = (name: string, on: string, columns: string[]) =>
        db.schema
          .createIndex(name)
          .on(on)
          .columns(columns as never[])
          .execute()
      await index('talk_person', 'talk', ['person'])
      await index('talk_to_person', 'talk', ['to_person'])
      // Whose an order was cannot be told from the seat alone, which is why they are not taken over.
      await db.schema.dropTable('orders').execute()
      await db.schema
        .createTable('orders')
        .addColumn('table_id', 'text', (c) => c.notNull())
        .addColumn('person', 'text', (c) => c.notNull())
        .addColumn('body', 'text', (c) => c.notNull())
        .addPrimaryKeyConstraint('orders_key', ['table_id', 'person'] as never[])
        .execute()
      await index('orders_person', 'orders', ['person'])
      // Nobody can say any more who heard an old whisper: from now on nobody reads its words.
      const whispers = rows.selectFrom('talk').select(['table_id', 'n', 'body']).where('body', 'like', '%"to":%')
      for (const { table_id, n, body } of await whispers.execute()) {
        const { name, to } = JSON.parse(body) as { name: string; to?: number }
        if (to === undefined) continue
        const blank = { body: JSON.stringify({ name, speech: { text: '…' } }), to_person: '' }
        await rows.updateTable('talk').set(blank).where('table_id', '=', table_id).where('n', '=', n).execute()
      }
    },
  },
  '023-keys-know-their-parents': {
    async up(db: Kysely<never>): Promise<void> {
      for (const table of ['sessions', 'tokens', 'ways']) {
        await db.schema.alterTable(table).addColumn('parent', 'text').execute()
        await db.schema
          .createIndex(`${table}_parent`)
          .on(table)
          .columns(['parent'] as never[])
          .execute()
      }
    },
  },
  '024-names-are-compared-by-sight': {
    async up(db: Kysely<never>): Promise<void> {
      await db.schema
        .alterTable('persons')
        .addColumn('skeleton', 'text', (c) => c.notNull().defaultTo(''))
        .execute()
      const rows = db as unknown as Kysely<Rows>
      for (const { id, name } of await rows.selectFrom('persons').select(['id', 'name']).where('gone', 'is', null).execute())
        await rows
          .updateTable('persons')
          .set({ skeleton: skeletonOf(name) })
          .where('id', '=', id)
          .execute()
      await db.schema
        .createIndex('persons_skeleton')
        .on('persons')
        .columns(['skeleton'] as never[])
        .execute()
    },
  },
  '030-no-search-reads-a-whole-table': {
    async up(db: Kysely<never>): Promise<void> {
      const index = (on: string, ...columns: string[]) =>
        db.schema
          .createIndex([on, ...columns].join('_'))
          .on(on)
          .columns(columns as never[])
          .execute()
      // What hangs on a table, for deleting an account or a table.
      await index('results', 'table_id')
      await index('members', 'table_id')
      await index('invites', 'table_id')
      await index('invites', 'by_person')
      await index('codes', 'person')
      // What is looked for when old tables, sessions and guests are deleted.
      await index('tables', 'status', 'finished')
      await index('tables', 'status', 'created')
      await index('sessions', 'created')
      await index('persons', 'kind', 'created')
      // The same game imported twice.
      await index('tables', 'seed')
    },
  },
  '031-plain-table-names': {
    async up(db: Kysely<never>): Promise<void> {
      await db.schema.alterTable('bonds').renameTo('relationships').execute()
      await db.schema.alterTable('keepsakes').renameTo('recovery_codes').execute()
    },
  },
  '032-nonces-belong-to-the-game': {
    async up(db: Kysely<never>): Promise<void> {
      const rows = db as unknown as Kysely<Rows>
      const begun = rows.selectFrom('tables').select(['id', 'doc']).where('started', 'is not', null).orderBy('id').limit(200)
      for (let page = await begun.execute(); page.length > 0; page = await begun.where('id', '>', page.at(-1)?.id ?? '').execute())
        for (const { id, doc } of page) {
          const { nonces, seats, ...rest } = JSON.parse(doc) as { nonces?: string[]; seats: { nonce?: string }[] }
          const kept = { ...rest, seats, nonces: nonces ?? seats.map(({ nonce = '' }) => nonce) }
          await rows
            .updateTable('tables')
            .set({ doc: JSON.stringify(kept) })
            .where('id', '=', id)
            .execute()
        }
    },
  },
  ...storageMigrations,
  ...journalMigrations,
}

/** Fills in what lists go by, where it is missing: of rows from before there was such a thing. */
export async function fillListings(db: Kysely<Rows>): Promise<void> {
  const missing = db.selectFrom('tables').select(['id', 'doc', 'finished']).where('line', '=', '').orderBy('id').limit(200)
  for (let rows = await missing.execute(); rows.length > 0; rows = await missing.where('id', '>', rows.at(-1)?.id ?? '').execute())
    for (const { id, doc, finished } of rows)
      await db
        .updateTable('tables')
        .set(listing(JSON.parse(doc) as TableDoc, finished))
        .where('id', '=', id)
        .execute()
}

export async function migrate(db: Kysely<Rows>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateToLatest()
  if (error !== undefined) throw error
}
