import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('contactRequest')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('firstName', 'text', (column) => column.notNull())
    .addColumn('lastName', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('company', 'text', (column) => column.notNull())
    .addColumn('ico', 'text', (column) => column.notNull())
    .addColumn('pocetZ', 'text', (column) => column.notNull())
    .addColumn('fluktuacia', 'text', (column) => column.notNull())
    .addColumn('urazy', 'text', (column) => column.notNull())
    .addColumn('prevadzky', 'text', (column) => column.notNull())
    .addColumn('zameranie', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('receivedAt', 'text', (column) => column.notNull())
    .addColumn('handledAt', 'text')
    .addColumn('searchText', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('contactRequestByReceipt').on('contactRequest').columns(['receivedAt', 'id']).execute();

  await db.schema
    .alterTable('letter')
    .addColumn('contactRequestId', 'text', (column) => column.references('contactRequest.id').onDelete('set null'))
    .execute();
  await db.schema.createIndex('letterByContactRequest').on('letter').column('contactRequestId').execute();
}
