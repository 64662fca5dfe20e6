import { type Kysely, sql } from 'kysely';

const FACTS = ['name', 'street', 'city', 'postalCode', 'ico', 'dic', 'icDph', 'orderNumber', 'invoiceEmail'];

/** Who pays for a sign-up (decision 0063). */
export async function up(db: Kysely<unknown>): Promise<void> {
  let payer = db.schema
    .createTable('payer')
    .addColumn('signUpId', 'text', (column) =>
      column.primaryKey().notNull().references('signUp.id').onDelete('cascade'),
    );
  for (const fact of FACTS) payer = payer.addColumn(fact, 'text', (column) => column.notNull());
  await payer.addColumn('version', 'integer', (column) => column.notNull()).execute();
  await sql`create index "payerByInvoiceEmail" on "payer" (lower("invoiceEmail"))`.execute(db);
}
