import type { Kysely } from 'kysely';

/** Staff are invited and taken away, and sign in by one of several ways; a session knows by which. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('staffMember')
    .addColumn('state', 'text', (column) => column.notNull().defaultTo('active'))
    .execute();
  await db.schema
    .createTable('staffActivity')
    .addColumn('staffMemberId', 'text', (column) =>
      column.primaryKey().references('staffMember.id').onDelete('cascade'),
    )
    .addColumn('lastSeenAt', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .alterTable('staffInvitation')
    .addColumn('staffMemberId', 'text', (column) => column.references('staffMember.id').onDelete('cascade'))
    .execute();
  await db.schema
    .alterTable('staffSession')
    .addColumn('provider', 'text', (column) => column.notNull().defaultTo('local'))
    .execute();
  // whom the provider means, where that is not the account itself; and what its own sign-out asks for
  for (const column of ['subject', 'idToken']) {
    await db.schema.alterTable('staffSession').addColumn(column, 'text').execute();
  }
}
