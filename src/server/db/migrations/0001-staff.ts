import { type Kysely, sql } from 'kysely';

// Better Auth stores real booleans and times on Postgres; SQLite accepts the type names and stores 0/1 and ISO text.
const time = sql`timestamptz`;

/** Staff, and how they sign in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Better Auth's users, under our name.
  await db.schema
    .createTable('staff')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('emailVerified', 'boolean', (column) => column.notNull())
    .addColumn('image', 'text')
    .addColumn('createdAt', time, (column) => column.notNull())
    .addColumn('updatedAt', time, (column) => column.notNull())
    .addColumn('twoFactorEnabled', 'boolean', (column) => column.notNull().defaultTo(false))
    .execute();

  await db.schema
    .createTable('staffSession')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('expiresAt', time, (column) => column.notNull())
    .addColumn('token', 'text', (column) => column.notNull().unique())
    .addColumn('createdAt', time, (column) => column.notNull())
    .addColumn('updatedAt', time, (column) => column.notNull())
    .addColumn('ipAddress', 'text')
    .addColumn('userAgent', 'text')
    .addColumn('userId', 'text', (column) => column.notNull().references('staff.id').onDelete('cascade'))
    .addColumn('provider', 'text', (column) => column.notNull().defaultTo('local'))
    .addColumn('subject', 'text')
    .addColumn('idToken', 'text')
    .execute();
  await db.schema.createIndex('staffSessionByUser').on('staffSession').column('userId').execute();

  await db.schema
    .createTable('staffAccount')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('accountId', 'text', (column) => column.notNull())
    .addColumn('providerId', 'text', (column) => column.notNull())
    .addColumn('userId', 'text', (column) => column.notNull().references('staff.id').onDelete('cascade'))
    .addColumn('accessToken', 'text')
    .addColumn('refreshToken', 'text')
    .addColumn('idToken', 'text')
    .addColumn('accessTokenExpiresAt', time)
    .addColumn('refreshTokenExpiresAt', time)
    .addColumn('scope', 'text')
    .addColumn('password', 'text')
    .addColumn('createdAt', time, (column) => column.notNull())
    .addColumn('updatedAt', time, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('staffAccountByUser').on('staffAccount').column('userId').execute();

  await db.schema
    .createTable('staffVerification')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('identifier', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('expiresAt', time, (column) => column.notNull())
    .addColumn('createdAt', time, (column) => column.notNull())
    .addColumn('updatedAt', time, (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('staffTwoFactor')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('backupCodes', 'text', (column) => column.notNull())
    .addColumn('userId', 'text', (column) => column.notNull().unique().references('staff.id').onDelete('cascade'))
    .addColumn('verified', 'boolean', (column) => column.notNull())
    .addColumn('failedVerificationCount', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('lockedUntil', time)
    .execute();

  // The last one-time code that was used: none is accepted twice (RFC 6238 section 5.2).
  await db.schema
    .createTable('staffUsedCode')
    .addColumn('userId', 'text', (column) => column.primaryKey().notNull().references('staff.id').onDelete('cascade'))
    .addColumn('step', 'integer', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('staffPasswordReset')
    .addColumn('tokenHash', 'text', (column) => column.primaryKey().notNull())
    .addColumn('email', 'text')
    .addColumn('userId', 'text', (column) => column.references('staff.id').onDelete('cascade'))
    .addColumn('codeHash', 'text')
    .addColumn('tries', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('expiresAt', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('staffPasswordResetByUser').on('staffPasswordReset').column('userId').execute();

  // Members of staff, with their role.
  await db.schema
    .createTable('staffMember')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull().defaultTo('active'))
    .execute();

  // The provider's account with which a member signs in.
  await db.schema
    .createTable('staffIdentity')
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('staffMemberId', 'text', (column) => column.notNull().references('staffMember.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('staffIdentityOfProviderAndSubject', ['provider', 'subject'])
    .execute();
  await db.schema.createIndex('staffIdentityByMember').on('staffIdentity').column('staffMemberId').execute();

  await db.schema
    .createTable('staffActivity')
    .addColumn('staffMemberId', 'text', (column) =>
      column.primaryKey().notNull().references('staffMember.id').onDelete('cascade'),
    )
    .addColumn('lastSeenAt', 'text', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('staffInvitation')
    .addColumn('tokenHash', 'text', (column) => column.primaryKey().notNull())
    .addColumn('expiresAt', 'text', (column) => column.notNull())
    .addColumn('staffMemberId', 'text', (column) => column.references('staffMember.id').onDelete('cascade'))
    .addColumn('usedAt', 'text')
    .execute();

  // The secret that signs sessions, if no AUTH_SECRET is set and nodes share a database.
  await db.schema
    .createTable('secret')
    .addColumn('id', 'integer', (column) => column.primaryKey().notNull())
    .addColumn('secret', 'text', (column) => column.notNull())
    .execute();
}
