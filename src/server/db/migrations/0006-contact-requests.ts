import { type Kysely, sql } from 'kysely';

/** Requests for an offer, and the answers of staff. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('contactRequest')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
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
    .addColumn('searchText', 'text', (column) => column.notNull())
    .addColumn('closedBecause', 'text')
    .addColumn('closedAt', 'text')
    .addColumn('nextStepOn', 'text')
    .addColumn('state', 'text', (column) => column.notNull().defaultTo('new'))
    .addColumn('closedNote', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('nextStep', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('assigneeId', 'text', (column) => column.references('staffMember.id').onDelete('set null'))
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('clientId', 'text', (column) => column.references('client.id'))
    .addColumn('clientMatch', 'text')
    .execute();
  await db.schema.createIndex('contactRequestByReceipt').on('contactRequest').columns(['receivedAt', 'id']).execute();
  await db.schema
    .createIndex('contactRequestByState')
    .on('contactRequest')
    .columns(['state', 'receivedAt', 'id'])
    .execute();
  await db.schema
    .createIndex('contactRequestByAssignee')
    .on('contactRequest')
    .columns(['assigneeId', 'state', 'receivedAt', 'id'])
    .execute();
  await db.schema
    .createIndex('contactRequestByNextStep')
    .on('contactRequest')
    .columns(['nextStepOn', 'state', 'id'])
    .where('nextStepOn' as never, 'is not', null)
    .execute();
  await db.schema
    .createIndex('contactRequestByClient')
    .on('contactRequest')
    .columns(['clientId', 'receivedAt', 'id'])
    .where('clientId' as never, 'is not', null)
    .execute();
  await db.schema
    .createIndex('contactRequestWithAmbiguousClient')
    .on('contactRequest')
    .columns(['receivedAt', 'id'])
    .where(sql.ref('clientMatch'), '=', sql.lit('ambiguous'))
    .execute();
  await sql`create index "contactRequestByEmail" on "contactRequest" (lower("email"))`.execute(db);

  await db.schema
    .createTable('contactReply')
    .addColumn('emailId', 'text', (column) => column.primaryKey().notNull())
    .addColumn('contactRequestId', 'text', (column) =>
      column.notNull().references('contactRequest.id').onDelete('cascade'),
    )
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('isOffer', 'integer', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('writtenAt', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('contactReplyByRequest')
    .on('contactReply')
    .columns(['contactRequestId', 'writtenAt'])
    .execute();
}
