import { type Kysely, sql } from 'kysely';

// Better Auth's tables under our names. It stores real booleans and times on Postgres, so the column
// types are its own; SQLite takes the type names and keeps 0/1 and ISO text.
const time = sql`timestamptz`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('staff')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('emailVerified', 'boolean', (column) => column.notNull())
    .addColumn('image', 'text')
    .addColumn('createdAt', time, (column) => column.notNull())
    .addColumn('updatedAt', time, (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('staffSession')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('expiresAt', time, (column) => column.notNull())
    .addColumn('token', 'text', (column) => column.notNull().unique())
    .addColumn('createdAt', time, (column) => column.notNull())
    .addColumn('updatedAt', time, (column) => column.notNull())
    .addColumn('ipAddress', 'text')
    .addColumn('userAgent', 'text')
    .addColumn('userId', 'text', (column) => column.notNull().references('staff.id').onDelete('cascade'))
    .execute();
  await db.schema.createIndex('staffSessionByUser').on('staffSession').column('userId').execute();

  await db.schema
    .createTable('staffAccount')
    .addColumn('id', 'text', (column) => column.primaryKey())
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
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('identifier', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('expiresAt', time, (column) => column.notNull())
    .addColumn('createdAt', time, (column) => column.notNull())
    .addColumn('updatedAt', time, (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('staffRateLimit')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('key', 'text', (column) => column.notNull().unique())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('lastRequest', 'bigint', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('staffInvitation')
    .addColumn('tokenHash', 'text', (column) => column.primaryKey())
    .addColumn('expiresAt', 'text', (column) => column.notNull())
    .execute();
}
