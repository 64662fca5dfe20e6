import type { Kysely } from 'kysely';

/** Internal notes and postponements of staff. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('note')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('aboutNoun', 'text', (column) => column.notNull())
    .addColumn('aboutId', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('authorId', 'text', (column) => column.references('staffMember.id').onDelete('set null'))
    .addColumn('writtenAt', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('noteByThing').on('note').columns(['aboutNoun', 'aboutId', 'writtenAt']).execute();

  await db.schema
    .createTable('postponement')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('noun', 'text', (column) => column.notNull())
    .addColumn('nounId', 'text', (column) => column.notNull())
    .addColumn('untilDay', 'text', (column) => column.notNull())
    .addColumn('isDone', 'integer', (column) => column.notNull())
    .addColumn('byStaffId', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('postponementOfThing', ['kind', 'nounId'])
    .execute();
  await db.schema.createIndex('postponementByNoun').on('postponement').columns(['noun', 'nounId']).execute();
}
