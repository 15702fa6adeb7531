import { PostgresAdapter, sql, type Kysely, type Migration } from 'kysely'

/** PostgreSQL keeps the entries in so many parts, by their table: each can be cleaned up, or moved to another disk, on its own. */
const PARTS = 16

/** Changes of how much work the database has with what is stored; what is stored stays the same. */
export const storageMigrations: Record<string, Migration> = {
  '040-talk-of-a-person-in-slices': {
    async up(db: Kysely<never>): Promise<void> {
      for (const by of ['person', 'to_person']) {
        await db.schema.dropIndex(`talk_${by}`).execute()
        await db.schema
          .createIndex(`talk_${by}_line`)
          .on('talk')
          .columns([by, 'table_id', 'n'] as never[])
          .execute()
      }
    },
  },
  '041-servers-lead-tables': {
    async up(db: Kysely<never>): Promise<void> {
      await db.schema
        .createTable('servers')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('until', 'bigint', (c) => c.notNull())
        .execute()
      await db.schema
        .createTable('leaders')
        .addColumn('table_id', 'text', (c) => c.primaryKey())
        .addColumn('server', 'text', (c) => c.notNull())
        .execute()
      await db.schema
        .createIndex('leaders_server')
        .on('leaders')
        .columns(['server'] as never[])
        .execute()
    },
  },
  '042-finished-games-are-folded': {
    async up(db: Kysely<never>): Promise<void> {
      await db.schema
        .createTable('folded')
        .addColumn('table_id', 'text', (c) => c.primaryKey())
        .addColumn('entries', 'bytea', (c) => c.notNull())
        .execute()
    },
  },
  '043-entries-in-parts': {
    async up(db: Kysely<never>): Promise<void> {
      if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return
      await sql`alter table entries rename constraint entries_key to entries_whole_key`.execute(db)
      await sql`alter table entries rename to entries_whole`.execute(db)
      await sql`create table entries (like entries_whole including defaults) partition by hash (table_id)`.execute(db)
      await sql`alter table entries add constraint entries_key primary key (table_id, seq)`.execute(db)
      for (let part = 0; part < PARTS; part++)
        await sql`create table ${sql.table(`entries_${part}`)} partition of entries
          for values with (modulus ${sql.lit(PARTS)}, remainder ${sql.lit(part)})`.execute(db)
      await sql`insert into entries select * from entries_whole`.execute(db)
      await sql`drop table entries_whole`.execute(db)
    },
  },
}
