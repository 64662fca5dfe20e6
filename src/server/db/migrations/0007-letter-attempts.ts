import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ['messageId', 'siteUrl', 'html', 'text', 'calendar', 'cause']) {
    await db.schema.alterTable('letter').addColumn(name, 'text').execute();
  }
  await db.schema
    .alterTable('letter')
    .addColumn('refusals', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable('letter')
    .addColumn('originalId', 'text', (column) => column.references('letter.id').onDelete('set null'))
    .execute();
  await db.schema.createIndex('letterByOriginal').on('letter').column('originalId').execute();
  await db.schema.createIndex('letterBySentTime').on('letter').column('sentAt').execute();
  // why they failed was not told apart: those that wait are tried once more, as if after an outage
  await sql`update "letter" set "cause" = 'unreachable', "dueAt" = "createdAt"
    where "status" = 'waiting' and "lastError" is not null`.execute(db);
  await sql`update "letter" set "cause" = 'refused' where "status" = 'failed'`.execute(db);

  await db.schema
    .createTable('mailOutage')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('trouble', 'text', (column) => column.notNull())
    .addColumn('since', 'text', (column) => column.notNull())
    .addColumn('alarmedAt', 'text')
    .execute();
}
