import { type Kysely, sql } from 'kysely';

/**
 * A contact request is followed to its end: a state, why it was closed, who has it, what comes next; notes of staff; and the
 * answers written at the desk, which follow each other in the sender's mailbox. Those marked as handled are closed as answered.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('contactRequestByState').execute();
  for (const [name, type] of [
    ['closedBecause', 'text'],
    ['closedAt', 'text'],
    ['nextStepOn', 'text'],
  ] as const) {
    await db.schema.alterTable('contactRequest').addColumn(name, type).execute();
  }
  await db.schema
    .alterTable('contactRequest')
    .addColumn('state', 'text', (column) => column.notNull().defaultTo('new'))
    .execute();
  for (const name of ['closedNote', 'nextStep']) {
    await db.schema
      .alterTable('contactRequest')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  }
  await db.schema
    .alterTable('contactRequest')
    .addColumn('assigneeId', 'text', (column) => column.references('staffMember.id').onDelete('set null'))
    .execute();
  await db.schema
    .alterTable('contactRequest')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  await sql`update "contactRequest" set "state" = 'closed', "closedBecause" = 'answered', "closedAt" = "handledAt"
    where "handledAt" is not null`.execute(db);
  await db.schema.alterTable('contactRequest').dropColumn('handledAt').execute();
  await indexWork(db);
  await addConversation(db);
}

/** Each list is counted and read in the order of an index. */
async function indexWork(db: Kysely<unknown>): Promise<void> {
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
  // hardly any request has a next step
  await db.schema
    .createIndex('contactRequestByNextStep')
    .on('contactRequest')
    .columns(['nextStepOn', 'state', 'id'])
    .where('nextStepOn' as never, 'is not', null)
    .execute();
}

async function addConversation(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('letter').addColumn('threadIds', 'text').execute();
  await db.schema
    .createTable('contactReply')
    .addColumn('letterId', 'text', (column) => column.primaryKey())
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
  await db.schema
    .createTable('note')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('aboutNoun', 'text', (column) => column.notNull())
    .addColumn('aboutId', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('authorId', 'text', (column) => column.references('staffMember.id').onDelete('set null'))
    .addColumn('writtenAt', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('noteByThing').on('note').columns(['aboutNoun', 'aboutId', 'writtenAt']).execute();
}
