import type { Kysely, Migration } from 'kysely'

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
}
