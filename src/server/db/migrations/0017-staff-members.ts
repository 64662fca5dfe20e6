import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';

/** Staff are people of their own, with a role; how they sign in hangs on them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('staffMember')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('staffIdentity')
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('staffMemberId', 'text', (column) => column.notNull().references('staffMember.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('staffIdentityOfProviderAndSubject', ['provider', 'subject'])
    .execute();
  await db.schema.createIndex('staffIdentityByMember').on('staffIdentity').column('staffMemberId').execute();
  await giveAccountsMembers(db as Kysely<Tables>);
}

interface Tables {
  /** Better Auth's users; its times are `Date` on Postgres and text on SQLite. */
  staff: { id: string; name: string; email: string; createdAt: string | Date };
  staffMember: { id: string; name: string; email: string; role: string; createdAt: string };
  staffIdentity: { provider: string; subject: string; staffMemberId: string };
}

async function giveAccountsMembers(db: Kysely<Tables>): Promise<void> {
  const accounts = await db.selectFrom('staff').select(['id', 'name', 'email', 'createdAt']).execute();
  for (const { id: subject, name, email, createdAt } of accounts) {
    const id = randomUUID();
    const since = new Date(createdAt).toISOString();
    await db.insertInto('staffMember').values({ id, name, email, role: 'admin', createdAt: since }).execute();
    await db.insertInto('staffIdentity').values({ provider: 'local', subject, staffMemberId: id }).execute();
  }
}
