import type { Kysely } from 'kysely';

/**
 * Of a participant it is known what papers need, when somebody says it; whoever names people must have seen the last
 * names. A sign-up tells how it came, and its company has links to name its people by.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('participant').addColumn('email', 'text').execute();
  await db.schema.alterTable('participant').addColumn('birthDate', 'text').execute();
  await db.schema
    .alterTable('participant')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  await db.schema
    .alterTable('signUp')
    .addColumn('channel', 'text', (column) => column.notNull().defaultTo('web'))
    .execute();
  await db.schema
    .createTable('namesLink')
    .addColumn('codeHash', 'text', (column) => column.primaryKey())
    .addColumn('signUpId', 'text', (column) => column.notNull().references('signUp.id').onDelete('cascade'))
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .execute();
  // what somebody has just done is looked for by its instant, to be undone
  await db.schema.createIndex('eventByInstant').on('event').column('at').execute();
  await db.schema.createIndex('namesLinkBySignUp').on('namesLink').column('signUpId').execute();
}
