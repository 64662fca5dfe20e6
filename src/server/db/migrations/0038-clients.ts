import { type Kysely, sql } from 'kysely';

/**
 * Companies that come to us: who they are, whom to call, where they are. Sign-ups, contact requests and entries of the
 * waitlist name theirs; those that are there already are looked through by a job.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addClients(db);
  for (const matter of ['signUp', 'contactRequest', 'waitlistEntry']) await addClientTo(db, matter);
  // the newest letters of a client are found without their words, which make a letter's row long
  await db.schema.dropIndex('letterByAbout').execute();
  await db.schema
    .createIndex('letterByAbout')
    .on('letter')
    .columns(['aboutNoun', 'aboutId', 'createdAt', 'id'])
    .execute();
  await sql`update "signUp" set "clientMatch" = 'none' where "applicant" = 'person'`.execute(db);
  await sql`update "waitlistEntry" set "clientMatch" = 'none' where "applicant" = 'person'`.execute(db);
}

async function addClients(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('client')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('ico', 'text', (column) => column.unique())
    .addColumn('street', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('city', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('contractNumber', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('contractSince', 'text')
    .addColumn('contractUntil', 'text')
    .addColumn('note', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('joinedIntoId', 'text', (column) => column.references('client.id'))
    .addColumn('cardId', 'text', (column) => column.notNull().references('client.id'))
    .addColumn('lastMatterAt', 'text')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('nameSortKey', 'text', (column) => column.notNull())
    .addColumn('searchText', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('clientByName').on('client').columns(['nameSortKey', 'id']).execute();
  await db.schema.createIndex('clientByCard').on('client').column('cardId').execute();
  await db.schema.createIndex('clientByJoin').on('client').column('joinedIntoId').execute();
  await db.schema
    .createTable('clientMark')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('clientId', 'text', (column) => column.notNull().references('client.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('clientByMark', ['kind', 'value', 'clientId'])
    .execute();
  await db.schema.createIndex('markByClient').on('clientMark').column('clientId').execute();
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
    .createTable('clientBranch')
    .addColumn('clientId', 'text', (column) => column.notNull().references('client.id').onDelete('cascade'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('street', 'text', (column) => column.notNull())
    .addColumn('city', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('branchOfClient', ['clientId', 'position'])
    .execute();
  // one row, locked by whoever founds a client: of two who found the same company the second one finds it
  await db.schema
    .createTable('clientFounding')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .execute();
  await sql`insert into "clientFounding" ("id") values ('1')`.execute(db);
}

async function addClientTo(db: Kysely<unknown>, matter: string): Promise<void> {
  await db.schema
    .alterTable(matter)
    .addColumn('clientId', 'text', (column) => column.references('client.id'))
    .execute();
  await db.schema.alterTable(matter).addColumn('clientMatch', 'text').execute();
  await db.schema
    .createIndex(`${matter}ByClient`)
    .on(matter)
    .columns(['clientId', 'receivedAt', 'id'])
    .where('clientId' as never, 'is not', null)
    .execute();
  await db.schema
    .createIndex(`${matter}InDoubt`)
    .on(matter)
    .columns(['receivedAt', 'id'])
    .where(sql<boolean>`"clientMatch" = 'doubt'`)
    .execute();
  await db.schema
    .createIndex(`${matter}Unmatched`)
    .on(matter)
    .columns(['receivedAt', 'id'])
    .where('clientMatch' as never, 'is', null)
    .execute();
}
