import type { Kysely } from 'kysely';

/** The history in a chain of hashes (decision 0016), and the jobs to be run later. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('event')
    .addColumn('position', 'integer', (column) => column.primaryKey().notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('actorKind', 'text', (column) => column.notNull())
    .addColumn('actorId', 'text', (column) => column.notNull())
    .addColumn('noun', 'text', (column) => column.notNull())
    .addColumn('nounId', 'text', (column) => column.notNull())
    .addColumn('verb', 'text', (column) => column.notNull())
    .addColumn('valuesHash', 'text', (column) => column.notNull())
    .addColumn('previousHash', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('eventByNoun').on('event').columns(['noun', 'nounId', 'position']).execute();
  await db.schema.createIndex('eventByInstant').on('event').column('at').execute();
  await db.schema.createIndex('eventOfNoun').on('event').columns(['noun', 'position']).execute();
  await db.schema.createIndex('eventByActor').on('event').columns(['actorKind', 'actorId', 'position']).execute();

  await db.schema
    .createTable('eventValues')
    .addColumn('position', 'integer', (column) => column.primaryKey().notNull().references('event.position'))
    .addColumn('salt', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('eventChain')
    .addColumn('id', 'integer', (column) => column.primaryKey().notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('eventChainDay')
    .addColumn('day', 'text', (column) => column.primaryKey().notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('job')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('dueAt', 'text', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('leasedUntil', 'text')
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('lastError', 'text')
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('jobOfKindAndKey', ['kind', 'key'])
    .execute();
  await db.schema.createIndex('jobByDueTime').on('job').columns(['kind', 'dueAt']).execute();
}
