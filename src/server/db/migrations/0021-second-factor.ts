import { type Kysely, sql } from 'kysely';

// Better Auth's table of second factors under our name, in its own types (0002-staff.ts).
const time = sql`timestamptz`;

/** Local accounts have a second factor, and a code by letter where a password was forgotten. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('staff')
    .addColumn('twoFactorEnabled', 'boolean', (column) => column.notNull().defaultTo(sql`false`))
    .execute();

  await db.schema
    .createTable('staffTwoFactor')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('backupCodes', 'text', (column) => column.notNull())
    .addColumn('userId', 'text', (column) => column.notNull().unique().references('staff.id').onDelete('cascade'))
    .addColumn('verified', 'boolean', (column) => column.notNull())
    .addColumn('failedVerificationCount', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('lockedUntil', time)
    .execute();

  // the last step of time whose code was used
  await db.schema
    .createTable('staffUsedCode')
    .addColumn('userId', 'text', (column) => column.primaryKey().references('staff.id').onDelete('cascade'))
    .addColumn('step', 'integer', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('staffPasswordReset')
    .addColumn('tokenHash', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text')
    .addColumn('userId', 'text', (column) => column.references('staff.id').onDelete('cascade'))
    .addColumn('codeHash', 'text')
    .addColumn('tries', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('expiresAt', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('staffPasswordResetByUser').on('staffPasswordReset').column('userId').execute();
}
