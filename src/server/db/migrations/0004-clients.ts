import { type Kysely, sql } from 'kysely';

/** Clients, and the match keys that identify them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('client')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('ico', 'text', (column) => column.unique())
    .addColumn('street', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('city', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('contractNumber', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('contractSince', 'text')
    .addColumn('contractUntil', 'text')
    .addColumn('note', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('joinedIntoId', 'text', (column) => column.references('client.id'))
    .addColumn('primaryClientId', 'text', (column) => column.notNull().references('client.id'))
    .addColumn('lastRecordAt', 'text')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('nameSortKey', 'text', (column) => column.notNull())
    .addColumn('searchText', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('clientByName').on('client').columns(['nameSortKey', 'id']).execute();
  await db.schema.createIndex('clientByPrimaryClient').on('client').column('primaryClientId').execute();
  await db.schema.createIndex('clientByJoin').on('client').column('joinedIntoId').execute();

  await db.schema
    .createTable('clientBranch')
    .addColumn('clientId', 'text', (column) => column.notNull().references('client.id').onDelete('cascade'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('street', 'text', (column) => column.notNull())
    .addColumn('city', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('branchOfClient', ['clientId', 'position'])
    .execute();

  await db.schema
    .createTable('clientContact')
    .addColumn('clientId', 'text', (column) => column.notNull().references('client.id').onDelete('cascade'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('contactOfClient', ['clientId', 'position'])
    .execute();

  await db.schema
    .createTable('clientMatchKey')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('clientId', 'text', (column) => column.notNull().references('client.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('clientByMatchKey', ['kind', 'value', 'clientId'])
    .execute();
  await db.schema.createIndex('matchKeyByClient').on('clientMatchKey').column('clientId').execute();

  // One row, locked while a client is created.
  await db.schema
    .createTable('clientCreation')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .execute();
  await sql`insert into "clientCreation" ("id") values ('1')`.execute(db);
}
