import { type CreateTableBuilder, type Kysely, sql } from 'kysely';

/**
 * Passwords and second factors belong to the member of staff; before, to a user of Better Auth (decision 0057). Sessions,
 * unfinished sign-ins and codes for a forgotten password end.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await belongingTo('staffMember', db.schema.createTable('staffPassword')).addColumn('hash', 'text').execute();
  await sql`
    insert into "staffPassword" ("staffMemberId", "hash")
    select "staffMemberId", "password" from "staffIdentity"
    left join "staffAccount" on "userId" = "subject" and "providerId" = 'credential'
    where "provider" = 'local'`.execute(db);

  await belongingTo('staffPassword', db.schema.createTable('staffSecondFactor'))
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('recoveryCodes', 'text')
    .execute();
  await sql`
    insert into "staffSecondFactor" ("staffMemberId", "secret", "recoveryCodes")
    select "staffMemberId", "secret", case when "verified" then "backupCodes" end from "staffIdentity"
    join "staffTwoFactor" on "userId" = "subject"
    where "provider" = 'local'`.execute(db);

  await belongingTo('staffSecondFactor', db.schema.createTable('staffCodeUse'))
    .addColumn('usedStep', 'integer')
    .addColumn('wrongCodes', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('lockedUntil', 'text')
    .execute();
  await sql`
    insert into "staffCodeUse" ("staffMemberId", "usedStep", "wrongCodes")
    select "staffMemberId", "step", "failedVerificationCount" from "staffIdentity"
    join "staffTwoFactor" on "staffTwoFactor"."userId" = "subject"
    left join "staffUsedCode" on "staffUsedCode"."userId" = "subject"
    where "provider" = 'local'`.execute(db);

  const depending = ['staffPasswordReset', 'staffVerification', 'staffSession', 'staffUsedCode', 'staffTwoFactor'];
  for (const table of [...depending, 'staffAccount', 'staff']) await db.schema.dropTable(table).execute();
  await sql`delete from "staffIdentity" where "provider" = 'local'`.execute(db);

  await db.schema
    .createTable('staffSecondStep')
    .addColumn('tokenHash', 'text', (column) => column.primaryKey().notNull())
    .addColumn('staffMemberId', 'text', (column) =>
      column.notNull().references('staffPassword.staffMemberId').onDelete('cascade'),
    )
    .addColumn('tries', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('expiresAt', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('staffSecondStepByMember').on('staffSecondStep').column('staffMemberId').execute();

  await db.schema
    .createTable('staffSession')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('staffMemberId', 'text', (column) => column.notNull().references('staffMember.id').onDelete('cascade'))
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('userAgent', 'text', (column) => column.notNull())
    .addColumn('idToken', 'text')
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('lastSeenAt', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('staffSessionByMember').on('staffSession').column('staffMemberId').execute();

  await db.schema
    .createTable('staffPasswordReset')
    .addColumn('tokenHash', 'text', (column) => column.primaryKey().notNull())
    .addColumn('email', 'text')
    .addColumn('staffMemberId', 'text', (column) =>
      column.references('staffPassword.staffMemberId').onDelete('cascade'),
    )
    .addColumn('codeHash', 'text')
    .addColumn('tries', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('expiresAt', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('staffPasswordResetByMember')
    .on('staffPasswordReset')
    .column('staffMemberId')
    .execute();
}

/** A table with at most one row for each row of another one. */
function belongingTo<T extends string>(
  owner: 'staffMember' | 'staffPassword' | 'staffSecondFactor',
  table: CreateTableBuilder<T>,
) {
  const key = owner === 'staffMember' ? 'staffMember.id' : (`${owner}.staffMemberId` as const);
  return table.addColumn('staffMemberId', 'text', (column) =>
    column.primaryKey().notNull().references(key).onDelete('cascade'),
  );
}
