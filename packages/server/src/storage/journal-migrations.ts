import { sql, type Kysely, type Migration } from 'kysely'
import { sittingsOf, type TableDoc } from './doc.ts'
import type { Rows } from './schema.ts'

/** Changes of what stands in a table's journal. */
export const journalMigrations: Record<string, Migration> = {
  '044-entries-name-the-one-before': {
    async up(db: Kysely<never>): Promise<void> {
      for (const column of ['tag', 'prev'])
        await db.schema
          .alterTable('entries')
          .addColumn(column, 'text', (c) => c.notNull().defaultTo(''))
          .execute()
      const rows = db as unknown as Kysely<Rows>
      await rows
        .updateTable('entries')
        .set({ tag: sql`'e' || seq`, prev: sql`case when seq = 1 then '' else 'e' || (seq - 1) end` })
        .execute()
      await beginAnew(rows)
    },
  },
}

/**
 * Who sits where and what the people agreed to was kept in the document alone: games of that time begin with whoever sits there now, and a
 * pause is their last entry. What is finished stays as it is.
 */
async function beginAnew(db: Kysely<Rows>): Promise<void> {
  const begun = db.selectFrom('tables').select(['id', 'doc', 'status', 'started']).where('started', 'is not', null).orderBy('id').limit(200)
  for (let page = await begun.execute(); page.length > 0; page = await begun.where('id', '>', page.at(-1)?.id ?? '').execute())
    for (const { id, doc, status, started } of page) {
      const kept = JSON.parse(doc) as TableDoc
      const began = { ...kept, began: sittingsOf(kept) }
      await db
        .updateTable('tables')
        .set({ doc: JSON.stringify(began) })
        .where('id', '=', id)
        .execute()
      if (status !== 'paused') continue
      const last = await db
        .selectFrom('entries')
        .select(['seq', 'tag', 'at'])
        .where('table_id', '=', id)
        .orderBy('seq', 'desc')
        .executeTakeFirst()
      const { seq, tag, at } = last ?? { seq: 0, tag: '', at: started ?? 0 }
      const agreed = {
        kind: 'pause',
        seat: -1,
        choice: 'null',
        request: null,
        by: 'person',
        spent: 0,
      } as const
      await db
        .insertInto('entries')
        .values({ table_id: id, seq: seq + 1, ...agreed, at, tag: `e${seq + 1}`, prev: tag })
        .execute()
    }
}
